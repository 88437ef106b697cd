public import SDFGeometry

/// A shape's border as a shell (an onion's layer): what is within half a thickness of it.
///
/// Of an exact field it is the distance outside the shell, on both sides of it, and a bound within.
public struct ShellField: DistanceField {
  /// The field.
  public let base: any DistanceField
  /// From side to side, in points.
  public let thickness: Double

  /// Makes a shell of a thickness of 0 or more.
  public init(_ base: any DistanceField, thickness: Double) throws(ShapeError) {
    try CombineLimits.number(thickness, atLeast: 0, "shell", "thickness")
    (self.base, self.thickness) = (base, thickness)
  }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }
  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box { base.bounds(at: level + 0.5 * thickness) }
  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness { max(base.exactness, .bound) }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let sample = base.sample(at: point)
    return FieldSample(
      distance: abs(sample.distance) - 0.5 * thickness,
      gradient: sample.distance < 0 ? -sample.gradient : sample.gradient)
  }

  /// Distances and gradients along a row.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    base.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    let half = Float(0.5 * thickness)
    for place in 0..<row.count {
      let sign: Float = distance[place] < 0 ? -1 : 1
      distance[place] = sign * distance[place] - half
      gradientX[place] *= sign
      gradientY[place] *= sign
    }
  }
}
