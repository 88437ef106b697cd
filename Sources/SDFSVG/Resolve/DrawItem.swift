import SDFGeometry

/// A shape of the file with all that is needed to paint it: what `use`, styles and viewports have settled.
struct DrawItem: Sendable {
  /// In the element's own user space.
  var path: Path
  /// From there to the root's user space.
  var transform: Transform
  /// How the path is filled, if it is.
  var fill: FillRule?
  /// How the path is stroked, if it is.
  var stroke: StrokeStyle?
  /// Whether the stroke's width is measured in the root's user space.
  var hasFixedStroke = false
  /// What cuts the shape, in the root's user space.
  var clips: [Painting] = []
  /// For messages.
  var line: Int
  var element: String

  /// Whether nothing of it can show.
  var isUnpainted: Bool {
    fill == nil && stroke == nil || path.isEmpty || clips.contains { $0.shapes.isEmpty }
  }
}

extension Transform {
  /// The transform that undoes this one; only where the determinant is not 0.
  var inverse: Transform {
    let scale = 1 / determinant
    let linear = Transform(a: d * scale, b: -b * scale, c: -c * scale, d: a * scale, tx: 0, ty: 0)
    return linear * .translation(Vector(x: -tx, y: -ty))
  }

  /// The largest factor by which it stretches a length: the larger singular value.
  var largestScale: Double {
    let sum = (Vector(x: a + d, y: b - c)).length
    let difference = (Vector(x: a - d, y: b + c)).length
    return (sum + difference) / 2
  }

  /// Whether all six numbers are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
