import SDFGrid

/// The bar of a heat map: the ramp, and the differences at its ends and its middle.
struct HeatLegend {
  /// The least width of a picture that has the legend.
  static let width = 320
  /// Rows that the legend takes.
  static let height = 60
  /// The colour around it.
  static let paper = RGBA8(red: 250, green: 247, blue: 240)

  private static let ink = RGBA8(red: 29, green: 42, blue: 63)
  private static let margin = 16
  private static let barTop = 12
  private static let barHeight = 16
  private static let labelTop = 36

  /// The difference of the brightest colour, in texels.
  let maximum: Float

  /// Draws the legend into the picture's rows from `top`.
  func draw(below top: Int, into picture: inout Picture) {
    let left = HeatLegend.margin
    let right = picture.size.width - HeatLegend.margin
    for x in left..<right {
      let colour = Colour.pixel(HeatRamp.colour(Float(x - left) / Float(right - left - 1)))
      for y in 0..<HeatLegend.barHeight { picture.pixels[x, top + HeatLegend.barTop + y] = colour }
    }
    let baseline = top + HeatLegend.labelTop
    let middle = HeatLegend.number(maximum / 2)
    let end = HeatLegend.number(maximum) + (maximum == 1 ? " texel" : " texels")
    label("0", at: left, baseline, &picture)
    label(middle, at: (left + right - PixelFont.width(middle)) / 2, baseline, &picture)
    label(end, at: right - PixelFont.width(end), baseline, &picture)
  }

  private func label(_ text: String, at x: Int, _ y: Int, _ picture: inout Picture) {
    PixelFont.draw(text, x: x, y: y, HeatLegend.ink, into: &picture)
  }

  /// A number without a needless fraction.
  private static func number(_ value: Float) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
