/// An axis-aligned box in texels; empty where a bound is on the wrong side.
struct BoundingBox: BitwiseCopyable, Sendable {
  var minX: Float, minY: Float, maxX: Float, maxY: Float

  static let empty = BoundingBox(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  @inline(__always)
  var isEmpty: Bool { minX > maxX }

  @inline(__always)
  mutating func formUnion(_ other: BoundingBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  /// The square of the smallest distance between points of the two boxes.
  @inline(__always)
  func squaredDistance(to other: BoundingBox) -> Float {
    let dx = max(0, minX - other.maxX, other.minX - maxX)
    let dy = max(0, minY - other.maxY, other.minY - maxY)
    return dx * dx + dy * dy
  }

  /// The square of the largest distance between points of the two boxes.
  @inline(__always)
  func squaredReach(to other: BoundingBox) -> Float {
    let dx = max(maxX - other.minX, other.maxX - minX)
    let dy = max(maxY - other.minY, other.maxY - minY)
    return dx * dx + dy * dy
  }
}

extension EdgeElement {
  /// The box around the piece, grown so that rounding never leaves the piece outside.
  var boundingBox: BoundingBox {
    let unit: Float = 1 / 65536
    let slack: Float = 1 / 256
    return BoundingBox(
      minX: Float(min(ax, bx)) * unit - slack, minY: Float(min(ay, by)) * unit - slack,
      maxX: Float(max(ax, bx)) * unit + slack, maxY: Float(max(ay, by)) * unit + slack)
  }
}
