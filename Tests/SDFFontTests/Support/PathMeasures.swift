import SDFFont
import SDFGeometry

extension Path {
  /// The area within, by Green's theorem over each curve exactly; positive counter-clockwise with y up.
  var area: Double {
    var twice = 0.0
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let end): twice += Self.cross(current, end)
      case .quadratic(let control, let end):
        twice +=
          (2 * Self.cross(current, control) + 2 * Self.cross(control, end) + Self.cross(current, end)) / 3
      case .cubic(let control1, let control2, let end):
        twice +=
          (6 * Self.cross(current, control1) + 3 * Self.cross(current, control2) + Self.cross(current, end)
            + 3 * Self.cross(control1, control2) + 3 * Self.cross(control1, end)
            + 6 * Self.cross(control2, end)) / 10
      case .close: twice += Self.cross(current, start)
      }
      current = element.end ?? start
    }
    return twice / 2
  }

  /// How many contours there are.
  var contourCount: Int { elements.count { if case .move = $0 { true } else { false } } }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
}

extension PathElement {
  /// Where it ends; nil for a close.
  fileprivate var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}

extension Glyph {
  /// The outline; empty where there is none.
  var path: Path { if case .outline(let path, _) = content { path } else { Path() } }
}
