public import SDFGeometry

/// A union whose borders join where they face each other, as cells that divide.
///
/// The running union merges with the next field by the smooth minimum whose band is k = spacing · max(0, −∇a · ∇b)
/// wide: facing borders join when their gap is under spacing / 2, and nothing swells where they do not face. For
/// three fields or more the result depends on their order.
///
/// The result is neither a distance nor a bound, as k varies from place to place. The gradient is the true derivative: it
/// includes that of k, which takes four more values around the point.
public struct MitosisField: DistanceField {
  /// The fields, in the order in which they merge; none makes a field whose distance is infinite.
  public let fields: [any DistanceField]
  /// Twice the gap, in points, under which facing borders join; 0 or less is the plain union.
  public let spacing: Double

  /// Merges fields; the spacing is a number.
  public init(_ fields: [any DistanceField], spacing: Double) throws(ShapeError) {
    try CombineLimits.k(spacing, "mitosis", "spacing")
    (self.fields, self.spacing) = (fields, spacing)
  }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }

  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box {
    // Each merge takes away less, the further the running union is below the least distance: never over k in all.
    let level = level + (fields.count > 1 ? max(0, spacing) : 0)
    return fields.reduce(.empty) { $0.union($1.bounds(at: level)) }
  }

  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness { fields.count == 1 ? fields[0].exactness : .neither }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    var blends = false
    var sample = merged(at: point, blends: &blends)
    if !blends { return sample }
    let step = Self.step * spacing
    func slope(_ way: Vector) -> Double {
      var ignored = false
      let ahead = merged(at: point + way, blends: &ignored).distance
      let behind = merged(at: point + -way, blends: &ignored).distance
      return (ahead - behind) / (2 * step)
    }
    sample.gradient = Vector(x: slope(Vector(x: step, y: 0)), y: slope(Vector(x: 0, y: step)))
    return sample
  }

  /// The running union, its gradient for the ks at hand.
  private func merged(at point: Point, blends: inout Bool) -> FieldSample {
    guard let first = fields.first else {
      return FieldSample(distance: .infinity, gradient: Vector(x: 0, y: -1))
    }
    var running = first.sample(at: point)
    for field in fields.dropFirst() {
      let next = field.sample(at: point)
      let k = spacing * max(0, -running.gradient.dot(next.gradient))
      if k > abs(running.distance - next.distance) { blends = true }
      running = SmoothMinimum.of(running, next, k: k)
    }
    return running
  }

  /// How far the places for the derivative are away, as a part of the spacing: cubes and rounding errors are
  /// both under 1e-9 there.
  private static let step = 1e-5
}
