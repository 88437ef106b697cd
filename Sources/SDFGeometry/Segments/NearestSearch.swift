/// Searches a curve for the place nearest to a point.
///
/// With the point as the origin, candidates are the ends, the roots of (|B|²)′ and its turns, so that
/// roots that two of them have merged into are not missed. A step of Newton's method on the curve itself
/// settles the winner, since the polynomial's coefficients carry the rounding of squares.
struct NearestSearch {
  private let curve: CurvePolynomial
  private let end: Point
  private let origin: Point

  init(_ curve: CurvePolynomial, end: Point, to point: Point) {
    (self.curve, self.end, origin) = (curve, end, point)
  }

  /// Half the derivative of the squared distance.
  private var slope: UnitPolynomial {
    let (from, a, b, c) = (curve.start - origin, curve.a, curve.b, curve.c)
    let constant = from.dot(a)
    let linear = 2 * from.dot(b) + a.dot(a)
    if c == Vector(x: 0, y: 0) {
      return UnitPolynomial(constant, linear, 3 * a.dot(b), 2 * b.dot(b), degree: 3)
    }
    return UnitPolynomial(
      constant, linear, 3 * (from.dot(c) + a.dot(b)), 4 * a.dot(c) + 2 * b.dot(b), 5 * b.dot(c),
      3 * c.dot(c), degree: 5)
  }

  func run() -> NearestPoint {
    let first = curve.start - origin
    var best = NearestPoint(parameter: 0, point: curve.start, squaredDistance: first.dot(first))
    let last = end - origin
    if last.dot(last) < best.squaredDistance {
      best = NearestPoint(parameter: 1, point: end, squaredDistance: last.dot(last))
    }
    let slope = slope
    let turns = slope.turns
    let roots = slope.roots(between: turns)
    for index in 0..<roots.count { consider(roots[index], &best) }
    for index in 0..<turns.count { consider(turns[index], &best) }
    for _ in 0..<3 { if !polish(&best) { break } }
    return best
  }

  @discardableResult
  private func consider(_ t: Double, _ best: inout NearestPoint) -> Bool {
    if t <= 0 || t >= 1 { return false }
    let point = curve.point(at: t)
    let way = point - origin
    let squared = way.dot(way)
    if !(squared < best.squaredDistance) { return false }
    best = NearestPoint(parameter: t, point: point, squaredDistance: squared)
    return true
  }

  private func polish(_ best: inout NearestPoint) -> Bool {
    let t = best.parameter
    let way = curve.point(at: t) - origin
    let velocity = curve.velocity(at: t)
    let acceleration = curve.acceleration(at: t)
    return consider(t - way.dot(velocity) / (velocity.dot(velocity) + way.dot(acceleration)), &best)
  }
}
