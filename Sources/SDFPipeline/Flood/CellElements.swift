import SDFGrid

/// For each cell of a lattice the elements that pass through it.
///
/// A cell is the rectangle around a lattice point, reaching half a step to each side. A piece is
/// listed in every cell that it touches; what lies outside all cells is listed nowhere.
struct CellElements: Sendable {
  let size: GridSize
  /// Where each cell's ids start in `ids`, in row order; one more than there are cells.
  private(set) var starts: [Int32]
  /// Element numbers, cell by cell, rising within each.
  private(set) var ids: [UInt32]

  /// Sorts elements into cells.
  init(_ elements: [EdgeElement], lattice: Lattice) {
    let width = lattice.size.width
    let cells = lattice.size.count
    var starts = [Int32](repeating: 0, count: cells + 1)
    for element in elements {
      Self.visit(element, lattice) { column, row in starts[row * width + column + 1] += 1 }
    }
    for cell in 0..<cells { starts[cell + 1] += starts[cell] }
    var next = starts
    var ids = [UInt32](repeating: 0, count: Int(starts[cells]))
    for index in elements.indices {
      Self.visit(elements[index], lattice) { column, row in
        ids[Int(next[row * width + column])] = UInt32(index)
        next[row * width + column] += 1
      }
    }
    size = lattice.size
    self.starts = starts
    self.ids = ids
  }

  /// The places in `ids` of the elements of neighbouring cells in a row.
  @inline(__always)
  func places(_ columns: ClosedRange<Int>, _ row: Int) -> Range<Int> {
    let first = row * size.width
    return Int(starts[first + columns.lowerBound])..<Int(starts[first + columns.upperBound + 1])
  }

  /// Pieces this near to a cell count as touching it, in cells.
  private static let slack = 1e-6

  /// Calls `body` for each cell that a piece touches, walking along the piece.
  @inline(__always)
  private static func visit(
    _ element: EdgeElement, _ lattice: Lattice, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    let toColumns = 1 / (EdgeElement.one * lattice.stepX)
    let toRows = 1 / (EdgeElement.one * lattice.stepY)
    let a = (u: Double(element.ax) * toColumns, v: Double(element.ay) * toRows)
    let b = (u: Double(element.bx) * toColumns, v: Double(element.by) * toRows)
    let (width, height) = (lattice.size.width, lattice.size.height)
    if abs(b.u - a.u) >= abs(b.v - a.v) {
      walk(a, b, columns: width, rows: height, body)
    } else {
      walk((a.v, a.u), (b.v, b.u), columns: height, rows: width) { row, column in body(column, row) }
    }
  }

  /// The cells of a piece that rises by at most a row a column.
  @inline(__always)
  private static func walk(
    _ a: (u: Double, v: Double), _ b: (u: Double, v: Double), columns: Int, rows: Int,
    _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    let (from, to) = a.u <= b.u ? (a, b) : (b, a)
    let first = max(0, Int((from.u - slack).rounded(.down)))
    let last = min(columns - 1, Int((to.u + slack).rounded(.down)))
    if first > last { return }
    let slope = to.u > from.u ? (to.v - from.v) / (to.u - from.u) : 0
    for column in first...last {
      let enter = from.v + (max(from.u, Double(column)) - from.u) * slope
      let leave = from.v + (min(to.u, Double(column + 1)) - from.u) * slope
      let low = max(0, Int((min(enter, leave) - slack).rounded(.down)))
      let high = min(rows - 1, Int((max(enter, leave) + slack).rounded(.down)))
      if low > high { continue }
      for row in low...high { body(column, row) }
    }
  }
}
