public import SDFGeometry

/// A field shifted, turned, scaled or mirrored; as exact as it was.
public struct PlacedField: DistanceField {
  /// The field.
  public let base: any DistanceField
  /// Where its plane goes.
  public let similarity: Similarity

  /// Places a field.
  public init(_ base: any DistanceField, _ similarity: Similarity) {
    (self.base, self.similarity) = (base, similarity)
  }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }

  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box {
    let box = base.bounds(at: level / similarity.scale)
    if box.isEmpty { return .empty }
    if ![box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite) {
      return Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    }
    var placed = Box.empty
    for x in [box.minX, box.maxX] {
      for y in [box.minY, box.maxY] { placed.add(similarity.transform(Point(x: x, y: y))) }
    }
    return placed
  }

  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness { base.exactness }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let sample = base.sample(at: similarity.source(point))
    return FieldSample(
      distance: similarity.scale * sample.distance,
      gradient: (1 / similarity.scale) * similarity.transform(sample.gradient))
  }

  /// Distances and gradients along a row.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    let source = SampleRow(
      start: similarity.source(row.start), step: similarity.source(row.step), count: row.count)
    base.sample(source, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    let scale = Float(similarity.scale)
    let turn = similarity.transform
    let (a, b) = (Float(turn.a / similarity.scale), Float(turn.b / similarity.scale))
    let (c, d) = (Float(turn.c / similarity.scale), Float(turn.d / similarity.scale))
    for place in 0..<row.count {
      distance[place] *= scale
      let (x, y) = (gradientX[place], gradientY[place])
      gradientX[place] = a * x + c * y
      gradientY[place] = b * x + d * y
    }
  }
}
