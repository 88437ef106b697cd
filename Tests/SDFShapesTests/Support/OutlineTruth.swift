import Foundation
import SDFGeometry

/// The nearest point by brute force: an outline as closed chains of many points, each chord tried.
struct OutlineTruth {
  var contours: [[Point]]

  /// The signed distance: inside where a level ray crosses an odd number of chords.
  func distance(at point: Point) -> Double {
    var squared = Double.infinity
    var isInside = false
    for contour in contours {
      guard var a = contour.last else { continue }
      for b in contour {
        let (way, gap) = (b - a, point - a)
        let length = way.dot(way)
        let t = length > 0 ? max(0, min(1, gap.dot(way) / length)) : 0
        let rest = gap - t * way
        squared = min(squared, rest.dot(rest))
        if (a.y <= point.y) != (b.y <= point.y), a.x + (point.y - a.y) * way.x / way.y > point.x {
          isInside.toggle()
        }
        a = b
      }
    }
    return isInside ? -squared.squareRoot() : squared.squareRoot()
  }

  /// Chords in a full turn: their middles are off by 1e-5 of the radius.
  static let chords = 720

  /// Points of a circle's arc, the angles in radians clockwise from the right.
  static func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) -> [Point] {
    let count = max(1, Int((abs(end - start) / (2 * .pi) * Double(chords)).rounded(.up)))
    return (0...count).map { place in
      let angle = start + (end - start) * Double(place) / Double(count)
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  /// An ellipse.
  static func ellipse(_ center: Point, _ rx: Double, _ ry: Double) -> [Point] {
    (0..<4 * chords).map { place in
      let angle = 2 * .pi * Double(place) / Double(4 * chords)
      return Point(x: center.x + rx * cos(angle), y: center.y + ry * sin(angle))
    }
  }

  /// A polygon with each corner replaced by a circle that touches both edges; too large ones are scaled down
  /// together.
  static func rounded(_ corners: [Point], _ radii: [Double]) -> [Point] {
    let count = corners.count
    let before = corners.indices.map { corners[($0 + count - 1) % count] }
    let after = corners.indices.map { corners[($0 + 1) % count] }
    // Half the angle at each corner.
    let halves = corners.indices.map { place in
      let (a, b) = (before[place] - corners[place], after[place] - corners[place])
      return 0.5 * atan2(abs(a.cross(b)), a.dot(b))
    }
    var scale = 1.0
    for place in corners.indices {
      let next = (place + 1) % count
      let reach = radii[place] / tan(halves[place]) + radii[next] / tan(halves[next])
      let length = (corners[next] - corners[place]).length
      if reach.isNaN || length / reach < scale { scale = reach.isNaN ? 0 : length / reach }
    }
    return corners.indices.flatMap { place -> [Point] in
      let (corner, half) = (corners[place], halves[place])
      let radius = scale * radii[place]
      if radius <= 0 || abs(half - .pi / 2) < 1e-9 { return [corner] }
      let (a, b) = (before[place] - corner, after[place] - corner)
      let (unitA, unitB) = ((1 / a.length) * a, (1 / b.length) * b)
      let reach = radius / tan(half)
      let (first, last) = (corner + reach * unitA, corner + reach * unitB)
      let middle = unitA + unitB
      let center = corner + (radius / sin(half) / middle.length) * middle
      let start = atan2(first.y - center.y, first.x - center.x)
      let turn = atan2((first - center).cross(last - center), (first - center).dot(last - center))
      return arc(center, radius, from: start, to: start + turn)
    }
  }

  /// A cubic's points without its end.
  static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    (0..<chords / 4).map { place in
      let t = Double(place) / Double(chords / 4)
      let u = 1 - t
      func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      return Point(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }
  }
}
