/// A straight piece as a line sees it that sweeps the plane from top to bottom, each row from left to right.
struct SweepPiece: BitwiseCopyable, Sendable {
  /// The end that the sweep reaches first, and the other one.
  var top: FixedPoint, bottom: FixedPoint
  /// How much larger the winding number is on the right of the piece than on its left; for a level piece,
  /// above it than below it.
  var delta: Int32

  /// Makes a piece that contours pass so many times from a to b; the two points differ.
  @inline(__always)
  init(from a: FixedPoint, to b: FixedPoint, times: Int32) {
    if a.order < b.order {
      (top, bottom, delta) = (a, b, -times)
    } else {
      (top, bottom, delta) = (b, a, times)
    }
  }

  /// From the top to the bottom.
  @inline(__always)
  var way: FixedWay { bottom - top }

  /// Whether the bottom lies on the left of the top.
  @inline(__always)
  var isLeftward: Bool { bottom.x < top.x }

  /// Positive where a point lies on the left of the piece's line, 0 on it, negative on its right.
  @inline(__always)
  func side(_ point: FixedPoint) -> Int64 { way.cross(point - top) }

  /// Whether the sweep's order puts this piece before another one: by the top, then by the bottom.
  @inline(__always)
  func precedes(_ other: SweepPiece) -> Bool {
    let (here, there) = (top.order, other.top.order)
    return here != there ? here < there : bottom.order < other.bottom.order
  }
}

/// A piece of the outline, the painting on its right as seen on the screen.
struct DirectedPiece: BitwiseCopyable, Sendable {
  var from: FixedPoint, to: FixedPoint
}
