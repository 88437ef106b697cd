import SDFGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The rows of a mask as the seed stage sees them: decoded, inverted, and with what lies beyond.
///
/// The *domain* is the mask, and under a clear border one more texel on each side, so that a shape
/// that touches the border is closed. Columns and rows count from the domain's top left.
struct MaskRows: Sendable {
  /// Texels beyond the domain on each side of a row buffer.
  static let halo = 3

  let source: CoverageRows
  let border: SDFMetadata.Border
  let invert: Bool
  let encoding: CoverageEncoding

  init(_ source: CoverageRows, options: MaskOptions) {
    self.source = source
    border = options.border
    invert = options.invert
    encoding = options.coverage
  }

  /// The mask's first column and row in the domain.
  var margin: Int { border == .clear ? 1 : 0 }

  /// Columns and rows of the domain.
  var size: GridSize {
    GridSize(
      width: source.layout.size.width + 2 * margin, height: source.layout.size.height + 2 * margin)
  }

  /// The number of places in a row buffer.
  var bufferLength: Int { size.width + 2 * Self.halo }

  /// Fills a row buffer: place `start + halo + column` holds the coverage, 0…1, of that column of the
  /// domain.
  func read(_ row: Int, into buffer: inout MutableSpan<Float>, at start: Int) {
    let mask = source.layout.size
    let first = start + Self.halo + margin
    let end = first + mask.width
    let bufferEnd = start + bufferLength
    var y = row - margin
    if border == .clear && (y < 0 || y >= mask.height) {
      for place in start..<bufferEnd { buffer[place] = 0 }
      return
    }
    y = max(0, min(mask.height - 1, y))
    source.read(y, into: &buffer, from: first)
    if encoding == .srgb { for place in first..<end { buffer[place] = Self.linear(buffer[place]) } }
    if invert { for place in first..<end { buffer[place] = 1 - buffer[place] } }
    let left = border == .clear ? 0 : buffer[first]
    let right = border == .clear ? 0 : buffer[end - 1]
    for place in start..<first { buffer[place] = left }
    for place in end..<bufferEnd { buffer[place] = right }
  }

  /// Whether the domain's first texel is inside: so is, under an extended border, all beyond that corner.
  func topLeftIsInside(threshold: Double) -> Bool {
    var buffer = [Float](repeating: 0, count: bufferLength)
    var span = buffer.mutableSpan
    read(0, into: &span, at: 0)
    return span[Self.halo] > Float(threshold)
  }

  /// The sRGB transfer function undone (IEC 61966-2-1).
  static func linear(_ encoded: Float) -> Float {
    encoded <= 0.04045 ? encoded / 12.92 : powf((encoded + 0.055) / 1.055, 2.4)
  }
}
