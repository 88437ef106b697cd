import SDFGrid

/// Elements in boxes of boxes, for searches that a texel's neighbours do not answer.
struct ElementSearch: Sendable {
  private let pyramid: ElementPyramid
  /// The number that each element of the pyramid has among all elements; nil where it is its own.
  private let numbers: [UInt32]?

  /// Takes all elements; there must be at least one.
  init(all elements: [EdgeElement]) {
    pyramid = ElementPyramid(elements)
    numbers = nil
  }

  /// Takes the elements that reach beyond a lattice's frame, which no cell holds; nil where there are none.
  init?(beyond lattice: Lattice, _ elements: [EdgeElement]) {
    let right = Double(lattice.size.width) * lattice.stepX * EdgeElement.one
    let bottom = Double(lattice.size.height) * lattice.stepY * EdgeElement.one
    var outer: [EdgeElement] = []
    var numbers: [UInt32] = []
    for (index, element) in elements.enumerated() {
      if min(element.ax, element.bx) >= 0 && min(element.ay, element.by) >= 0
        && Double(max(element.ax, element.bx)) <= right && Double(max(element.ay, element.by)) <= bottom
      {
        continue
      }
      outer.append(element)
      numbers.append(UInt32(index))
    }
    if outer.isEmpty { return nil }
    pyramid = ElementPyramid(outer)
    self.numbers = numbers
  }

  /// Offers a point those elements that may be nearer than what it has.
  ///
  /// - Parameters:
  ///   - table: all elements.
  ///   - px: the point, in 1/32,768 texels.
  func offer(_ px: Int32, _ py: Int32, _ table: Span<JumpElement>, to best: inout Nearest) {
    let unit = Float(1 / JumpElement.one)
    let (x, y) = (Float(px) * unit, Float(py) * unit)
    let point = BoundingBox(minX: x, minY: y, maxX: x, maxY: y)
    descend(level: pyramid.levelCount - 1, index: 0, point, px, py, table, &best)
  }

  private func descend(
    level: Int, index: Int, _ point: BoundingBox, _ px: Int32, _ py: Int32, _ table: Span<JumpElement>,
    _ best: inout Nearest
  ) {
    if level == 0 {
      for place in pyramid.elements(ofBucket: index) {
        let id = pyramid.ids[place]
        let number = numbers.map { $0[Int(id)] } ?? id
        best.offer(number, squared: table[Int(number)].squaredDistance(px, py))
      }
      return
    }
    let columns = pyramid.columns(ofLevel: level)
    let belowColumns = pyramid.columns(ofLevel: level - 1)
    let belowRows = pyramid.rows(ofLevel: level - 1)
    let (column, row) = (index % columns * 2, index / columns * 2)
    // The children's squared distances; the nearest first, so that the others are seldom entered.
    var distances = SIMD4<Float>(repeating: .infinity)
    for child in 0..<4 {
      let (x, y) = (column + child & 1, row + child >> 1)
      if x >= belowColumns || y >= belowRows { continue }
      let box = pyramid.box(level - 1, y * belowColumns + x)
      if !box.isEmpty { distances[child] = box.squaredDistance(to: point) }
    }
    let one = Float(JumpElement.one)
    while true {
      let nearest = distances.min()
      if nearest == .infinity || nearest * one * one > best.squared { return }
      for child in 0..<4 where distances[child] == nearest {
        distances[child] = .infinity
        let place = (row + child >> 1) * belowColumns + column + child & 1
        descend(level: level - 1, index: place, point, px, py, table, &best)
        break
      }
    }
  }
}
