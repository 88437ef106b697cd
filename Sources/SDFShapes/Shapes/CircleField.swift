public import SDFGeometry

/// A disc's field: exact everywhere.
public struct CircleField: DistanceField, Hashable {
  /// The middle.
  public let center: Point
  /// In points; 0 makes a point, which has no inside.
  public let radius: Double

  /// Makes a disc; the centre is finite, the radius 0 or more.
  public init(center: Point, radius: Double) throws(ShapeError) {
    try Limits.point(center, .circle, "center")
    try Limits.length(radius, .circle, "radius")
    self.center = center
    self.radius = radius
  }

  /// The least box around the shape.
  public var bounds: Box { Box(center: center, radius: radius) }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let (length, direction) = (point - center).polar
    return FieldSample(distance: length - radius, gradient: direction)
  }

  /// The same for a row, several points at once.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    let radius = Float(radius)
    RowKernel.run(row, from: center, &distance, &gradientX, &gradientY) { x, y in
      let length = (x * x + y * y).squareRoot()
      let isMiddle = length < RowKernel.leastLength
      let scale = 1 / (isMiddle ? 1 : length)
      return (length - radius, x * scale, isMiddle ? -1 : y * scale)
    }
  }
}

extension Vector {
  /// Length and direction; up where there is no length, which is the way to the least of the points around.
  @inline(__always)
  var polar: (length: Double, direction: Vector) {
    let length = length
    return length > 0 ? (length, (1 / length) * self) : (0, Vector(x: 0, y: -1))
  }
}
