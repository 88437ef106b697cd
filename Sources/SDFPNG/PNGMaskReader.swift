import CLibPNG
import SDFGrid

/// Reads one channel of a PNG as a mask.
///
/// All of PNG is read: grey of 1 to 16 bits, grey and alpha, RGB, RGBA, palettes, tRNS, Adam7. Samples
/// are taken as they are stored: no gamma and no colour profile is applied, whatever the file says.
/// Grey of 1, 2 and 4 bits is spread over 0…255; an index beyond the palette is opaque black. The picture
/// is decoded once, row by row, into the one channel that is wanted, interlaced or not, so memory stays
/// near the mask's and the file's. For `auto` that channel is luma until a texel is not opaque; then all
/// before it are known to be opaque, and alpha takes over.
public enum PNGMaskReader {
  /// The limit on width × height where the caller gives none.
  public static let defaultMaxTexels = 16384 * 16384

  /// Reads a PNG file's bytes; a picture that declares more than `maxTexels` is refused undecoded.
  ///
  /// - Throws: `PNGError`; damaged or truncated files are refused, and nothing half-decoded is returned.
  public static func read(
    _ bytes: [UInt8], channel: PNGChannel = .auto, maxTexels: Int = defaultMaxTexels
  ) throws(PNGError) -> PNGMask {
    let structure = try PNGStructure(bytes, maxTexels: maxTexels)
    return try LibPNGReader.withReader(of: bytes, structure) { reader throws(PNGError) in
      let channels = Int(reader.layout.channels)
      if channel == .alpha, channels == 1 || channels == 3 {
        throw .noAlpha(colourType: structure.header.colourName)
      }
      if reader.layout.bit_depth == 16 {
        var taker = ChannelTaker<UInt16>(channel, channels: channels)
        let plane = try readPlane(reader, &taker)
        return PNGMask(mask: .unorm16(plane), channel: taker.taking)
      }
      var taker = ChannelTaker<UInt8>(channel, channels: channels)
      let plane = try readPlane(reader, &taker)
      return PNGMask(mask: .unorm8(plane), channel: taker.taking)
    }
  }

  /// Reads all rows, and the file to its end.
  private static func readPlane<Sample>(
    _ reader: borrowing LibPNGReader, _ taker: inout ChannelTaker<Sample>
  ) throws(PNGError) -> Grid<Sample> {
    let layout = reader.layout
    var plane = Grid<Sample>(uninitialized: reader.size)
    if taker.takesWholeRow, !layout.interlaced {
      let status = plane.withMutableSamples { reader.readRows(into: &$0) }
      try reader.check(status)
    } else {
      for pass in layout.interlaced ? Adam7Pass.all : Adam7Pass.whole {
        try readPass(pass, reader, &taker, into: &plane)
      }
    }
    try reader.finish()
    return plane
  }

  /// Reads the rows of one pass through a buffer of one row.
  private static func readPass<Sample>(
    _ pass: Adam7Pass, _ reader: borrowing LibPNGReader, _ taker: inout ChannelTaker<Sample>,
    into plane: inout Grid<Sample>
  ) throws(PNGError) {
    let samples = pass.width(in: plane.size) * taker.channels
    var row = [Sample](repeating: 0, count: reader.rowSamples)
    for y in pass.rows(in: plane.size) {
      var target = row.mutableSpan
      try reader.check(reader.readRows(into: &target))
      taker.take(row.span.extracting(0..<samples), pass: pass, y: y, into: &plane)
    }
  }
}

extension LibPNGReader {
  /// Width and height of the picture.
  var size: GridSize { GridSize(width: Int(layout.width), height: Int(layout.height)) }
}
