import SDFGrid

/// Lines of equal distance in ink on paper: every fifth stronger, the outline bold, the inside tinted.
struct ContoursView: PixelView {
  private let spacing: Float
  private let texelsPerPixel: Float

  init(_ source: FieldSource, _ size: GridSize) {
    spacing = Lines.niceSpacing(Float(max(size.width, size.height)) / 30)
    texelsPerPixel = source.texelsPerPixel
  }

  func colour(_ field: FieldSampler, _ x: Float, _ y: Float) -> LinearColour {
    let point = field.point(x, y)
    let pixel = texelsPerPixel * max(point.steepness, 0.5)
    // A clamped field has plateaus, where a line would spread over everything.
    let sharp = Lines.step(0.1, 0.5, point.steepness)
    let minor = Lines.fromMultiple(point.distance, of: spacing) / pixel
    let major = Lines.fromMultiple(point.distance, of: spacing * 5) / pixel
    var colour = point.distance < 0 ? ContoursView.tint : ContoursView.paper
    colour = Colour.mix(colour, ContoursView.ink, 0.65 * sharp * Lines.coverage(minor, width: 1.1))
    colour = Colour.mix(colour, ContoursView.ink, 0.7 * sharp * Lines.coverage(major, width: 1.7))
    return Colour.mix(colour, ContoursView.ink, sharp * Lines.coverage(point.distance / pixel, width: 3.6))
  }

  private static let paper = Colour.hex(0xFAF7F0)
  private static let tint = Colour.hex(0xF0E4CC)
  private static let ink = Colour.hex(0x1D2A3F)
}
