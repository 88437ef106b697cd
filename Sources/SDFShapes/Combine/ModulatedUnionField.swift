public import SDFGeometry

/// The smooth union of two fields whose band is as wide as a third field says: strands between shapes.
///
/// Well inside the third field's shape the band is k wide, well outside nothing is blended; in between,
/// over a width around its border, k follows a smooth step. The gradient is the true derivative, that of k
/// included. The result is neither a distance nor a bound.
public struct ModulatedUnionField: DistanceField {
  /// The first field.
  public let first: any DistanceField
  /// The second field.
  public let second: any DistanceField
  /// The full width of the band where the strands are, in points; 0 or less is the plain union.
  public let k: Double
  /// The field of the strands.
  public let strands: any DistanceField
  /// Over how many points around the strands' border k falls to 0.
  public let falloff: Double

  /// Merges two fields along strands; k is a number, the falloff over 0.
  public init(
    _ first: any DistanceField, _ second: any DistanceField, k: Double, strands: any DistanceField,
    falloff: Double
  ) throws(ShapeError) {
    try CombineLimits.k(k, "modulatedUnion", "k")
    try CombineLimits.number(falloff, atLeast: .leastNormalMagnitude, "modulatedUnion", "falloff")
    (self.first, self.second, self.k) = (first, second, k)
    (self.strands, self.falloff) = (strands, falloff)
  }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }

  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box {
    let blended = level + max(0, 0.25 * k)
    let all = first.bounds(at: blended).union(second.bounds(at: blended))
    let plain = first.bounds(at: level).union(second.bounds(at: level))
    return plain.union(all.intersection(strands.bounds(at: 0.5 * falloff)))
  }

  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness { .neither }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let (a, b) = (first.sample(at: point), second.sample(at: point))
    let strand = strands.sample(at: point)
    let t = min(max(0.5 - strand.distance / falloff, 0), 1)
    let width = max(0, k) * t * t * (3 - 2 * t)
    var merged = SmoothMinimum.of(a, b, k: width)
    let fall = SmoothMinimum.fall(a.distance, b.distance, k: width)
    // k falls as the strand's distance grows, and so the union rises.
    let slope = max(0, k) * 6 * t * (1 - t) / falloff
    merged.gradient = merged.gradient + (fall * slope) * strand.gradient
    return merged
  }
}
