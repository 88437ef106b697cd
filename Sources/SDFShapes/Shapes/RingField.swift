public import SDFGeometry

/// The field of what lies between two circles with one centre: exact everywhere.
public struct RingField: DistanceField, Hashable {
  /// The middle.
  public let center: Point
  /// Of the line in the middle of the ring, in points.
  public let radius: Double
  /// From the inner circle to the outer one, in points, at most twice the radius.
  public let thickness: Double

  /// Makes a ring; the centre is finite, the thickness is from 0 to twice the radius.
  public init(center: Point, radius: Double, thickness: Double) throws(ShapeError) {
    try Limits.point(center, .ring, "center")
    try Limits.length(radius, .ring, "radius")
    try Limits.number(thickness, .ring, "thickness", in: 0...2 * radius, "0…twice the radius, \(2 * radius)")
    self.center = center
    self.radius = radius
    self.thickness = thickness
  }

  /// The least box around the shape.
  public var bounds: Box { Box(center: center, radius: radius + 0.5 * thickness) }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let (length, direction) = (point - center).polar
    if thickness == 2 * radius {
      // The inner circle has vanished.
      return FieldSample(distance: length - thickness, gradient: direction)
    }
    return Self.sample(length - radius, direction, half: 0.5 * thickness)
  }

  /// The sample at a distance beyond the middle line, which is negative within, in a direction from the centre.
  static func sample(_ beyond: Double, _ direction: Vector, half: Double) -> FieldSample {
    let isUpper = direction.y < 0 || direction.y == 0 && direction.x < 0
    let isOuter = beyond > 0 || beyond == 0 && isUpper
    return FieldSample(distance: abs(beyond) - half, gradient: isOuter ? direction : -direction)
  }

  /// The same for a row, several points at once.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    let isDisc = thickness == 2 * radius
    let middle = Float(isDisc ? 0 : radius)
    let half = Float(isDisc ? thickness : 0.5 * thickness)
    RowKernel.run(row, from: center, &distance, &gradientX, &gradientY) { x, y in
      let length = (x * x + y * y).squareRoot()
      let isMiddle = length < RowKernel.leastLength
      let beyond = length - middle
      let scale = (beyond < 0 ? -1 : 1) / (isMiddle ? 1 : length)
      return (abs(beyond) - half, x * scale, isMiddle ? (beyond < 0 ? 1 : -1) : y * scale)
    }
  }
}
