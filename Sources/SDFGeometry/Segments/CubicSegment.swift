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

  var polynomial: CurvePolynomial { CurvePolynomial(start, control1, control2, end) }

  /// The point at a parameter of 0…1; the ends are exact.
  public func point(at t: Double) -> Point { t == 1 ? end : polynomial.point(at: t) }

  /// The derivative by the parameter; 0 at a cusp or where the curve has no length.
  public func derivative(at t: Double) -> Vector { polynomial.velocity(at: t) }

  /// The least box that holds the curve, its extremes included.
  public var bounds: Box { polynomial.bounds(end: end) }

  /// The same curve from its end to its start.
  public var reversed: CubicSegment { CubicSegment(end, control2, control1, start) }

  /// The curve's point nearest to another: the lowest of all minima of the squared distance.
  public func nearest(to point: Point) -> NearestPoint {
    NearestSearch(polynomial, end: end, to: point).run()
  }

  /// How often, and which way, the curve crosses the ray from a point to the right.
  func crossings(rightOf point: Point) -> Int {
    RayCrossings(
      polynomial, end: end, leastX: min(start.x, control1.x, control2.x, end.x),
      mostX: max(start.x, control1.x, control2.x, end.x)
    ).count(rightOf: point)
  }
}
