import Foundation
import MeniscusTestSupport
import SDFGeometry
import SDFShapes

extension SeededGenerator {
  /// An arc; its outline is what its sides and caps show outside of the thick line.
  mutating func arcCase(_ frame: Box, _ center: Point, _ outer: Double) -> ShapeCase {
    let thickness = extreme(0, 1.1 * outer)
    let (start, sweep) = (extreme(-180, 360), extreme(0, 360))
    let shape = Shape.arc(ArcShape(thickness: thickness, start: start, sweep: sweep))
    let half = 0.5 * min(thickness, outer)
    let radius = outer - half
    let (from, turn) = ((start - 90) * .pi / 180, sweep * .pi / 180)
    func end(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if sweep == 360 {
      var contours = [OutlineTruth.arc(center, outer, from: 0, to: 2 * .pi)]
      if 2 * half < outer {
        contours.append(OutlineTruth.arc(center, outer - 2 * half, from: 0, to: 2 * .pi))
      }
      return ShapeCase(shape: shape, frame: frame, truth: OutlineTruth(contours: contours))
    }
    let sides =
      OutlineTruth.arc(center, radius + half, from: from, to: from + turn)
      + OutlineTruth.arc(end(from + turn), half, from: from + turn, to: from + turn + .pi)
      + OutlineTruth.arc(center, radius - half, from: from + turn, to: from)
      + OutlineTruth.arc(end(from), half, from: from + .pi, to: from + 2 * .pi)
    // Caps that overlap hide parts of each other: each part shown is a chain of its own, there and back.
    let (a, b) = (end(from), end(from + turn))
    let overlap = (a - b).length < 2 * half && sweep > 180
    return ShapeCase(
      shape: shape, frame: frame,
      truth: overlap
        ? Self.overlapping(sides, center, radius, half, from, turn) : OutlineTruth(contours: [sides]))
  }

  /// The outer contour, and the hole if there is one, of an arc whose caps overlap.
  private static func overlapping(
    _ sides: [Point], _ center: Point, _ radius: Double, _ half: Double, _ from: Double, _ turn: Double
  ) -> OutlineTruth {
    // Angles from the gap's middle; the caps' circles meet there, further out and further in.
    let gap = .pi - 0.5 * turn
    let (near, away) = (radius * cos(gap), (half * half - radius * radius * sin(gap) * sin(gap)).squareRoot())
    let middle = from - gap
    let (first, last) = (from, from + turn)
    func end(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func place(_ reach: Double) -> Point {
      Point(x: center.x + reach * cos(middle), y: center.y + reach * sin(middle))
    }
    func cap(_ end: Point, _ a: Point, _ b: Point) -> [Point] {
      let start = atan2(a.y - end.y, a.x - end.x)
      let (u, v) = (a - end, b - end)
      return OutlineTruth.arc(end, half, from: start, to: start + atan2(u.cross(v), u.dot(v)))
    }
    func side(_ angle: Double, _ reach: Double) -> Point {
      Point(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
    let (outer, inner) = (radius + half, radius - half)
    let far = place(near + away)
    var contours = [
      OutlineTruth.arc(center, outer, from: first, to: last)
        + cap(end(last), side(last, outer), far) + cap(end(first), far, side(first, outer))
    ]
    if inner > 0 {
      let close = place(near - away)
      contours.append(
        OutlineTruth.arc(center, inner, from: first, to: last)
          + cap(end(last), side(last, inner), close) + cap(end(first), close, side(first, inner)))
    }
    return OutlineTruth(contours: contours)
  }
}
