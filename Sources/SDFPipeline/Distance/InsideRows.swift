import SDFGrid

/// For each row of a lattice, the columns at which the state changes between outside and inside.
///
/// The outline is closed, so that a row's points are inside where an odd number of pieces crosses the
/// row on their left. Shared vertices have the same fixed-point numbers in both pieces, and a piece
/// holds its upper end but not its lower one: no crossing is lost or counted twice.
struct InsideRows: Sendable {
  /// The crossings of some elements that follow one another.
  private struct Block: Sendable {
    /// The rows that the block's elements cross.
    var rows: Range<Int>
    /// Where each row's crossings start in `columns`; one more than there are rows.
    var starts: [Int32]
    /// The first column to the right of each crossing.
    var columns: [Int32]
  }

  /// Elements in a block; they are in row order, so that a block crosses few rows.
  private static let blockLength = 4096

  private var blocks: [Block]
  private var firstIsInside: [Bool]

  init(_ outline: Outline, lattice: Lattice, threads: Int) {
    let elements = outline.elements
    let count = (elements.count + Self.blockLength - 1) / Self.blockLength
    blocks = RowBands.map(count: count, threads: threads) { index in
      let places = index * Self.blockLength..<min(elements.count, (index + 1) * Self.blockLength)
      return Self.block(elements, places, lattice)
    }
    firstIsInside = Self.leftStates(outline, lattice)
  }

  /// Writes 1 for the points of a row that are outside, −1 for those inside.
  ///
  /// - Parameter crossings: memory that is kept from row to row.
  func fillSigns(_ row: Int, _ signs: inout [Float], crossings: inout [Int32]) {
    crossings.removeAll(keepingCapacity: true)
    for index in 0..<blocks.count where blocks[index].rows.contains(row) {
      let place = row - blocks[index].rows.lowerBound
      for crossing in Int(blocks[index].starts[place])..<Int(blocks[index].starts[place + 1]) {
        crossings.append(blocks[index].columns[crossing])
      }
    }
    if crossings.count > 1 { crossings.sort() }
    var signs = signs.mutableSpan
    var sign: Float = firstIsInside[row] ? -1 : 1
    var column = 0
    for crossing in crossings {
      let end = Int(crossing)
      while column < end {
        signs[column] = sign
        column += 1
      }
      sign = -sign
    }
    while column < signs.count {
      signs[column] = sign
      column += 1
    }
  }

  private static func block(_ elements: [EdgeElement], _ places: Range<Int>, _ lattice: Lattice) -> Block {
    var crossed: [Range<Int>] = []
    crossed.reserveCapacity(places.count)
    var low = Int.max
    var high = 0
    for place in places {
      let rows = rows(crossedBy: elements[place], lattice)
      crossed.append(rows)
      if rows.isEmpty { continue }
      low = min(low, rows.lowerBound)
      high = max(high, rows.upperBound)
    }
    if low >= high { return Block(rows: 0..<0, starts: [0], columns: []) }
    var starts = [Int32](repeating: 0, count: high - low + 1)
    for rows in crossed { for row in rows { starts[row - low + 1] += 1 } }
    for row in 0..<high - low { starts[row + 1] += starts[row] }
    var columns = [Int32](repeating: 0, count: Int(starts[high - low]))
    var next = starts
    for (offset, rows) in crossed.enumerated() {
      for row in rows {
        columns[Int(next[row - low])] = column(elements[places.lowerBound + offset], row, lattice)
        next[row - low] += 1
      }
    }
    return Block(rows: low..<high, starts: starts, columns: columns)
  }

  /// The rows at or below an element's upper end and above its lower one.
  private static func rows(crossedBy element: EdgeElement, _ lattice: Lattice) -> Range<Int> {
    let top = firstRow(below: min(element.ay, element.by), lattice)
    return top..<max(top, firstRow(below: max(element.ay, element.by), lattice))
  }

  /// The first row whose y is not less than a fixed-point height.
  @inline(__always)
  private static func firstRow(below y: Int32, _ lattice: Lattice) -> Int {
    // Rows of one texel each need no fractions; the same number, sooner.
    if lattice.stepY == 1 { return max(0, min(lattice.size.height, (Int(y) + 0x7FFF) >> 16)) }
    let position = (Double(y) / EdgeElement.one) / lattice.stepY - 0.5
    return max(0, min(lattice.size.height, -floor(-position)))
  }

  /// The first column to the right of where an element crosses a row.
  private static func column(_ element: EdgeElement, _ row: Int, _ lattice: Lattice) -> Int32 {
    let (a, b) = element.ends
    let x = a.x + (lattice.y(row) - a.y) * (b.x - a.x) / (b.y - a.y)
    let position = floor(x / lattice.stepX - 0.5) + 1
    return Int32(truncatingIfNeeded: max(0, min(lattice.size.width, position)))
  }

  /// The largest whole number not above a value; the library's function would be a call.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let cut = Int(value)
    return Double(cut) > value ? cut - 1 : cut
  }

  private static func leftStates(_ outline: Outline, _ lattice: Lattice) -> [Bool] {
    var inside = outline.leftIsInside
    var flip = 0
    return (0..<lattice.size.height).map { row in
      while flip < outline.leftFlips.count, firstRow(below: outline.leftFlips[flip], lattice) <= row {
        inside.toggle()
        flip += 1
      }
      return inside
    }
  }
}
