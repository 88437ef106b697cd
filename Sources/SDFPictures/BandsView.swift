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
    var colour = Colour.mix(side.middle, side.far, 1 - expf(-depth / 5))
    colour = Colour.mix(colour, side.near, 0.24 * wave(depth))
    colour = Colour.mix(colour, side.near, 0.9 * expf(-depth * 1.1))
    let pixels = point.distance / max(texelsPerPixel * max(point.steepness, 0.5), 1e-6)
    return Colour.mix(colour, BandsView.line, Lines.coverage(pixels, width: 2.4))
  }

  /// 0 in light bands and 1 in dark ones, with soft edges between them; a band is one spacing wide.
  private func wave(_ depth: Float) -> Float {
    0.5 - 0.5 * max(-1, min(cosf(depth * .pi) * 2.5, 1))
  }

  /// At the outline, beyond it, and far away.
  private typealias Shades = (near: LinearColour, middle: LinearColour, far: LinearColour)

  private static let inside: Shades = (Colour.hex(0xA82A3C), Colour.hex(0xF27D4E), Colour.hex(0xFFDC8C))
  private static let outside: Shades = (Colour.hex(0x0C3A55), Colour.hex(0x4FB7C0), Colour.hex(0x2A4A94))
  private static let line = Colour.hex(0xFFFFFF)
}
