/// What is painted: the union of shapes.
///
/// Strokes are shapes too: the outline of a stroked path, filled by the nonzero rule.
public struct Painting: Hashable, Sendable {
  /// The shapes, in no order that matters.
  public var shapes: [PaintedShape]

  /// Makes a painting from its shapes.
  public init(_ shapes: [PaintedShape] = []) { self.shapes = shapes }

  /// Makes a painting of one filled path.
  public init(_ path: Path, fillRule: FillRule = .nonzero) {
    shapes = [PaintedShape(path, fillRule: fillRule)]
  }

  /// The painting after a transform of its plane.
  public func transformed(by transform: Transform) -> Painting {
    Painting(shapes.map { $0.transformed(by: transform) })
  }
}

/// A filled path, cut by clips.
public struct PaintedShape: Hashable, Sendable {
  /// The contours; each counts as closed.
  public var path: Path
  /// Which places of the path are filled.
  public var fillRule: FillRule
  /// Only what lies within all of these is painted.
  public var clips: [Painting]

  /// Makes a shape.
  public init(_ path: Path, fillRule: FillRule = .nonzero, clips: [Painting] = []) {
    self.path = path
    self.fillRule = fillRule
    self.clips = clips
  }

  /// The shape after a transform of its plane.
  public func transformed(by transform: Transform) -> PaintedShape {
    PaintedShape(
      path.transformed(by: transform), fillRule: fillRule,
      clips: clips.map { $0.transformed(by: transform) })
  }
}
