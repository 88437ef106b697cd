import Foundation
public import SDFGrid

/// A shape whose signed distance is known at every point: the truth that tests measure against.
///
/// Lengths and places are in texels, y down, texel (i, j) centred on (i + 0.5, j + 0.5). Distances are
/// exact Euclidean ones, negative inside.
public struct ClosedForm: Sendable, CustomStringConvertible {
  /// A point in texels.
  public typealias Point = (x: Double, y: Double)

  /// What the shape is, for messages of failing tests.
  public let description: String
  private let signedDistance: @Sendable (Point) -> Double

  /// Makes a shape from its exact signed distance.
  public init(_ description: String, _ signedDistance: @escaping @Sendable (Point) -> Double) {
    self.description = description
    self.signedDistance = signedDistance
  }

  /// The signed distance from a point.
  public func distance(_ x: Double, _ y: Double) -> Double { signedDistance((x, y)) }

  /// The shape as an anti-aliased 8-bit mask.
  ///
  /// - Parameter supersampling: each texel is covered as far as this many by this many points on a
  ///   regular grid within it are inside, rounded to the nearest of 0…255.
  public func mask(_ size: GridSize, supersampling: Int = 16) -> CoverageMask {
    let points = Double(supersampling * supersampling)
    return .unorm8(
      Grid(size) { i, j in
        let centre = distance(Double(i) + 0.5, Double(j) + 0.5)
        // No point of the texel is further than half a diagonal from its centre.
        if abs(centre) > 0.7072 { return centre < 0 ? 255 : 0 }
        var inside = 0
        for v in 0..<supersampling {
          for u in 0..<supersampling {
            let x = Double(i) + (Double(u) + 0.5) / Double(supersampling)
            let y = Double(j) + (Double(v) + 0.5) / Double(supersampling)
            if distance(x, y) < 0 { inside += 1 }
          }
        }
        return UInt8((Double(inside) * 255 / points).rounded())
      })
  }

  /// The shape drawn `factor` times as large: distance(x, y) = factor · old distance(x/factor, y/factor).
  public func scaled(by factor: Double) -> ClosedForm {
    ClosedForm("\(description) times \(factor)") { p in
      factor * signedDistance((p.x / factor, p.y / factor))
    }
  }

  /// Several shapes that lie apart from each other, as one; where they overlap, inner distances would
  /// be too small.
  public static func apart(_ description: String, _ shapes: [ClosedForm]) -> ClosedForm {
    ClosedForm(description) { p in
      var least = Double.infinity
      for shape in shapes { least = min(least, shape.signedDistance(p)) }
      return least
    }
  }
}
