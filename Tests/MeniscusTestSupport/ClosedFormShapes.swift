import Foundation

extension ClosedForm {
  /// A disc.
  public static func disc(centre: Point, radius: Double) -> ClosedForm {
    ClosedForm("disc of radius \(radius) at \(centre)") { p in
      hypot(p.x - centre.x, p.y - centre.y) - radius
    }
  }

  /// A ring: what lies within `thickness`/2 of a circle.
  public static func ring(centre: Point, radius: Double, thickness: Double) -> ClosedForm {
    ClosedForm("ring of radius \(radius), \(thickness) thick, at \(centre)") { p in
      abs(hypot(p.x - centre.x, p.y - centre.y) - radius) - thickness / 2
    }
  }

  /// A rectangle, turned about its centre; the angle is in degrees, clockwise on the screen.
  public static func rectangle(
    centre: Point, width: Double, height: Double, degrees: Double
  ) -> ClosedForm {
    let angle = degrees * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    return ClosedForm("rectangle \(width)x\(height) at \(centre), turned by \(degrees)°") { p in
      let (rx, ry) = (p.x - centre.x, p.y - centre.y)
      let qx = abs(rx * c + ry * s) - width / 2
      let qy = abs(ry * c - rx * s) - height / 2
      return hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0)
    }
  }

  /// A stroke with round ends: what lies within `thickness`/2 of a straight line.
  public static func stroke(from a: Point, to b: Point, thickness: Double) -> ClosedForm {
    ClosedForm("stroke from \(a) to \(b), \(thickness) thick") { p in
      Self.distance(p, toLineFrom: a, to: b) - thickness / 2
    }
  }

  /// A simple polygon, filled.
  public static func polygon(_ corners: [Point], description: String = "polygon") -> ClosedForm {
    let sides = corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    return ClosedForm(description) { p in
      var nearest = Double.infinity
      var inside = false
      for (a, b) in sides {
        nearest = min(nearest, Self.distance(p, toLineFrom: a, to: b))
        // A ray to the right crosses a side whose ends lie on different sides of it.
        if (a.y <= p.y) != (b.y <= p.y) {
          let crossing = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if crossing > p.x { inside.toggle() }
        }
      }
      return inside ? -nearest : nearest
    }
  }

  /// The corners of a star, clockwise on the screen from its first tip; angle 0 points a tip up.
  public static func starCorners(
    centre: Point, points: Int, outer: Double, inner: Double, degrees: Double = 0
  ) -> [Point] {
    (0..<2 * points).map { index in
      let angle = (degrees - 90 + 180 * Double(index) / Double(points)) * .pi / 180
      let radius = index % 2 == 0 ? outer : inner
      return (centre.x + radius * cos(angle), centre.y + radius * sin(angle))
    }
  }

  /// A star with sharp corners.
  public static func star(
    centre: Point, points: Int = 5, outer: Double, inner: Double, degrees: Double = 0
  ) -> ClosedForm {
    polygon(
      starCorners(centre: centre, points: points, outer: outer, inner: inner, degrees: degrees),
      description: "star of \(points) points, radii \(outer) and \(inner), at \(centre)")
  }

  private static func distance(_ p: Point, toLineFrom a: Point, to b: Point) -> Double {
    let (ex, ey) = (b.x - a.x, b.y - a.y)
    let squared = ex * ex + ey * ey
    let along = squared > 0 ? ((p.x - a.x) * ex + (p.y - a.y) * ey) / squared : 0
    let t = max(0, min(1, along))
    return hypot(p.x - a.x - t * ex, p.y - a.y - t * ey)
  }
}
