public import SDFGeometry

/// The union, intersection or difference of two fields, plain or smooth.
///
/// Smooth ones blend where the two borders' distances differ by less than k (Quilez, *Smooth minimum*): a union
/// gains up to k / 4 at the seam, the others lose as much. Gradients are the true derivatives.
///
/// Each is a bound at best: the plain union is the distance outside, but inside the seam is no border; the
/// plain intersection and difference are the distance inside only. Gradients of smooth ones are shorter than 1 where two
/// directions mix.
public struct BooleanField: DistanceField {
  /// What is made of two fields.
  public enum Operation: String, CaseIterable, Hashable, Sendable {
    /// What lies in either.
    case union
    /// What lies in both.
    case intersection
    /// What lies in the first and not in the second.
    case difference
  }

  /// What is made.
  public let operation: Operation
  /// The first field.
  public let first: any DistanceField
  /// The second field.
  public let second: any DistanceField
  /// The full width of the band that blends, in points; 0 or less is the plain operation.
  public let k: Double

  /// Combines two fields; k is a number.
  public init(
    _ operation: Operation, _ first: any DistanceField, _ second: any DistanceField, k: Double = 0
  ) throws(ShapeError) {
    try CombineLimits.k(k, operation.rawValue, "k")
    (self.operation, self.first, self.second, self.k) = (operation, first, second, k)
  }

  /// A box that holds the inside.
  public var bounds: Box { bounds(at: 0) }

  /// A box that holds every point whose distance is at most a level.
  public func bounds(at level: Double) -> Box {
    switch operation {
    // The smooth union is at most k / 4 under the lesser one.
    case .union:
      let level = level + max(0, 0.25 * k)
      return first.bounds(at: level).union(second.bounds(at: level))
    case .intersection: return first.bounds(at: level).intersection(second.bounds(at: level))
    case .difference: return first.bounds(at: level)
    }
  }

  /// What the distances are good for, by those of the parts.
  public var exactness: Exactness { max(first.exactness, second.exactness, .bound) }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let (a, b) = (first.sample(at: point), second.sample(at: point))
    return switch operation {
    case .union: SmoothMinimum.of(a, b, k: k)
    case .intersection: -SmoothMinimum.of(-a, -b, k: k)
    case .difference: -SmoothMinimum.of(-a, b, k: k)
    }
  }

  /// Distances and gradients along a row.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    first.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    let other = FieldRow(second, row)
    // max(a, b) = −min(−a, −b): signs before, and after.
    let sign: Float = operation == .union ? 1 : -1
    let otherSign: Float = operation == .intersection ? -1 : 1
    let isSmooth = k > 0
    let k = isSmooth ? Float(k) : 1
    let (b, bx, by) = (other.distance.span, other.gradientX.span, other.gradientY.span)
    for place in 0..<row.count {
      let (a, c) = (sign * distance[place], otherSign * b[place])
      let isSecond = c < a
      let h = isSmooth ? max(k - abs(a - c), 0) / k : 0
      // How much of the second one's gradient.
      let share = isSecond ? 1 - 0.5 * h : 0.5 * h
      let otherShare = sign * otherSign * share
      distance[place] = sign * (min(a, c) - 0.25 * h * h * k)
      gradientX[place] = (1 - share) * gradientX[place] + otherShare * bx[place]
      gradientY[place] = (1 - share) * gradientY[place] + otherShare * by[place]
    }
  }
}

extension FieldSample {
  /// The complement's sample.
  static prefix func - (sample: FieldSample) -> FieldSample {
    FieldSample(distance: -sample.distance, gradient: -sample.gradient)
  }
}
