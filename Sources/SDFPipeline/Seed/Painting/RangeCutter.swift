import SDFGeometry

/// Cuts contours to the range of places that edge elements can have.
///
/// What lies beyond the range is moved to the nearest place of its edge. As nothing is moved across the
/// range's inside, each contour goes around each point of it as often as before; and what lies within it
/// stays exact: chords are cut where they enter and leave, not bent. The pieces on the edge are no outline.
enum RangeCutter {
  /// Calls `body` for the places of a chord where it meets the lines along the range's sides, and for its
  /// end, each held within the range.
  static func cut(_ a: Point, _ b: Point, _ body: (Point) -> Void) {
    let way = b - a
    let reach = EdgeElement.reach
    var crossings: [(t: Double, point: Point)] = []
    for side in [reach.minX, reach.maxX] where (a.x < side) != (b.x < side) {
      let t = (side - a.x) / way.x
      crossings.append((t, Point(x: side, y: a.y + t * way.y)))
    }
    for side in [reach.minY, reach.maxY] where (a.y < side) != (b.y < side) {
      let t = (side - a.y) / way.y
      crossings.append((t, Point(x: a.x + t * way.x, y: side)))
    }
    for crossing in crossings.sorted(by: { $0.t < $1.t }) { body(held(crossing.point)) }
    body(held(b))
  }

  private static func held(_ point: Point) -> Point {
    let reach = EdgeElement.reach
    return Point(
      x: max(reach.minX, min(reach.maxX, point.x)), y: max(reach.minY, min(reach.maxY, point.y)))
  }

  /// Takes the pieces on the range's edge out of an outline; those on its left tell on which rows what lies
  /// far to the left is inside.
  static func removeEdges(from outline: inout Outline) {
    let low = EdgeElement.fixed(EdgeElement.lowest)
    let high = EdgeElement.fixed(EdgeElement.highest)
    var flips: [Int32] = []
    outline.elements.removeAll { element in
      if element.ax == element.bx && element.ax == low {
        flips.append(element.ay)
        flips.append(element.by)
        return true
      }
      return element.ax == element.bx && element.ax == high
        || element.ay == element.by && (element.ay == low || element.ay == high)
    }
    outline.leftFlips = flips.sorted()
    outline.isCut = true
  }
}
