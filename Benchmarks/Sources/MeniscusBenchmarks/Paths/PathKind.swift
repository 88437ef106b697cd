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
  /// Discs of four cubics all over the place, each overlapping a few others.
  case discs

  /// The path of that many segments, overlaps and discs up to three fewer, in a square of `side` texels.
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
    case .discs:
      let discs = max(1, segments / 4)
      for _ in 0..<discs { Self.addDisc(to: &path, Double(side), discs, &random) }
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

  private static func addDisc(
    to path: inout Path, _ side: Double, _ count: Int, _ random: inout SplitMix64
  ) {
    let radius = Double.random(in: 0.2...0.6, using: &random) * side / Double(count).squareRoot()
    let centre = Point(
      x: Double.random(in: 0...side, using: &random), y: Double.random(in: 0...side, using: &random))
    // A quarter of a circle as a cubic, the usual length of its handles.
    let handle = 0.5522847498 * radius
    func ways(_ quarter: Int) -> (out: Vector, along: Vector) {
      let out = [Vector(x: 1, y: 0), Vector(x: 0, y: 1), Vector(x: -1, y: 0), Vector(x: 0, y: -1)]
      return (out[quarter & 3], out[(quarter + 1) & 3])
    }
    path.move(to: centre + radius * ways(0).out)
    for quarter in 0..<4 {
      let (from, to) = (ways(quarter), ways(quarter + 1))
      path.cubic(
        centre + (radius * from.out + handle * from.along), centre + (radius * to.out + -handle * to.along),
        to: centre + radius * to.out)
    }
    path.close()
  }
}
