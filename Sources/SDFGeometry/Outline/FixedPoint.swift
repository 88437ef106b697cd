/// A point in fixed point: 1/65,536 of a texel.
///
/// Coordinates lie within ``lowest`` and ``highest``, so that differences fit 32 bits and cross products of
/// differences 64 bits: every question about points and pieces has an exact answer.
package struct FixedPoint: Hashable, Sendable, BitwiseCopyable {
  /// To the right of the origin.
  package var x: Int32
  /// Below the origin.
  package var y: Int32

  /// The least coordinate: −6,300 texels.
  package static let lowest: Int32 = -6_300 * 65_536
  /// The largest coordinate: 26,400 texels.
  package static let highest: Int32 = 26_400 * 65_536

  /// Makes a point.
  @inlinable
  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// Grows as a line sweeps the plane from top to bottom, on one row from left to right.
  @inline(__always)
  var order: Int64 { Int64(y) << 32 + Int64(x) }

  /// The way from `b` to `a`.
  @inline(__always)
  static func - (a: FixedPoint, b: FixedPoint) -> FixedWay {
    FixedWay(x: Int64(a.x) - Int64(b.x), y: Int64(a.y) - Int64(b.y))
  }
}

/// A way between two points in fixed point.
struct FixedWay: BitwiseCopyable {
  var x: Int64, y: Int64

  /// Positive for a turn to the right, as seen on the screen (y down), from this to the other.
  @inline(__always)
  func cross(_ other: FixedWay) -> Int64 { x &* other.y &- y &* other.x }

  /// |x| + |y|.
  @inline(__always)
  var sum: Int64 { abs(x) &+ abs(y) }
}

/// A directed straight piece in fixed point.
package struct FixedPiece: Hashable, Sendable, BitwiseCopyable {
  /// The start.
  package var ax: Int32, ay: Int32
  /// The end.
  package var bx: Int32, by: Int32

  /// Makes a piece from its ends.
  @inlinable
  package init(ax: Int32, ay: Int32, bx: Int32, by: Int32) {
    self.ax = ax
    self.ay = ay
    self.bx = bx
    self.by = by
  }
}
