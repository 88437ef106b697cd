/// A quadratic Bézier curve.
@frozen
public struct QuadraticSegment: Hashable, Sendable, BitwiseCopyable {
  /// Where it starts.
  public var start: Point
  /// What it bends towards.
  public var control: Point
  /// Where it ends.
  public var end: Point

  /// Makes a curve; points may repeat.
  @inlinable
  public init(_ start: Point, _ control: Point, _ end: Point) {
    self.start = start
    self.control = control
    self.end = end
  }

  /// B(t) = start + t a + t² b.
  private var a: Vector { 2 * (control - start) }
  private var b: Vector { (end - control) - (control - start) }

  /// The point at a parameter of 0…1; the ends are exact.
  public func point(at t: Double) -> Point { t == 1 ? end : start + t * (a + t * b) }

  /// The derivative by the parameter; 0 where the curve turns back or has no length.
  public func derivative(at t: Double) -> Vector { a + (2 * t) * b }

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
  public var reversed: QuadraticSegment { QuadraticSegment(end, control, start) }

  /// The curve's point nearest to another: the lowest of all minima of the squared distance.
  public func nearest(to point: Point) -> NearestPoint {
    NearestSearch(origin: point, from: start - point, a: a, b: b, c: Vector(x: 0, y: 0)).run(end: end)
  }

  /// How often, and which way, the curve crosses the ray from a point to the right.
  func crossings(rightOf point: Point) -> Int {
    let (x, y) = polynomials
    return RayCrossings(
      x: x, y: y, start: start, end: end, leastX: min(start.x, control.x, end.x),
      mostX: max(start.x, control.x, end.x)
    ).count(rightOf: point)
  }

  private var polynomials: (x: UnitPolynomial, y: UnitPolynomial) {
    let (a, b) = (a, b)
    return (UnitPolynomial(start.x, a.x, b.x, degree: 2), UnitPolynomial(start.y, a.y, b.y, degree: 2))
  }
}
