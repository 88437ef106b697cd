import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Strokes of curves")
struct StrokeAccuracyTests {
  @Test("with round caps a stroke is what is within half a width", arguments: RandomCurves.allCases)
  func roundStrokes(kind: RandomCurves) throws {
    var random = SeededGenerator(seed: 61)
    for round in 0..<8 {
      let curve = kind.make(degree: 2 + round % 2, using: &random)
      let radius = [3.0, 40, 0.5, 15][round / 2]
      let tolerance = 0.02 * radius
      let style = StrokeStyle(width: 2 * radius, cap: .round, join: .round)
      let stroke = try path(of: curve).stroked(style, tolerance: tolerance)
      let segment = segment(curve)
      for place in 0..<30 {
        let t = Double.random(in: 0...1, using: &random)
        let factor =
          [1.05, 0.95, 0.5, 0.1, 1.5][place % 5] * (Bool.random(using: &random) ? radius : -radius)
        guard let normal = unit(segment.derivative(at: t).turnedRight) else { continue }
        let point = segment.point(at: t) + factor * normal
        let distance = segment.nearest(to: point).distance
        if abs(distance - radius) <= tolerance * 1.001 { continue }
        let winding = stroke.winding(at: point)
        #expect((winding != 0) == (distance < radius), "\(random) \(curve) \(point) \(radius)")
        #expect(winding >= 0)
      }
    }
  }

  @Test("with round joins a closed stroke is what is within half a width of any segment")
  func closedStrokes() throws {
    var random = SeededGenerator(seed: 63)
    for round in 0..<10 {
      var path = Path()
      for degree in [1, 3, 1, 2, 1] {
        let kind: RandomCurves = degree == 1 ? .any : [.any, .uneven, .repeated, .cusped][round % 4]
        let curve = kind.make(degree: degree, using: &random)
        if path.isEmpty { path.move(to: curve[0]) }
        switch degree {
        case 1: path.line(to: curve[1])
        case 2: path.quadratic(curve[1], to: curve[2])
        default: path.cubic(curve[1], curve[2], to: curve[3])
        }
      }
      path.close()
      let radius = [2.0, 10, 30][round % 3]
      let tolerance = 0.02 * radius
      let style = StrokeStyle(width: 2 * radius, join: .round)
      let stroke = try path.stroked(style, tolerance: tolerance)
      for place in 0..<50 {
        let segment = path.filledSegments.randomElement(using: &random)!
        let start = segment.point(at: Double.random(in: 0...1, using: &random))
        let reach = [0.9, 1.1, 2][place % 3] * radius
        let angle = Double.random(in: -1...1, using: &random)
        let way = Vector(x: angle, y: (1 - angle * angle).squareRoot())
        let point = start + (place % 2 == 0 ? reach : -reach) * way
        let distance = path.filledSegments.map { $0.nearest(to: point).distance }.min() ?? .infinity
        if abs(distance - radius) <= tolerance * 1.001 { continue }
        let winding = stroke.winding(at: point)
        #expect((winding != 0) == (distance < radius), "\(random) \(point) \(radius)")
        #expect(winding >= 0)
      }
    }
  }

  @Test("with butt caps a stroke is what cross sections sweep", arguments: [RandomCurves.any, .far, .uneven])
  func buttStrokes(kind: RandomCurves) throws {
    var random = SeededGenerator(seed: 62)
    var decided = (inside: 0, outside: 0)
    for round in 0..<8 {
      let curve = kind.make(degree: 2 + round % 2, using: &random)
      let radius = [3.0, 60, 0.5, 25][round / 2]
      let tolerance = 0.01 * radius
      let stroke = try path(of: curve).stroked(StrokeStyle(width: 2 * radius), tolerance: tolerance)
      let segment = segment(curve)
      let samples = (0...1000).map {
        let t = Double($0) / 1000
        return (segment.point(at: t), segment.derivative(at: t))
      }
      for place in 0..<40 {
        // Near the ends, on both sides of the caps' lines.
        let end = samples[place % 2 == 0 ? 0 : 1000]
        let point = Point(
          x: end.0.x + 1.4 * radius * Double.random(in: -1...1, using: &random),
          y: end.0.y + 1.4 * radius * Double.random(in: -1...1, using: &random))
        guard let truth = isSwept(point, samples, radius, margin: 2 * tolerance) else { continue }
        let winding = stroke.winding(at: point)
        #expect((winding != 0) == truth, "\(random) \(curve) \(point) \(radius)")
        #expect(winding >= 0, "\(random) \(curve) \(point) \(radius)")
        if truth { decided.inside += 1 } else { decided.outside += 1 }
      }
    }
    #expect(decided.inside >= 20 && decided.outside >= 20, "\(decided)")
  }

