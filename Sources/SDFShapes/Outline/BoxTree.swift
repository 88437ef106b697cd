import SDFGeometry

/// A tree of boxes over an outline's pieces, halved along the longer side: nearest pieces in about log n steps.
struct BoxTree: Sendable, Hashable {
  /// A box around pieces: either two further nodes or a few pieces.
  private struct Node: Hashable, Sendable, BitwiseCopyable {
    var box: Box
    /// The first of a leaf's places, or the second child; the first child follows its parent.
    var first: Int32
    /// How many pieces a leaf has; 0 for a node with children.
    var count: Int32
  }

  private static let piecesPerLeaf = 4
  private var nodes: [Node] = []
  /// The pieces' numbers, leaf by leaf.
  private var order: [Int32]
  /// Their boxes, in the same order.
  private var boxes: [Box] = []

  /// Makes a tree over the pieces' boxes.
  init(_ boxes: [Box]) {
    order = boxes.indices.map { Int32($0) }
    if !boxes.isEmpty { add(boxes, 0..<boxes.count) }
    self.boxes = order.map { boxes[Int($0)] }
  }

  /// The box around everything.
  var bounds: Box { nodes.first?.box ?? .empty }

  private mutating func add(_ boxes: [Box], _ range: Range<Int>) {
    let box = range.reduce(into: Box.empty) { $0 = $0.union(boxes[Int(order[$1])]) }
    let place = nodes.count
    if range.count <= Self.piecesPerLeaf {
      nodes.append(Node(box: box, first: Int32(range.lowerBound), count: Int32(range.count)))
      return
    }
    nodes.append(Node(box: box, first: 0, count: 0))
    let isWide = box.width >= box.height
    order[range].sort { a, b in
      let (a, b) = (boxes[Int(a)], boxes[Int(b)])
      return isWide ? a.minX + a.maxX < b.minX + b.maxX : a.minY + a.maxY < b.minY + b.maxY
    }
    let middle = range.lowerBound + range.count / 2
    add(boxes, range.lowerBound..<middle)
    nodes[place].first = Int32(nodes.count)
    add(boxes, middle..<range.upperBound)
  }

  /// Calls `visit` with the number of every piece that may be within a squared distance of the point, near ones
  /// early; `visit` gives the squared distance that counts from then on.
  @inline(__always)
  func search(from point: Point, within squared: Double, _ visit: (Int) -> Double) {
    if nodes.isEmpty { return }
    var limit = squared
    let nodes = nodes.span
    let boxes = boxes.span
    let order = order.span
    // Two nodes a level wait at most, and halving 2³¹ pieces takes 31 levels.
    var stack = InlineArray<64, (node: Int32, squared: Double)>(repeating: (0, 0))
    var depth = 1
    stack[0] = (0, nodes[0].box.squaredDistance(to: point))
    while depth > 0 {
      depth -= 1
      let entry = stack[depth]
      if entry.squared > limit { continue }
      let node = nodes[Int(entry.node)]
      if node.count > 0 {
        for place in Int(node.first)..<Int(node.first + node.count)
        where boxes[place].squaredDistance(to: point) <= limit { limit = visit(Int(order[place])) }
        continue
      }
      let (left, right) = (entry.node + 1, node.first)
      let toLeft = nodes[Int(left)].box.squaredDistance(to: point)
      let toRight = nodes[Int(right)].box.squaredDistance(to: point)
      let isLeftFirst = toLeft <= toRight
      stack[depth] = isLeftFirst ? (right, toRight) : (left, toLeft)
      stack[depth + 1] = isLeftFirst ? (left, toLeft) : (right, toRight)
      depth += 2
    }
  }
}

extension Box {
  /// The square of the distance from a point to the box; 0 within.
  @inline(__always)
  func squaredDistance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return dx * dx + dy * dy
  }
}
