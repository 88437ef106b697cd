/// A rectangle of the plane in which pieces are searched, its sides included.
struct SearchCell: BitwiseCopyable {
  var minX: Int32, minY: Int32, maxX: Int32, maxY: Int32

  /// The least cell that holds all pieces.
  init(around pieces: [SweepPiece]) {
    (minX, minY) = (.max, .max)
    (maxX, maxY) = (.min, .min)
    for piece in pieces {
      minX = min(minX, piece.top.x, piece.bottom.x)
      maxX = max(maxX, piece.top.x, piece.bottom.x)
      minY = min(minY, piece.top.y)
      maxY = max(maxY, piece.bottom.y)
    }
  }

  var width: Int64 { Int64(maxX) - Int64(minX) }
  var height: Int64 { Int64(maxY) - Int64(minY) }

  @inline(__always)
  func contains(_ point: FixedPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Two halves with a common side, across x or y; nil where there is no whole step left to divide.
  func halves(acrossX: Bool) -> (low: SearchCell, high: SearchCell)? {
    if (acrossX ? width : height) < 2 { return nil }
    var (low, high) = (self, self)
    if acrossX {
      let middle = Int32(truncatingIfNeeded: (Int64(minX) + Int64(maxX)) >> 1)
      low.maxX = middle
      high.minX = middle
    } else {
      let middle = Int32(truncatingIfNeeded: (Int64(minY) + Int64(maxY)) >> 1)
      low.maxY = middle
      high.minY = middle
    }
    return (low, high)
  }

  /// Whether a piece comes within a step of the cell; may say yes for some a little further off.
  @inline(__always)
  func touches(_ piece: SweepPiece) -> Bool {
    if piece.top.y > maxY || piece.bottom.y < minY { return false }
    if min(piece.top.x, piece.bottom.x) > maxX || max(piece.top.x, piece.bottom.x) < minX { return false }
    // Doubled, so that the centre is a whole number; a step's slack is more than all rounding.
    let way = piece.way
    let (dx, dy) = (Double(way.x), Double(way.y))
    let cx = Double(Int64(minX) + Int64(maxX) - 2 * Int64(piece.top.x))
    let cy = Double(Int64(minY) + Int64(maxY) - 2 * Int64(piece.top.y))
    return abs(dx * cy - dy * cx) <= abs(dx) * Double(height + 4) + abs(dy) * Double(width + 4)
  }
}
