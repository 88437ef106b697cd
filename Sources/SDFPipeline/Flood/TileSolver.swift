import CKernels
import SDFGrid

/// The memory and the steps of one thread of ``ExactFlood``.
struct TileSolver {
  /// Tiles with fewer collected elements than this go to the kernel as they are; others are cut into
  /// four first, down to ``smallestSide``.
  private static let fewElements = 3000
  private static let smallestSide = 16

  let lattice: Lattice
  private let kernels: RowKernels
  /// Numbers of buckets, one list after another: each tile's list stands on its parent's.
  private var buckets: [UInt32] = []
  private var scratch: [Float] = []
  private var stack: [(level: Int, index: Int, squared: Float)] = []

  init(lattice: Lattice, kernels: RowKernels) {
    self.lattice = lattice
    self.kernels = kernels
  }

  /// Solves a tile whose columns and rows are at most ``ExactFlood/tileSide``.
  mutating func solve(
    columns: Range<Int>, rows: Range<Int>, elements: [EdgeElement], pyramid: ElementPyramid,
    into nearest: RowWriter<UInt32>
  ) {
    buckets.removeAll(keepingCapacity: true)
    collect(around: box(columns, rows), pyramid)
    solve(columns, rows, buckets: 0..<buckets.count, elements, pyramid, nearest)
  }

  private func box(_ columns: Range<Int>, _ rows: Range<Int>) -> BoundingBox {
    BoundingBox(
      minX: Float(lattice.x(columns.lowerBound)), minY: Float(lattice.y(rows.lowerBound)),
      maxX: Float(lattice.x(columns.upperBound - 1)), maxY: Float(lattice.y(rows.upperBound - 1)))
  }

  /// Cuts a crowded tile into four, each with those of its parent's buckets that it needs.
  private mutating func solve(
    _ columns: Range<Int>, _ rows: Range<Int>, buckets list: Range<Int>, _ elements: [EdgeElement],
    _ pyramid: ElementPyramid, _ nearest: RowWriter<UInt32>
  ) {
    let side = max(columns.count, rows.count)
    if side <= Self.smallestSide || count(list, pyramid) < Self.fewElements {
      finish(columns, rows, list, elements, pyramid, nearest)
      return
    }
    var half = Self.smallestSide
    while half * 2 < side { half *= 2 }
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: half) {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: half) {
        let childColumns = x..<min(columns.upperBound, x + half)
        let childRows = y..<min(rows.upperBound, y + half)
        keep(list, around: box(childColumns, childRows), pyramid)
        solve(
          childColumns, childRows, buckets: list.upperBound..<buckets.count, elements, pyramid, nearest)
        buckets.removeSubrange(list.upperBound...)
      }
    }
  }

  private func count(_ list: Range<Int>, _ pyramid: ElementPyramid) -> Int {
    var count = 0
    for place in list { count += pyramid.elements(ofBucket: Int(buckets[place])).count }
    return count
  }

  /// Gives a tile and its elements to the kernel.
  private mutating func finish(
    _ columns: Range<Int>, _ rows: Range<Int>, _ list: Range<Int>, _ elements: [EdgeElement],
    _ pyramid: ElementPyramid, _ nearest: RowWriter<UInt32>
  ) {
    let baseX = lattice.x(columns.lowerBound).rounded(.down)
    let baseY = lattice.y(rows.lowerBound).rounded(.down)
    let tile = ck_tile(
      base_x: EdgeElement.fixed(baseX), base_y: EdgeElement.fixed(baseY),
      x: Float(lattice.x(columns.lowerBound) - baseX), y: Float(lattice.y(rows.lowerBound) - baseY),
      step_x: Float(lattice.stepX), step_y: Float(lattice.stepY), columns: Int32(columns.count),
      rows: Int32(rows.count), stride: 0)
    // Taken out of `self`, which lends `buckets` at the same time.
    var memory = scratch
    scratch = []
    defer { scratch = memory }
    kernels.flood(
      tile, elements: elements.span, pyramid: pyramid, buckets: buckets.span.extracting(list),
      most: count(list, pyramid), scratch: &memory, into: nearest, x: columns.lowerBound,
      y: rows.lowerBound)
  }

  // MARK: Buckets

  /// Appends the buckets that may hold the nearest element of a point of the box.
  private mutating func collect(around box: BoundingBox, _ pyramid: ElementPyramid) {
    var reach = Float.infinity
    let start = buckets.count
    stack.removeAll(keepingCapacity: true)
    stack.append((pyramid.levelCount - 1, 0, 0))
    while let node = stack.popLast() {
      if node.squared > reach { continue }
      if node.level == 0 {
        buckets.append(UInt32(truncatingIfNeeded: node.index))
      } else {
        reach = min(reach, push(childrenOf: node.index, level: node.level, box, reach, pyramid))
      }
    }
    keepWithin(reach, start..<buckets.count, of: box, pyramid, from: start)
  }

  /// Puts a node's children on the stack, the nearest on top so that `reach` shrinks early; gives the
  /// smallest of their reaches.
  private mutating func push(
    childrenOf index: Int, level: Int, _ box: BoundingBox, _ reach: Float, _ pyramid: ElementPyramid
  ) -> Float {
    var reach = reach
    let columns = pyramid.columns(ofLevel: level)
    let below = pyramid.columns(ofLevel: level - 1)
    let row = index / columns * 2
    let column = (index - row / 2 * columns) * 2
    let first = stack.count
    for y in row..<min(row + 2, pyramid.rows(ofLevel: level - 1)) {
      for x in column..<min(column + 2, below) {
        let child = pyramid.box(level - 1, y * below + x)
        if child.isEmpty { continue }
        let squared = child.squaredDistance(to: box)
        reach = min(reach, child.squaredReach(to: box))
        if squared > reach { continue }
        stack.append((level - 1, y * below + x, squared))
        var place = stack.count - 1
        while place > first && stack[place - 1].squared < squared {
          stack.swapAt(place - 1, place)
          place -= 1
        }
      }
    }
    return reach
  }

  /// Appends those buckets of a list that may hold the nearest element of a point of the box.
  private mutating func keep(_ list: Range<Int>, around box: BoundingBox, _ pyramid: ElementPyramid) {
    var reach = Float.infinity
    for place in list {
      reach = min(reach, pyramid.box(0, Int(buckets[place])).squaredReach(to: box))
    }
    keepWithin(reach, list, of: box, pyramid, from: buckets.count)
  }

  /// Puts the buckets of a list that are within reach at the end, from a place on.
  private mutating func keepWithin(
    _ reach: Float, _ list: Range<Int>, of box: BoundingBox, _ pyramid: ElementPyramid, from start: Int
  ) {
    var end = start
    for place in list {
      let bucket = buckets[place]
      if pyramid.box(0, Int(bucket)).squaredDistance(to: box) > reach { continue }
      if end < buckets.count { buckets[end] = bucket } else { buckets.append(bucket) }
      end += 1
    }
    buckets.removeSubrange(end...)
  }
}
