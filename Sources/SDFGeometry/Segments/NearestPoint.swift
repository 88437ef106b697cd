/// The point of a segment that is nearest to another point.
@frozen
public struct NearestPoint: Hashable, Sendable, BitwiseCopyable {
  /// Where it is on the segment, 0…1.
  public var parameter: Double
  /// The point of the segment.
  public var point: Point
  /// The square of the distance between the two.
  public var squaredDistance: Double

  /// Makes one from its parts.
  @inlinable
  public init(parameter: Double, point: Point, squaredDistance: Double) {
    self.parameter = parameter
    self.point = point
    self.squaredDistance = squaredDistance
  }

  /// The distance between the two.
  @inlinable
  public var distance: Double { squaredDistance.squareRoot() }
}

/// Searches a curve B(t) = m₀ + t a + t² b + t³ c, seen from a point, for the place nearest to the point.
///
/// Candidates are the ends, the roots of (|B|²)′ and its turns, so that roots that two of them have merged
/// into are not missed. A step of Newton's method on the curve itself settles the winner, since the
/// polynomial's coefficients carry the rounding of squares.
struct NearestSearch {
  let origin: Point
  let from: Vector
  let a: Vector, b: Vector, c: Vector

  /// B(t), from the point.
  private func way(at t: Double) -> Vector { from + t * (a + t * (b + t * c)) }

  /// Half the derivative of the squared distance.
  private var slope: UnitPolynomial {
    let constant = from.dot(a)
    let linear = 2 * from.dot(b) + a.dot(a)
    if c == Vector(x: 0, y: 0) {
      return UnitPolynomial(constant, linear, 3 * a.dot(b), 2 * b.dot(b), degree: 3)
    }
    return UnitPolynomial(
      constant, linear, 3 * (from.dot(c) + a.dot(b)), 4 * a.dot(c) + 2 * b.dot(b), 5 * b.dot(c),
      3 * c.dot(c), degree: 5)
  }

  func run(end: Point) -> NearestPoint {
    let start = origin + from
    var best = NearestPoint(parameter: 0, point: start, squaredDistance: from.dot(from))
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
    let way = way(at: t)
    let squared = way.dot(way)
    if !(squared < best.squaredDistance) { return false }
    best = NearestPoint(parameter: t, point: origin + way, squaredDistance: squared)
    return true
  }

  private func polish(_ best: inout NearestPoint) -> Bool {
    let t = best.parameter
    let way = way(at: t)
    let velocity = a + t * (2 * b + (3 * t) * c)
    let acceleration = 2 * b + (6 * t) * c
    return consider(t - way.dot(velocity) / (velocity.dot(velocity) + way.dot(acceleration)), &best)
  }
}
