public import SDFGeometry

/// A shape grown on all sides: its distance less a length. Growing rounds the outer corners.
///
/// Of an exact field it is the distance outside and between both borders of convex shapes; inside, where grown parts
/// meet, it is a bound. A negative length shrinks the shape, a bound too.
public struct OffsetField: DistanceField {
  /// The field.
  public let base: any DistanceField
  /// By how much the shape grows, in points; negative shrinks it.
  public let amount: Double

  /// Grows a shape by a finite length.
  public init(_ base: any DistanceField, by amount: Double) throws(ShapeError) {
    try CombineLimits.k(amount, "offset", "amount")
    (self.base, self.amount) = (base, amount)
  }

  /// A box that holds the inside.
  public var bounds: Box { base.bounds(at: amount) }
  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box { base.bounds(at: level + amount) }
  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness { amount == 0 ? base.exactness : max(base.exactness, .bound) }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    var sample = base.sample(at: point)
    sample.distance -= amount
    return sample
  }

  /// Distances and gradients along a row.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    base.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    let amount = Float(amount)
    for place in 0..<row.count { distance[place] -= amount }
  }
}
