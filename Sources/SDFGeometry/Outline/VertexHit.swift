/// A point that a piece passes between its ends.
///
/// A piece passes a point where it meets the square of one step around it, whose left and upper sides belong to
/// it: the square of all places that are rounded to the point.
struct VertexHit: BitwiseCopyable {
  /// Grows along the piece.
  var along: Int64
  var piece: Int32
  private var x: Int32

  init(_ point: FixedPoint, piece: Int32, isLeftward: Bool) {
    along = Int64(point.y) << 32 + Int64(isLeftward ? -point.x : point.x)
    self.piece = piece
    x = point.x
  }

  /// The point, given again whether the piece runs to the left.
  func point(isLeftward: Bool) -> FixedPoint {
    FixedPoint(x: x, y: Int32(truncatingIfNeeded: (along - Int64(isLeftward ? -x : x)) >> 32))
  }

  /// Whether a piece passes a point that is not one of its ends, given the point's side.
  @inline(__always)
  static func `is`(_ point: FixedPoint, on piece: SweepPiece, side: Int64) -> Bool {
    if point.y < piece.top.y || point.y > piece.bottom.y { return false }
    if point.x < min(piece.top.x, piece.bottom.x) || point.x > max(piece.top.x, piece.bottom.x) {
      return false
    }
    if point == piece.top || point == piece.bottom { return false }
    // Within the piece's box the product is less than 2⁶².
    let excess = 2 * abs(side) - piece.way.sum
    // A line through a corner only: the upper left one is the one that counts.
    return excess < 0 || excess == 0 && piece.isLeftward && side < 0
  }
}
