/// Why a path cannot be cut into chords.
///
/// Elements are counted from 0 in ``Path/elements``.
public enum FlatteningError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The tolerance is not a number over 0.
  case tolerance(found: Double)
  /// This point of the path is not finite or, after the transform, beyond ``Polylines/largestCoordinate``.
  case coordinate(element: Int, found: Point)
  /// There are more points than the limit before this element.
  case tooManyPoints(element: Int, limit: Int)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .tolerance(let found): "the tolerance must be a number over 0, not \(found)"
    case .coordinate(let element, let found):
      "element \(element) of the path goes by (\(found.x), \(found.y)), "
        + "coordinates reach from -\(Polylines.largestCoordinate) to \(Polylines.largestCoordinate)"
    case .tooManyPoints(let element, let limit):
      "the path's curves take more than \(limit) points before element \(element)"
    }
  }

  /// Whether both say the same; NaN equals NaN.
  public static func == (a: FlatteningError, b: FlatteningError) -> Bool {
    a.description == b.description
  }
}
