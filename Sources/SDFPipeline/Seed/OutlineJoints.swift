import SDFGrid

/// Which links follow one another through the dual cells of some rows.
struct OutlineJoints: Sendable {
  /// Entry and exit of each edge, in row order of the cells.
  private(set) var pairs: [(entry: Int32, exit: Int32)] = []
  /// For each row of cells, the number of pairs up to its end.
  private(set) var ends: [Int] = []

  /// The links of a row of the domain: those to the right, and those down.
  typealias Row = (right: Range<Int>, down: Range<Int>)

  private static let bandHeight = 64

  /// Finds the joints of all cells, band by band.
  static func find(_ links: [OutlineLink], _ rows: [Row], threads: Int) -> [OutlineJoints] {
    let height = max(0, rows.count - 1)
    return RowBands.map(count: RowBands.count(height: height, bandHeight: bandHeight), threads: threads) {
      index in
      var joints = OutlineJoints()
      for row in RowBands.rows(ofBand: index, bandHeight: bandHeight, height: height) {
        joints.add(between: rows[row], and: rows[row + 1], links)
      }
      return joints
    }
  }

  /// Goes through the dual cells between two rows that have links.
  private mutating func add(between row: Row, and below: Row, _ links: [OutlineLink]) {
    var (top, bottom, sides) = (row.right, below.right, row.down)
    var next: Int32 = 0
    while let column = Self.nextColumn(top, bottom, sides, from: next, links) {
      next = column + 1
      let above = Self.take(&top, column, links)
      let under = Self.take(&bottom, column, links)
      let left = Self.take(&sides, column, links)
      // The right side of this cell is the left side of the next one: it stays in the list.
      let right = sides.isEmpty || links[sides.lowerBound].column != column + 1 ? -1 : sides.lowerBound
      join(top: above, bottom: under, left: left, right: right, links)
    }
    ends.append(pairs.count)
  }

  /// The leftmost dual cell, from a column on, that the rest of the lists touches.
  private static func nextColumn(
    _ top: Range<Int>, _ bottom: Range<Int>, _ sides: Range<Int>, from first: Int32, _ links: [OutlineLink]
  ) -> Int32? {
    var column = Int32.max
    if let place = top.first { column = min(column, links[place].column) }
    if let place = bottom.first { column = min(column, links[place].column) }
    if let place = sides.first { column = min(column, max(first, links[place].column - 1)) }
    return column == .max ? nil : column
  }

  /// Takes the first link of a list if it belongs to a column; −1 if it does not.
  private static func take(_ list: inout Range<Int>, _ column: Int32, _ links: [OutlineLink]) -> Int {
    guard let place = list.first, links[place].column == column else { return -1 }
    list = place + 1..<list.upperBound
    return place
  }

  /// Joins the two or four links of a dual cell.
  private mutating func join(top: Int, bottom: Int, left: Int, right: Int, _ links: [OutlineLink]) {
    if top >= 0 && bottom >= 0 && left >= 0 && right >= 0 {
      let joined = links[top].joinsBelow
      if links[top].firstIsInside {
        connect(top, joined ? right : left)
        connect(bottom, joined ? left : right)
      } else {
        connect(left, joined ? top : bottom)
        connect(right, joined ? bottom : top)
      }
      return
    }
    var entry = -1
    var exit = -1
    func sort(_ link: Int, isEntry: Bool) { if isEntry { entry = link } else { exit = link } }
    if top >= 0 { sort(top, isEntry: links[top].firstIsInside) }
    if bottom >= 0 { sort(bottom, isEntry: !links[bottom].firstIsInside) }
    if left >= 0 { sort(left, isEntry: !links[left].firstIsInside) }
    if right >= 0 { sort(right, isEntry: links[right].firstIsInside) }
    if entry >= 0 && exit >= 0 { connect(entry, exit) }
  }

  private mutating func connect(_ entry: Int, _ exit: Int) {
    pairs.append((Int32(truncatingIfNeeded: entry), Int32(truncatingIfNeeded: exit)))
  }
}
