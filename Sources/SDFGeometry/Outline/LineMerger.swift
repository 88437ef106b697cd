/// Makes of pieces on one line pieces that do not overlap, so that thousands on each other cost no more than
/// their sorting.
struct LineMerger {
  private struct Change: BitwiseCopyable {
    var point: FixedPoint
    var delta: Int32
  }

  private var sorted: [SweepPiece] = []
  private var changes: [Change] = []

  /// Replaces the pieces.
  mutating func merge(_ pieces: inout [SweepPiece]) {
    sorted.removeAll(keepingCapacity: true)
    sorted.append(contentsOf: pieces)
    sorted.sort(by: Self.precedes)
    pieces.removeAll(keepingCapacity: true)
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
