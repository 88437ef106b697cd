import SDFGrid

/// What the steps of ``JumpFlood`` look at: the elements, in the order of their numbers and by place.
struct JumpScene: Sendable {
  let lattice: Lattice
  /// Every element, and ``JumpElement/none`` at the end.
  let table: [JumpElement]
  /// The elements within the frame, by cell.
  let cells: CellElements
  /// The elements that reach beyond it.
  let outer: ElementSearch?
  /// All elements.
  let all: ElementSearch
  /// The x of eight columns at a time, in 1/32,768 texels; more than there are columns.
  let columns: [SIMD8<Int32>]

  /// The longer side of a cell, in 1/32,768 texels.
  let cell: Int32
  /// Columns and rows in 1/32,768 of a texel.
  let toColumns: Double, toRows: Double

  init(_ elements: [EdgeElement], lattice: Lattice) {
    self.lattice = lattice
    var table: [JumpElement] = []
    table.reserveCapacity(elements.count + 1)
    for element in elements { table.append(JumpElement(element)) }
    table.append(.none)
    self.table = table
    cell = JumpElement.fixed(max(lattice.stepX, lattice.stepY))
    toColumns = 1 / (JumpElement.one * lattice.stepX)
    toRows = 1 / (JumpElement.one * lattice.stepY)
    cells = CellElements(elements, lattice: lattice)
    outer = ElementSearch(beyond: lattice, elements)
    all = ElementSearch(all: elements)
    columns = (0..<(lattice.size.width + 7) / 8).map { block in
      var x = SIMD8<Int32>(repeating: 0)
      for lane in 0..<8 { x[lane] = JumpElement.fixed(lattice.x(block * 8 + lane)) }
      return x
    }
  }

  /// The number that stands for no element.
  var none: UInt32 { UInt32(table.count - 1) }

  /// The x of a column, in 1/32,768 texels.
  @inline(__always)
  func x(_ column: Int) -> Int32 { columns[column / 8][column % 8] }

  /// The y of a row, in 1/32,768 texels.
  @inline(__always)
  func y(_ row: Int) -> Int32 { JumpElement.fixed(lattice.y(row)) }

  /// From this many elements in nine cells on, cells are entered only where they may hold a nearer one.
  private static let crowd = 48

  /// Offers a point the elements of a cell and of the eight cells around.
  @inline(__always)
  func look(around column: Int, _ row: Int, from px: Int32, _ py: Int32, _ best: inout Nearest) {
    let (left, right) = (max(0, column - 1), min(lattice.size.width - 1, column + 1))
    let (top, bottom) = (max(0, row - 1), min(lattice.size.height - 1, row + 1))
    var count = 0
    for y in top...bottom { count += cells.places(left...right, y).count }
    if count > Self.crowd {
      lookIntoCrowd(around: column, row, left...right, top...bottom, from: px, py, &best)
    } else if count > 0 {
      for y in top...bottom { offer(cells.places(left...right, y), to: px, py, &best) }
    }
  }

  /// The same where there are many: the cell itself first, then those that reach near enough.
  @inline(never)
  private func lookIntoCrowd(
    around column: Int, _ row: Int, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>,
    from px: Int32, _ py: Int32, _ best: inout Nearest
  ) {
    offer(cells.places(column...column, row), to: px, py, &best)
    for y in rows {
      let dy = Self.gap(py, to: y, step: lattice.stepY)
      for x in columns where x != column || y != row {
        let dx = Self.gap(px, to: x, step: lattice.stepX)
        if dx * dx + dy * dy <= best.squared { offer(cells.places(x...x, y), to: px, py, &best) }
      }
    }
  }

  /// How far a coordinate lies outside the columns, or rows, of a cell.
  private static func gap(_ place: Int32, to cell: Int, step: Double) -> Float {
    let low = Double(cell) * step * JumpElement.one
    let high = Double(cell + 1) * step * JumpElement.one
    return Float(max(0, low - Double(place), Double(place) - high))
  }

  @inline(__always)
  private func offer(_ places: Range<Int>, to px: Int32, _ py: Int32, _ best: inout Nearest) {
    let ids = cells.ids.span
    let table = table.span
    for place in places {
      let id = ids[place]
      best.offer(id, squared: table[Int(id)].squaredDistance(px, py))
    }
  }
}
