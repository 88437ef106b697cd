import SDFGeometry

extension DrawItem {
  /// Adds the fill's and the stroke's shapes, in the root's user space.
  func add(to painting: inout Painting, tolerance: Double) throws(SVGError) {
    if let fill {
      painting.shapes.append(PaintedShape(try placed(path), fillRule: fill, clips: clips))
    }
    if let stroke {
      painting.shapes.append(
        PaintedShape(try outline(stroke, tolerance), fillRule: .nonzero, clips: clips))
    }
  }

  /// The stroke's outline; it is made before the transform, which may stretch it unevenly.
  private func outline(_ stroke: StrokeStyle, _ tolerance: Double) throws(SVGError) -> Path {
    if hasFixedStroke { return stroked(try placed(path), stroke, tolerance) }
    return try placed(stroked(path, stroke, tolerance / transform.largestScale))
  }

  /// The path in the root's user space.
  private func placed(_ path: Path) throws(SVGError) -> Path {
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
