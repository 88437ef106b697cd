/// Makes of pieces on one line pieces that do not overlap, so that thousands on each other cost no more than
/// their sorting.
///
/// Pieces of one line have one slope, so those whose slope no other piece has need no sorting.
struct LineMerger {
  private struct Change: BitwiseCopyable {
    var point: FixedPoint
    var delta: Int32
  }

  /// Slopes are told apart by so many places of a table for each piece.
  private static let spread = 8

  /// For each place of the table whether no piece (0), one or more have a slope of it.
  private var slopes: [UInt8] = []
  private var sorted: [SweepPiece] = []
  private var changes: [Change] = []

  /// Replaces the pieces.
  mutating func merge(_ pieces: inout [SweepPiece]) {
    sorted.removeAll(keepingCapacity: true)
    takeThoseOfOneSlope(&pieces)
    sorted.sort(by: Self.precedes)
    var start = 0
    while start < sorted.count {
      let first = sorted[start]
      changes.removeAll(keepingCapacity: true)
      var end = start
      while end < sorted.count && Self.isOnLine(first, sorted[end]) {
        changes.append(Change(point: sorted[end].top, delta: sorted[end].delta))
        changes.append(Change(point: sorted[end].bottom, delta: -sorted[end].delta))
        end += 1
      }
      if end == start + 1 {
        pieces.append(first)
      } else {
        changes.sort { $0.point.order < $1.point.order }
        write(&pieces)
      }
      start = end
    }
  }

  /// Moves the pieces that share their slopes with others, and a few that do not, to `sorted`.
  private mutating func takeThoseOfOneSlope(_ pieces: inout [SweepPiece]) {
    var bits = 0
    while 1 << bits < Self.spread * pieces.count { bits += 1 }
    slopes.removeAll(keepingCapacity: true)
    slopes.append(contentsOf: repeatElement(0, count: 1 << bits))
    for piece in pieces {
      let place = Self.slope(piece, bits)
      slopes[place] = min(2, slopes[place] + 1)
    }
    var kept = 0
    for piece in pieces {
      if slopes[Self.slope(piece, bits)] > 1 {
        sorted.append(piece)
      } else {
        pieces[kept] = piece
        kept += 1
      }
    }
    pieces.removeLast(pieces.count - kept)
  }

  /// The table's place for a piece's slope: equal fractions have equal quotients, rounded or not.
  @inline(__always)
  private static func slope(_ piece: SweepPiece, _ bits: Int) -> Int {
    let way = piece.way
    // Level pieces run to the right only: one infinity.
    let quotient = Double(way.x) / Double(way.y)
    var key = (quotient == 0 ? 0 : quotient).bitPattern &* 0x9E37_79B9_7F4A_7C15
    key = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(key >> UInt64(64 - bits))
  }

  private func write(_ pieces: inout [SweepPiece]) {
    var delta: Int32 = 0
    var top = changes[0].point
    var place = 0
    while place < changes.count {
      let point = changes[place].point
      var next = delta
      while place < changes.count && changes[place].point == point {
        next &+= changes[place].delta
        place += 1
      }
      if next == delta { continue }
      if delta != 0 { pieces.append(SweepPiece(from: top, to: point, times: -delta)) }
      delta = next
      top = point
    }
  }

  private static func isOnLine(_ a: SweepPiece, _ b: SweepPiece) -> Bool {
    a.way.cross(b.way) == 0 && a.side(b.top) == 0
  }

  /// Sorts by direction, then lines of one direction from one side to the other.
  private static func precedes(_ a: SweepPiece, _ b: SweepPiece) -> Bool {
    let turn = a.way.cross(b.way)
    return turn != 0 ? turn > 0 : a.side(b.top) < 0
  }
}
