import Foundation

/// What lies on one side of a straight line, with the exact coverage of each texel.
public struct HalfPlane: Sendable, CustomStringConvertible {
  /// The unit normal, away from the inside.
  public let normal: ClosedForm.Point
  /// A point on the line.
  public let point: ClosedForm.Point

  /// Makes a half-plane; at 0 degrees its normal leads to the right, at 90 degrees down.
  public init(degrees: Double, through point: ClosedForm.Point) {
    normal = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    self.point = point
  }

  /// The signed distance.
  public func distance(_ x: Double, _ y: Double) -> Double {
    (x - point.x) * normal.x + (y - point.y) * normal.y
  }

  /// The shape.
  public var closedForm: ClosedForm { ClosedForm(description) { distance($0.x, $0.y) } }

  /// The covered area of texel (x, y).
  public func coverage(_ x: Int, _ y: Int) -> Double {
    coverage(depth: -distance(Double(x) + 0.5, Double(y) + 0.5))
  }

  /// The covered area of a texel whose centre lies so far inside.
  ///
  /// The two sides of a unit square that the line leans on are |nx| and |ny| long as seen along the normal:
  /// the area is the integral of a trapezoid.
  public func coverage(depth: Double) -> Double {
    let (long, short) = (max(abs(normal.x), abs(normal.y)), min(abs(normal.x), abs(normal.y)))
    let reach = (long + short) / 2
    if abs(depth) >= reach { return depth > 0 ? 1 : 0 }
    if abs(depth) <= (long - short) / 2 { return 0.5 + depth / long }
    let corner = (reach - abs(depth)) * (reach - abs(depth)) / (2 * long * short)
    return depth > 0 ? 1 - corner : corner
  }

  /// How far inside a texel's centre lies whose covered area is `coverage`: found by bisection.
  public func depth(coverage wanted: Double) -> Double {
    var (low, high) = (-1.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coverage(depth: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// What the half-plane is, for messages of failing tests.
  public var description: String { "half-plane through \(point), normal \(normal)" }
}
