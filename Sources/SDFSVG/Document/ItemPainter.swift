import SDFGeometry

/// Makes the painting of a document's items, strokes turned into outlines.
struct ItemPainter {
  /// How far outlines of strokes may be off, in the root's user units.
  let tolerance: Double
  let limits: SVGLimits
  private(set) var painting = Painting()
  private var strokePoints = 0
  private var dashPoints = 0

  init(tolerance: Double, limits: SVGLimits) {
    self.tolerance = tolerance
    self.limits = limits
  }

  /// Adds the fill's and the stroke's shapes, in the root's user space.
  mutating func add(_ item: DrawItem) throws(SVGError) {
    if let fill = item.fill {
      painting.shapes.append(
        PaintedShape(try item.placed(item.path), fillRule: fill, clips: item.clips))
    }
    if let style = item.stroke {
      let outline = try outline(of: item, style)
      if style.dashes.isEmpty {
        strokePoints += outline.elements.count
      } else {
        dashPoints += outline.elements.count
      }
      if !outline.isEmpty {
        painting.shapes.append(PaintedShape(outline, fillRule: .nonzero, clips: item.clips))
      }
    }
  }

  /// The stroke's outline; it is made before the transform, which may stretch it unevenly.
  private func outline(of item: DrawItem, _ style: StrokeStyle) throws(SVGError) -> Path {
    if item.hasFixedStroke { return try stroked(try item.placed(item.path), item, style, tolerance) }
    let local = tolerance / item.transform.largestScale
    return try item.placed(try stroked(item.path, item, style, local))
  }

  private func stroked(
    _ path: Path, _ item: DrawItem, _ style: StrokeStyle, _ tolerance: Double
  ) throws(SVGError) -> Path {
    let isDashed = !style.dashes.isEmpty
    let limit = isDashed ? limits.dashPoints : limits.strokePoints
    let rest = limit - (isDashed ? dashPoints : strokePoints)
    do throws(StrokeError) {
      return try path.stroked(style, tolerance: tolerance, limit: max(rest, 0))
    } catch {
      switch error {
      case .tooManyPoints, .tooManyDashes:
        throw .tooManyStrokePoints(limit: limit, isDashed: isDashed, line: item.line)
      default: throw .stroke(line: item.line, element: item.element, reason: "\(error)")
      }
    }
  }
}

extension DrawItem {
  /// The path in the root's user space.
  fileprivate func placed(_ path: Path) throws(SVGError) -> Path {
    let path = transform == .identity ? path : path.transformed(by: transform)
    if !path.elements.allSatisfy(\.isFinite) {
      throw .coordinateTooLarge(line: line, element: element)
    }
    return path
  }
}

extension PathElement {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadratic(let control, let end): control.isFinite && end.isFinite
    case .cubic(let control1, let control2, let end):
      control1.isFinite && control2.isFinite && end.isFinite
    case .close: true
    }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
