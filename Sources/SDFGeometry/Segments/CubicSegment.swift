/// A cubic Bézier curve.
@frozen
public struct CubicSegment: Hashable, Sendable, BitwiseCopyable {
  /// Where it starts.
  public var start: Point
  /// What it heads for first.
  public var control1: Point
  /// What it comes from at last.
  public var control2: Point
  /// Where it ends.
  public var end: Point

  /// Makes a curve; points may repeat.
  @inlinable
  public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// B(t) = start + t a + t² b + t³ c.
  private var a: Vector { 3 * (control1 - start) }
  private var b: Vector { 3 * ((control2 - control1) - (control1 - start)) }
  private var c: Vector { (end - start) - 3 * (control2 - control1) }

  /// The point at a parameter of 0…1; the ends are exact.
  public func point(at t: Double) -> Point { t == 1 ? end : start + t * (a + t * (b + t * c)) }

  /// The derivative by the parameter; 0 at a cusp or where the curve has no length.
  public func derivative(at t: Double) -> Vector { a + t * (2 * b + (3 * t) * c) }

  /// The least box that holds the curve, its extremes included.
  public var bounds: Box {
    var box = LineSegment(start, end).bounds
    let (x, y) = polynomials
    for axis in [x.turns, y.turns] {
      for index in 0..<axis.count { box.add(point(at: axis[index])) }
    }
    return box
  }

  /// The same curve from its end to its start.
  public var reversed: CubicSegment { CubicSegment(end, control2, control1, start) }

  /// The curve's point nearest to another: the lowest of all minima of the squared distance.
  public func nearest(to point: Point) -> NearestPoint {
    NearestSearch(origin: point, from: start - point, a: a, b: b, c: c).run(end: end)
  }

  /// How often, and which way, the curve crosses the ray from a point to the right.
  func crossings(rightOf point: Point) -> Int {
    let (x, y) = polynomials
    return RayCrossings(
      x: x, y: y, start: start, end: end, leastX: min(start.x, control1.x, control2.x, end.x),
      mostX: max(start.x, control1.x, control2.x, end.x)
    ).count(rightOf: point)
  }

  private var polynomials: (x: UnitPolynomial, y: UnitPolynomial) {
    let (a, b, c) = (a, b, c)
    return (
      UnitPolynomial(start.x, a.x, b.x, c.x, degree: 3), UnitPolynomial(start.y, a.y, b.y, c.y, degree: 3)
    )
  }
}
