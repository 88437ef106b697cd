/// A place in the plane: x to the right, y down, in the units of its frame.
@frozen
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// To the right of the origin.
  public var x: Double
  /// Below the origin.
  public var y: Double

  /// Makes a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The way from `b` to `a`.
  @inlinable
  public static func - (a: Point, b: Point) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// The point a way off.
  @inlinable
  public static func + (a: Point, way: Vector) -> Point { Point(x: a.x + way.x, y: a.y + way.y) }
}
