import MeniscusTestSupport
import SDFGeometry
import Testing

/// The segment with these two to four points.
func segment(_ points: [Point]) -> Segment {
  switch points.count {
  case 2: .line(LineSegment(points[0], points[1]))
  case 3: .quadratic(QuadraticSegment(points[0], points[1], points[2]))
  default: .cubic(CubicSegment(points[0], points[1], points[2], points[3]))
  }
}

@Suite("Segments")
struct SegmentTests {
  @Test("points agree with repeated interpolation, ends exactly", arguments: RandomCurves.allCases)
  func points(kind: RandomCurves) {
    var random = SeededGenerator(seed: 21)
    for round in 0..<30 {
      let curve = kind.make(degree: 1 + round % 3, using: &random)
      let segment = segment(curve)
      #expect(segment.point(at: 0) == curve[0] && segment.start == curve[0])
      #expect(segment.point(at: 1) == curve.last && segment.end == curve.last)
      for index in 1..<8 {
        let t = Double(index) / 8
        #expect((segment.point(at: t) - casteljau(curve, at: t)).maxNorm < 1e-10, "\(random)")
        #expect((segment.reversed.point(at: 1 - t) - segment.point(at: t)).maxNorm < 1e-10, "\(random)")
        let step = 1e-5
        let difference = segment.point(at: t + step) - segment.point(at: t - step)
        #expect((segment.derivative(at: t) - (0.5 / step) * difference).maxNorm < 1e-4, "\(random)")
      }
      #expect(segment.reversed.reversed == segment)
    }
  }

  @Test("bounds hold the curve and touch it on each side", arguments: RandomCurves.allCases)
  func bounds(kind: RandomCurves) {
    var random = SeededGenerator(seed: 22)
    for round in 0..<30 {
      let curve = kind.make(degree: 1 + round % 3, using: &random)
      let bounds = segment(curve).bounds
      var sampled = Box.empty
      for index in 0...500 { sampled.add(casteljau(curve, at: Double(index) / 500)) }
      // A sample lies within half a step of each extreme, where the curve is level: off by h²/8 · |B″|.
      let size = curve.dropFirst().map { ($0 - curve[0]).maxNorm }.max() ?? 0
      let slack = 24 * size / (8 * 500 * 500) + 1e-10
      for (inner, outer) in [
        (sampled.minX, bounds.minX), (sampled.minY, bounds.minY), (-sampled.maxX, -bounds.maxX),
        (-sampled.maxY, -bounds.maxY),
      ] {
        #expect(outer <= inner + 1e-10 && outer >= inner - slack, "\(random) \(curve)")
      }
    }
  }

  @Test("bounds of a parabola and of an S are their closed forms")
  func knownBounds() {
    let arch = segment([Point(x: 0, y: 0), Point(x: 1, y: -4), Point(x: 2, y: 0)])
    #expect(arch.bounds == Box(minX: 0, minY: -2, maxX: 2, maxY: 0))
    let s = segment([Point(x: 0, y: 0), Point(x: 1, y: 3), Point(x: 2, y: -3), Point(x: 3, y: 0)])
    // y = 9 t (1 − t) (1 − 2t) is ±√3/2 at its turns.
    #expect(abs(s.bounds.maxY - 3.0.squareRoot() / 2) < 1e-14)
    #expect(abs(s.bounds.minY + 3.0.squareRoot() / 2) < 1e-14)
  }
}
