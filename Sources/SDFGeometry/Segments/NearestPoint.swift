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
