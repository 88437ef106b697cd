/// Finds the pieces that pass through a point, or so near that the point is where they are on the grid.
///
/// A piece passes a point where it meets the square of one step around it, whose left and upper sides belong to it.
struct VertexSearch {
  /// A point on a piece, between its ends.
  struct Hit: BitwiseCopyable {
    /// Grows along the piece.
    var along: Int64
    var piece: Int32
    var x: Int32

    init(_ point: FixedPoint, piece: Int32, isLeftward: Bool) {
      along = Int64(point.y) << 32 + Int64(isLeftward ? -point.x : point.x)
      self.piece = piece
      x = point.x
    }

    /// The point, given again whether the piece runs to the left.
    func point(isLeftward: Bool) -> FixedPoint {
      FixedPoint(
        x: x, y: Int32(truncatingIfNeeded: (along - Int64(isLeftward ? -x : x)) >> 32))
    }
  }

  private static let mostDepth = 64

  /// Places of pieces and points, one list each a level of the division.
  private var items: [Int32] = []
  private var pointItems: [Int32] = []
  /// What was found, in no order.
  private(set) var hits: [Hit] = []
  private var work = 0

  /// Finds all hits of distinct points.
  mutating func run(
    _ pieces: [SweepPiece], _ points: [FixedPoint], limits: OutlineLimits
  ) throws(OutlineError) {
    hits.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    pointItems.removeAll(keepingCapacity: true)
    for piece in pieces.indices { items.append(Int32(truncatingIfNeeded: piece)) }
    for point in points.indices { pointItems.append(Int32(truncatingIfNeeded: point)) }
    work = 0
    try search(
      items.indices, pointItems.indices, SearchCell(around: pieces), depth: 0, pieces, points, limits)
  }

  /// Sorts the hits by piece, then along it.
  mutating func sort() {
    hits.sort { a, b in a.piece != b.piece ? a.piece < b.piece : a.along < b.along }
  }

  private mutating func search(
    _ range: Range<Int>, _ pointRange: Range<Int>, _ cell: SearchCell, depth: Int, _ pieces: [SweepPiece],
    _ points: [FixedPoint], _ limits: OutlineLimits
  ) throws(OutlineError) {
    if pointRange.isEmpty { return }
    let isSmall = range.count <= 4 || pointRange.count <= 4 || range.count * pointRange.count <= 96
    guard !isSmall, depth < Self.mostDepth,
      let (low, high) = cell.halves(acrossX: cell.width >= cell.height)
    else { return try compare(range, pointRange, pieces, points, limits) }
    let (start, pointStart) = (items.count, pointItems.count)
    for (cell, other) in [(low, nil), (high, low)] {
      // Points on the common side belong to the low half.
      for place in pointRange {
        let point = points[Int(pointItems[place])]
        if cell.contains(point) && other?.contains(point) != true { pointItems.append(pointItems[place]) }
      }
      if pointItems.count > pointStart {
        work += range.count
        for place in range where cell.touches(pieces[Int(items[place])]) { items.append(items[place]) }
        try search(
          start..<items.count, pointStart..<pointItems.count, cell, depth: depth + 1, pieces, points, limits)
      }
      items.removeLast(items.count - start)
      pointItems.removeLast(pointItems.count - pointStart)
    }
  }

  private mutating func compare(
    _ range: Range<Int>, _ pointRange: Range<Int>, _ pieces: [SweepPiece], _ points: [FixedPoint],
    _ limits: OutlineLimits
  ) throws(OutlineError) {
    work += range.count * pointRange.count
    if work > limits.comparisons { throw .tooManyComparisons(limit: limits.comparisons) }
    for place in range {
      let piece = pieces[Int(items[place])]
      for point in pointRange {
        let point = points[Int(pointItems[point])]
        if !Self.passes(piece, point) { continue }
        if hits.count >= limits.crossings { throw .tooManyCrossings(limit: limits.crossings) }
        hits.append(Hit(point, piece: items[place], isLeftward: piece.bottom.x < piece.top.x))
      }
    }
  }

  /// Whether a piece passes a point that is not one of its ends.
  @inline(__always)
  static func passes(_ piece: SweepPiece, _ point: FixedPoint) -> Bool {
    if point.y < piece.top.y || point.y > piece.bottom.y { return false }
    if point.x < min(piece.top.x, piece.bottom.x) || point.x > max(piece.top.x, piece.bottom.x) {
      return false
    }
    if point == piece.top || point == piece.bottom { return false }
    let way = piece.way
    // Within the piece's box the product is less than 2⁶².
    let side = piece.side(point)
    let excess = 2 * abs(side) - way.sum
    // A line through a corner only: the upper left one is the one that counts.
    return excess < 0 || excess == 0 && way.x < 0 && side < 0
  }
}
