/// A straight line between two points.
@frozen
public struct LineSegment: Hashable, Sendable, BitwiseCopyable {
  /// Where it starts.
  public var start: Point
  /// Where it ends.
  public var end: Point

  /// Makes a line; the points may be the same.
  @inlinable
  public init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  /// The point at a parameter of 0…1; the ends are exact.
  @inlinable
  public func point(at t: Double) -> Point { t == 1 ? end : start + t * (end - start) }

  /// The way from start to end, which is the derivative everywhere.
  @inlinable
  public func derivative(at t: Double) -> Vector { end - start }

  /// The least box that holds the line.
  public var bounds: Box {
    var box = Box.empty
    box.add(start)
    box.add(end)
    return box
  }

  /// The same line from its end to its start.
  public var reversed: LineSegment { LineSegment(end, start) }

  /// The line's point nearest to another; the start where the line has no length.
  public func nearest(to point: Point) -> NearestPoint {
    let way = end - start
    let squared = way.dot(way)
    let ratio = (point - start).dot(way) / squared
    // Written so that NaN leads to the start.
    let t = ratio > 0 ? min(ratio, 1) : 0
    let found = self.point(at: t)
    let gap = found - point
    return NearestPoint(parameter: t, point: found, squaredDistance: gap.dot(gap))
  }

  /// How often, and which way, the line crosses the ray from a point to the right.
  func crossings(rightOf point: Point) -> Int {
    // Seen from the lower end of y, so that both directions of a line give the same answer.
    let isDownward = start.y <= end.y
    let (top, bottom) = isDownward ? (start, end) : (end, start)
    if !(top.y <= point.y && point.y < bottom.y) { return 0 }
    // The line is to the right where its way turns away from the point to the left (y down).
    if !((bottom - top).cross(point - top) > 0) { return 0 }
    return isDownward ? 1 : -1
  }
}
