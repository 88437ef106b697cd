/// Winding numbers on both sides of pieces that meet at their ends only, by a sweep from top to bottom.
///
/// The pieces that the sweep's line crosses are kept from left to right. Shamos & Hoey 1976: as long as no
/// two neighbours meet anywhere but in a common end, no two pieces do, so the sweep finds out whether
/// its condition holds.
struct WindingSweep {
  private var line = SweepLine()
  /// The orders of all bottoms, sorted.
  private var bottoms: [Int64] = []
  /// The pieces that start at the point at hand, from left to right.
  private var starters: [Int32] = []
  private var entries: [SweepLine.Entry] = []

  /// Adds the pieces whose sides the rule tells apart; false where pieces meet elsewhere than at their ends.
  ///
  /// - Parameter pieces: sorted by ``SweepPiece/precedes(_:)``; at each point as many begin as end,
  ///   counted by what they change the winding number by.
  mutating func run(_ pieces: [SweepPiece], rule: WindingRule, into result: inout [DirectedPiece]) -> Bool {
    line.removeAll()
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
    return line.isEmpty
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
    let place = line.place(of: point, pieces)
    for ender in 0..<enders {
      guard let entry = line.entry(place, skipping: ender), pieces[Int(entry.piece)].bottom == point else {
        return false
      }
    }
    let left = line.before(place)
    let right = line.entry(place, skipping: enders)
    if let right, pieces[Int(right.piece)].side(point) <= 0 { return false }
    if !fits(between: left, and: right, pieces) { return false }
    var winding = left?.winding ?? 0
    entries.removeAll(keepingCapacity: true)
    for starter in starters {
      let piece = pieces[Int(starter)]
      let next = winding &+ piece.delta
      let isPaintedLeft = rule.isInside(winding)
      if isPaintedLeft != rule.isInside(next) {
        // Going down, what is left on the screen is on the right of the way.
        result.append(
          isPaintedLeft
            ? DirectedPiece(from: piece.top, to: piece.bottom)
            : DirectedPiece(from: piece.bottom, to: piece.top))
      }
      winding = next
      entries.append(SweepLine.Entry(piece: starter, winding: next))
    }
    line.replace(enders, at: place, by: entries)
    return true
  }

  /// Whether the new neighbours do not meet below: the left one and the first starter, the last starter and the
  /// right one, or without starters these two.
  private func fits(
    between left: SweepLine.Entry?, and right: SweepLine.Entry?, _ pieces: [SweepPiece]
  ) -> Bool {
    if let left, let next = starters.first ?? right?.piece,
      !Self.isApart(pieces[Int(left.piece)], pieces[Int(next)])
    {
      return false
    }
    if let right, let last = starters.last {
      return Self.isApart(pieces[Int(last)], pieces[Int(right.piece)])
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
