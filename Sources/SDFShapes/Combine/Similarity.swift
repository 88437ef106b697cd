public import SDFGeometry

/// A move of the plane that keeps shapes similar: a mirror image first, if at all, then a turn, a scale and a shift.
@frozen
public struct Similarity: Hashable, Sendable, BitwiseCopyable {
  /// The transform; its columns are at right angles and of the same length.
  public let transform: Transform
  /// How many times lengths grow; over 0.
  public let scale: Double

  @usableFromInline
  init(transform: Transform, scale: Double) { (self.transform, self.scale) = (transform, scale) }

  /// Leaves every point where it is.
  public static let identity = Similarity(transform: .identity, scale: 1)

  /// Shifts by a way.
  public static func translation(_ way: Vector) -> Similarity {
    Similarity(transform: .translation(way), scale: 1)
  }

  /// Turns around a point.
  ///
  /// - Parameters:
  ///   - degrees: to the right, as seen on the screen (y down); quarters are exact.
  ///   - center: what stays in place.
  public static func rotation(degrees: Double, around center: Point = Point(x: 0, y: 0)) -> Similarity {
    let way = unitVector(degrees: degrees)
    return keeping(
      center, Transform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: 0, ty: 0), scale: 1)
  }

  /// Scales away from a point.
  ///
  /// - Parameters:
  ///   - factor: how many times lengths grow, a finite number over 0.
  ///   - center: what stays in place.
  /// - Throws: ``ShapeError/outOfRange(shape:key:found:range:)``.
  public static func scale(
    _ factor: Double, around center: Point = Point(x: 0, y: 0)
  ) throws(ShapeError) -> Similarity {
    try CombineLimits.number(factor, atLeast: .leastNormalMagnitude, "scale", "factor")
    return keeping(center, .scale(x: factor, y: factor), scale: factor)
  }

  /// Mirrors in a line.
  ///
  /// - Parameters:
  ///   - point: on the line.
  ///   - degrees: the line's angle from the x axis, to the right as seen on the screen (y down).
  public static func mirror(through point: Point, degrees: Double) -> Similarity {
    let way = unitVector(degrees: 2 * degrees)
    return keeping(point, Transform(a: way.x, b: way.y, c: way.y, d: -way.x, tx: 0, ty: 0), scale: 1)
  }

  /// The similarity that does the right one first, then the left one.
  public static func * (after: Similarity, first: Similarity) -> Similarity {
    Similarity(transform: after.transform * first.transform, scale: after.scale * first.scale)
  }

  private static func keeping(_ center: Point, _ linear: Transform, scale: Double) -> Similarity {
    let way = center - Point(x: 0, y: 0)
    return Similarity(transform: .translation(way) * linear * .translation(-way), scale: scale)
  }

  /// Where a point came from.
  @inlinable
  func source(_ point: Point) -> Point {
    let way = Vector(x: point.x - transform.tx, y: point.y - transform.ty)
    let found = source(way)
    return Point(x: found.x, y: found.y)
  }

  /// What a way came from: the transform's columns are its rows, divided by the square of the scale.
  @inlinable
  func source(_ way: Vector) -> Vector {
    let factor = 1 / (scale * scale)
    return Vector(
      x: factor * (transform.a * way.x + transform.b * way.y),
      y: factor * (transform.c * way.x + transform.d * way.y))
  }
}
