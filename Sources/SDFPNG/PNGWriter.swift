import CLibPNG
public import SDFGrid
public import SDFPictures

/// Writes pictures and grids as PNG files.
///
/// Texts come before the image data. One in Latin-1 is a tEXt chunk up to 1,024 bytes and zTXt beyond,
/// any other an iTXt chunk, compressed beyond 1,024 bytes. The same input gives the same bytes.
public enum PNGWriter {
  /// A keyword (PNG specification 11.3.4: 1 to 79 Latin-1 characters) and its text.
  public typealias Text = (keyword: String, text: String)

  /// Writes a picture, marked as sRGB: as RGB where it is opaque everywhere, else as RGBA.
  public static func encode(_ picture: Picture, text: [Text] = []) throws(PNGError) -> [UInt8] {
    let opaque = picture.pixels.withSamples { pixels in
      var all = UInt8.max
      for index in 0..<pixels.count { all &= pixels[index].alpha }
      return all == .max
    }
    return try encode(picture.pixels, bitDepth: 8, channels: 4, dropsAlpha: opaque, isSRGB: true, text)
  }

  /// Writes a grid as grey of 8 bits; nothing is said of the samples' meaning.
  public static func encodeGrey8(_ grid: Grid<UInt8>, text: [Text] = []) throws(PNGError) -> [UInt8] {
    try encode(grid, bitDepth: 8, channels: 1, text)
  }

  /// Writes a grid as grey of 16 bits; nothing is said of the samples' meaning.
  public static func encodeGrey16(_ grid: Grid<UInt16>, text: [Text] = []) throws(PNGError) -> [UInt8] {
    try encode(grid, bitDepth: 16, channels: 1, text)
  }

  private static func encode<Texel>(
    _ grid: Grid<Texel>, bitDepth: UInt8, channels: UInt8, dropsAlpha: Bool = false, isSRGB: Bool = false,
    _ text: [Text]
  ) throws(PNGError) -> [UInt8] {
    var texts: [PNGText] = []
    for entry in text { texts.append(try PNGText(entry.keyword, entry.text)) }
    guard let width = UInt32(exactly: grid.size.width), let height = UInt32(exactly: grid.size.height),
      max(width, height) <= UInt32(Int32.max)
    else { throw .badDimensions(width: grid.size.width, height: grid.size.height) }
    let picture = cpng_picture(
      width: width, height: height, bit_depth: bitDepth, channels: channels, drops_alpha: dropsAlpha,
      is_srgb: isSRGB)
    let writer = try LibPNGWriter.make(picture, texts: texts)
    let stride = grid.size.width * MemoryLayout<Texel>.stride
    let status = grid.withSamples { unsafe writer.writeRows($0.bytes, stride: stride) }
    try writer.check(status)
    return try writer.finish()
  }
}
