/// Winding numbers on both sides of pieces that meet at their ends only, by a sweep from top to bottom.
///
/// The pieces that the sweep's line crosses are kept from left to right. Shamos & Hoey 1976: as long as no
/// two neighbours meet anywhere but in a common end, no two pieces do, so the sweep finds out whether
/// its condition holds.
struct WindingSweep {
  /// The pieces that the line crosses, and the winding number on the right of each.
  private var active: [Int32] = []
  private var windings: [Int32] = []
  /// The orders of all bottoms, sorted.
  private var bottoms: [Int64] = []
  /// The pieces that start at the point at hand, from left to right.
  private var starters: [Int32] = []
  private var starterWindings: [Int32] = []

  /// Adds the pieces whose sides the rule tells apart; false where pieces meet elsewhere than at their ends.
  ///
  /// - Parameter pieces: sorted by ``SweepPiece/precedes(_:)``; at each point as many begin as end,
  ///   counted by what they change the winding number by.
  mutating func run(_ pieces: [SweepPiece], rule: WindingRule, into result: inout [DirectedPiece]) -> Bool {
    active.removeAll(keepingCapacity: true)
    windings.removeAll(keepingCapacity: true)
    bottoms.removeAll(keepingCapacity: true)
    for piece in pieces { bottoms.append(piece.bottom.order) }
    bottoms.sort()
    var piece = 0
    var bottom = 0
    while bottom < bottoms.count {
      let isStart = piece < pieces.count && pieces[piece].top.order <= bottoms[bottom]
      let point = isStart ? pieces[piece].top : point(bottoms[bottom])
      let order = point.order
      starters.removeAll(keepingCapacity: true)
      while piece < pieces.count && pieces[piece].top.order == order {
        if !insertStarter(piece, pieces) { return false }
        piece += 1
      }
      var enders = 0
      while bottom < bottoms.count && bottoms[bottom] == order {
        enders += 1
        bottom += 1
      }
      if !pass(point, enders: enders, pieces, rule, &result) { return false }
    }
    return active.isEmpty
  }

  private func point(_ order: Int64) -> FixedPoint {
    let x = Int32(truncatingIfNeeded: order)
    return FixedPoint(x: x, y: Int32(truncatingIfNeeded: (order - Int64(x)) >> 32))
  }

  /// Puts a piece in its place among those with the same top; false where it lies on another one.
  private mutating func insertStarter(_ piece: Int, _ pieces: [SweepPiece]) -> Bool {
    let way = pieces[piece].way
    var place = starters.count
    while place > 0 {
      let turn = pieces[Int(starters[place - 1])].way.cross(way)
      if turn == 0 { return false }
      if turn < 0 { break }
      place -= 1
    }
    starters.insert(Int32(truncatingIfNeeded: piece), at: place)
    return true
  }

  /// Moves the line past a point: takes out the pieces that end there and puts in those that start.
  private mutating func pass(
    _ point: FixedPoint, enders: Int, _ pieces: [SweepPiece], _ rule: WindingRule,
    _ result: inout [DirectedPiece]
  ) -> Bool {
    let left = place(of: point, pieces)
    let right = left + enders
    if right > active.count { return false }
    for ender in active[left..<right] where pieces[Int(ender)].bottom != point { return false }
    if right < active.count && pieces[Int(active[right])].side(point) <= 0 { return false }
    if !fits(between: left, and: right, pieces) { return false }
    var winding = left > 0 ? windings[left - 1] : 0
    starterWindings.removeAll(keepingCapacity: true)
    for starter in starters {
      let piece = pieces[Int(starter)]
      let next = winding &+ piece.delta
      let isPaintedLeft = rule.isInside(winding)
      if isPaintedLeft != rule.isInside(next) {
        // Going down, what is left on the screen is on the right of the way.
        result.append(
          isPaintedLeft
            ? DirectedPiece(from: piece.top, to: piece.bottom, origin: piece.origin)
            : DirectedPiece(from: piece.bottom, to: piece.top, origin: piece.origin))
      }
      winding = next
      starterWindings.append(next)
    }
    if starters.count == enders {
      for place in 0..<enders {
        active[left + place] = starters[place]
        windings[left + place] = starterWindings[place]
      }
    } else {
      active.replaceSubrange(left..<right, with: starters)
      windings.replaceSubrange(left..<right, with: starterWindings)
    }
    return true
  }

  /// How many of the line's pieces lie on the left of a point.
  private func place(of point: FixedPoint, _ pieces: [SweepPiece]) -> Int {
    var low = 0
    var high = active.count
    while low < high {
      let middle = (low + high) >> 1
      if pieces[Int(active[middle])].side(point) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the new neighbours do not meet below: the one before `left` and the first starter, the last
  /// starter and the one at `right`, or without starters these two.
  private func fits(between left: Int, and right: Int, _ pieces: [SweepPiece]) -> Bool {
    if left > 0 {
      let next = starters.first ?? (right < active.count ? active[right] : -1)
      if next >= 0 && !Self.isApart(pieces[Int(active[left - 1])], pieces[Int(next)]) { return false }
    }
    if right < active.count, let last = starters.last {
      return Self.isApart(pieces[Int(last)], pieces[Int(active[right])])
    }
    return true
  }

  /// Whether two pieces that the line crosses one after the other meet at most in a common bottom.
  private static func isApart(_ left: SweepPiece, _ right: SweepPiece) -> Bool {
    let (first, second) = (left.bottom.order, right.bottom.order)
    if first == second { return true }
    return first < second ? right.side(left.bottom) > 0 : left.side(right.bottom) < 0
  }
}
