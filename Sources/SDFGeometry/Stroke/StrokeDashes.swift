/// Where along a contour the dashes are (SVG 2, §13.5.6, "dash positions").
struct StrokeDashes {
  /// The lengths with an even count.
  private let lengths: [Double]
  private let sum: Double
  /// The length that a contour starts in, and what is left of it there.
  private var firstIndex = 0, firstRest = 0.0

  /// Nil where the stroke is solid.
  init?(_ style: StrokeStyle) {
    lengths = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
    sum = lengths.reduce(0, +)
    if !(sum > 0) { return nil }
    var offset = style.dashOffset.truncatingRemainder(dividingBy: sum)
    if offset < 0 { offset += sum }
    while offset > lengths[firstIndex], firstIndex + 1 < lengths.count {
      offset -= lengths[firstIndex]
      firstIndex += 1
    }
    firstRest = max(lengths[firstIndex] - offset, 0)
  }

  /// The dashes' starts and ends along a contour of a length, in order.
  func ranges(length: Double, limit: Int) throws(StrokeError) -> [ClosedRange<Double>] {
    // Also sees to it that the position moves on with each round.
    guard length / sum * Double(lengths.count / 2) <= Double(limit) else {
      throw .tooManyDashes(limit: limit)
    }
    var ranges: [ClosedRange<Double>] = []
    var (index, dash) = (firstIndex, firstRest)
    var position = 0.0
    while true {
      let end = min(position + dash, length)
      if index % 2 == 0 { ranges.append(position...end) }
      if ranges.count > limit { throw .tooManyDashes(limit: limit) }
      position = end
      if position >= length { return ranges }
      index = (index + 1) % lengths.count
      dash = lengths[index]
    }
  }
}
