/// Finds where pieces cross each other between their ends.
///
/// A cell is halved while that saves comparisons; then all pairs of pieces in it are compared, exactly.
struct CrossingSearch {
  /// No more than so many pieces are compared pair by pair at once without a try to divide them.
  private static let leafCount = 10
  private static let mostDepth = 64

  /// Places of pieces, one list a level of the division.
  private var items: [Int32] = []
  /// Crossings, rounded to whole steps; a half goes to the right and down.
  private(set) var crossings: [FixedPoint] = []
  private var work = 0

  /// Finds all crossings.
  mutating func run(_ pieces: [SweepPiece], limits: OutlineLimits) throws(OutlineError) {
    crossings.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    for piece in pieces.indices { items.append(Int32(truncatingIfNeeded: piece)) }
    work = 0
    try search(items.indices, SearchCell(around: pieces), depth: 0, pieces, limits)
  }

  private mutating func search(
    _ range: Range<Int>, _ cell: SearchCell, depth: Int, _ pieces: [SweepPiece], _ limits: OutlineLimits
  ) throws(OutlineError) {
    if range.count > Self.leafCount && depth < Self.mostDepth {
      let acrossX = cell.width >= cell.height
      for axis in [acrossX, !acrossX] {
        guard let (low, high) = cell.halves(acrossX: axis) else { continue }
        let start = items.count
        fill(range, low, pieces)
        let middle = items.count
        fill(range, high, pieces)
        let end = items.count
        let (lowCount, highCount) = (Double(middle - start), Double(end - middle))
        let gains = lowCount * lowCount + highCount * highCount < 0.95 * Double(range.count * range.count)
        if gains {
          try search(start..<middle, low, depth: depth + 1, pieces, limits)
          try search(middle..<end, high, depth: depth + 1, pieces, limits)
        }
        items.removeLast(items.count - start)
        if gains { return }
      }
    }
    try compare(range, cell, pieces, limits)
  }

  private mutating func fill(_ range: Range<Int>, _ cell: SearchCell, _ pieces: [SweepPiece]) {
    for place in range where cell.touches(pieces[Int(items[place])]) { items.append(items[place]) }
  }

  private mutating func compare(
    _ range: Range<Int>, _ cell: SearchCell, _ pieces: [SweepPiece], _ limits: OutlineLimits
  ) throws(OutlineError) {
    for place in range {
      let piece = pieces[Int(items[place])]
      let minX = min(piece.top.x, piece.bottom.x)
      let maxX = max(piece.top.x, piece.bottom.x)
      work += range.upperBound - place
      if work > limits.comparisons { throw .tooManyComparisons(limit: limits.comparisons) }
      for other in place + 1..<range.upperBound {
        let other = pieces[Int(items[other])]
        if other.top.y > piece.bottom.y || other.bottom.y < piece.top.y { continue }
        if max(other.top.x, other.bottom.x) < minX || min(other.top.x, other.bottom.x) > maxX { continue }
        guard let point = Self.crossing(piece, other), cell.contains(point) else { continue }
        if crossings.count >= limits.crossings { throw .tooManyCrossings(limit: limits.crossings) }
        crossings.append(point)
      }
    }
  }

  /// Where two pieces cross between their ends.
  static func crossing(_ a: SweepPiece, _ b: SweepPiece) -> FixedPoint? {
    let (from, to) = (a.side(b.top), a.side(b.bottom))
    if !((from < 0 && to > 0) || (from > 0 && to < 0)) { return nil }
    let (top, bottom) = (b.side(a.top), b.side(a.bottom))
    if !((top < 0 && bottom > 0) || (top > 0 && bottom < 0)) { return nil }
    // The part of the way down b at which the side of a changes.
    let whole = Int128((from &- to).magnitude)
    let part = Int128(from.magnitude)
    return FixedPoint(
      x: b.top.x &+ rounded(Int128(b.way.x) * part, whole),
      y: b.top.y &+ rounded(Int128(b.way.y) * part, whole)
    )
  }

  /// A quotient rounded to the nearest whole number, a half up; the divisor is positive.
  private static func rounded(_ number: Int128, _ divisor: Int128) -> Int32 {
    let (quotient, rest) = (2 * number + divisor).quotientAndRemainder(dividingBy: 2 * divisor)
    return Int32(truncatingIfNeeded: rest < 0 ? quotient - 1 : quotient)
  }
}
