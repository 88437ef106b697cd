public import SDFGeometry

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The smooth union of many fields, the same whatever their order.
///
/// Folding the smooth minimum of two from field to field depends on the order. This one is the s that solves
///
///     Σ ψ(√((dᵢ − s) / k)) = 1,  ψ(u) = (1 − u)² (1 + 2u) for 0 ≤ u ≤ 1, else 0,
///
/// over the distances dᵢ. For two fields that is the quadratic smooth minimum (for u + v = 1 is
/// ψ(u) + ψ(v) = 1); for n equal ones it is less than k under them, whatever n is; where all others are k or more
/// above the least, it is the least. s has a continuous derivative, by the rule for implicit functions the mean of the
/// gradients weighted by 1 − uᵢ, so that it is a bound if they are bounds.
public struct SmoothUnionField: DistanceField {
  /// The fields; none makes a field whose distance is infinite.
  public let fields: [any DistanceField]
  /// The full width of the band that blends, in points; 0 or less is the plain union.
  public let k: Double

  /// Merges fields; k is a number.
  public init(_ fields: [any DistanceField], k: Double) throws(ShapeError) {
    try CombineLimits.k(k, "smoothUnion", "k")
    (self.fields, self.k) = (fields, k)
  }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }

  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box {
    let level = level + (fields.count > 1 ? max(0, k) : 0)
    return fields.reduce(.empty) { $0.union($1.bounds(at: level)) }
  }

  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness {
    fields.count == 1 ? fields[0].exactness : fields.reduce(.bound) { max($0, $1.exactness) }
  }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let samples = fields.map { $0.sample(at: point) }
    guard let least = samples.min(by: { $0.distance < $1.distance }) else {
      return FieldSample(distance: .infinity, gradient: Vector(x: 0, y: -1))
    }
    if !(k > 0) || samples.count == 1 { return least }
    let distance = Self.solve(samples.lazy.map(\.distance), least: least.distance, k: k)
    var (sum, gradient) = (0.0, Vector(x: 0, y: 0))
    for sample in samples {
      let u = max(0, (sample.distance - distance) / k).squareRoot()
      if u >= 1 { continue }
      sum += 1 - u
      gradient = gradient + (1 - u) * sample.gradient
    }
    return FieldSample(distance: distance, gradient: (1 / sum) * gradient)
  }

  /// The s of the type's equation.
  ///
  /// The sum is convex and grows with s, and it is at least 1 at the least distance: Newton's method comes down from
  /// there without going too far.
  private static func solve(_ distances: some Sequence<Double>, least: Double, k: Double) -> Double {
    var x = 0.0
    for _ in 0..<mostSteps {
      var (sum, slope) = (0.0, 0.0)
      for distance in distances {
        let u = max(0, (distance - least) / k + x).squareRoot()
        if u >= 1 { continue }
        sum += (1 - u) * (1 - u) * (1 + 2 * u)
        slope += 3 * (1 - u)
      }
      // (least − s) / k grows by as much as the sum is over 1, divided by its slope.
      let step = (sum - 1) / slope
      if !(step > accuracy) { break }
      x += step
    }
    return least - k * x
  }

  /// Quadratic convergence: five or six are usual.
  private static let mostSteps = 40
  /// Of k.
  private static let accuracy = 1e-14
}
