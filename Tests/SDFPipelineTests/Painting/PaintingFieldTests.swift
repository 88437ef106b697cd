import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Fields of paintings")
struct PaintingFieldTests {
  private func texels(_ painting: Painting, _ width: Int, _ height: Int) throws -> Grid<SIMD4<Float>> {
    try painting.field(.frame(width, height)).levels[0].floats
  }

  @Test("clockwise and counter-clockwise squares give the same bytes", arguments: FillRule.allCases)
  func direction(rule: FillRule) throws {
    let options = PaintingOptions.with { $0.padding = 3 }
    let a = try Painting(Path(rectangle: 2, 3, 17.3, 11.1), fillRule: rule).field(options)
    let b = try Painting(Path(rectangle: 2, 3, 17.3, 11.1, clockwise: false), fillRule: rule).field(options)
    #expect(a == b)
    #expect(a.metadata?.outline == true)
  }

  @Test("two overlapping rectangles are their union", arguments: [true, false])
  func overlap(inOnePath: Bool) throws {
    var path = Path(rectangle: 2, 3, 14, 10)
    let second = Path(rectangle: 8, 6, 12, 12)
    var painting = Painting(path)
    if inOnePath {
      path.append(second)
      painting = Painting(path)
    } else {
      painting.shapes.append(PaintedShape(second))
    }
    let union = Painting(
      Path(polygon: [(2, 3), (16, 3), (16, 6), (20, 6), (20, 18), (8, 18), (8, 13), (2, 13)]))
    #expect(try texels(painting, 24, 21) == (try texels(union, 24, 21)))
  }

  @Test("a ring within a ring, by both rules")
  func rings() throws {
    var path = Path(rectangle: 2, 2, 20, 20)
    path.append(Path(rectangle: 7, 7, 10, 10))
    let solid = try texels(Painting(path, fillRule: .nonzero), 24, 24)
    #expect(solid == (try texels(Painting(Path(rectangle: 2, 2, 20, 20)), 24, 24)))
    #expect(solid[11, 11].x == -9.5)
    let ring = try texels(Painting(path, fillRule: .evenOdd), 24, 24)
    #expect(ring[11, 11].x == 4.5)
    #expect(ring[4, 11].x == -2.5)
    // Turned the other way round, the inner one is a hole by the nonzero rule too.
    var turned = Path(rectangle: 2, 2, 20, 20)
    turned.append(Path(rectangle: 7, 7, 10, 10, clockwise: false))
    #expect(try texels(Painting(turned, fillRule: .nonzero), 24, 24) == ring)
  }

  @Test("clips cut, each of them, and a clip of nothing leaves nothing")
  func clips() throws {
    let left = Painting(Path(rectangle: 0, 0, 12, 24))
    let top = Painting([
      PaintedShape(Path(rectangle: 0, 0, 24, 5)), PaintedShape(Path(rectangle: 3, 5, 9, 7)),
    ])
    let shape = PaintedShape(Path(rectangle: 2, 2, 20, 20), clips: [left, top])
    let cut = Painting(Path(polygon: [(2, 2), (12, 2), (12, 12), (3, 12), (3, 5), (2, 5)]))
    #expect(try texels(Painting([shape]), 24, 24) == (try texels(cut, 24, 24)))
    let nothing = PaintedShape(Path(rectangle: 2, 2, 20, 20), clips: [left, Painting()])
    #expect(try Painting([nothing]).field(.frame(9, 7)).metadata?.outline == false)
    // Clips of clips.
    let inner = Painting([PaintedShape(Path(rectangle: 0, 0, 12, 24), clips: [top])])
    let nested = PaintedShape(Path(rectangle: 2, 2, 20, 20), clips: [inner])
    #expect(try texels(Painting([nested]), 24, 24) == (try texels(cut, 24, 24)))
  }

