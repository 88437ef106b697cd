public import SDFGeometry

/// An ellipse's field: exact everywhere, for any ratio of the axes.
///
/// The nearest point solves one equation in the multiplier s of the constraint (Eberly, *Distance from a Point to
/// an Ellipse*). Here s is counted from the pole of the shorter axis, so that it keeps its digits
/// on the longer axis and by the evolute's cusps; and as the function is convex and falls, Newton's method from
/// below needs no brackets.
public struct EllipseField: DistanceField, Hashable {
  /// The middle.
  public let center: Point
  /// Half of the width and half of the height, in points; a radius of 0 makes a segment, two make a point.
  public let radii: Vector

  /// Makes an ellipse; the centre is finite, the radii are 0 or more.
  public init(center: Point, radii: Vector) throws(ShapeError) {
    try Limits.point(center, .ellipse, "center")
    try Limits.length(radii.x, .ellipse, "radii.x")
    try Limits.length(radii.y, .ellipse, "radii.y")
    self.center = center
    self.radii = radii
  }

  /// The least box around the shape.
  public var bounds: Box {
    Box(
      minX: center.x - radii.x, minY: center.y - radii.y, maxX: center.x + radii.x, maxY: center.y + radii.y)
  }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let way = point - center
    // On the axes the nearest point with the smaller y, then x, counts.
    let signs = Vector(x: way.x > 0 ? 1 : -1, y: way.y > 0 ? 1 : -1)
    let folded = Vector(x: abs(way.x), y: abs(way.y))
    let isWide = radii.x >= radii.y
    let found =
      isWide
      ? Self.sample(folded, long: radii.x, short: radii.y)
      : Self.sample(Vector(x: folded.y, y: folded.x), long: radii.y, short: radii.x)
    let normal = isWide ? found.gradient : Vector(x: found.gradient.y, y: found.gradient.x)
    return FieldSample(
      distance: found.distance, gradient: Vector(x: signs.x * normal.x, y: signs.y * normal.y))
  }

  /// The same in the quadrant where both coordinates are 0 or more, the longer axis along x.
  private static func sample(_ point: Vector, long: Double, short: Double) -> FieldSample {
    if short <= long * leastRatio {
      let (length, direction) = Vector(x: max(point.x - long, 0), y: point.y).polar
      return FieldSample(distance: length, gradient: length > 0 ? direction : Vector(x: 0, y: 1))
    }
    let ratio = (long / short) * (long / short)
    // ratio − 1 without cancellation.
    let excess = (long - short) / short * ((long + short) / short)
    let (zx, zy) = (point.x / long, point.y / short)
    var nearest: Vector
    if zy > 0 {
      let s = multiplier(zx, zy, ratio: ratio, excess: excess)
      nearest = Vector(x: ratio * point.x / (s + excess), y: point.y / s)
    } else if ratio * zx < excess {
      // Within the evolute on the longer axis: two points are nearest.
      let x = ratio * zx / excess
      nearest = Vector(x: long * x, y: short * max(0, 1 - x * x).squareRoot())
    } else if point.x == 0 {
      // The middle of a circle.
      nearest = Vector(x: 0, y: short)
    } else {
      nearest = Vector(x: long, y: 0)
    }
    let normal = Vector(x: nearest.x / ratio, y: nearest.y).polar.direction
    let outward = normal.y < 0 ? -normal : normal
    return FieldSample(distance: (point - nearest).dot(outward), gradient: outward)
  }

  /// A flatter ellipse is a segment for doubles.
  private static let leastRatio = 1e-12

  /// The root s of (ratio zx / (s + excess))² + (zy / s)² = 1 that is nearest to the outline.
  private static func multiplier(_ zx: Double, _ zy: Double, ratio: Double, excess: Double) -> Double {
    // Each term alone is 1 here: the root is not below.
    var s = max(zy, ratio * zx - excess)
    for _ in 0..<64 {
      let (a, b) = (ratio * zx / (s + excess), zy / s)
      let value = a * a + b * b - 1
      let slope = 2 * (a * a / (s + excess) + b * b / s)
      let next = s + value / slope
      // Steps go up until rounding ends them.
      if !(next > s * (1 + 1e-15)) { break }
      s = next
    }
    return s
  }
}
