import SDFGrid

/// The memory and the steps of one thread of ``ExactFlood``.
struct TileSolver {
  let lattice: Lattice
  /// The elements that the coarse tile at work has collected.
  private var candidates: [Candidate] = []
  /// Lists of places in `candidates`, one after another: each tile's list stands on its parent's.
  private var lists: [Int32] = []
  /// For the list at work: each candidate's squared distances from the tile's corners.
  private var corners: [SIMD4<Float>] = []
  private var rivals = Rivals()
  private var found: [UInt32] = []
  private var stack: [(level: Int, index: Int, squared: Float)] = []

  init(lattice: Lattice) { self.lattice = lattice }

  /// A tile's columns and rows.
  private struct Tile {
    var columns: Range<Int>, rows: Range<Int>
  }

  /// The whole texel that coordinates of the tile at work are relative to.
  private var baseX = 0.0, baseY = 0.0

  /// Solves one coarse tile.
  mutating func solve(
    columns: Range<Int>, rows: Range<Int>, elements: [EdgeElement], pyramid: ElementPyramid,
    into nearest: RowWriter<UInt32>
  ) {
    baseX = lattice.x(columns.lowerBound).rounded(.down)
    baseY = lattice.y(rows.lowerBound).rounded(.down)
    candidates.removeAll(keepingCapacity: true)
    collect(columns: columns, rows: rows, elements: elements, pyramid: pyramid)
    makeRoomForLists()
    for place in candidates.indices { lists[place] = Int32(truncatingIfNeeded: place) }
    let tile = Tile(columns: columns, rows: rows)
    let list = keepUndominated(of: 0..<candidates.count, in: tile)
    sortByNumber(list)
    descend(tile, list, into: nearest)
  }

  /// Each level of tiles has a list no longer than the one it stands on.
  private mutating func makeRoomForLists() {
    let levels = 5
    if lists.count < candidates.count * levels {
      lists = [Int32](repeating: 0, count: candidates.count * levels)
      corners = [SIMD4<Float>](repeating: .zero, count: candidates.count)
    }
  }

  // MARK: Collecting

  /// Fills `candidates` with the elements whose bucket may hold a nearest one.
  private mutating func collect(
    columns: Range<Int>, rows: Range<Int>, elements: [EdgeElement], pyramid: ElementPyramid
  ) {
    let box = BoundingBox(
      minX: Float(lattice.x(columns.lowerBound)), minY: Float(lattice.y(rows.lowerBound)),
      maxX: Float(lattice.x(columns.upperBound - 1)), maxY: Float(lattice.y(rows.upperBound - 1)))
    var reach = Float.infinity
    found.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    stack.append((pyramid.levels.count - 1, 0, 0))
    // Depth first, nearest child first, so that `reach` shrinks early.
    while let node = stack.popLast() {
      if node.squared > reach { continue }
      if node.level == 0 {
        found.append(UInt32(node.index))
        continue
      }
      let first = stack.count
      let here = pyramid.levels[node.level]
      let below = pyramid.levels[node.level - 1]
      let column = node.index % here.columns * 2
      let row = node.index / here.columns * 2
      for y in row..<min(row + 2, below.rows) {
        for x in column..<min(column + 2, below.columns) {
          let child = below.boxes[y * below.columns + x]
          if child.isEmpty { continue }
          let squared = child.squaredDistance(to: box)
          reach = min(reach, child.squaredReach(to: box))
          if squared <= reach { stack.append((node.level - 1, y * below.columns + x, squared)) }
        }
      }
      stack[first...].sort { $0.squared > $1.squared }
    }
    let fixedX = Int32(baseX * EdgeElement.one)
    let fixedY = Int32(baseY * EdgeElement.one)
    for bucket in found {
      if pyramid.levels[0].boxes[Int(bucket)].squaredDistance(to: box) > reach { continue }
      for place in Int(pyramid.starts[Int(bucket)])..<Int(pyramid.starts[Int(bucket) + 1]) {
        let id = pyramid.ids[place]
        candidates.append(Candidate(elements[Int(id)], id: id, baseX: fixedX, baseY: fixedY))
      }
    }
  }

  private mutating func sortByNumber(_ list: Range<Int>) {
    let candidates = candidates
    lists[list].sort { candidates[Int($0)].id < candidates[Int($1)].id }
  }

  // MARK: Narrowing

  private mutating func descend(_ tile: Tile, _ list: Range<Int>, into nearest: RowWriter<UInt32>) {
    if list.count == 1 {
      let id = candidates[Int(lists[list.lowerBound])].id
      for y in tile.rows { nearest.withRow(y) { row in for x in tile.columns { row[x] = id } } }
      return
    }
    if tile.columns.count <= ExactFlood.leafSide && tile.rows.count <= ExactFlood.leafSide {
      solveLeaf(tile, list, into: nearest)
      return
    }
    let (top, bottom) = Self.halves(tile.rows)
    let (left, right) = Self.halves(tile.columns)
    for rows in [top, bottom] where !rows.isEmpty {
      for columns in [left, right] where !columns.isEmpty {
        let child = Tile(columns: columns, rows: rows)
        descend(child, keepUndominated(of: list, in: child), into: nearest)
      }
    }
  }

