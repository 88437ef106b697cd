import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Paintings that reach beyond the range of places, and what cannot be used")
struct PaintingRangeTests {
  private func texels(_ painting: Painting) throws -> Grid<SIMD4<Float>> {
    try painting.field(.frame(24, 20)).levels[0].floats
  }

  @Test("a half-plane is exact however far it reaches", arguments: [100.0, 6400, 1e5, 1e9, 1e15])
  func halfPlane(reach: Double) throws {
    for (painting, isRight) in [
      (Painting(Path(rectangle: 10.25, -reach, reach, 2 * reach)), true),
      (Painting(Path(rectangle: 10.25 - reach, -reach, reach, 2 * reach)), false),
    ] {
      let found = try texels(painting)
      for y in 0..<20 {
        for x in 0..<24 {
          let distance = (Float(x) + 0.5 - 10.25) * (isRight ? -1 : 1)
          // A left side 1e15 away plus 10.25 is rounded.
          #expect(abs(found[x, y].x - distance) <= (reach > 1e12 ? 0.26 : 1e-4), "at \(x),\(y)")
        }
      }
    }
  }

  @Test("a slanted edge through the frame keeps its place", arguments: [1e3, 1e5, 1e8])
  func slanted(reach: Double) throws {
    // The line y = 9 + x / 2, with paint below it.
    let painting = Painting(
      Path(polygon: [
        (-reach, 9 - reach / 2), (reach, 9 + reach / 2), (reach, 3 * reach), (-reach, 3 * reach),
      ]))
    let found = try texels(painting)
    for y in 0..<20 {
      for x in 0..<24 {
        let distance = (9 + (Double(x) + 0.5) / 2 - Double(y) - 0.5) / 1.25.squareRoot()
        #expect(abs(Double(found[x, y].x) - distance) <= 1e-3, "at \(x),\(y)")
      }
    }
  }

  @Test("a circle as large as a planet is nearly straight")
  func largeCircle() throws {
    let found = try texels(Painting(Path(circle: 1e9 + 12.5, 10, 1e9)))
    for y in 0..<20 {
      for x in 0..<24 { #expect(abs(found[x, y].x - (12 - Float(x))) <= 1e-3, "at \(x),\(y)") }
    }
  }

  @Test("shapes partly in the frame, against brute force", arguments: [0, 1, 2, 3])
  func partly(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(500 + seed))
    let kind = RandomPainting.allCases[seed]
    let painting = kind.make(width: 24, height: 20, using: &random).transformed(
      by: Transform(a: 2, b: 0, c: 0, d: 2, tx: -14, ty: -9))
    let worst = largestError(
      try painting.field(.frame(24, 20)), PaintedTruth(painting, tolerance: PaintingAccuracyTests.tolerance))
    #expect(worst.error <= 1e-3, "\(worst); \(random.line)")
  }

  private func error(
    _ painting: Painting, _ change: (inout PaintingOptions) -> Void = { _ in }
  ) -> SDFGenerationError? {
    var texture = SDFTexture(
      levels: [TexelGrid(GridSize(width: 3, height: 2), precision: .float)], metadata: nil)
    do throws(SDFGenerationError) {
      _ = try SDFGenerator().generate(painting, into: &texture, options: .with(change))
      return nil
    } catch {
      #expect(texture.levels == [TexelGrid(GridSize(width: 1, height: 1), precision: .half)])
      return error
    }
  }

