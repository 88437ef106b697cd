/// The outline of contours that neither cross nor touch themselves or each other: the contours, or some of them.
///
/// The contours' chains are taken in the order of their tops. Each is compared with all others beside its
/// top, vertex by vertex along the rows that both cross. A chain that lies strictly on one side of
/// another, along all of them, does not touch it; and the winding number outside a contour is the sum over
/// the chains on the left of its top.
struct SimpleOutline {
  /// Comparisons that are tried, for each point and at least: more cost as much as the general way.
  private static let comparisonsPerPoint = 48
  private static let leastComparisons = 4_096

  private var chains = OutlineChains()
  private var sorted: [OutlineChain] = []
  private var active: [OutlineChain] = []
  private var work = 0

  /// Adds to `result` the outline of clean contours; false, and nothing added, where contours cross or touch
  /// or too many lie side by side.
  mutating func find(
    _ contours: FixedContours, rule: WindingRule, into result: inout FixedContours
  ) -> Bool {
    chains.split(contours)
    sorted.removeAll(keepingCapacity: true)
    sorted.append(contentsOf: chains.chains)
    sorted.sort { a, b in a.topOrder != b.topOrder ? a.topOrder < b.topOrder : a.place < b.place }
    active.removeAll(keepingCapacity: true)
    work = Self.leastComparisons + Self.comparisonsPerPoint * contours.points.count
    let before = result.count
    for chain in sorted {
      guard let winding = enter(chain, contours) else {
        result.truncate(to: before)
        return false
      }
      if chain.place == chains.starts[Int(chain.contour)] {
        add(contours, contour: Int(chain.contour), outside: winding, rule: rule, to: &result)
      }
    }
    return true
  }

  /// Compares a chain with those beside its top: the winding number on its left without its own contour,
  /// nil where it touches another.
  private mutating func enter(_ chain: OutlineChain, _ contours: FixedContours) -> Int32? {
    var winding: Int32 = 0
    var kept = 0
    let points = contours.points.span
    for place in active.indices {
      let other = active[place]
      if other.bottomOrder < chain.topOrder { continue }
      active[kept] = other
      kept += 1
      work -= 1
      if chain.minX > other.maxX {
        winding += other.delta
      } else if chain.maxX >= other.minX {
        let side = compare(other, chain, points)
        if side == 0 || work < 0 { return nil }
        if side < 0 { winding += other.delta }
      }
    }
    if work < 0 { return nil }
    active.removeLast(active.count - kept)
    active.append(chain)
    return winding
  }

  /// 1 where the second chain, whose top is not before the first one's, lies on the first one's left all
  /// along, −1 on its right, 0 where they touch.
  private mutating func compare(_ a: OutlineChain, _ b: OutlineChain, _ points: Span<FixedPoint>) -> Int {
    var i = 1
    var j = 1
    var sign = 0
    if a.topOrder == b.topOrder {
      if !chains.shareTop(a, b) { return 0 }
    } else {
      if a.bottomOrder == b.topOrder { return 0 }
      i = Self.vertex(of: a, after: b.topOrder, points)
      sign = Self.side(points[b.vertex(0)], points[a.vertex(i - 1)], points[a.vertex(i)])
      if sign == 0 { return 0 }
    }
    while true {
      work -= 1
      let (p, q) = (points[a.vertex(i)], points[b.vertex(j)])
      let side: Int
      if p.order < q.order {
        side = -Self.side(p, points[b.vertex(j - 1)], q)
        i += 1
      } else if p.order > q.order {
        side = Self.side(q, points[a.vertex(i - 1)], p)
        j += 1
      } else {
        return i == a.count && j == b.count && chains.shareBottom(a, b) ? sign : 0
      }
      if side == 0 || side == -sign { return 0 }
      sign = side
      if i > a.count || j > b.count { return sign }
    }
  }

  /// The first vertex of a chain that the sweep reaches after an order within the chain.
  private static func vertex(of chain: OutlineChain, after order: Int64, _ points: Span<FixedPoint>) -> Int {
    var low = 1
    var high = Int(chain.count)
    while low < high {
      let middle = (low + high) >> 1
      if points[chain.vertex(middle)].order > order { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// 1 where a point lies on the left of a piece, −1 on its right, 0 on its line.
  @inline(__always)
  private static func side(_ point: FixedPoint, _ top: FixedPoint, _ bottom: FixedPoint) -> Int {
    if point.x < min(top.x, bottom.x) { return 1 }
    if point.x > max(top.x, bottom.x) { return -1 }
    return ((bottom - top).cross(point - top)).signum().asInt
  }

  /// Adds a contour if the rule tells its two sides apart, the painted side on the right of its direction.
  private func add(
    _ contours: FixedContours, contour: Int, outside: Int32, rule: WindingRule, to result: inout FixedContours
  ) {
    let places = contours.places(of: contour)
    let points = contours.points.span
    let (first, end) = (places.lowerBound, places.upperBound - 1)
    // At its least point a contour bends around its inside.
    let turn = (points[first + 1] - points[first]).cross(points[end - 1] - points[first])
    let isClockwise = turn > 0
    let isPaintedInside = rule.isInside(outside + (isClockwise ? 1 : -1))
    if isPaintedInside == rule.isInside(outside) { return }
    if isPaintedInside == isClockwise {
      for place in first..<end { result.add(points[place]) }
    } else {
      for place in stride(from: end, to: first, by: -1) { result.add(points[place]) }
    }
    result.endContour()
  }
}

extension Int64 {
  /// The same number as an `Int`, for small ones.
  fileprivate var asInt: Int { Int(truncatingIfNeeded: self) }
}