  /// A range cut at a power of two; the second part is empty where the range is no longer than a leaf.
  private static func halves(_ range: Range<Int>) -> (Range<Int>, Range<Int>) {
    var half = ExactFlood.leafSide
    while half * 2 < range.count { half *= 2 }
    let middle = min(range.upperBound, range.lowerBound + half)
    return (range.lowerBound..<middle, middle..<range.upperBound)
  }

  /// Writes those candidates of `list` that may be nearest in the tile behind it, in their order.
  private mutating func keepUndominated(of list: Range<Int>, in tile: Tile) -> Range<Int> {
    let start = list.upperBound
    if list.count <= 2 {
      for (offset, place) in list.enumerated() { lists[start + offset] = lists[place] }
      return start..<start + list.count
    }
    let probes = Probes(
      left: Float(lattice.x(tile.columns.lowerBound) - baseX),
      right: Float(lattice.x(tile.columns.upperBound - 1) - baseX),
      top: Float(lattice.y(tile.rows.lowerBound) - baseY),
      bottom: Float(lattice.y(tile.rows.upperBound - 1) - baseY))
    // Taken out of `self` while they are written, so that the other arrays can be read beside them.
    var corners = exchange(&self.corners, with: [])
    var lists = exchange(&self.lists, with: [])
    defer {
      self.corners = corners
      self.lists = lists
    }
    let winners = Self.measure(
      list, probes, candidates: candidates.span, lists: lists.span, corners: &corners)
    rivals.removeAll()
    for probe in Probes.order {
      let winner = Int(winners[probe])
      rivals.add(candidates[Int(lists[list.lowerBound + winner])], probe: probe, probes: probes)
    }
    // Rivals' owners stay whatever rounding makes of them: else two that share the nearest end could
    // drop each other, or one itself.
    for probe in Probes.order { corners[Int(winners[probe])] = SIMD4(repeating: -1) }
    let end = Self.copyUnbeaten(
      list, to: start, candidates: candidates.span, corners: corners.span, rivals: rivals, lists: &lists)
    return start..<end
  }

  /// Copies what no rival beats; gives the end.
  private static func copyUnbeaten(
    _ list: Range<Int>, to start: Int, candidates: Span<Candidate>, corners: Span<SIMD4<Float>>,
    rivals: borrowing Rivals, lists: inout [Int32]
  ) -> Int {
    var lists = lists.mutableSpan
    var end = start
    for place in list {
      let candidate = lists[place]
      // Written always and counted where it stays: a branch would be guessed wrong too often.
      lists[end] = candidate
      let beaten = rivals.beat(
        corners[place - list.lowerBound], id: candidates[Int(candidate)].id)
      end += !beaten ? 1 : 0
    }
    return end
  }

  /// Notes the corner distances of a list; gives the place in the list of the nearest candidate at each probe.
  private static func measure(
    _ list: Range<Int>, _ probes: Probes, candidates: Span<Candidate>, lists: Span<Int32>,
    corners: inout [SIMD4<Float>]
  ) -> SIMD8<Int32> {
    var corners = corners.mutableSpan
    var best = SIMD8<Float>(repeating: .infinity)
    var winners = SIMD8<Int32>(repeating: 0)
    for place in list {
      let candidate = lists[place]
      let squared = candidates[Int(candidate)].squaredDistance(probes.x, probes.y)
      corners[place - list.lowerBound] = squared.lowHalf
      let nearer = squared .< best
      best.replace(with: squared, where: nearer)
      winners.replace(with: Int32(truncatingIfNeeded: place - list.lowerBound), where: nearer)
    }
    return winners
  }

  // MARK: Leaves

  private func solveLeaf(_ tile: Tile, _ list: Range<Int>, into nearest: RowWriter<UInt32>) {
    let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    let px = Float(lattice.x(tile.columns.lowerBound) - baseX) + lanes * Float(lattice.stepX)
    let candidates = candidates.span
    let lists = lists.span
    for y in tile.rows {
      let py = Float(lattice.y(y) - baseY)
      var best = SIMD8<Float>(repeating: .infinity)
      var winner = SIMD8<UInt32>(repeating: 0)
      for place in list {
        let candidate = candidates[Int(lists[place])]
        let squared = candidate.squaredDistance(px, row: py)
        let nearer = squared .< best
        best.replace(with: squared, where: nearer)
        winner.replace(with: candidate.id, where: nearer)
      }
      nearest.withRow(y) { row in
        for x in tile.columns { row[x] = winner[x - tile.columns.lowerBound] }
      }
    }
  }
}

/// Puts a new value in place and gives the old one.
private func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}
