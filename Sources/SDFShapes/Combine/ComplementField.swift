public import SDFGeometry

/// What lies outside a shape; as exact as the shape's own field.
public struct ComplementField: DistanceField {
  /// The field.
  public let base: any DistanceField

  /// Turns a shape inside out.
  public init(_ base: any DistanceField) { self.base = base }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }

  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box {
    Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness { base.exactness }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample { -base.sample(at: point) }

  /// Distances and gradients along a row.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    base.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    for place in 0..<row.count {
      distance[place] = -distance[place]
      gradientX[place] = -gradientX[place]
      gradientY[place] = -gradientY[place]
    }
  }
}