  /// Whether some sample's cross section passes a point; nil next to the boundary of what they sweep.
  private func isSwept(
    _ point: Point, _ samples: [(Point, Vector)], _ radius: Double, margin: Double
  ) -> Bool? {
    var isIn = false
    for end in [samples[0], samples[samples.count - 1]] {
      guard let direction = unit(end.1) else { return nil }
      if abs((point - end.0).dot(direction)) < margin, (point - end.0).length < radius + margin { return nil }
    }
    for (a, b) in zip(samples, samples.dropFirst()) {
      let (before, after) = ((point - a.0).dot(a.1), (point - b.0).dot(b.1))
      let distance = min((point - a.0).length, (point - b.0).length)
      if (before > 0) == (after > 0) {
        // A cross section only grazes the point here: too near to call.
        let direction = max(a.1.length, b.1.length)
        if distance < radius + margin, min(abs(before), abs(after)) < margin * direction { return nil }
        continue
      }
      let t = before / (before - after)
      let foot = (point - (a.0 + t * (b.0 - a.0))).length
      if abs(foot - radius) < margin + 0.1 * (b.0 - a.0).length { return nil }
      if foot < radius { isIn = true }
    }
    return isIn
  }

  private func unit(_ vector: Vector) -> Vector? {
    let length = vector.length
    return length > 1e-9 ? (1 / length) * vector : nil
  }

  @Test("a circle's stroke is a ring", arguments: [0.1, 1e-3])
  func ring(tolerance: Double) throws {
    let circle = Path.ellipse(center: Point(x: 0, y: 0), radii: Vector(x: 10, y: 10))
    let stroke = try circle.stroked(StrokeStyle(width: 4), tolerance: tolerance)
    #expect(stroke.elements.filter { $0 == .close }.count == 2, "two smooth rings, no join")
    for element in stroke.elements {
      guard case .line(let end) = element else { continue }
      let distance = (end - Point(x: 0, y: 0)).length
      #expect(min(abs(distance - 8), abs(distance - 12)) <= tolerance + 1e-6)
    }
    for index in 0..<24 {
      let direction = Transform(
        a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)(Vector(x: Double(index) - 12, y: 5))
      for (radius, isIn) in [
        (8 - 1.01 * tolerance - 1e-6, false), (8 + tolerance, true), (10, true),
        (12 - 1.01 * tolerance - 1e-6, true), (12 + tolerance, false),
      ] {
        let point = Point(x: 0, y: 0) + (radius / direction.length) * direction
        #expect((stroke.winding(at: point) != 0) == isIn, "\(radius)")
      }
    }
  }

  @Test("a wide stroke of a tiny circle is a disc without a hole")
  func disc() throws {
    let circle = Path.ellipse(center: Point(x: 0, y: 0), radii: Vector(x: 1, y: 1))
    let stroke = try circle.stroked(StrokeStyle(width: 20), tolerance: 0.01)
    for index in 0..<200 {
      let angle = Double(index)
      let direction = Vector(x: angle - 100, y: 37 - angle / 3)
      for (radius, isIn) in [(0, true), (0.5, true), (3, true), (8.9, true), (10.98, true), (11.02, false)] {
        let point = Point(x: 0, y: 0) + (radius / direction.length) * direction
        #expect((stroke.winding(at: point) > 0) == isIn, "\(radius)")
      }
    }
  }

  @Test("a cusp and a turn are rounded, whatever the join")
  func cusps() throws {
    let turn = path(of: [Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: 0, y: 0)])
    let cusp = path(of: [Point(x: 0, y: 0), Point(x: 20, y: 10), Point(x: 0, y: 10), Point(x: 20, y: 0)])
    let style = StrokeStyle(width: 4, join: .bevel)
    let turned = try turn.stroked(style, tolerance: 1e-3)
    #expect(turned.winding(at: Point(x: 11.99, y: 0)) > 0)
    #expect(turned.winding(at: Point(x: 12.01, y: 0)) == 0)
    #expect(turned.winding(at: Point(x: 11.45, y: 1.45)) == 0)
    #expect(turned.winding(at: Point(x: 11.4, y: 1.4)) > 0)
    let pointed = try cusp.stroked(style, tolerance: 1e-3)
    #expect(pointed.winding(at: Point(x: 10, y: 9.49)) > 0, "the tip is at (10, 7.5)")
    #expect(pointed.winding(at: Point(x: 10, y: 9.51)) == 0)
  }
}
