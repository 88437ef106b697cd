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
    links.replace(withParts: bands.map(\.links), threads: threads)
    rows.removeAll(keepingCapacity: true)
    var start = 0
    for band in bands {
      for count in band.counts {
        let middle = start + Int(count.right)
        let end = middle + Int(count.down)
        rows.append((start..<middle, middle..<end))
        start = end
      }
    }
    join(threads: threads)
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

  /// Notes which link comes after which.
  private mutating func join(threads: Int) {
    let rows = rows
    let joints = links.withElementWriter { OutlineJoints.join($0, rows, threads: threads) }
    entries.replace(withParts: joints.map(\.entries), threads: threads)
    entryStarts = [0]
    for joints in joints {
      let start = entryStarts[entryStarts.count - 1]
      for end in joints.ends { entryStarts.append(start + end) }
    }
  }
}
