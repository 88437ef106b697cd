/// A rectangle with its sides along the axes; empty until it holds a point.
@frozen
public struct Box: Hashable, Sendable, BitwiseCopyable {
  /// The least coordinates.
  public var minX: Double, minY: Double
  /// The largest coordinates; less than the least ones in a box without points.
  public var maxX: Double, maxY: Double

  /// Makes a box from its sides.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A box without points.
  public static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// Whether there is no point in it.
  @inlinable
  public var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

  /// From left to right; not for an empty box.
  @inlinable
  public var width: Double { maxX - minX }

  /// From top to bottom; not for an empty box.
  @inlinable
  public var height: Double { maxY - minY }

  /// Grows to hold a point.
  @inlinable
  public mutating func add(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// The least box that holds both.
  @inlinable
  public func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// What lies in both.
  @inlinable
  public func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }
}
