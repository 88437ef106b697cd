/// Joins directed pieces that meet at their ends to contours.
///
/// Where several pieces meet, each is followed by the one that keeps what lies on the right of both in
/// one sector, so that painted areas which touch in a point stay apart. Points in the middle of a straight line
/// are left out. Contours start at their least
/// points in the sweep's order and come in the order of these, then of their first ways' directions: the
/// same pieces give the same contours.
struct ContourTracer {
  /// The pieces sorted by where they start, and for each the one that follows.
  private var outgoing: [DirectedPiece] = []
  private var incoming: [Int32] = []
  private var next: [Int32] = []
  private var isDone: [Bool] = []
  private var loop: [DirectedPiece] = []
  private var spokes: [Spoke] = []

  /// A piece at a vertex: its way from there, its place, and whether it starts there.
  private struct Spoke {
    var way: FixedWay
    var piece: Int32
    var isOutgoing: Bool

    /// Whether the way comes before another one on a turn to the right that starts to the right, level.
    func precedes(_ other: Spoke) -> Bool {
      let (half, otherHalf) = (Self.half(way), Self.half(other.way))
      if half != otherHalf { return half < otherHalf }
      let turn = way.cross(other.way)
      return turn != 0 ? turn > 0 : isOutgoing && !other.isOutgoing
    }

    private static func half(_ way: FixedWay) -> Int { way.y > 0 || way.y == 0 && way.x > 0 ? 0 : 1 }
  }

  /// Adds the contours; false where the pieces at some vertex do not lead in and out in turns.
  mutating func trace(_ pieces: [DirectedPiece], into result: inout FixedContours) -> Bool {
    outgoing.removeAll(keepingCapacity: true)
    outgoing.append(contentsOf: pieces)
    outgoing.sort { a, b in
      let (here, there) = (a.from.order, b.from.order)
      return here != there ? here < there : a.to.order < b.to.order
    }
    if !link() { return false }
    isDone.removeAll(keepingCapacity: true)
    isDone.append(contentsOf: repeatElement(false, count: outgoing.count))
    for first in outgoing.indices where !isDone[first] {
      collect(first)
      write(&result)
    }
    return true
  }

  /// Finds for each piece the one that follows.
  private mutating func link() -> Bool {
    let pieces = outgoing
    incoming.removeAll(keepingCapacity: true)
    for piece in pieces.indices { incoming.append(Int32(truncatingIfNeeded: piece)) }
    incoming.sort { a, b in
      let (here, there) = (pieces[Int(a)].to.order, pieces[Int(b)].to.order)
      return here != there ? here < there : a < b
    }
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: repeatElement(-1, count: pieces.count))
    var start = 0
    while start < pieces.count {
      let order = pieces[start].from.order
      var end = start
      while end < pieces.count && pieces[end].from.order == order {
        if pieces[Int(incoming[end])].to.order != order { return false }
        end += 1
      }
      if end < pieces.count && pieces[Int(incoming[end])].to.order == order { return false }
      if end == start + 1 {
        next[Int(incoming[start])] = Int32(truncatingIfNeeded: start)
      } else if !pair(start..<end) {
        return false
      }
      start = end
    }
    return true
  }

  /// Pairs the pieces that lead to a vertex with those that lead away.
  private mutating func pair(_ places: Range<Int>) -> Bool {
    spokes.removeAll(keepingCapacity: true)
    for place in places {
      let (out, into) = (outgoing[place], outgoing[Int(incoming[place])])
      spokes.append(Spoke(way: out.to - out.from, piece: Int32(truncatingIfNeeded: place), isOutgoing: true))
      spokes.append(Spoke(way: into.from - into.to, piece: incoming[place], isOutgoing: false))
    }
    spokes.sort { $0.precedes($1) }
    for (place, spoke) in spokes.enumerated() where !spoke.isOutgoing {
      // What lies on the right of the way in comes before it on a turn to the right.
      let follower = spokes[place == 0 ? spokes.count - 1 : place - 1]
      if !follower.isOutgoing { return false }
      next[Int(spoke.piece)] = follower.piece
    }
    return true
  }

  /// Collects the loop that starts with a piece.
  private mutating func collect(_ first: Int) {
    loop.removeAll(keepingCapacity: true)
    var piece = first
    repeat {
      isDone[piece] = true
      loop.append(outgoing[piece])
      piece = Int(next[piece])
    } while piece != first
  }

  /// Writes the loop's points but those in the middle of a line.
  private func write(_ result: inout FixedContours) {
    let base = result.points.count
    for piece in loop {
      let count = result.points.count - base
      if count > 1 {
        let (before, corner) = (result.points[base + count - 2], result.points[base + count - 1])
        if (corner - before).cross(piece.to - corner) == 0 {
          result.dropPoints(to: base + count - 1)
        }
      }
      if count == 0 { result.add(piece.from) }
      result.add(piece.to)
    }
    // The last point is the first one again.
    result.dropPoints(to: result.points.count - 1)
    if result.points.count - base < 3 { result.dropOpenContour() } else { result.endContour() }
  }
}
