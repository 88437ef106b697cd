import SDFGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bands of equal distance: amber inside, sea blue outside, darker towards a thin white outline.
struct BandsView: PixelView {
  private let spacing: Float
  private let texelsPerPixel: Float

  init(_ source: FieldSource, _ size: GridSize) {
    spacing = Lines.niceSpacing(Float(max(size.width, size.height)) / 24)
    texelsPerPixel = source.texelsPerPixel
  }

  func colour(_ field: FieldSampler, _ x: Float, _ y: Float) -> LinearColour {
    let point = field.point(x, y)
    let depth = abs(point.distance) / spacing
    let side = point.distance < 0 ? BandsView.inside : BandsView.outside
    var colour = Colour.mix(side.near, side.far, 1 - expf(-depth / 5))
    colour *= 1 - 0.16 * wave(depth)
    colour *= 1 - 0.62 * expf(-depth * 1.3)
    let pixels = point.distance / max(texelsPerPixel * max(point.steepness, 0.5), 1e-6)
    return Colour.mix(colour, BandsView.line, Lines.coverage(pixels, width: 2.2))
  }

  /// 0 in light bands and 1 in dark ones, with soft edges between them.
  private func wave(_ depth: Float) -> Float {
    0.5 - 0.5 * max(-1, min(cosf(depth * .pi) * 2.2, 1))
  }

  private static let inside = (near: Colour.hex(0xE8744A), far: Colour.hex(0xFFD98A))
  private static let outside = (near: Colour.hex(0x5FB3C4), far: Colour.hex(0x2C5C9E))
  private static let line = Colour.hex(0xFFFFFF)
}
