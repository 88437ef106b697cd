/// A way from one point to another, or a direction.
@frozen
public struct Vector: Hashable, Sendable, BitwiseCopyable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// Makes a vector.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The sum.
  @inlinable
  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// The difference.
  @inlinable
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// The opposite way.
  @inlinable
  public static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }

  /// The vector a number of times as long.
  @inlinable
  public static func * (factor: Double, a: Vector) -> Vector { Vector(x: factor * a.x, y: factor * a.y) }

  /// The scalar product: |a| |b| cos of the angle between them.
  @inlinable
  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The cross product's third component: |a| |b| sin of the angle from this to the other, which is
  /// positive for a turn to the right as seen on the screen (y down).
  @inlinable
  public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The vector turned by a quarter to the right as seen on the screen (y down).
  @inlinable
  public var turnedRight: Vector { Vector(x: -y, y: x) }

  /// The Euclidean length.
  @inlinable
  public var length: Double { dot(self).squareRoot() }

  /// The larger of |x| and |y|.
  @inlinable
  public var maxNorm: Double { max(abs(x), abs(y)) }
}
