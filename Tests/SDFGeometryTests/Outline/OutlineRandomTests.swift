import MeniscusTestSupport
import Testing

@testable import SDFGeometry

@Suite("Outlines of paintings against brute force")
struct OutlineRandomTests {
  private static func contour(
    _ count: Int, _ random: inout SeededGenerator, unit: Int, side: Int
  ) -> ReferencePainting.Contour {
    (0..<count).map { _ in
      (
        unit * Int.random(in: 0...side, using: &random) + 7,
        unit * Int.random(in: 0...side, using: &random) - 11
      )
    }
  }

  private static func painting(_ random: inout SeededGenerator, unit: Int, side: Int) -> ReferencePainting {
    func shape(clips: Int) -> ReferencePainting.Shape {
      let contours = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        contour(Int.random(in: 3...7, using: &random), &random, unit: unit, side: side)
      }
      let clips = (0..<clips).map { _ in
        ReferencePainting((0..<Int.random(in: 1...2, using: &random)).map { _ in shape(clips: 0) })
      }
      return .init(
        contours: contours, rule: Bool.random(using: &random) ? .nonzero : .evenOdd, clips: clips)
    }
    return ReferencePainting(
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        shape(clips: Int.random(in: 0...3, using: &random) / 2)
      })
  }

  @Test("small whole numbers, full of touching and coinciding pieces", arguments: 0..<10)
  func degenerate(block: Int) throws {
    var tested = 0
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(1_000 * block + seed))
      let painting = Self.painting(&random, unit: 5_000, side: Int.random(in: 2...8, using: &random))
      tested += checkPainting(painting, try outline(painting), &random, places: 1)
    }
    #expect(tested > 1_000)
  }

  @Test("places all over the plane", arguments: 0..<5)
  func general(block: Int) throws {
    var tested = 0
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(77_000 + 1_000 * block + seed))
      let painting = Self.painting(&random, unit: 1, side: 1_500_000_000)
      tested += checkPainting(painting, try outline(painting), &random)
    }
    #expect(tested > 1_000)
  }

  @Test("contours a few steps large, where rounding decides, give closed outlines that don't cross")
  func tiny() throws {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(500 + seed))
      let comment = Comment(rawValue: random.line)
      let contours = (0..<2).map { _ in
        Self.contour(Int.random(in: 3...12, using: &random), &random, unit: 1, side: 10)
      }
      let pieces = try outline(ReferencePainting(contours, rule: .evenOdd))
      checkForm(pieces, comment)
      #expect(area(pieces) >= 0, comment)
    }
  }

  @Test("hundreds of rectangles: area and length are those of the cells between all sides")
  func rectangles() throws {
    for (seed, rule) in [(1, FillRule.nonzero), (2, .evenOdd), (3, .nonzero)] {
      var random = SeededGenerator(seed: UInt64(seed))
      let contours = (0..<150).map { _ in
        rectangle(
          Int.random(in: 0...34, using: &random), Int.random(in: 0...34, using: &random),
          Int.random(in: 0...12, using: &random), Int.random(in: 0...12, using: &random),
          reversed: Bool.random(using: &random))
      }
      let pieces = try outline(ReferencePainting(contours, rule: rule))
      checkForm(pieces, Comment(rawValue: random.line))
      let cells = Cells(contours, rule: rule, side: 48)
      #expect(area(pieces) == Double(cells.area), Comment(rawValue: random.line))
      #expect(length(pieces) == Double(cells.length), Comment(rawValue: random.line))
    }
  }

  /// Unit squares, each painted or not.
  private struct Cells {
    var area = 0
    var length = 0

    init(_ contours: [ReferencePainting.Contour], rule: FillRule, side: Int) {
      // Doubled, so that centres are whole numbers.
      let painting = ReferencePainting(contours, rule: rule).mapped { x, y in (2 * x, 2 * y) }
      var isPainted = [[Bool]](repeating: [Bool](repeating: false, count: side + 1), count: side + 1)
      for y in 1...side {
        for x in 1...side { isPainted[y][x] = painting.paints(2 * x - 1, 2 * y - 1) }
      }
      for y in 1...side {
        for x in 1...side {
          area += isPainted[y][x] ? 1 : 0
          length += isPainted[y][x] != isPainted[y][x - 1] ? 1 : 0
          length += isPainted[y][x] != isPainted[y - 1][x] ? 1 : 0
        }
      }
    }
  }

  @Test("the quick way and the general way give the same pieces")
  func ways() throws {
    var quick = OutlineResolver()
    var general = OutlineResolver()
    general.takesSimpleContours = false
    var pieces: [FixedPiece] = []
    var others: [FixedPiece] = []
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(9_000 + seed))
      var contours: [ReferencePainting.Contour] = []
      // A few that mostly overlap; many, most of them alone.
      for _ in 0..<[6, 20, 60][seed % 3] {
        let (x, y) = (Double.random(in: 0...3e6, using: &random), Double.random(in: 0...3e6, using: &random))
        let radius = Double.random(in: 1e4...[6e5, 4e5, 2e5][seed % 3], using: &random)
        let count = Int.random(in: 3...30, using: &random)
        let points = (0..<count).map { place in
          let (sine, cosine) = Self.turn(Double(place) / Double(count))
          let reach = radius * Double.random(in: 0.7...1, using: &random)
          return (x: Int(x + reach * cosine), y: Int(y + reach * sine))
        }
        contours.append(Bool.random(using: &random) ? points : points.reversed())
      }
      for rule in FillRule.allCases {
        let painting = ReferencePainting(contours, rule: rule).fixed
        try quick.resolve(painting, into: &pieces)
        try general.resolve(painting, into: &others)
        #expect(pieces == others, Comment(rawValue: random.line))
      }
    }
  }

  /// Sine and cosine of a part of a whole turn, near enough for a test's contours.
  private static func turn(_ part: Double) -> (Double, Double) {
    func wave(_ part: Double) -> Double {
      let t = part - part.rounded(.down)
      return t < 0.5 ? 16 * t * (0.5 - t) : -16 * (t - 0.5) * (1 - t)
    }
    return (wave(part), wave(part + 0.25))
  }

  @Test("shifts, other starts and directions of contours change nothing")
  func equivariance() throws {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(31_000 + seed))
      let comment = Comment(rawValue: random.line)
      let contours = (0..<3).map { _ in
        Self.contour(Int.random(in: 3...8, using: &random), &random, unit: 3_001, side: 300)
      }
      let painting = ReferencePainting(contours, rule: .evenOdd)
      let pieces = try outline(painting)
      #expect(try outline(painting.changed { $0.reversed() }) == pieces, comment)
      #expect(try outline(painting.changed { Array($0.dropFirst(2) + $0.prefix(2)) }) == pieces, comment)
      #expect(try outline(ReferencePainting(contours.reversed(), rule: .evenOdd)) == pieces, comment)
      let shifted = try outline(painting.mapped { x, y in (x + 12_345, y - 54_321) })
      #expect(
        shifted
          == pieces.map {
            FixedPiece(ax: $0.ax + 12_345, ay: $0.ay - 54_321, bx: $0.bx + 12_345, by: $0.by - 54_321)
          }, comment)
    }
  }

  @Test("a quarter turn turns the outline of rectangles")
  func quarterTurn() throws {
    var random = SeededGenerator(seed: 4)
    let contours = (0..<40).map { _ in
      rectangle(
        Int.random(in: 0...90, using: &random), Int.random(in: 0...90, using: &random),
        Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random))
    }
    let painting = ReferencePainting(contours, rule: .evenOdd)
    let turned = try outline(painting.mapped { x, y in (-y, x) })
    let expected = try outline(painting).map { FixedPiece(ax: -$0.ay, ay: $0.ax, bx: -$0.by, by: $0.bx) }
    #expect(Set(turned) == Set(expected))
    #expect(turned.count == expected.count)
  }

  @Test("the outline of an outline is the same outline")
  func idempotence() throws {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(41_000 + seed))
      let painting = ReferencePainting([
        Self.contour(Int.random(in: 3...12, using: &random), &random, unit: 5_003, side: 200)
      ])
      let pieces = try outline(painting)
      var again = FixedPainting()
      for (place, piece) in pieces.enumerated() {
        again.add(x: piece.ax, y: piece.ay)
        if place + 1 == pieces.count || pieces[place + 1].ax != piece.bx || pieces[place + 1].ay != piece.by {
          again.endContour()
        }
      }
      again.endArea(fillRule: .nonzero)
      var resolver = OutlineResolver()
      var others: [FixedPiece] = []
      try resolver.resolve(again, into: &others)
      #expect(abs(area(others) - area(pieces)) < 1e7, Comment(rawValue: random.line))
      #expect(abs(length(others) - length(pieces)) < 100, Comment(rawValue: random.line))
    }
  }
}
