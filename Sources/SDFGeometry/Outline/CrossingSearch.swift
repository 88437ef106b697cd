/// Finds where pieces cross each other between their ends, and which pass through ends of others.
///
/// A grid's cell is halved while that saves comparisons; then all pairs of pieces in it are compared, exactly.
struct CrossingSearch {
  /// No more than so many pieces are compared pair by pair at once without a try to divide them.
  private static let leafCount = 10
  private static let mostDepth = 64

  /// Places of pieces, one list a level of the division.
  private var items: [Int32] = []
  /// Crossings, rounded to whole steps; a half goes to the right and down.
  private(set) var crossings: [FixedPoint] = []
  private var hits: [VertexHit] = []
  private var work = 0

  /// Finds all crossings, some more than once, and adds all hits of ends to `hits`.
  mutating func run(
    _ pieces: [SweepPiece], _ grid: SearchGrid, limits: OutlineLimits, hits: inout [VertexHit]
  ) throws(OutlineError) {
    swap(&hits, &self.hits)
    defer { swap(&hits, &self.hits) }
    crossings.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    items.append(contentsOf: grid.items)
    work = 0
    for cell in 0..<grid.count where grid.range(of: cell).count > 1 {
      try search(grid.range(of: cell), grid.cell(cell), depth: 0, pieces, limits)
    }
  }

  private mutating func search(
    _ range: Range<Int>, _ cell: SearchCell, depth: Int, _ pieces: [SweepPiece], _ limits: OutlineLimits
  ) throws(OutlineError) {
    if range.count > Self.leafCount && depth < Self.mostDepth {
      let acrossX = cell.width >= cell.height
      if try divide(range, cell, acrossX: acrossX, depth: depth, pieces, limits) { return }
      if try divide(range, cell, acrossX: !acrossX, depth: depth, pieces, limits) { return }
    }
    try compare(range, cell, pieces, limits)
  }

  /// Searches two halves of a cell; does nothing and gives false where that saves no comparisons.
  private mutating func divide(
    _ range: Range<Int>, _ cell: SearchCell, acrossX: Bool, depth: Int, _ pieces: [SweepPiece],
    _ limits: OutlineLimits
  ) throws(OutlineError) -> Bool {
    guard let (low, high) = cell.halves(acrossX: acrossX) else { return false }
    let start = items.count
    fill(range, low, pieces)
    let middle = items.count
    fill(range, high, pieces)
    let end = items.count
    let (lowCount, highCount) = (Double(middle - start), Double(end - middle))
    let whole = Double(range.count)
    let gains = lowCount * lowCount + highCount * highCount < 0.95 * whole * whole
    if gains {
      try search(start..<middle, low, depth: depth + 1, pieces, limits)
      try search(middle..<end, high, depth: depth + 1, pieces, limits)
    }
    items.removeLast(items.count - start)
    return gains
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
      for next in place + 1..<range.upperBound {
        let other = pieces[Int(items[next])]
        if other.top.y > piece.bottom.y || other.bottom.y < piece.top.y { continue }
        if max(other.top.x, other.bottom.x) < minX || min(other.top.x, other.bottom.x) > maxX { continue }
        compare(items[place], items[next], cell, pieces)
      }
      if crossings.count + hits.count > limits.crossings {
        throw .tooManyCrossings(limit: limits.crossings)
      }
    }
  }

  /// Compares two pieces; what lies outside of the cell is found in another one.
  private mutating func compare(_ a: Int32, _ b: Int32, _ cell: SearchCell, _ pieces: [SweepPiece]) {
    let (first, second) = (pieces[Int(a)], pieces[Int(b)])
    let (from, to) = (first.side(second.top), first.side(second.bottom))
    let (top, bottom) = (second.side(first.top), second.side(first.bottom))
    add(second.top, on: a, side: from, cell, pieces)
    add(second.bottom, on: a, side: to, cell, pieces)
    add(first.top, on: b, side: top, cell, pieces)
    add(first.bottom, on: b, side: bottom, cell, pieces)
    if from.signum() * to.signum() < 0 && top.signum() * bottom.signum() < 0 {
      let point = Self.crossing(second, from, to)
      if cell.contains(point) { crossings.append(point) }
    }
  }

  @inline(__always)
  private mutating func add(
    _ point: FixedPoint, on piece: Int32, side: Int64, _ cell: SearchCell, _ pieces: [SweepPiece]
  ) {
    let line = pieces[Int(piece)]
    if VertexHit.is(point, on: line, side: side) && cell.contains(point) {
      hits.append(VertexHit(point, piece: piece, isLeftward: line.isLeftward))
    }
  }

  /// The place on a piece at which its side of another one changes, given that of its top and its bottom.
  private static func crossing(_ piece: SweepPiece, _ from: Int64, _ to: Int64) -> FixedPoint {
    let whole = Int128((from &- to).magnitude)
    let part = Int128(from.magnitude)
    return FixedPoint(
      x: piece.top.x &+ rounded(Int128(piece.way.x) * part, whole),
      y: piece.top.y &+ rounded(Int128(piece.way.y) * part, whole))
  }

  /// A quotient rounded to the nearest whole number, a half up; the divisor is positive.
  private static func rounded(_ number: Int128, _ divisor: Int128) -> Int32 {
    let (quotient, rest) = (2 * number + divisor).quotientAndRemainder(dividingBy: 2 * divisor)
    return Int32(truncatingIfNeeded: rest < 0 ? quotient - 1 : quotient)
  }
}
