import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Distances to paintings against brute force")
struct PaintingAccuracyTests {
  /// The whole list is for `swift test -c release -Xswiftc -enable-testing`: debug builds take a few small ones.
  #if DEBUG
    static let rounds = 2
    static let sides = 6...10
    static let tolerance = 1e-4
  #else
    static let rounds = 167
    static let sides = 8...48
    static let tolerance = 1e-5
  #endif

  @Test("random paths that cross themselves and each other", arguments: RandomPainting.allCases)
  func random(kind: RandomPainting) throws {
    let generator = SDFGenerator()
    for round in 0..<Self.rounds {
      var random = SeededGenerator(seed: UInt64(9000 + round))
      let width = Int.random(in: Self.sides, using: &random)
      let height = Int.random(in: Self.sides, using: &random)
      let painting = kind.make(width: Double(width), height: Double(height), using: &random)
      let texture = try generator.generate(painting, options: .frame(width, height)).texture
      let truth = PaintedTruth(painting, tolerance: Self.tolerance)
      if truth.boundary.isEmpty {
        #expect(texture.metadata?.outline == false, "\(kind), \(random.line)")
        continue
      }
      let worst = largestError(texture, truth)
      #expect(worst.error <= 1e-3, "\(kind), \(width)x\(height): \(worst); \(random.line)")
    }
  }

  @Test("a circle, a square and a triangle")
  func simple() throws {
    for path in [
      Path(circle: 10.3, 9.8, 7.4), Path(rectangle: 3, 4, 12, 9.5),
      Path(polygon: [(3, 4), (17.5, 7), (8, 16.7)]),
    ] {
      let painting = Painting(path)
      let worst = largestError(
        try painting.field(.frame(20, 18)), PaintedTruth(painting, tolerance: Self.tolerance))
      #expect(worst.error <= 1e-3, "\(worst)")
    }
  }

  @Test("a stretched circle is measured after the stretch")
  func stretched() throws {
    let painting = Painting(Path(circle: 12, 12, 10))
    let options = PaintingOptions.with {
      $0.viewBox = SDFGeometry.Box(minX: 0, minY: 0, maxX: 24, maxY: 24)
      $0.placement = .size(GridSize(width: 40, height: 18), fit: .fill)
      $0.padding = 2
      $0.precision = .float
      $0.height = .none
    }
    let texture = try painting.field(options)
    #expect(texture.metadata?.scale == [1.5, 14.0 / 24])
    let placed = painting.transformed(
      by: Transform(a: 1.5, b: 0, c: 0, d: 14.0 / 24, tx: 2, ty: 2))
    let worst = largestError(texture, PaintedTruth(placed, tolerance: Self.tolerance))
    #expect(worst.error <= 1e-3, "\(worst)")
  }

  @Test("a quadratic that is nearly straight equals the line", arguments: [1e-4, 1e-5, 1e-6, 1e-7, 0])
  func nearlyStraight(offset: Double) throws {
    var curve = Path()
    curve.move(to: Point(x: 2, y: 3))
    curve.quadratic(Point(x: 9 + 0.6 * offset, y: 6 - 0.8 * offset), to: Point(x: 16, y: 9))
    curve.line(to: Point(x: 4, y: 15))
    curve.close()
    let lines = Path(polygon: [(2, 3), (16, 9), (4, 15)])
    let a = try Painting(curve).field(.frame(18, 17)).levels[0].floats
    let b = try Painting(lines).field(.frame(18, 17)).levels[0].floats
    for y in 0..<17 { for x in 0..<18 { #expect(abs(a[x, y].x - b[x, y].x) <= 1e-3, "at \(x),\(y)") } }
  }

  @Test("two edges that meet at under a degree leave no ray of wrong signs")
  func narrowAngle() throws {
    for angle in [0.9, 0.3, 0.05] {
      let rise = 40 * angle / 57.29578
      for y in [8.5, 8.37, 9.0] {
        let painting = Painting(Path(polygon: [(4, y), (44, y - rise / 2), (44, y + rise / 2)]))
        let texture = try painting.field(.frame(60, 18))
        let truth = PaintedTruth(painting, tolerance: Self.tolerance)
        let worst = largestError(texture, truth)
        #expect(worst.error <= 1e-3, "\(angle)° at \(y): \(worst)")
      }
    }
  }

  @Test("jump flooding is as near where long and short pieces lie side by side")
  func jumpFlood() throws {
    var path = Path(rectangle: 3.25, 4.5, 38, 30)
    path.append(Path(circle: 18, 17, 9.3))
    path.append(Path(circle: 30.5, 22, 1.2))
    path.append(Path(polygon: [(5, 6), (40, 6.2), (40, 6.4), (5, 6.6)]))
    let painting = Painting(path, fillRule: .evenOdd)
    let size = (46, 40)
    let exact = try painting.field(.frame(size.0, size.1)).levels[0].floats
    let jump = try painting.field(.frame(size.0, size.1) { $0.flood = .jump })
    #expect(jump.metadata?.flood.method == "jump")
    let found = jump.levels[0].floats
    for y in 0..<size.1 {
      for x in 0..<size.0 { #expect(abs(exact[x, y].x - found[x, y].x) <= 1e-3, "at \(x),\(y)") }
    }
  }
}
