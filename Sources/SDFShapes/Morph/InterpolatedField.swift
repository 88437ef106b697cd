public import SDFGeometry

/// A field on its way to another: the blend of both distances, grown a little midway.
///
/// At progress 0 it is the first field and at 1 the second, exactly. In between it is a bound where both are distances or
/// bounds: the blend of distances keeps within the shorter one's reach, and its gradient is the blend of both.
public struct InterpolatedField: DistanceField {
  /// The field at progress 0.
  public let first: any DistanceField
  /// The field at progress 1.
  public let second: any DistanceField
  /// How far along the way, 0…1.
  public let progress: Double
  /// By how much the blend is grown at progress ½, in points, 4 p (1 − p) times as much at p; this rounds corners that
  /// are neither shape's.
  public let rounding: Double

  /// Blends two fields.
  ///
  /// - Parameters:
  ///   - first: the field at progress 0.
  ///   - second: the field at progress 1.
  ///   - progress: 0…1.
  ///   - rounding: in points, a finite number; negative thins the blend.
  public init(
    from first: any DistanceField, to second: any DistanceField, progress: Double, rounding: Double = 0
  ) throws(ShapeError) {
    guard progress >= 0, progress <= 1 else {
      throw .outOfRange(shape: "morph", key: "progress", found: "\(progress)", range: "0…1")
    }
    try CombineLimits.k(rounding, "morph", "rounding")
    (self.first, self.second) = (first, second)
    (self.progress, self.rounding) = (progress, rounding)
  }

  /// By how much the blend is grown here.
  private var growth: Double { 4 * progress * (1 - progress) * rounding }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }

  /// A box that holds every point whose distance is at most a level: where the blend is, one of both is too.
  public func bounds(at level: Double) -> Box {
    if progress == 0 { return first.bounds(at: level) }
    if progress == 1 { return second.bounds(at: level) }
    return first.bounds(at: level + growth).union(second.bounds(at: level + growth))
  }

  /// That of an end at the ends, else a bound at best.
  public var exactness: Exactness {
    if progress == 0 { return first.exactness }
    if progress == 1 { return second.exactness }
    return max(first.exactness, second.exactness, .bound)
  }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    if progress == 0 { return first.sample(at: point) }
    if progress == 1 { return second.sample(at: point) }
    let (a, b) = (first.sample(at: point), second.sample(at: point))
    return FieldSample(
      distance: (1 - progress) * a.distance + progress * b.distance - growth,
      gradient: (1 - progress) * a.gradient + progress * b.gradient)
  }

  /// Distances and gradients along a row.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    if progress == 1 {
      return second.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    }
    first.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    if progress == 0 { return }
    let other = FieldRow(second, row)
    let (b, bx, by) = (other.distance.span, other.gradientX.span, other.gradientY.span)
    let (share, growth) = (Float(progress), Float(growth))
    for place in 0..<row.count {
      distance[place] += share * (b[place] - distance[place]) - growth
      gradientX[place] += share * (bx[place] - gradientX[place])
      gradientY[place] += share * (by[place] - gradientY[place])
    }
  }
}