  @Test("an outline that lies out of reach is refused")
  func outOfReach() throws {
    for path in [
      Path(rectangle: 1e5, 0, 10, 10), Path(rectangle: -1e5, -1e5, 2e5, 2e5), Path(circle: 0, -5e4, 100),
    ] {
      let error = error(Painting(path)) { $0 = .frame(9, 9) }
      #expect(error == .outOfReach(limit: 6300))
    }
    // Something near is measured, whatever lies far away.
    var path = Path(rectangle: 2, 2, 5, 5)
    path.append(Path(rectangle: 1e5, 0, 10, 10))
    #expect(error(Painting(path)) { $0 = .frame(9, 9) } == nil)
    // Unless it may be farther than that.
    let far = error(Painting(path)) { $0 = .frame(9000, 1) }
    #expect(far == .outOfReach(limit: 6300))
    #expect(
      far?.description
        == "the outline lies more than 6300 texels beyond the texture, further than can be measured")
  }

  @Test("coordinates that are not finite are named", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func notFinite(value: Double) throws {
    var path = Path(rectangle: 1, 1, 5, 5)
    path.line(to: Point(x: 3, y: value))
    let painting = Painting([PaintedShape(Path(circle: 5, 5, 2)), PaintedShape(path)])
    for change: (inout PaintingOptions) -> Void in [
      { _ in }, { $0 = .frame(9, 9) }, { $0.placement = .size(GridSize(width: 9, height: 9), fit: .contain) },
    ] {
      guard case .path(.coordinate(let element, let found), let shape) = error(painting, change) else {
        Issue.record("no error of a coordinate, \(value)")
        continue
      }
      #expect(shape == 1 && element == 6)
      #expect(found.x == 3 && "\(found.y)" == "\(value)")
    }
  }

  @Test("tiny and huge units make the same texels", arguments: [1e-300, 1e-30, 1e-9, 1e9, 1e30, 1e60])
  func units(unit: Double) throws {
    let options = PaintingOptions.with {
      $0.placement = .size(GridSize(width: 20, height: 20), fit: .contain)
      $0.padding = 2
    }
    let plain = Painting(Path(circle: 5, 3, 2))
    let scaled = plain.transformed(by: .scale(x: unit, y: unit))
    let (a, b) = (try plain.field(options), try scaled.field(options))
    let law = FieldLaws(a)
    #expect(law.difference(b.levels[0].floats).largest <= 1e-2)
    let scale = try #require(b.metadata?.scale[0])
    #expect(abs(scale * unit - 4) <= 1e-4)
  }

  @Test("contours that cross too often are refused")
  func crossings() throws {
    // A grid of long bars that cross each other 400 times.
    var path = Path()
    for place in 0..<20 {
      path.append(Path(rectangle: Double(place) + 0.25, 0, 0.5, 20))
      path.append(Path(rectangle: 0, Double(place) + 0.25, 20, 0.5))
    }
    let placing = Placing(originX: 0, originY: 0, scaleX: 1, scaleY: 1)
    let monitor = StageMonitor(cancellation: nil, report: nil)
    var narrow = PaintingSeed(limits: OutlineLimits(crossings: 100))
    let error = #expect(throws: SDFGenerationError.self) {
      _ = try narrow.run(Painting(path), placing: placing, monitor: monitor)
    }
    guard case .tooManyCrossings(let text) = error else {
      Issue.record("\(String(describing: error)) in place of too many crossings")
      return
    }
    #expect(text.contains("more than 100 cuts"))
    var seed = PaintingSeed()
    let outline = try seed.run(Painting(path), placing: placing, monitor: monitor)
    // 361 holes with four sides each; around, on each side, 20 ends of bars with three sides and what lies
    // between them.
    #expect(outline.elements.count == 361 * 4 + 4 * (20 * 3 + 19))
  }

  /// Numbers that hostile files hold.
  static let oddNumbers: [Double] = [
    0, -0.0, 1, 10, -3.5, 7.000000001, .leastNormalMagnitude / 1024, .leastNonzeroMagnitude, -1e-9, 1e5,
    -6300, 26400, 26400.5, 1e9, -1e20, 1e70,
    1e76, .greatestFiniteMagnitude, .infinity, .nan,
  ]

  @Test("odd numbers give an error or finite texels")
  func hostile() throws {
    let generator = SDFGenerator()
    var random = SeededGenerator(seed: 77)
    var fields = 0
    for round in 0..<400 {
      // The first numbers are tame: some rounds draw from them alone.
      let numbers = Self.oddNumbers.prefix(round % 4 == 0 ? 20 : 6 + round % 12)
      func place() -> Point {
        Point(x: numbers.randomElement(using: &random)!, y: numbers.randomElement(using: &random)!)
      }
      var path = Path()
      path.move(to: place())
      for _ in 0..<4 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: path.line(to: place())
        case 1: path.quadratic(place(), to: place())
        case 2: path.cubic(place(), place(), to: place())
        default: path.close()
        }
      }
      var options = PaintingOptions.frame(9, 7)
      if round % 3 == 0 { options.placement = .size(GridSize(width: 9, height: 7), fit: .contain) }
      if round % 7 == 0 { options.placement = .scale(1) }
      do throws(SDFGenerationError) {
        let texture = try generator.generate(Painting(path, fillRule: .evenOdd), options: options).texture
        fields += 1
        let laws = FieldLaws(texture)
        #expect(laws.notFinite == 0, "\(path); \(random.line)")
        #expect(laws.excessSlope <= 2e-3, "\(path); \(random.line)")
      } catch {
        switch error {
        case .path, .outOfReach, .tooLarge, .invalidOption: continue
        default: Issue.record("\(error); \(random.line)")
        }
      }
    }
    #expect(fields > 100)
  }
}
