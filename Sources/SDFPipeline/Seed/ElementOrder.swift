/// Puts pieces in the order that decides between equally near ones: by the texel row of their upper end, then
/// by their left end.
///
/// Pieces are counted into their rows first, so that only those of a row are left to compare.
struct ElementOrder: Sendable {
  /// Longer rows than this are sorted by the library.
  private static let few = 32

  /// Where the next piece of each row goes; kept from outline to outline.
  private var next: [Int32] = []

  /// Makes an order.
  init() {}

  /// The pieces in order.
  mutating func sorted(_ pieces: [EdgeElement]) -> [EdgeElement] {
    if pieces.isEmpty { return [] }
    var low = Int32.max
    var high = Int32.min
    for piece in pieces {
      let row = Self.row(piece)
      low = min(low, row)
      high = max(high, row)
    }
    let rows = Int(high - low) + 1
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: repeatElement(0, count: rows + 1))
    for piece in pieces { next[Int(Self.row(piece) - low) + 1] += 1 }
    for row in 0..<rows { next[row + 1] += next[row] }
    var sorted = pieces
    for piece in pieces {
      let row = Int(Self.row(piece) - low)
      sorted[Int(next[row])] = piece
      next[row] += 1
    }
    // Each row's counter has come to where the row ends.
    var start = 0
    for row in 0..<rows {
      let end = Int(next[row])
      Self.sortRow(&sorted, start..<end)
      start = end
    }
    return sorted
  }

  /// The texel row of the upper end.
  @inline(__always)
  private static func row(_ piece: EdgeElement) -> Int32 { min(piece.ay, piece.by) >> 16 }

  /// Sorts the pieces of one row: few by insertion, as contours bring them almost in order.
  private static func sortRow(_ elements: inout [EdgeElement], _ places: Range<Int>) {
    if places.count > few {
      elements[places].sort(by: precedes)
      return
    }
    var span = elements.mutableSpan
    for place in places.dropFirst() {
      let element = span[place]
      var free = place
      while free > places.lowerBound && precedes(element, span[free - 1]) {
        span[free] = span[free - 1]
        free -= 1
      }
      span[free] = element
    }
  }

  /// The order of pieces of one row.
  @inline(__always)
  private static func precedes(_ a: EdgeElement, _ b: EdgeElement) -> Bool {
    let (leftA, leftB) = (min(a.ax, a.bx), min(b.ax, b.bx))
    if leftA != leftB { return leftA < leftB }
    return (a.ay, a.by, a.ax, a.bx) < (b.ay, b.by, b.ax, b.bx)
  }
}

extension Outline {
  /// Pieces in the order that decides between equally near ones.
  static func sorted(_ elements: [EdgeElement]) -> [EdgeElement] {
    var order = ElementOrder()
    return order.sorted(elements)
  }
}
