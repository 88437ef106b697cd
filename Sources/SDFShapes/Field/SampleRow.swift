public import SDFGeometry

/// Evenly spaced points on a line.
@frozen
public struct SampleRow: Hashable, Sendable, BitwiseCopyable {
  /// The first point.
  public var start: Point
  /// The way from a point to the next one: level in a texture's row, any other after a rotation.
  public var step: Vector
  /// How many points there are, 0…2³¹ − 1.
  public var count: Int

  /// Makes a row.
  @inlinable
  public init(start: Point, step: Vector, count: Int) {
    self.start = start
    self.step = step
    self.count = count
  }

  /// The point at a place, counted from 0.
  @inlinable
  public func point(_ place: Int) -> Point { start + Double(place) * step }

  /// The row after a transform of its plane.
  @inlinable
  public func transformed(by transform: Transform) -> SampleRow {
    SampleRow(start: transform(start), step: transform(step), count: count)
  }
}
