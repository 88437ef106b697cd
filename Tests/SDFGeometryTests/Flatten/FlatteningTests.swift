import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Flattening")
struct FlatteningTests {
  @Test("curve and chords are within the tolerance of each other", arguments: RandomCurves.allCases)
  func error(kind: RandomCurves) throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<60 {
      let curve = kind.make(degree: 2 + round % 2, using: &random)
      let tolerance = [10, 1, 0.1][round % 3]
      let chain = try path(of: curve).flattened(tolerance: tolerance).points
      let samples = (0...400).map { casteljau(curve, at: Double($0) / 400) }
      // Neighbouring samples leave gaps of a curve this much off their chord.
      let size = curve.dropFirst().map { ($0 - curve[0]).length }.max() ?? 0
      let slack = 12 * size / (8 * 400 * 400) + 1e-9
      for point in samples {
        #expect(distance(point, toChain: chain) <= tolerance * (1 + 1e-9) + 1e-9, "\(random) \(curve)")
      }
      for (a, b) in zip(chain, chain.dropFirst()).prefix(20) {
        let middle = a + 0.5 * (b - a)
        #expect(distance(middle, toChain: samples) <= tolerance + slack, "\(random) \(curve)")
      }
    }
  }

  @Test("a small tolerance holds as well")
  func smallTolerances() throws {
    var random = SeededGenerator(seed: 12)
    for round in 0..<12 {
      let curve = RandomCurves.allCases[round % 6].make(degree: 2 + round / 6, using: &random)
      let chain = try path(of: curve).flattened(tolerance: 1e-3).points
      for index in 0...100 {
        let point = casteljau(curve, at: Double(index) / 100)
        #expect(distance(point, toChain: chain) <= 1e-3 + 1e-9, "\(random) \(curve)")
      }
    }
  }

  @Test("a circle takes at most 1.3 times the fewest chords", arguments: [0.3, 0.1, 1e-2, 1e-3, 1e-4])
  func circle(tolerance: Double) throws {
    let radius = 20.0
    let k = 4.0 / 3 * (2.0.squareRoot() - 1) * radius
    var quarter = Path()
    quarter.move(to: Point(x: radius, y: 0))
    quarter.cubic(Point(x: radius, y: k), Point(x: k, y: radius), to: Point(x: 0, y: radius))
    let chords = try quarter.flattened(tolerance: tolerance).points.count - 1
    // The sagitta of a chord over an angle of φ is about r φ² / 8.
    let fewest = (Double.pi / 2) / (8 * tolerance / radius).squareRoot()
    #expect(Double(chords) <= max(1.3 * fewest, fewest + 1))
  }

  @Test("an uneven parabola takes few chords")
  func unevenParabola() throws {
    var parabola = Path()
    parabola.move(to: Point(x: 0, y: 0))
    parabola.quadratic(Point(x: 50, y: 0), to: Point(x: 100, y: 10_000))
    let chords = try parabola.flattened(tolerance: 0.01).points.count - 1
    // The integral of the best density for y = x² over 0…100 is that of (1 + 4x²)^−¼ / (2 √tolerance).
    let fewest = (0..<100_000).reduce(0.0) {
      let x = (Double($1) + 0.5) / 1000
      return $0 + 0.001 / (1 + 4 * x * x).squareRoot().squareRoot() / 0.2
    }
    #expect(Double(chords) <= 1.15 * fewest + 2)
  }

  @Test("straight curves take one chord, and two where they turn back")
  func straight() throws {
    let line = path(of: [Point(x: 0, y: 0), Point(x: 9, y: 9), Point(x: 20, y: 20), Point(x: 30, y: 30)])
    #expect(try line.flattened(tolerance: 1e-3).points == [Point(x: 0, y: 0), Point(x: 30, y: 30)])
    let uneven = path(of: [Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 30, y: 0)])
    #expect(try uneven.flattened(tolerance: 1e-3).points.count == 2)
    let back = path(of: [Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: 0, y: 0)])
    let points = try back.flattened(tolerance: 1e-3).points
    #expect(points.allSatisfy { $0.y == 0 })
    #expect(abs((points.map(\.x).max() ?? 0) - 10) <= 1e-3, "the turn is at x = 10")
  }

  @Test("ends are what the transform gives, bit for bit")
  func ends() throws {
    var random = SeededGenerator(seed: 13)
    let transform = Transform(a: 0.1, b: 0.7, c: -0.3, d: 1.1, tx: 1e5 / 3, ty: 0.01)
    for degree in 1...3 {
      let curve = RandomCurves.any.make(degree: degree, using: &random)
      let chain = try path(of: curve).flattened(tolerance: 0.01, transform: transform).points
      #expect(chain.first == transform(curve[0]))
      #expect(chain.last == transform(curve[degree]))
    }
  }

  @Test("contours keep their closes; lone moves add none, repeated points no chord")
  func contours() throws {
    let (a, b, c) = (Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1))
    var path = Path()
    path.move(to: c)
    path.move(to: a)
    path.line(to: b)
    path.line(to: b)
    path.line(to: c)
    path.line(to: a)
    path.close()
    path.line(to: b)
    path.move(to: c)
    path.line(to: c)
    path.move(to: b)
    path.close()
    path.move(to: a)
    let found = try path.flattened(tolerance: 1)
    #expect(found.points == [a, b, c, a, b, c, b])
    #expect(found.contours.map(\.range) == [0..<3, 3..<5, 5..<6, 6..<7])
    #expect(found.contours.map(\.isClosed) == [true, false, false, true])
  }

  @Test("memory is kept and contours are added to those before")
  func reuse() throws {
    let curve = path(of: [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9)])
    var polylines = Polylines()
    try polylines.append(curve, tolerance: 0.01)
    let once = polylines
    try polylines.append(curve, tolerance: 0.01)
    #expect(polylines.points == once.points + once.points)
    #expect(polylines.contours.count == 2)
    polylines.removeAll()
    #expect(polylines == Polylines())
  }
}
