/// What IHDR says (PNG specification 11.2.1).
struct PNGHeader: Equatable {
  /// Columns, 1…2³¹ − 1.
  var width: Int
  /// Rows, 1…2³¹ − 1.
  var height: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  var bitDepth: Int
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA; anything else is left for libpng to refuse.
  var colourType: Int

  /// Reads the 13 bytes at `offset`.
  init(_ bytes: [UInt8], at offset: Int) throws(PNGError) {
    width = Int(bigEndian32(bytes, at: offset))
    height = Int(bigEndian32(bytes, at: offset + 4))
    bitDepth = Int(bytes[offset + 8])
    colourType = Int(bytes[offset + 9])
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw .badDimensions(width: width, height: height)
    }
  }

  /// Refuses more than `limit` texels.
  func check(maxTexels limit: Int) throws(PNGError) {
    let (texels, overflow) = width.multipliedReportingOverflow(by: height)
    if overflow || texels > limit { throw .tooManyTexels(width: width, height: height, limit: limit) }
  }

  /// The colour type in words.
  var colourName: String {
    switch colourType {
    case 0: "grey"
    case 2: "RGB"
    case 3: "a palette picture"
    case 4: "grey and alpha"
    case 6: "RGBA"
    default: "of colour type \(colourType)"
    }
  }
}
