/// Why a path cannot be stroked.
public enum StrokeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The width is negative, not finite or beyond ``Polylines/largestCoordinate``.
  case width(found: Double)
  /// The miter limit is less than 1.
  case miterLimit(found: Double)
  /// A dash or gap is negative, not finite or beyond ``Polylines/largestCoordinate``.
  case dash(index: Int, found: Double)
  /// The dash offset is not finite or beyond ``Polylines/largestCoordinate``.
  case dashOffset(found: Double)
  /// The tolerance is not a number over 0.
  case tolerance(found: Double)
  /// A point is not finite or beyond ``Polylines/largestCoordinate``; elements count from 0.
  case coordinate(element: Int, found: Point)
  /// There are more dashes than the limit.
  case tooManyDashes(limit: Int)
  /// The outline has more points than the limit.
  case tooManyPoints(limit: Int)
  /// The pieces of one contour's stroke cross each other more often than the limit.
  case tooManyCrossings(limit: Int)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .width(let found): "the stroke's width must be a number of 0 or more, not \(found)"
    case .miterLimit(let found): "the miter limit must be 1 or more, not \(found)"
    case .dash(let index, let found): "dash \(index) must be a number of 0 or more, not \(found)"
    case .dashOffset(let found): "the dash offset must be a finite number, not \(found)"
    case .tolerance(let found): "the tolerance must be a number over 0, not \(found)"
    case .coordinate(let element, let found):
      "element \(element) of the path goes by (\(found.x), \(found.y)), "
        + "coordinates reach from -\(Polylines.largestCoordinate) to \(Polylines.largestCoordinate)"
    case .tooManyDashes(let limit): "the stroke has more than \(limit) dashes"
    case .tooManyPoints(let limit): "the stroke's outline takes more than \(limit) points"
    case .tooManyCrossings(let limit): "the stroke crosses itself at more than \(limit) places"
    }
  }

  /// Whether both say the same; NaN equals NaN.
  public static func == (a: StrokeError, b: StrokeError) -> Bool { a.description == b.description }
}
