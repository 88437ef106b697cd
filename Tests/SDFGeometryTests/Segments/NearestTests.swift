import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Nearest points")
struct NearestTests {
  @Test("none of many samples is nearer", arguments: RandomCurves.allCases)
  func samples(kind: RandomCurves) {
    var random = SeededGenerator(seed: 31)
    for round in 0..<24 {
      let curve = kind.make(degree: 1 + round % 3, using: &random)
      let samples = (0...300).map { casteljau(curve, at: Double($0) / 300) }
      let size = curve.map { max(abs($0.x), abs($0.y)) }.max() ?? 1
      for place in 0..<8 {
        let onCurve = samples[Int.random(in: 0...300, using: &random)]
        let off = [0, 1e-9, 1e-3, 1, 100, 1e4, 30, 3][place]
        let point = Point(
          x: onCurve.x + Double.random(in: -off...off, using: &random),
          y: onCurve.y + Double.random(in: -off...off, using: &random))
        let found = segment(curve).nearest(to: point)
        let least = samples.map { ($0 - point).length }.min() ?? .infinity
        #expect(found.distance <= least + 1e-9 * size, "\(random) \(curve) \(point)")
        // What is found is a point of the curve, and the distance is that to it.
        #expect(found.parameter >= 0 && found.parameter <= 1)
        let there = casteljau(curve, at: found.parameter)
        #expect((there - found.point).maxNorm <= 1e-12 * (size + off), "\(random) \(curve) \(point)")
        #expect(abs((found.point - point).length - found.distance) <= 1e-12 * (size + off))
      }
    }
  }

  @Test("a quadratic next to its chord is as near as the line", arguments: [1e-4, 1e-5, 1e-6, 1e-7, 1e-13])
  func nearStraight(off: Double) {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 31, y: 12))
    let control = Point(x: 16 + off, y: 7 - off)
    let line = LineSegment(a, b)
    let curve = QuadraticSegment(a, control, b)
    var random = SeededGenerator(seed: 32)
    for _ in 0..<200 {
      let point = Point(
        x: Double.random(in: -10...40, using: &random), y: Double.random(in: -10...20, using: &random))
      let difference = curve.nearest(to: point).distance - line.nearest(to: point).distance
      #expect(abs(difference) <= off, "\(random)")
    }
  }

  @Test("a parabola's axis has its nearest points in closed form")
  func parabola() {
    // y = x² over −2…2; from (0, h), h > ½, the nearest points are at x² = h − ½.
    let curve = QuadraticSegment(Point(x: -2, y: 4), Point(x: 0, y: -4), Point(x: 2, y: 4))
    for h in [0.5, 0.5000001, 0.75, 1, 2, 3] {
      let found = curve.nearest(to: Point(x: 0, y: h))
      #expect(abs(found.distance - (h - 0.25).squareRoot()) < 1e-14)
    }
    #expect(curve.nearest(to: Point(x: 0, y: 0.25)).point == Point(x: 0, y: 0))
  }

  @Test("from a circle's centre every place is about as near")
  func centre() {
    let k = 4.0 / 3 * (2.0.squareRoot() - 1)
    let quarter = CubicSegment(
      Point(x: 1, y: 0), Point(x: 1, y: k), Point(x: k, y: 1), Point(x: 0, y: 1))
    #expect(quarter.nearest(to: Point(x: 0, y: 0)).distance == 1, "the quarter bulges out, never in")
  }

  @Test("curves without length are their point")
  func points() {
    let place = Point(x: 3, y: 4)
    for count in 2...4 {
      let found = segment(Array(repeating: place, count: count)).nearest(to: Point(x: 0, y: 0))
      #expect(found == NearestPoint(parameter: 0, point: place, squaredDistance: 25))
    }
  }

  @Test("a cusp and a turn are found from beyond them")
  func cusps() {
    let cusp = CubicSegment(Point(x: 0, y: 0), Point(x: 4, y: 4), Point(x: 0, y: 4), Point(x: 4, y: 0))
    let tip = cusp.point(at: 0.5)
    #expect(cusp.derivative(at: 0.5) == Vector(x: 0, y: 0))
    let above = Point(x: tip.x, y: tip.y + 2)
    #expect(abs(cusp.nearest(to: above).distance - 2) < 1e-12)
    let turn = QuadraticSegment(Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 0, y: 0))
    #expect(abs(turn.nearest(to: Point(x: 3, y: 0)).distance - 2) < 1e-15)
  }

  @Test(
    "hostile numbers end",
    arguments: [1e75, 1e-300, Double.nan, .infinity, -1e308, Double.leastNonzeroMagnitude])
  func hostile(number: Double) {
    let points = [
      Point(x: number, y: 0), Point(x: 1, y: -number), Point(x: 2, y: number), Point(x: 3, y: 4),
    ]
    for degree in 1...3 {
      let segment = segment(Array(points[0...degree]))
      for point in [Point(x: 0, y: 0), points[0], Point(x: number, y: number)] {
        let found = segment.nearest(to: point)
        #expect(found.parameter >= 0 && found.parameter <= 1)
        if number.magnitude <= 1e75 {
          #expect(found.squaredDistance.isFinite)
          #expect(found.squaredDistance <= (segment.start - point).dot(segment.start - point))
        }
      }
    }
  }
}