  @Test("nothing painted has no outline", arguments: [false, true])
  func nothing(mipmaps: Bool) throws {
    var line = Path()
    line.move(to: Point(x: 2, y: 3))
    line.line(to: Point(x: 20, y: 9))
    var twice = Path(rectangle: 2, 2, 9, 9)
    twice.append(Path(rectangle: 2, 2, 9, 9))
    for painting in [
      Painting(), Painting(Path()), Painting(line), Painting(twice, fillRule: .evenOdd),
      Painting(Path(polygon: [(5, 5), (5, 5), (5, 5)])),
    ] {
      let texture = try painting.field(.frame(30, 40) { $0.mipmaps = mipmaps })
      #expect(texture.metadata?.outline == false)
      #expect(texture.levels.count == (mipmaps ? 6 : 1))
      for level in texture.levels {
        for texel in level.floats.samples { #expect(texel == SIMD4(50, 0, 0, 0)) }
      }
    }
  }

  @Test("on the outline the gradient is the piece's normal; of equally near pieces the upper, then the left")
  func gradients() throws {
    let square = try texels(Painting(Path(rectangle: 2.5, 3.5, 8, 8)), 14, 14)
    #expect(square[6, 3] == SIMD4(0, 0, -1, 0))
    #expect(square[2, 7] == SIMD4(0, -1, 0, 0))
    #expect(square[10, 7] == SIMD4(0, 1, 0, 0))
    #expect(square[6, 11] == SIMD4(0, 0, 1, 0))
    // In the middle all four sides are as near.
    #expect(square[6, 7] == SIMD4(-4, 0, -1, 0))
  }

  #if DEBUG
    static let iconSizes = [(15, 15), (16, 16)]
  #else
    static let iconSizes = [(15, 15), (16, 16), (31, 31), (100, 37)]
  #endif

  @Test("an icon of 15 units with repeated points and curves without length, at any size")
  func icon() throws {
    var path = Path()
    path.move(to: Point(x: 3, y: 1))
    path.line(to: Point(x: 12, y: 1))
    path.line(to: Point(x: 12, y: 1))
    path.cubic(Point(x: 12, y: 1), Point(x: 12, y: 1), to: Point(x: 12, y: 1))
    path.cubic(Point(x: 13.1, y: 1), Point(x: 14, y: 1.9), to: Point(x: 14, y: 3))
    path.line(to: Point(x: 14, y: 14))
    path.quadratic(Point(x: 14, y: 14), to: Point(x: 14, y: 14))
    path.line(to: Point(x: 1, y: 14))
    path.cubic(Point(x: 1, y: 14), Point(x: 1, y: 3), to: Point(x: 1, y: 3))
    path.cubic(Point(x: 1, y: 1.9), Point(x: 1.9, y: 1), to: Point(x: 3, y: 1))
    path.close()
    path.append(Path(circle: 7.5, 7.5, 3))
    let painting = Painting(path, fillRule: .evenOdd)
    for (width, height) in Self.iconSizes {
      let options = PaintingOptions.with {
        $0.viewBox = SDFGeometry.Box(minX: 0, minY: 0, maxX: 15, maxY: 15)
        $0.placement = .size(GridSize(width: width, height: height), fit: .fill)
        $0.precision = .float
        $0.height = .none
      }
      let scale = (Double(width) / 15, Double(height) / 15)
      let placed = painting.transformed(by: .scale(x: scale.0, y: scale.1))
      let worst = largestError(
        try painting.field(options), PaintedTruth(placed, tolerance: PaintingAccuracyTests.tolerance))
      #expect(worst.error <= 1e-3, "\(width)x\(height): \(worst)")
    }
  }

  @Test("a circle and a path in a view box of 24 units are their union")
  func union() throws {
    let circle = PaintedShape(Path(circle: 9, 9, 7))
    let bar = PaintedShape(Path(polygon: [(12, 10), (22, 20), (20, 22), (10, 12)]), fillRule: .evenOdd)
    func field(_ shapes: [PaintedShape]) throws -> Grid<SIMD4<Float>> {
      try Painting(shapes).field(
        .with {
          $0.viewBox = SDFGeometry.Box(minX: 0, minY: 0, maxX: 24, maxY: 24)
          $0.placement = .size(GridSize(width: 48, height: 48), fit: .contain)
          $0.precision = .float
          $0.height = .none
        }
      ).levels[0].floats
    }
    let (a, b, both) = (try field([circle]), try field([bar]), try field([circle, bar]))
    for y in 0..<48 {
      for x in 0..<48 {
        let least = min(a[x, y].x, b[x, y].x)
        // Outside, a union's distance is the smaller one; inside it is at least as deep.
        if least > 0 {
          #expect(abs(both[x, y].x - least) <= 1e-3, "at \(x),\(y)")
        }
        #expect((both[x, y].x < 0) == (least < 0) || abs(least) < 1e-3, "at \(x),\(y)")
        #expect(both[x, y].x <= least + 1e-3, "at \(x),\(y)")
      }
    }
  }

  @Test("mip levels are fields of their own, in texels of level 0")
  func mips() throws {
    let painting = Painting(Path(circle: 21, 15, 12))
    let texture = try painting.field(.frame(45, 30) { $0.mipmaps = true })
    let truth = PaintedTruth(painting, tolerance: PaintingAccuracyTests.tolerance)
    #expect(texture.levels.count == 6)
    for level in texture.levels {
      let step = (45 / Double(level.size.width), 30 / Double(level.size.height))
      for y in 0..<level.size.height {
        for x in 0..<level.size.width {
          let point = Point(x: (Double(x) + 0.5) * step.0, y: (Double(y) + 0.5) * step.1)
          #expect(abs(Double(level[x, y].x) - truth.distance(point)) <= 1e-3, "\(level.size) at \(x),\(y)")
        }
      }
    }
  }

  @Test("the same bytes on any number of threads, and with a generator that has made others before")
  func determinism() throws {
    let generator = SDFGenerator()
    for (index, kind) in RandomPainting.allCases.enumerated() {
      var random = SeededGenerator(seed: UInt64(300 + index))
      // More texels than are left to one thread.
      let painting = kind.make(width: 130, height: 140, using: &random)
      let options = PaintingOptions.frame(130, 140) {
        $0.precision = .half
        $0.height = .jacobi(sweeps: 2)
        $0.threads = 1
      }
      let one = try painting.field(options)
      for threads in [2, nil] {
        var options = options
        options.threads = threads
        #expect(try generator.generate(painting, options: options).texture == one, "\(kind)")
      }
    }
  }

  #if DEBUG
    static let pieceCount = 8_000
  #else
    static let pieceCount = 100_000
  #endif

  @Test("very many tiny pieces")
  func manyPieces() throws {
    var path = Path()
    let count = Self.pieceCount
    for step in 0..<count {
      let place = Double(step) / Double(count)
      // Once around a square.
      let side = Int(4 * place)
      let along = 20 * (4 * place - Double(side))
      let corner = [(2.25, 2.25), (22.25, 2.25), (22.25, 22.25), (2.25, 22.25)][side]
      let way = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][side]
      let point = Point(x: corner.0 + along * way.0, y: corner.1 + along * way.1)
      if step == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    let found = try texels(Painting(path), 25, 25)
    let square = try texels(Painting(Path(rectangle: 2.25, 2.25, 20, 20)), 25, 25)
    for y in 0..<25 { for x in 0..<25 { #expect(abs(found[x, y].x - square[x, y].x) <= 1e-4) } }
  }

  @Test("progress ends with 1, and a switch stops the work", arguments: Stage.allCases)
  func cancellation(stage: Stage) throws {
    let painting = Painting(Path(circle: 30, 30, 20))
    let cancellation = SDFCancellation()
    let options = PaintingOptions.frame(140, 150) { $0.height = .jacobi(sweeps: 16) }
    #expect(throws: SDFGenerationError.cancelled) {
      _ = try SDFGenerator().generate(painting, options: options, cancellation: cancellation) {
        if $0.stage == stage { cancellation.cancel() }
      }
    }
  }
}
