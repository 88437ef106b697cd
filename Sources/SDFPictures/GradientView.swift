import SDFGrid

/// The direction of the gradient as a hue of even lightness; grey where there is none.
struct GradientView: PixelView {
  private let texelsPerPixel: Float

  init(_ source: FieldSource, _ size: GridSize) { texelsPerPixel = source.texelsPerPixel }

  func colour(_ field: FieldSampler, _ x: Float, _ y: Float) -> LinearColour {
    let point = field.point(x, y)
    let length = max((point.value.y * point.value.y + point.value.z * point.value.z).squareRoot(), 1e-6)
    let colour = Colour.oklch(
      lightness: point.distance < 0 ? 0.62 : 0.76, chroma: 0.125 * min(length, 1),
      cosine: point.value.y / length, sine: point.value.z / length)
    let pixels = point.distance / max(texelsPerPixel * max(point.steepness, 0.5), 1e-6)
    return Colour.mix(colour, Colour.hex(0xFFFFFF), Lines.coverage(pixels, width: 2.2))
  }
}
