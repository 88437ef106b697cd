import SDFGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The height as a drop of tinted glass on paper, lit from the top left.
struct HeightView: PixelView {
  private let texelsPerPixel: Float
  private let shadow: Float

  init(_ source: FieldSource, _ size: GridSize) {
    texelsPerPixel = source.texelsPerPixel
    shadow = Float(max(size.width, size.height)) / 40
  }

  func colour(_ field: FieldSampler, _ x: Float, _ y: Float) -> LinearColour {
    let point = field.point(x, y)
    let pixels = point.distance / max(texelsPerPixel * max(point.steepness, 0.5), 1e-6)
    let inside = max(0, min(0.5 - pixels, 1))
    let ground = ground(field, x, y)
    guard inside > 0 else { return ground }
    let glass = glass(slope: field.heightSlope(x, y), height: point.value.w)
    let rimmed = Colour.mix(glass, HeightView.rim, 0.75 * Lines.coverage(pixels, width: 2))
    return Colour.mix(ground, rimmed, inside)
  }

  /// Paper with the drop's soft shadow towards the lower right.
  private func ground(_ field: FieldSampler, _ x: Float, _ y: Float) -> LinearColour {
    let shift = shadow * 0.7 / field.source.texelsPerCell
    let away = field.point(x - shift, y - shift).distance
    return Colour.mix(HeightView.paper, HeightView.shade, 0.5 * (1 - Lines.step(-shadow, shadow * 1.2, away)))
  }

  private func glass(slope: SIMD2<Float>, height: Float) -> LinearColour {
    let normal = HeightView.unit(SIMD3(-slope.x, -slope.y, 1))
    let facing = (normal * HeightView.light).sum()
    let through = (normal * SIMD3(-HeightView.light.x, -HeightView.light.y, HeightView.light.z)).sum()
    let halfway = HeightView.unit(HeightView.light + SIMD3(0, 0, 1))
    let gleam = powf(max(0, (normal * halfway).sum()), 60)
    let edge = powf(1 - normal.z, 2)
    var colour = Colour.mix(HeightView.deep, HeightView.bright, max(0, min(0.25 + 0.75 * facing, 1)))
    colour += HeightView.glow * powf(max(0, through), 3) * 0.45
    colour = Colour.mix(colour, HeightView.rim, 0.5 * edge)
    return colour + LinearColour(repeating: 0.9 * gleam)
  }

  private static func unit(_ v: SIMD3<Float>) -> SIMD3<Float> { v / (v * v).sum().squareRoot() }

  private static let light = unit(SIMD3(-0.55, -0.65, 0.75))
  private static let paper = Colour.hex(0xF3F0EA)
  private static let shade = Colour.hex(0x6F7890)
  private static let deep = Colour.hex(0x0B4F6C)
  private static let bright = Colour.hex(0x6FD3E3)
  private static let glow = Colour.hex(0x9AF0D8)
  private static let rim = Colour.hex(0x06374F)
}
