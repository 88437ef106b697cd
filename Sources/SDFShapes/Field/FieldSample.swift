public import SDFGeometry

/// A field's value at a point.
@frozen
public struct FieldSample: Hashable, Sendable, BitwiseCopyable {
  /// The signed distance in points: negative inside, positive outside, 0 on the outline.
  public var distance: Double
  /// How the distance grows along x and y.
  public var gradient: Vector

  /// Makes a sample.
  @inlinable
  public init(distance: Double, gradient: Vector) {
    self.distance = distance
    self.gradient = gradient
  }
}
