extension Path {
  /// The path's pieces in order; each contour that does not end where it started gets a closing line.
  public var filledSegments: [Segment] {
    var segments: [Segment] = []
    forEachFilledSegment { segments.append($0) }
    return segments
  }

  /// The least box that holds the filled path: exact, curves included; a lone move adds nothing.
  public var bounds: Box {
    var box = Box.empty
    forEachFilledSegment { box = box.union($0.bounds) }
    return box
  }

  /// How often the path's contours, each closed, go around a point; clockwise as seen on the screen (y down)
  /// counts up.
  ///
  /// A point on a contour belongs to the side to its right, or below it where the contour is level there:
  /// the plane's half-open division. On curves this holds to rounding.
  public func winding(at point: Point) -> Int {
    var winding = 0
    forEachFilledSegment { winding += $0.crossings(rightOf: point) }
    return winding
  }

  /// Whether a point is in the filled path.
  public func contains(_ point: Point, fillRule: FillRule) -> Bool {
    fillRule.isInside(winding: winding(at: point))
  }

  /// The path with each contour run the other way; contours keep their order and closes.
  public func reversed() -> Path {
    var path = Path()
    var contour: [Segment] = []
    var start: Point?
    func flush(_ isClosed: Bool) {
      guard let first = start else { return }
      path.move(to: contour.last?.end ?? first)
      for segment in contour.reversed() { path.add(segment.reversed) }
      if isClosed { path.close() }
      contour.removeAll(keepingCapacity: true)
      start = nil
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush(false)
        start = point
      case .close: flush(true)
      default:
        let from = contour.last?.end ?? start ?? Point(x: 0, y: 0)
        if let segment = element.segment(from: from) { contour.append(segment) }
      }
    }
    flush(false)
    return path
  }

  /// Adds a segment that starts where the path is.
  private mutating func add(_ segment: Segment) {
    switch segment {
    case .line(let line): self.line(to: line.end)
    case .quadratic(let curve): quadratic(curve.control, to: curve.end)
    case .cubic(let curve): cubic(curve.control1, curve.control2, to: curve.end)
    }
  }

  /// Visits the pieces of the filled path, the closing lines included.
  public func forEachFilledSegment(_ body: (Segment) -> Void) {
    var start = Point(x: 0, y: 0)
    var current = start
    func close() {
      if current != start { body(.line(LineSegment(current, start))) }
      current = start
    }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        (start, current) = (point, point)
      case .close: close()
      default:
        guard let segment = element.segment(from: current) else { continue }
        body(segment)
        current = segment.end
      }
    }
    close()
  }
}

extension PathElement {
  /// The segment that a step adds; nil for moves and closes.
  func segment(from start: Point) -> Segment? {
    switch self {
    case .move, .close: nil
    case .line(let end): .line(LineSegment(start, end))
    case .quadratic(let control, let end): .quadratic(QuadraticSegment(start, control, end))
    case .cubic(let control1, let control2, let end): .cubic(CubicSegment(start, control1, control2, end))
    }
  }
}
