public import SDFGeometry

/// The field of all points within a radius of a segment: exact everywhere.
public struct CapsuleField: DistanceField, Hashable {
  /// Where the segment starts.
  public let start: Point
  /// Where it ends; the same as the start makes a disc.
  public let end: Point
  /// In points; 0 makes a segment, which has no inside.
  public let radius: Double
  /// The segment's middle, its direction and half its length.
  private let middle: Point, direction: Vector, half: Double

  /// Makes a capsule; the ends are finite, the radius is 0 or more.
  public init(from start: Point, to end: Point, radius: Double) throws(ShapeError) {
    try Limits.point(start, .capsule, "start")
    try Limits.point(end, .capsule, "end")
    try Limits.length(radius, .capsule, "radius")
    self.start = start
    self.end = end
    self.radius = radius
    let (length, way) = (end - start).polar
    half = 0.5 * length
    middle = start + 0.5 * (end - start)
    // Turned right it points up, or left: to the side of the nearest point that counts on the segment.
    let isAway = way.x > 0 || way.x == 0 && way.y < 0
    direction = length > 0 ? (isAway ? -way : way) : Vector(x: -1, y: 0)
  }

  /// The least box around the shape.
  public var bounds: Box {
    var box = Box.empty
    box.add(start)
    box.add(end)
    return box.grown(by: radius)
  }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let way = point - middle
    let along = way.dot(direction)
    let across = direction.cross(way)
    let beyond = along - max(-half, min(half, along))
    if beyond == 0 {
      let outward = along < 0 ? -direction : direction
      if across == 0 && abs(along) == half && outward.y < 0 {
        // The upper end's middle: its cap's top is the least of the points around.
        return FieldSample(distance: -radius, gradient: Vector(x: 0, y: -1))
      }
      let side: Double = across < 0 ? -1 : 1
      return FieldSample(distance: abs(across) - radius, gradient: side * direction.turnedRight)
    }
    let (length, gradient) = (beyond * direction + across * direction.turnedRight).polar
    return FieldSample(distance: length - radius, gradient: gradient)
  }

  /// The same for a row, several points at once.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    let (radius, half) = (Float(radius), Float(half))
    let (ux, uy) = (Float(direction.x), Float(direction.y))
    RowKernel.run(row, from: middle, &distance, &gradientX, &gradientY) { x, y in
      let along = x * ux + y * uy
      let across = ux * y - uy * x
      let held = along > half ? half : along < -half ? -half : along
      let beyond = along - held
      let length = (beyond * beyond + across * across).squareRoot()
      let isMiddle = length < RowKernel.leastLength
      let scale = 1 / (isMiddle ? 1 : length)
      let (bx, by) = (beyond * scale, isMiddle ? 1 : across * scale)
      return (length - radius, bx * ux - by * uy, bx * uy + by * ux)
    }
  }
}
