import Foundation

/// A filled shape: whether a point is inside.
struct Shape {
  let contains: (Point) -> Bool

  /// All of several shapes.
  static func union(_ shapes: [Shape]) -> Shape {
    Shape { point in shapes.contains { $0.contains(point) } }
  }

  /// What this shape has and another has not.
  func minus(_ other: Shape) -> Shape {
    Shape { contains($0) && !other.contains($0) }
  }

  static func disc(_ centre: Point, radius: Double) -> Shape {
    Shape { ($0 - centre).length < radius }
  }

  static func ellipse(_ centre: Point, _ radii: Point) -> Shape {
    Shape { Point(($0.x - centre.x) / radii.x, ($0.y - centre.y) / radii.y).length < 1 }
  }

  /// The lower rim of an ellipse, thickest in the middle, that ends in two sharp tips.
  static func crescent(_ centre: Point, _ radii: Point, thickness: Double) -> Shape {
    ellipse(centre, radii).minus(ellipse(Point(centre.x, centre.y - thickness), radii))
  }

  /// A disc and the two tangents from a point above it: round below, sharp on top.
  static func drop(_ centre: Point, radius: Double, tip: Double) -> Shape {
    let sine = radius / tip
    let cosine = (1 - sine * sine).squareRoot()
    return Shape { point in
      let p = Point(abs(point.x - centre.x), centre.y - point.y)
      if p.length < radius { return true }
      return p.y > radius * sine && p.x * cosine + p.y * sine < radius
    }
  }

  /// What points at most half a width away from a line between two points, with flat ends.
  static func line(_ from: Point, _ to: Point, width: Double) -> Shape {
    let way = to - from
    return Shape { point in
      let p = point - from
      let along = p.dot(way) / way.length
      let across = (p.x * way.y - p.y * way.x) / way.length
      return along >= 0 && along <= way.length && abs(across) < width / 2
    }
  }

  /// A stroke along an ellipse, clockwise on the screen from one angle on by so many degrees; flat ends.
  ///
  /// Inner and outer edge are ellipses of their own, half a width in and out.
  static func arc(
    _ centre: Point, _ radii: Point, from start: Double = 0, by sweep: Double = 360, width: Double
  ) -> Shape {
    func level(_ p: Point, _ grow: Double) -> Double {
      Point(p.x / (radii.x + grow), p.y / (radii.y + grow)).length
    }
    return Shape { point in
      let p = point - centre
      if level(p, width / 2) >= 1 || level(p, -width / 2) <= 1 { return false }
      let turn = Point(p.x / radii.x, p.y / radii.y).degrees - start
      return (turn + 720).truncatingRemainder(dividingBy: 360) <= sweep
    }
  }

  /// A circle whose radius goes up and down: `waves` are (times around, part of the radius, phase).
  static func wobbly(
    _ centre: Point, radius: Double, waves: [(times: Double, part: Double, phase: Double)]
  ) -> Shape {
    Shape { point in
      let p = point - centre
      let angle = atan2(p.y, p.x)
      let rise = waves.reduce(1) { $0 + $1.part * cos($1.times * angle + $1.phase) }
      return p.length < radius * rise
    }
  }
}
