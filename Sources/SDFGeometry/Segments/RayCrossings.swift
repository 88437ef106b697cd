/// Counts where a curve crosses a ray to the right: +1 each time it goes down (y grows), −1 each time up.
///
/// The curve is cut where y turns; a piece from y₀ to y₁ holds the ray's y where y₀ ≤ y < y₁. Neighbouring
/// pieces share the very same y, as neighbouring segments do, so that no crossing is lost or counted twice.
struct RayCrossings {
  private let x: UnitPolynomial, y: UnitPolynomial
  private let start: Point, end: Point
  private let leastX: Double, mostX: Double

  /// The x are those between which the curve surely lies.
  init(_ curve: CurvePolynomial, end: Point, leastX: Double, mostX: Double) {
    (x, y) = curve.coordinates
    (start, self.end) = (curve.start, end)
    (self.leastX, self.mostX) = (leastX, mostX)
  }

  func count(rightOf point: Point) -> Int {
    if !(mostX > point.x) { return 0 }
    let turns = y.turns
    var count = 0
    var low = (t: 0.0, y: start.y)
    for index in 0...turns.count {
      let high = index < turns.count ? (t: turns[index], y: y.value(at: turns[index])) : (t: 1, y: end.y)
      let rises = low.y <= point.y && point.y < high.y
      let falls = high.y <= point.y && point.y < low.y
      if rises || falls, point.x < leastX || crossing(low.t, high.t, point, rises: rises) > point.x {
        count += rises ? 1 : -1
      }
      low = high
    }
    return count
  }

  private func crossing(_ low: Double, _ high: Double, _ point: Point, rises: Bool) -> Double {
    var level = y
    level.coefficients[0] -= point.y
    return x.value(at: level.root(from: low, to: high, rises: rises))
  }
}
