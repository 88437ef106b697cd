extension Outline {
  /// Pieces in the order that decides between equally near ones: by the texel row of their upper end,
  /// then by their left end.
  ///
  /// Counted into rows first, then put in order within each: a row has few of them.
  static func sorted(_ elements: [EdgeElement]) -> [EdgeElement] {
    guard let first = elements.first else { return [] }
    var low = row(first)
    var high = low
    for element in elements {
      low = min(low, row(element))
      high = max(high, row(element))
    }
    // Rows that are many for so few elements would cost more than they save.
    if Int(high) - Int(low) > 8 * elements.count { return elements.sorted(by: precedes) }
    var starts = [Int](repeating: 0, count: Int(high) - Int(low) + 2)
    for element in elements { starts[Int(row(element) - low) + 1] += 1 }
    for place in 1..<starts.count { starts[place] += starts[place - 1] }
    var sorted = elements
    var next = starts
    for element in elements {
      let place = Int(row(element) - low)
      sorted[next[place]] = element
      next[place] += 1
    }
    for place in 1..<starts.count { sorted[starts[place - 1]..<starts[place]].sort(by: precedes) }
    return sorted
  }

  /// The texel row of the upper end.
  private static func row(_ element: EdgeElement) -> Int32 { min(element.ay, element.by) >> 16 }

  private static func precedes(_ a: EdgeElement, _ b: EdgeElement) -> Bool {
    if row(a) != row(b) { return row(a) < row(b) }
    let leftA = min(a.ax, a.bx)
    let leftB = min(b.ax, b.bx)
    if leftA != leftB { return leftA < leftB }
    return (a.ay, a.by, a.ax, a.bx) < (b.ay, b.by, b.ax, b.bx)
  }
}
