/// Pieces by the cells of a regular grid, so that many short ones are not divided level by level.
///
/// Cells are squares; a piece is in all of those to which it comes within a step. The more pieces, the smaller
/// the cells, as long as the pieces' boxes cover no more than a few cells each on the average; where they are
/// long there may be one cell only.
struct SearchGrid {
  /// The least mean of pieces a cell, and the largest mean of cells a piece.
  private static let piecesPerCell = 4
  private static let cellsPerPiece = 4

  private var bounds = SearchCell(around: [])
  /// A cell's side as a power of two.
  private var shift: Int64 = 0
  private var columns = 0
  private var rows = 0
  /// Where each cell's items end.
  private var ends: [Int] = []
  /// Places of pieces, cell by cell, ascending within each.
  private(set) var items: [Int32] = []

  /// How many cells there are.
  var count: Int { ends.count }

  /// The places in ``items`` of a cell's pieces.
  func range(of cell: Int) -> Range<Int> { (cell == 0 ? 0 : ends[cell - 1])..<ends[cell] }

  /// A cell; its sides belong to its neighbours too.
  func cell(_ number: Int) -> SearchCell {
    let (row, column) = number.quotientAndRemainder(dividingBy: columns)
    var cell = bounds
    let left = Int64(bounds.minX) + Int64(column) << shift
    let top = Int64(bounds.minY) + Int64(row) << shift
    cell.minX = Int32(truncatingIfNeeded: left)
    cell.minY = Int32(truncatingIfNeeded: top)
    cell.maxX = Int32(truncatingIfNeeded: min(Int64(bounds.maxX), left + 1 << shift))
    cell.maxY = Int32(truncatingIfNeeded: min(Int64(bounds.maxY), top + 1 << shift))
    return cell
  }

  /// The number of one cell that a point within the pieces' box is in.
  func cell(of point: FixedPoint) -> Int {
    row(Int64(point.y)) * columns + column(Int64(point.x))
  }

  /// Replaces the pieces.
  mutating func fill(_ pieces: [SweepPiece]) {
    ends.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    if pieces.isEmpty { return }
    bounds = SearchCell(around: pieces)
    chooseSide(pieces)
    ends.append(contentsOf: repeatElement(0, count: columns * rows))
    for piece in pieces { visit(piece) { grid, cell in grid.ends[cell] += 1 } }
    var sum = 0
    for cell in ends.indices { (ends[cell], sum) = (sum, sum + ends[cell]) }
    items.append(contentsOf: repeatElement(0, count: sum))
    // Each cell's counter comes from where it starts to where it ends.
    for (place, piece) in pieces.enumerated() {
      visit(piece) { grid, cell in
        grid.items[grid.ends[cell]] = Int32(truncatingIfNeeded: place)
        grid.ends[cell] += 1
      }
    }
  }

  private mutating func chooseSide(_ pieces: [SweepPiece]) {
    shift = 0
    let mostCells = max(1, pieces.count / Self.piecesPerCell)
    let mostItems = Self.cellsPerPiece * pieces.count
    while true {
      columns = Int(bounds.width >> shift) + 1
      rows = Int(bounds.height >> shift) + 1
      let isCoarse = columns <= mostCells && rows <= mostCells && columns * rows <= mostCells
      if columns == 1 && rows == 1 || isCoarse && covered(pieces, atMost: mostItems) { return }
      shift += 1
    }
  }

  /// Whether the pieces' boxes cover no more than so many cells, each counted.
  private func covered(_ pieces: [SweepPiece], atMost limit: Int) -> Bool {
    var sum = 0
    for piece in pieces {
      let (across, down) = cells(of: piece)
      sum += across.count * down.count
      if sum > limit { return false }
    }
    return true
  }

  @inline(__always)
  private func column(_ x: Int64) -> Int { max(0, min(columns - 1, Int((x - Int64(bounds.minX)) >> shift))) }

  @inline(__always)
  private func row(_ y: Int64) -> Int { max(0, min(rows - 1, Int((y - Int64(bounds.minY)) >> shift))) }

  /// The columns and rows that a piece's box and a step around it cover.
  @inline(__always)
  private func cells(of piece: SweepPiece) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
    let left = Int64(min(piece.top.x, piece.bottom.x)) - 1
    let right = Int64(max(piece.top.x, piece.bottom.x)) + 1
    return (
      column(left)...column(right), row(Int64(piece.top.y) - 1)...row(Int64(piece.bottom.y) + 1)
    )
  }

  /// Calls a closure for the numbers of all cells that a piece is in.
  @inline(__always)
  private mutating func visit(_ piece: SweepPiece, _ body: (inout SearchGrid, Int) -> Void) {
    let (across, down) = cells(of: piece)
    // Cells in one line all meet the piece, but for those that are next to its ends.
    let isLine = across.count == 1 || down.count == 1
    for row in down {
      for column in across {
        let number = row * columns + column
        if isLine || cell(number).touches(piece) { body(&self, number) }
      }
    }
  }
}
