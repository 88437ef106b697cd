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
  private let top: Float

  init(_ source: FieldSource, _ size: GridSize) {
    texelsPerPixel = source.texelsPerPixel
    shadow = Float(max(size.width, size.height)) / 36
    let top = source.cells.withSamples { cells in
      (0..<cells.count).reduce(Float(0)) { max($0, cells[$1].w) }
    }
    self.top = top > 0 ? top : 1
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

  /// Paper with the drop's soft shadow towards the lower right, and the light that it gathers there.
  private func ground(_ field: FieldSampler, _ x: Float, _ y: Float) -> LinearColour {
    let shift = shadow / field.source.texelsPerCell
    let away = field.point(x - shift * 0.6, y - shift * 0.75).distance
    let shade = 0.62 * (1 - Lines.step(-shadow * 1.1, shadow * 1.3, away))
    let gathered = 0.5 * (1 - Lines.step(-shadow * 2.2, -shadow * 0.2, away))
    let shaded = Colour.mix(HeightView.paper, HeightView.shade, shade)
    return Colour.mix(shaded, HeightView.pale, gathered * shade)
  }

  /// Tinted by its thickness, darker towards the light and brighter away from it, as glass is that the
  /// light goes through, with a gleam where it mirrors the light.
  private func glass(slope: SIMD2<Float>, height: Float) -> LinearColour {
    let normal = HeightView.unit(SIMD3(-slope.x, -slope.y, 1.15))
    let thickness = max(0, height) / top
    let facing = (normal * HeightView.light).sum()
    let through = normal.x * -HeightView.light.x + normal.y * -HeightView.light.y
    let mirrored = max(0, (normal * HeightView.halfway).sum())
    var colour = Colour.mix(HeightView.pale, HeightView.deep, 1 - expf(-0.5 - 1.9 * thickness))
    colour *= 0.66 + 0.5 * max(0, facing)
    colour += HeightView.glow * (max(0, through) * (0.5 + 0.2 * thickness))
    colour += HeightView.pale * (0.14 * powf(mirrored, 14))
    colour += LinearColour(repeating: 0.75 * powf(mirrored, 110))
    return colour
  }

  private static func unit(_ v: SIMD3<Float>) -> SIMD3<Float> { v / (v * v).sum().squareRoot() }

  private static let light = unit(SIMD3(-0.5, -0.65, 0.7))
  private static let halfway = unit(light + SIMD3(0, 0, 1))
  private static let paper = Colour.hex(0xF4F1EB)
  private static let shade = Colour.hex(0x6C7C98)
  private static let pale = Colour.hex(0xA8F0F4)
  private static let deep = Colour.hex(0x0072B4)
  private static let glow = Colour.hex(0x6FE3D6)
  private static let rim = Colour.hex(0x053A5A)
}
