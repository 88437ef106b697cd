/// One step of a path.
@frozen
public enum PathElement: Hashable, Sendable, BitwiseCopyable {
  /// Starts a new contour at a point.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A quadratic Bézier curve with one control point to an end point.
  case quadratic(Point, Point)
  /// A cubic Bézier curve with two control points to an end point.
  case cubic(Point, Point, Point)
  /// A straight line back to the start of the contour, joined to it when the path is stroked.
  case close
}
