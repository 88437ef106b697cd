import Foundation
import Meniscus

/// A closed outline of any number of segments, in a square.
enum PathKind: String, Codable, CaseIterable {
  /// A wavy ring around one centre, of straight lines; it crosses itself nowhere.
  case lines
  /// The same ring of quadratic curves.
  case curves
  /// Squares all over the place, turned at random, each overlapping a few others.
  case overlaps

  /// The path of that many segments, overlaps up to three fewer, in a square of `side` texels.
  func path(segments: Int, side: Int) -> Path {
    var random = SplitMix64(state: UInt64(segments))
    var path = Path()
    switch self {
    case .lines:
      let corners = Self.ring(segments, Double(side), &random)
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.line(to: corner) }
      path.close()
    case .curves:
      // Control points on the ring, joined halfway between.
      let controls = Self.ring(segments, Double(side), &random)
      func middle(_ index: Int) -> Point {
        controls[index] + 0.5 * (controls[(index + 1) % segments] - controls[index])
      }
      path.move(to: middle(segments - 1))
      for (index, control) in controls.enumerated() { path.quadratic(control, to: middle(index)) }
      path.close()
    case .overlaps:
      let squares = max(1, segments / 4)
      for _ in 0..<squares { Self.addSquare(to: &path, Double(side), squares, &random) }
    }
    return path
  }

  /// The corners of a ring, its radius a sum of waves and a little noise.
  static func ring(_ count: Int, _ side: Double, _ random: inout SplitMix64) -> [Point] {
    let step = 2 * Double.pi / Double(count)
    let phases = (0..<2).map { _ in Double.random(in: 0..<2 * .pi, using: &random) }
    return (0..<count).map { index in
      let angle = (Double(index) + Double.random(in: -0.3...0.3, using: &random)) * step
      let waves = 0.7 + 0.2 * sin(3 * angle + phases[0]) + 0.08 * sin(17 * angle + phases[1])
      let radius = 0.47 * side * (waves + Double.random(in: -0.3...0.3, using: &random) * step)
      return Point(x: side / 2 + radius * cos(angle), y: side / 2 + radius * sin(angle))
    }
  }

  private static func addSquare(
    to path: inout Path, _ side: Double, _ count: Int, _ random: inout SplitMix64
  ) {
    let radius = 0.6 * side / Double(count).squareRoot()
    let centre = Point(
      x: Double.random(in: 0...side, using: &random), y: Double.random(in: 0...side, using: &random))
    let turn = Double.random(in: 0..<2 * .pi, using: &random)
    for corner in 0..<4 {
      let angle = turn + Double(corner) * .pi / 2
      let point = centre + radius * Vector(x: cos(angle), y: sin(angle))
      if corner == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
  }
}
