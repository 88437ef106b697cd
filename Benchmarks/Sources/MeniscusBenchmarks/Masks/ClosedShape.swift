import Foundation

/// A shape whose coverage and distance are known in closed form, in texels.
protocol ClosedShape: Sendable {
  /// The ends of the pieces of the horizontal line at `y` that lie inside, from the left.
  func spans(_ y: Double) -> [ClosedRange<Double>]
  /// The signed distance at a point, negative inside.
  func distance(_ x: Double, _ y: Double) -> Double
}

/// A disc.
struct Disc: ClosedShape {
  /// The centre.
  var x: Double, y: Double
  /// The radius.
  var radius: Double

  func spans(_ y: Double) -> [ClosedRange<Double>] {
    let squared = radius * radius - (y - self.y) * (y - self.y)
    guard squared >= 0 else { return [] }
    return [x - squared.squareRoot()...x + squared.squareRoot()]
  }

  func distance(_ x: Double, _ y: Double) -> Double { hypot(x - self.x, y - self.y) - radius }
}

/// A simple polygon.
struct Polygon: ClosedShape {
  /// The corners in turn.
  var corners: [SIMD2<Double>]

  /// A star of five points: a tip at `degrees` from up, clockwise; radii of tips and of inner corners.
  static func star(centre: SIMD2<Double>, outer: Double, inner: Double, degrees: Double) -> Polygon {
    Polygon(
      corners: (0..<10).map { corner in
        let angle = (degrees - 90 + 36 * Double(corner)) * .pi / 180
        return centre + (corner % 2 == 0 ? outer : inner) * SIMD2(cos(angle), sin(angle))
      })
  }

  /// A rectangle turned clockwise about its centre.
  static func rectangle(centre: SIMD2<Double>, sides: SIMD2<Double>, degrees: Double) -> Polygon {
    let angle = degrees * .pi / 180
    let along = SIMD2(cos(angle), sin(angle)) * (sides.x / 2)
    let across = SIMD2(-sin(angle), cos(angle)) * (sides.y / 2)
    return Polygon(
      corners: [
        centre - along - across, centre + along - across, centre + along + across,
        centre - along + across,
      ])
  }

  private var sides: [(SIMD2<Double>, SIMD2<Double>)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  func spans(_ y: Double) -> [ClosedRange<Double>] {
    let crossings = sides.compactMap { a, b in
      (a.y <= y) == (b.y <= y) ? nil : a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
    }.sorted()
    return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
  }

  func distance(_ x: Double, _ y: Double) -> Double {
    let point = SIMD2(x, y)
    var nearest = Double.infinity
    for (a, b) in sides {
      let side = b - a
      let along = ((point - a) * side).sum() / (side * side).sum()
      let away = point - a - side * max(0, min(1, along))
      nearest = min(nearest, (away * away).sum())
    }
    let inside = spans(y).contains { $0.contains(x) }
    return nearest.squareRoot() * (inside ? -1 : 1)
  }
}
