/// Closed contours of straight pieces, one after the other; the way back to a contour's first point counts.
struct FixedContours: Sendable {
  /// The points of all contours.
  private(set) var points: [FixedPoint] = []
  /// Where each contour's points end.
  private(set) var ends: [Int] = []

  /// How many contours there are.
  var count: Int { ends.count }

  /// The places of a contour's points.
  func places(of contour: Int) -> Range<Int> { start(of: contour)..<ends[contour] }

  /// Where a contour's points start, or would start after the last one.
  func start(of contour: Int) -> Int { contour == 0 ? 0 : ends[contour - 1] }

  /// Adds a point to the contour at work.
  @inline(__always)
  mutating func add(_ point: FixedPoint) { points.append(point) }

  /// Ends the contour at work.
  mutating func endContour() { ends.append(points.count) }

  /// Adds all contours of another set.
  mutating func append(_ other: FixedContours) {
    let base = points.count
    points.append(contentsOf: other.points)
    for end in other.ends { ends.append(base + end) }
  }

  /// Adds one contour of another set.
  mutating func append(_ contour: Int, of other: FixedContours) {
    points.append(contentsOf: other.points[other.places(of: contour)])
    endContour()
  }

  /// Drops all contours from one on; keeps the memory.
  mutating func truncate(to count: Int) {
    points.removeLast(points.count - start(of: count))
    ends.removeLast(ends.count - count)
  }

  /// Drops the points of the contour at work.
  mutating func dropOpenContour() { points.removeLast(points.count - start(of: count)) }

  /// Drops the last points so that so many are left.
  mutating func dropPoints(to count: Int) { points.removeLast(points.count - count) }

  /// Drops everything; keeps the memory.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
