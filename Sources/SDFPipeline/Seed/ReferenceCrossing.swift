/// Places the crossing of each link from the coverage around it: the twin of ``PairSum`` and ``LinkScanner``.
struct ReferenceCrossing {
  let coverage: ReferenceCoverage

  /// A direction along one axis.
  private typealias Step = (x: Int, y: Int)

  /// The link from a texel to the one on its right, or below.
  func link(_ x: Int, _ y: Int, isVertical: Bool) -> ReferenceLink {
    let along: Step = isVertical ? (0, 1) : (1, 0)
    let across: Step = isVertical ? (1, 0) : (0, 1)
    let inside = coverage.isInside(x, y)
    func c(_ a: Int, _ b: Int) -> Double {
      coverage.at(x + a * along.x + b * across.x, y + a * along.y + b * across.y)
    }
    // Differences over the six texels around the link, by a 3×2 kernel with weights 1, √2, 1.
    let root = 1.41421356
    let fall =
      2 * ((c(0, -1) - c(1, -1)) + root * (c(0, 0) - c(1, 0)) + (c(0, 1) - c(1, 1))) / (2 + root)
    let rise = ((c(0, 1) - c(0, -1)) + (c(1, 1) - c(1, -1))) / 2
    let isMajor = abs(fall) >= 0.85 * abs(rise)
    // From the inside texel to the outside one.
    let first = (x: x, y: y)
    let second = (x: x + along.x, y: y + along.y)
    let (a, b) = inside ? (first, second) : (second, first)
    let outwards: Step = (b.x - a.x, b.y - a.y)
    var t: Double
    var tail = 0.0
    if isMajor {
      let slope = abs(fall) > 0 ? min(1, abs(rise) / abs(fall)) : 0
      (t, tail) = crossing(from: a, outwards, slope: slope)
    } else {
      // The outline runs along the link; it is met sideways from both of its texels.
      let downhill: Step = rise > 0 ? (-across.x, -across.y) : across
      let slope = abs(fall) / abs(rise)
      let beside = gap(from: a, downhill, slope: slope)
      let beyond = gap(from: b, (-downhill.x, -downhill.y), slope: slope)
      t = beside + beyond > 0 ? beside / (beside + beyond) : 0.5
    }
    let point = ReferencePoint(
      x: Double(a.x) + 0.5 + t * Double(outwards.x), y: Double(a.y) + 0.5 + t * Double(outwards.y))
    return ReferenceLink(
      x: x, y: y, isVertical: isVertical, firstIsInside: inside, point: point, isMajor: isMajor, tail: tail)
  }

  /// How far from the centre of an inside texel the outline crosses on the way to an outside neighbour.
  private func crossing(
    from a: (x: Int, y: Int), _ step: Step, slope: Double
  ) -> (t: Double, tail: Double) {
    func c(_ steps: Int) -> Double { coverage.at(a.x + steps * step.x, a.y + steps * step.y) }
    let threshold = coverage.threshold
    let tail = max(1 - c(-1), c(2))
    let byInterpolation = (c(0) - threshold) / (c(0) - c(1))
    let byFourTexels = c(-1) + c(0) + c(1) + c(2) - 1.5 - lift(slope)
    let byEither = blend(byFourTexels, byInterpolation, (tail - 0.08) / 0.08)
    if abs(threshold - 0.5) > 1e-3 { return (min(1, max(0, byEither)), tail) }
    let byTwoTexels = c(0) + c(1) - 0.5
    // A sharp edge at 45° covers a triangle of the outer texel, and leaves one of the inner free.
    let excess = max(
      c(1) - byTwoTexels * byTwoTexels / 2, (1 - c(0)) - (1 - byTwoTexels) * (1 - byTwoTexels) / 2)
    return (min(1, max(0, blend(byTwoTexels, byEither, (excess - 0.01) / 0.04))), tail)
  }

  /// How far above a texel's centre a straight edge runs that covers as much of it as the threshold.
  ///
  /// An edge of slope s that runs h above the centre covers h + 1/2, as long as it leaves the texel on
  /// its sides (|h| ≤ (1 − s)/2). Beyond that it cuts off a corner, a triangle of height (1 + s)/2 − |h|
  /// and of area height²/(2s).
  private func lift(_ slope: Double) -> Double {
    let level = coverage.threshold - 0.5
    if abs(level) <= (1 - slope) / 2 { return level }
    let triangle = 0.5 - abs(level)
    let height = (1 + slope) / 2 - (2 * slope * triangle).squareRoot()
    return level < 0 ? -height : height
  }

  /// The distance from a texel's centre to the outline on the way to a neighbour: 1 where that one has
  /// the same state.
  private func gap(from texel: (x: Int, y: Int), _ step: Step, slope: Double) -> Double {
    let neighbour = (x: texel.x + step.x, y: texel.y + step.y)
    switch (coverage.isInside(texel.x, texel.y), coverage.isInside(neighbour.x, neighbour.y)) {
    case (true, false): return crossing(from: texel, step, slope: slope).t
    case (false, true): return 1 - crossing(from: neighbour, (-step.x, -step.y), slope: slope).t
    default: return 1
    }
  }

  /// From a at 0 to b at 1, smoothly.
  private func blend(_ a: Double, _ b: Double, _ position: Double) -> Double {
    let x = min(1, max(0, position))
    return a + (b - a) * (3 * x * x - 2 * x * x * x)
  }
}
