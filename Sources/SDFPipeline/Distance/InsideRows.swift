import SDFGrid

/// For each row of a lattice, the columns at which the state changes between outside and inside.
///
/// The outline is closed, so that a row's points are inside where an odd number of pieces crosses the
/// row on their left. Shared vertices have the same fixed-point numbers in both pieces, and a piece
/// holds its upper end but not its lower one: no crossing is lost or counted twice.
struct InsideRows: Sendable {
  private var starts: [Int32]
  private var columns: [Int32]
  private var firstIsInside: [Bool]

  init(_ outline: Outline, lattice: Lattice) {
    let height = lattice.size.height
    starts = [Int32](repeating: 0, count: height + 1)
    for element in outline.elements {
      for row in Self.rows(crossedBy: element, lattice) { starts[row + 1] += 1 }
    }
    for row in 0..<height { starts[row + 1] += starts[row] }
    columns = [Int32](repeating: 0, count: Int(starts[height]))
    var next = starts
    for element in outline.elements {
      for row in Self.rows(crossedBy: element, lattice) {
        columns[Int(next[row])] = Self.column(element, row, lattice)
        next[row] += 1
      }
    }
    for row in 0..<height { columns[Int(starts[row])..<Int(starts[row + 1])].sort() }
    firstIsInside = Self.leftStates(outline, lattice)
  }

  /// Writes 1 for the points of a row that are outside, −1 for those inside.
  func fillSigns(_ row: Int, _ signs: inout MutableSpan<Float>) {
    var sign: Float = firstIsInside[row] ? -1 : 1
    var column = 0
    for place in Int(starts[row])..<Int(starts[row + 1]) {
      let end = Int(columns[place])
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

  /// The rows at or below an element's upper end and above its lower one.
  private static func rows(crossedBy element: EdgeElement, _ lattice: Lattice) -> Range<Int> {
    let top = firstRow(below: min(element.ay, element.by), lattice)
    return top..<max(top, firstRow(below: max(element.ay, element.by), lattice))
  }

  /// The first row whose y is not less than a fixed-point height.
  private static func firstRow(below y: Int32, _ lattice: Lattice) -> Int {
    let position = (Double(y) / EdgeElement.one) / lattice.stepY - 0.5
    return max(0, min(lattice.size.height, Int(position.rounded(.up))))
  }

  /// The first column to the right of where an element crosses a row.
  private static func column(_ element: EdgeElement, _ row: Int, _ lattice: Lattice) -> Int32 {
    let (a, b) = element.ends
    let x = a.x + (lattice.y(row) - a.y) * (b.x - a.x) / (b.y - a.y)
    let position = (x / lattice.stepX - 0.5).rounded(.down) + 1
    return Int32(max(0, min(Double(lattice.size.width), position)))
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
