import SDFGeometry

extension Box {
  /// Grows to hold a quadratic Bézier curve whose start it holds.
  mutating func addQuadratic(_ start: Point, _ control: Point, _ end: Point) {
    add(end)
    if holds(control) { return }
    for time in [turn(start.x, control.x, end.x), turn(start.y, control.y, end.y)] {
      guard let time else { continue }
      let rest = 1 - time
      add(
        Point(
          x: rest * rest * start.x + 2 * rest * time * control.x + time * time * end.x,
          y: rest * rest * start.y + 2 * rest * time * control.y + time * time * end.y))
    }
  }

  /// Grows to hold a cubic Bézier curve whose start it holds.
  mutating func addCubic(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    add(end)
    if holds(control1), holds(control2) { return }
    let alongX = turns(start.x, control1.x, control2.x, end.x)
    let alongY = turns(start.y, control1.y, control2.y, end.y)
    for time in [alongX.0, alongX.1, alongY.0, alongY.1] where time > 0 && time < 1 {
      let rest = 1 - time
      let weights = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
      add(
        Point(
          x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
          y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y))
    }
  }

  private func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}

/// When a coordinate of a quadratic turns, within 0…1.
private func turn(_ start: Double, _ control: Double, _ end: Double) -> Double? {
  let time = (start - control) / (start - 2 * control + end)
  return time > 0 && time < 1 ? time : nil
}

/// When a coordinate of a cubic may turn: the roots of its derivative, not a number where there is none.
private func turns(
  _ start: Double, _ control1: Double, _ control2: Double, _ end: Double
) -> (Double, Double) {
  let (a, b, c) = (control1 - start, control2 - control1, end - control2)
  // a (1 − t)² + 2 b t (1 − t) + c t² = 0, in the form that does not cancel.
  let half = b - a
  let root = (half * half - a * (a - 2 * b + c)).squareRoot()
  let sum = -(half + (half < 0 ? -root : root))
  return (sum / (a - 2 * b + c), a / sum)
}
