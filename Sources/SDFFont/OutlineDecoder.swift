import CFreeType
import SDFGeometry

/// Turns a font's points into a path and measures it.
///
/// The rules are TrueType's (OpenType, glyf): between two controls of quadratics lies a point of the
/// outline, halfway; a contour may begin with a control. Controls of cubics come in pairs. Contours of
/// fewer than three points enclose nothing and are left out: they are anchors.
struct OutlineDecoder {
  /// The contours so far.
  private(set) var path = Path()
  /// What holds them, exactly.
  private(set) var bounds = Box.empty

  /// What a point is, as the door to FreeType says it.
  private enum Kind {
    static let control: UInt8 = 0
    static let onOutline: UInt8 = 1
    static let cubicControl: UInt8 = 2
  }

  /// Adds the contours of an outline; false where they break the rules.
  mutating func decode(
    points: Span<cft_point>, kinds: Span<UInt8>, ends: Span<Int32>
  ) -> Bool {
    var first = 0
    for place in 0..<ends.count {
      let end = Int(ends[place])
      guard end >= first - 1, end < points.count else { return false }
      if end - first >= 2 {
        let contour = first...end
        guard decode(contour, points, kinds) else { return false }
      }
      first = end + 1
    }
    return true
  }

  private mutating func decode(
    _ contour: ClosedRange<Int>, _ points: Span<cft_point>, _ kinds: Span<UInt8>
  ) -> Bool {
    var (next, last) = (contour.lowerBound, contour.upperBound)
    let start: Point
    switch (kinds[next], kinds[last]) {
    case (Kind.onOutline, _):
      start = Point(points[next])
      next += 1
    case (Kind.control, Kind.onOutline):
      start = Point(points[last])
      last -= 1
    case (Kind.control, Kind.control): start = middle(Point(points[next]), Point(points[last]))
    default: return false
    }
    move(to: start)
    while next <= last {
      switch kinds[next] {
      case Kind.onOutline:
        line(to: Point(points[next]))
        next += 1
      case Kind.control:
        let control = Point(points[next])
        next += 1
        if next > last {
          quadratic(control, to: start)
        } else if kinds[next] == Kind.onOutline {
          quadratic(control, to: Point(points[next]))
          next += 1
        } else if kinds[next] == Kind.control {
          quadratic(control, to: middle(control, Point(points[next])))
        } else {
          return false
        }
      case Kind.cubicControl:
        guard next < last, kinds[next + 1] == Kind.cubicControl else { return false }
        let isLast = next + 2 > last
        guard isLast || kinds[next + 2] == Kind.onOutline else { return false }
        cubic(Point(points[next]), Point(points[next + 1]), to: isLast ? start : Point(points[next + 2]))
        next += 3
      default: return false
      }
    }
    path.close()
    return true
  }

  private mutating func move(to start: Point) {
    path.move(to: start)
    bounds.add(start)
  }

  private mutating func line(to end: Point) {
    path.line(to: end)
    bounds.add(end)
  }

  private mutating func quadratic(_ control: Point, to end: Point) {
    bounds.addQuadratic(path.current, control, end)
    path.quadratic(control, to: end)
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    bounds.addCubic(path.current, control1, control2, end)
    path.cubic(control1, control2, to: end)
  }
}

extension Point {
  fileprivate init(_ point: cft_point) { self.init(x: point.x, y: point.y) }
}

private func middle(_ a: Point, _ b: Point) -> Point {
  Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
}
