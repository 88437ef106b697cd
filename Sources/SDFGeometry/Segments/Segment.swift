/// A piece of a path: a line or a Bézier curve.
@frozen
public enum Segment: Hashable, Sendable, BitwiseCopyable {
  /// A straight line.
  case line(LineSegment)
  /// A quadratic curve.
  case quadratic(QuadraticSegment)
  /// A cubic curve.
  case cubic(CubicSegment)

  /// Where it starts.
  public var start: Point {
    switch self {
    case .line(let line): line.start
    case .quadratic(let curve): curve.start
    case .cubic(let curve): curve.start
    }
  }

  /// Where it ends.
  public var end: Point {
    switch self {
    case .line(let line): line.end
    case .quadratic(let curve): curve.end
    case .cubic(let curve): curve.end
    }
  }

  /// The point at a parameter of 0…1; the ends are exact.
  public func point(at t: Double) -> Point {
    switch self {
    case .line(let line): line.point(at: t)
    case .quadratic(let curve): curve.point(at: t)
    case .cubic(let curve): curve.point(at: t)
    }
  }

  /// The derivative by the parameter.
  public func derivative(at t: Double) -> Vector {
    switch self {
    case .line(let line): line.derivative(at: t)
    case .quadratic(let curve): curve.derivative(at: t)
    case .cubic(let curve): curve.derivative(at: t)
    }
  }

  /// The least box that holds it.
  public var bounds: Box {
    switch self {
    case .line(let line): line.bounds
    case .quadratic(let curve): curve.bounds
    case .cubic(let curve): curve.bounds
    }
  }

  /// The same from its end to its start.
  public var reversed: Segment {
    switch self {
    case .line(let line): .line(line.reversed)
    case .quadratic(let curve): .quadratic(curve.reversed)
    case .cubic(let curve): .cubic(curve.reversed)
    }
  }

  /// Its point nearest to another.
  public func nearest(to point: Point) -> NearestPoint {
    switch self {
    case .line(let line): line.nearest(to: point)
    case .quadratic(let curve): curve.nearest(to: point)
    case .cubic(let curve): curve.nearest(to: point)
    }
  }

  /// How often, and which way, it crosses the ray from a point to the right.
  func crossings(rightOf point: Point) -> Int {
    switch self {
    case .line(let line): line.crossings(rightOf: point)
    case .quadratic(let curve): curve.crossings(rightOf: point)
    case .cubic(let curve): curve.crossings(rightOf: point)
    }
  }
}
