import SDFGeometry

extension Segment {
  /// The box around ends and control points.
  var controlBox: Box {
    var box = Box.empty
    box.add(start)
    box.add(end)
    switch self {
    case .line: break
    case .quadratic(let curve): box.add(curve.control)
    case .cubic(let curve):
      box.add(curve.control1)
      box.add(curve.control2)
    }
    return box
  }

  /// The two halves, by de Casteljau's construction.
  var halves: (Segment, Segment) {
    func middle(_ a: Point, _ b: Point) -> Point { a + 0.5 * (b - a) }
    switch self {
    case .line(let line):
      let half = middle(line.start, line.end)
      return (.line(LineSegment(line.start, half)), .line(LineSegment(half, line.end)))
    case .quadratic(let curve):
      let first = middle(curve.start, curve.control)
      let last = middle(curve.control, curve.end)
      let half = middle(first, last)
      return (
        .quadratic(QuadraticSegment(curve.start, first, half)),
        .quadratic(QuadraticSegment(half, last, curve.end))
      )
    case .cubic(let curve):
      let first = middle(curve.start, curve.control1)
      let centre = middle(curve.control1, curve.control2)
      let last = middle(curve.control2, curve.end)
      let before = middle(first, centre)
      let after = middle(centre, last)
      let half = middle(before, after)
      return (
        .cubic(CubicSegment(curve.start, first, before, half)),
        .cubic(CubicSegment(half, after, last, curve.end))
      )
    }
  }

  /// No point of the curve is further from its chord than this.
  var flatness: Double {
    switch self {
    case .line: 0
    case .quadratic(let curve):
      0.25 * ((curve.end - curve.control) - (curve.control - curve.start)).length
    case .cubic(let curve):
      0.75
        * max(
          ((curve.control2 - curve.control1) - (curve.control1 - curve.start)).length,
          ((curve.end - curve.control2) - (curve.control2 - curve.control1)).length)
    }
  }
}

extension Path {
  /// The path with other steps in the place of each curve.
  func replacingCurves(_ replace: (_ curve: Segment, _ result: inout Path) -> Void) -> Path {
    var result = Path()
    for element in elements {
      let start = result.current
      switch element {
      case .move(let point): result.move(to: point)
      case .line(let end): result.line(to: end)
      case .quadratic(let control, let end):
        replace(.quadratic(QuadraticSegment(start, control, end)), &result)
      case .cubic(let control1, let control2, let end):
        replace(.cubic(CubicSegment(start, control1, control2, end)), &result)
      case .close: result.close()
      }
    }
    return result
  }

  /// Adds a segment that starts where the path is.
  mutating func add(_ segment: Segment) {
    switch segment {
    case .line(let line): self.line(to: line.end)
    case .quadratic(let curve): quadratic(curve.control, to: curve.end)
    case .cubic(let curve): cubic(curve.control1, curve.control2, to: curve.end)
    }
  }
}
