/// A part of a contour along which the sweep only goes forward: from a local top to a local bottom.
struct OutlineChain: BitwiseCopyable, Sendable {
  /// The orders of the top and the bottom.
  var topOrder: Int64, bottomOrder: Int64
  /// The place of the top, and which way the bottom lies from there: 1 or −1.
  var first: Int32, step: Int32
  /// How many pieces there are.
  var count: Int32
  /// The contour, and the chain's place among the chains of all contours.
  var contour: Int32, place: Int32
  /// From where to where it reaches.
  var minX: Int32, maxX: Int32

  /// What the winding number changes by from the left to the right.
  var delta: Int32 { -step }

  /// The place of a vertex, counted from the top.
  @inline(__always)
  func vertex(_ number: Int) -> Int { Int(first) &+ Int(step) &* number }
}

/// The chains of clean contours, as ``ContourCleaner`` makes them.
struct OutlineChains {
  private(set) var chains: [OutlineChain] = []
  /// The place of each contour's first chain, and of the end.
  private(set) var starts: [Int32] = []

  /// Takes contours apart; a contour's first chain runs forward, its last one backward.
  mutating func split(_ contours: FixedContours) {
    chains.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    let points = contours.points.span
    for contour in 0..<contours.count {
      starts.append(Int32(truncatingIfNeeded: chains.count))
      let places = contours.places(of: contour)
      let end = places.upperBound - 1
      var place = places.lowerBound
      while place < end {
        let start = place
        let startOrder = points[start].order
        var order = points[start + 1].order
        let isForward = order > startOrder
        var minX = min(points[start].x, points[start + 1].x)
        var maxX = max(points[start].x, points[start + 1].x)
        place += 1
        while place < end {
          let next = points[place + 1]
          if (next.order > order) != isForward { break }
          order = next.order
          minX = min(minX, next.x)
          maxX = max(maxX, next.x)
          place += 1
        }
        chains.append(
          OutlineChain(
            topOrder: isForward ? startOrder : order, bottomOrder: isForward ? order : startOrder,
            first: Int32(truncatingIfNeeded: isForward ? start : place), step: isForward ? 1 : -1,
            count: Int32(truncatingIfNeeded: place - start),
            contour: Int32(truncatingIfNeeded: contour),
            place: Int32(truncatingIfNeeded: chains.count), minX: minX, maxX: maxX))
      }
    }
    starts.append(Int32(truncatingIfNeeded: chains.count))
  }

  /// Whether two chains meet in a common bottom as neighbours along their contour.
  func shareBottom(_ a: OutlineChain, _ b: OutlineChain) -> Bool {
    if a.contour != b.contour { return false }
    let start = starts[Int(a.contour)]
    return (a.place - start) ^ 1 == b.place - start
  }

  /// Whether two chains meet in a common top as neighbours along their contour.
  func shareTop(_ a: OutlineChain, _ b: OutlineChain) -> Bool {
    if a.contour != b.contour { return false }
    let (low, high) = (min(a.place, b.place), max(a.place, b.place))
    let start = starts[Int(a.contour)]
    return high == low + 1
      ? (low - start) & 1 == 1 || high - start == 1 && starts[Int(a.contour) + 1] - start == 2
      : low == start && high == starts[Int(a.contour) + 1] - 1
  }
}
