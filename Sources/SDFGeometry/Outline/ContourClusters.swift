/// Tells apart contours that can be resolved one by one from those that cross or touch others.
///
/// The boxes of contours that overlap or touch make clusters; no contour changes the winding numbers beyond its own
/// cluster's boxes. In a drawing of many shapes most lie alone, or as holes within one, and need no splitting.
struct ContourClusters {
  private var cluster = FixedContours()
  private var order: [Int] = []

  /// Sorts out contours: adds the outlines of those clusters whose contours touch nothing to `result`, all other
  /// contours to `rest`. Does nothing, and is false, where there is but one cluster.
  mutating func split(
    _ contours: FixedContours, by simple: inout SimpleOutline, rule: WindingRule,
    into result: inout FixedContours, rest: inout FixedContours
  ) -> Bool {
    let clusters = clusters(of: contours)
    if clusters.count < 2 { return false }
    for members in clusters {
      cluster.removeAll()
      for contour in members { cluster.append(contour, of: contours) }
      if !simple.find(cluster, rule: rule, into: &result) { rest.append(cluster) }
    }
    return true
  }

  /// The contours of each cluster.
  private func clusters(of contours: FixedContours) -> [[Int]] {
    var sets = DisjointSets(count: contours.count)
    var sweep = OverlapSweep((0..<contours.count).map { contours.bounds(of: $0) })
    sweep.run { a, b in sets.unite(a, b) }
    var places = [Int](repeating: -1, count: contours.count)
    var clusters: [[Int]] = []
    for contour in 0..<contours.count {
      let root = sets.root(of: contour)
      if places[root] < 0 {
        places[root] = clusters.count
        clusters.append([])
      }
      clusters[places[root]].append(contour)
    }
    return clusters
  }

  /// Puts contours in the order of their first points, which are their least ones; those with the same one stay in
  /// their order.
  mutating func sort(_ contours: inout FixedContours) {
    let points = contours.points
    let starts = (0..<contours.count).map { points[contours.start(of: $0)].order }
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: contours.ends.indices)
    order.sort { a, b in starts[a] != starts[b] ? starts[a] < starts[b] : a < b }
    cluster.removeAll()
    for contour in order { cluster.append(contour, of: contours) }
    swap(&cluster, &contours)
  }
}

extension FixedContours {
  /// The box around a contour, in steps of fixed point.
  fileprivate func bounds(of contour: Int) -> Box {
    var box = Box.empty
    for place in places(of: contour) {
      box.add(Point(x: Double(points[place].x), y: Double(points[place].y)))
    }
    return box
  }
}
