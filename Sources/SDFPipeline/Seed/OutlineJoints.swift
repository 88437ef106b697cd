import SDFGrid

/// What joining the links of some rows of dual cells gives.
struct OutlineJoints: Sendable {
  /// The links through which the outline enters a cell, in row order of the cells.
  fileprivate(set) var entries: [Int32] = []
  /// For each row of cells, the number of entries up to its end.
  fileprivate(set) var ends: [Int] = []

  /// The links of a row of the domain: those to the right, and those down.
  typealias Row = (right: Range<Int>, down: Range<Int>)

  private static let bandHeight = 64

  /// Joins the links of all cells, several bands at a time.
  ///
  /// A link is the entry of at most one cell and the exit of at most one: each `next` and each `previous` is
  /// written once.
  static func join(
    _ links: ElementWriter<OutlineLink>, _ rows: [Row], threads: Int
  ) -> [OutlineJoints] {
    let height = max(0, rows.count - 1)
    return RowBands.map(count: RowBands.count(height: height, bandHeight: bandHeight), threads: threads) {
      index in
      var joiner = LinkJoiner(links: links)
      for row in RowBands.rows(ofBand: index, bandHeight: bandHeight, height: height) {
        joiner.add(between: rows[row], and: rows[row + 1])
      }
      return joiner.joints
    }
  }
}

/// Joins the links that follow one another through dual cells.
private struct LinkJoiner {
  typealias Row = OutlineJoints.Row

  let links: ElementWriter<OutlineLink>
  var joints = OutlineJoints()

  /// Goes through the dual cells between two rows that have links.
  mutating func add(between row: Row, and below: Row) {
    var (top, bottom, sides) = (row.right, below.right, row.down)
    var next: Int32 = 0
    while let cell = nextColumn(top, bottom, sides, from: next) {
      next = cell + 1
      let above = take(&top, cell)
      let under = take(&bottom, cell)
      let left = take(&sides, cell)
      // The right side of this cell is the left side of the next one: it stays in the list.
      let right =
        sides.isEmpty || column(sides.lowerBound) != cell + 1 ? -1 : sides.lowerBound
      join(top: above, bottom: under, left: left, right: right)
    }
    joints.ends.append(joints.entries.count)
  }

  /// The leftmost dual cell, from a column on, that the rest of the lists touches.
  private func nextColumn(
    _ top: Range<Int>, _ bottom: Range<Int>, _ sides: Range<Int>, from first: Int32
  ) -> Int32? {
    var least = Int32.max
    if let place = top.first { least = min(least, column(place)) }
    if let place = bottom.first { least = min(least, column(place)) }
    if let place = sides.first { least = min(least, max(first, column(place) - 1)) }
    return least == .max ? nil : least
  }

  /// Takes the first link of a list if it belongs to a cell's column; −1 if it does not.
  private func take(_ list: inout Range<Int>, _ cell: Int32) -> Int {
    guard let place = list.first, column(place) == cell else { return -1 }
    list = place + 1..<list.upperBound
    return place
  }

  /// Joins the two or four links of a dual cell.
  private mutating func join(top: Int, bottom: Int, left: Int, right: Int) {
    if top >= 0 && bottom >= 0 && left >= 0 && right >= 0 {
      let joined = joinsBelow(top)
      if firstIsInside(top) {
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
    if top >= 0 { sort(top, isEntry: firstIsInside(top)) }
    if bottom >= 0 { sort(bottom, isEntry: !firstIsInside(bottom)) }
    if left >= 0 { sort(left, isEntry: !firstIsInside(left)) }
    if right >= 0 { sort(right, isEntry: firstIsInside(right)) }
    if entry >= 0 && exit >= 0 { connect(entry, exit) }
  }

  private func column(_ link: Int) -> Int32 { links.with(link) { $0.column } }
  private func firstIsInside(_ link: Int) -> Bool { links.with(link) { $0.firstIsInside } }
  private func joinsBelow(_ link: Int) -> Bool { links.with(link) { $0.joinsBelow } }

  private mutating func connect(_ entry: Int, _ exit: Int) {
    links.with(entry) { $0.next = Int32(truncatingIfNeeded: exit) }
    links.with(exit) { $0.previous = Int32(truncatingIfNeeded: entry) }
    joints.entries.append(Int32(truncatingIfNeeded: entry))
  }
}
