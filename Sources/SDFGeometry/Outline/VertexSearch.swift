/// Finds the pieces that pass through some points, or so near that the point is where they are on the grid.
struct VertexSearch {
  private static let mostDepth = 64

  /// Places of pieces and points, one list each a level of the division.
  private var items: [Int32] = []
  private var pointItems: [Int32] = []
  private var hits: [VertexHit] = []
  private var work = 0

  private var starts: [Int] = []

  /// Adds all hits of some points to `hits`.
  mutating func run(
    _ pieces: [SweepPiece], _ grid: SearchGrid, _ points: [FixedPoint], limits: OutlineLimits,
    hits: inout [VertexHit]
  ) throws(OutlineError) {
    swap(&hits, &self.hits)
    defer { swap(&hits, &self.hits) }
    items.removeAll(keepingCapacity: true)
    pointItems.removeAll(keepingCapacity: true)
    items.append(contentsOf: grid.items)
    sort(points, grid)
    work = 0
    for cell in 0..<grid.count where starts[cell] < starts[cell + 1] {
      try search(
        grid.range(of: cell), starts[cell]..<starts[cell + 1], grid.cell(cell), depth: 0, pieces, points,
        limits)
    }
  }

  /// Puts the points' places in the order of the grid's cells, each into one.
  private mutating func sort(_ points: [FixedPoint], _ grid: SearchGrid) {
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: grid.count + 2))
    for point in points { starts[grid.cell(of: point) + 2] += 1 }
    for cell in 0..<grid.count { starts[cell + 2] += starts[cell + 1] }
    pointItems.append(contentsOf: repeatElement(0, count: points.count))
    for (place, point) in points.enumerated() {
      let cell = grid.cell(of: point)
      pointItems[starts[cell + 1]] = Int32(truncatingIfNeeded: place)
      starts[cell + 1] += 1
    }
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
        if !VertexHit.is(point, on: piece, side: piece.side(point)) { continue }
        if hits.count >= limits.crossings { throw .tooManyCrossings(limit: limits.crossings) }
        hits.append(VertexHit(point, piece: items[place], isLeftward: piece.isLeftward))
      }
    }
  }
}
