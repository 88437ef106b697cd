import CLibPNG
import SDFGrid
import SDFPictures

/// Reads whole pictures, as they are read back from files that this library wrote.
///
/// Samples are taken as stored, without gamma or colour profiles. Colour of 16 bits and grey of 16 bits
/// with alpha are refused as unsupported. A chunk beside the image data of more than 8 MB is refused; a
/// compressed text that grows beyond that is left out.
public enum PNGImageReader {
  /// Reads a PNG file's bytes; a picture that declares more than `maxTexels` is refused undecoded.
  public static func read(
    _ bytes: [UInt8], maxTexels: Int = PNGMaskReader.defaultMaxTexels
  ) throws(PNGError) -> PNGImage {
    let structure = try PNGStructure(bytes, maxTexels: maxTexels)
    return try LibPNGReader.withReader(of: bytes, structure, keepsText: true) { reader throws(PNGError) in
      let samples = try readSamples(reader, structure.header)
      try reader.finish()
      return PNGImage(samples: samples, text: reader.texts)
    }
  }

  private static func readSamples(
    _ reader: borrowing LibPNGReader, _ header: PNGHeader
  ) throws(PNGError) -> PNGImage.Samples {
    switch (reader.layout.channels, reader.layout.bit_depth) {
    case (1, 16): return .grey16(try readGrid(reader, of: UInt16.self, copy))
    case (1, _): return .grey8(try readGrid(reader, of: UInt8.self, copy))
    case (_, 16):
      throw .unsupported(reason: "\(header.colourName) of 16 bits is read as a mask only")
    case (2, _): return .rgba8(try readGrid(reader, of: UInt8.self, expandGreyAlpha))
    case (3, _): return .rgba8(try readGrid(reader, of: UInt8.self, expandRGB))
    default: return .rgba8(try readGrid(reader, of: UInt8.self, takeRGBA))
    }
  }

  /// Reads all passes; `place` puts texel `index` of a row together.
  private static func readGrid<Sample, Texel>(
    _ reader: borrowing LibPNGReader, of: Sample.Type, _ place: (Span<Sample>, Int) -> Texel
  ) throws(PNGError) -> Grid<Texel>
  where Sample: FixedWidthInteger & BitwiseCopyable, Texel: BitwiseCopyable & Sendable {
    var grid = Grid<Texel>(uninitialized: reader.size)
    for pass in reader.layout.interlaced ? Adam7Pass.all : Adam7Pass.whole {
      let width = pass.width(in: reader.size)
      var row = [Sample](repeating: 0, count: reader.rowSamples)
      for y in pass.rows(in: reader.size) {
        var target = row.mutableSpan
        try reader.check(reader.readRows(into: &target))
        grid.withMutableRow(y) {
          for index in 0..<width { $0[pass.x + index * pass.columnStep] = place(row.span, index) }
        }
      }
    }
    return grid
  }

  private static func copy<Sample>(_ row: Span<Sample>, _ index: Int) -> Sample { row[index] }

  private static func expandGreyAlpha(_ row: Span<UInt8>, _ index: Int) -> RGBA8 {
    let grey = row[2 * index]
    return RGBA8(red: grey, green: grey, blue: grey, alpha: row[2 * index + 1])
  }

  private static func expandRGB(_ row: Span<UInt8>, _ index: Int) -> RGBA8 {
    RGBA8(red: row[3 * index], green: row[3 * index + 1], blue: row[3 * index + 2], alpha: 255)
  }

  private static func takeRGBA(_ row: Span<UInt8>, _ index: Int) -> RGBA8 {
    RGBA8(
      red: row[4 * index], green: row[4 * index + 1], blue: row[4 * index + 2], alpha: row[4 * index + 3])
  }
}
