import SDFGeometry
import SDFGrid

/// All links of a mask, each knowing the one before and after it along the outline; its memory is kept
/// from mask to mask.
struct OutlineChain: Sendable {
  /// In row order: for each row the links to the right, then the links down.
  var links: [OutlineLink] = []
  /// The links through which the outline enters a dual cell, in row order of the cells.
  private(set) var entries: [Int32] = []
  /// For each row of dual cells, where its entries start; one more than there are rows.
  private(set) var entryStarts: [Int] = [0]
  /// For each row of the domain, where its links to the right and its links down start and end.
  private var rows: [(right: Range<Int>, down: Range<Int>)] = []

  /// Replaces what is here by the links of a mask: scans several bands of rows at a time and joins them.
  mutating func scan(_ mask: MaskRows, threshold: Double, threads: Int) {
    let height = mask.size.height
    let bandHeight = 64
    let bands = RowBands.map(
      count: RowBands.count(height: height, bandHeight: bandHeight), threads: threads
    ) { index in
      let rows = RowBands.rows(ofBand: index, bandHeight: bandHeight, height: height)
      return LinkScanner.scan(mask, rows: rows, threshold: threshold)
    }
    links.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    entryStarts = [0]
    rows.removeAll(keepingCapacity: true)
    let count = bands.reduce(0) { $0 + $1.links.count }
    links.reserveCapacity(count)
    entries.reserveCapacity(count)
    var start = 0
    for band in bands {
      links.append(contentsOf: band.links)
      for count in band.counts {
        let middle = start + Int(count.right)
        let end = middle + Int(count.down)
        rows.append((start..<middle, middle..<end))
        start = end
      }
    }
    join()
  }

  /// The number of rows of dual cells.
  var cellRows: Int { entryStarts.count - 1 }

  /// The links around the dual cells of some rows.
  func links(around cells: Range<Int>) -> Range<Int> {
    rows[cells.lowerBound].right.lowerBound..<rows[cells.upperBound].right.upperBound
  }

  /// Where the outline leaves a domain of so many columns.
  func waysOut(columns: Int) -> [WayOut] {
    var ways: [WayOut] = []
    func add(_ link: OutlineLink, _ side: DomainSide) {
      let point = link.point
      ways.append(WayOut(side: side, x: point.x, y: point.y, firstIsInside: link.firstIsInside))
    }
    for link in rows.first.map({ links[$0.right] }) ?? [] { add(link, .top) }
    for row in rows {
      if let link = links[row.down].first, link.column == 0 { add(link, .left) }
      if let link = links[row.down].last, link.column == columns - 1 { add(link, .right) }
    }
    for link in rows.last.map({ links[$0.right] }) ?? [] { add(link, .bottom) }
    return ways
  }

  // MARK: Joining

  /// Goes through the dual cells that have links, row by row.
  private mutating func join() {
    for row in 0..<max(0, rows.count - 1) {
      var top = rows[row].right
      var bottom = rows[row + 1].right
      var sides = rows[row].down
      var next: Int32 = 0
      while let column = nextColumn(top, bottom, sides, from: next) {
        next = column + 1
        let above = take(&top, column)
        let below = take(&bottom, column)
        let left = take(&sides, column)
        // The right side of this cell is the left side of the next one: it stays in the list.
        let right = sides.isEmpty || links[sides.lowerBound].column != column + 1 ? -1 : sides.lowerBound
        join(top: above, bottom: below, left: left, right: right)
      }
      entryStarts.append(entries.count)
    }
  }

  /// The leftmost dual cell, from a column on, that the rest of the lists touches.
  private func nextColumn(
    _ top: Range<Int>, _ bottom: Range<Int>, _ sides: Range<Int>, from first: Int32
  ) -> Int32? {
    var column = Int32.max
    if let place = top.first { column = min(column, links[place].column) }
    if let place = bottom.first { column = min(column, links[place].column) }
    if let place = sides.first { column = min(column, max(first, links[place].column - 1)) }
    return column == .max ? nil : column
  }

  /// Takes the first link of a list if it belongs to a column; −1 if it does not.
  private func take(_ list: inout Range<Int>, _ column: Int32) -> Int {
    guard let place = list.first, links[place].column == column else { return -1 }
    list = place + 1..<list.upperBound
    return place
  }

  /// Joins the two or four links of a dual cell.
  private mutating func join(top: Int, bottom: Int, left: Int, right: Int) {
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
    links[entry].next = Int32(truncatingIfNeeded: exit)
    links[exit].previous = Int32(truncatingIfNeeded: entry)
    entries.append(Int32(truncatingIfNeeded: entry))
  }
}
