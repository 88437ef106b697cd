import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Pieces in one line")
struct PieceMergerTests {
  private struct Case {
    var elements: [EdgeElement]
    var truth: [ReferencePiece]
    var comment: Comment
  }

  #if DEBUG
    private static let rounds = 4
  #else
    private static let rounds = 100
  #endif

  private func cases(_ kind: RandomMask) throws -> [Case] {
    try (0..<Self.rounds).map { round in
      var random = SeededGenerator(seed: UInt64(16_000 + round))
      let size = GridSize.random(1...30, using: &random)
      let options = SubpixelSeedTests.options(using: &random)
      let mask = kind.mask(size, using: &random)
      return Case(
        elements: try mask.outline(options).outline.elements,
        truth: ReferenceSeed.run(mask, options: options), comment: "\(kind), \(size); \(random.line)")
    }
  }

  @Test("joined pieces pass all crossings within their tolerance", arguments: RandomMask.allCases)
  func tolerance(kind: RandomMask) throws {
    for test in try cases(kind) {
      #expect(test.elements.count <= test.truth.count, test.comment)
      for piece in test.truth {
        let nearest = test.elements.map {
          BruteForceFlood.squaredDistance($0, x: piece.ax, y: piece.ay)
        }.min()
        #expect((nearest ?? .infinity).squareRoot() <= PieceMerger.tolerance + 1e-4, test.comment)
      }
    }
  }

  @Test(
    "joined pieces begin and end in crossings or corners, none used twice", arguments: RandomMask.allCases)
  func vertices(kind: RandomMask) throws {
    for test in try cases(kind) {
      let matches = test.elements.map { element -> (Int, Int) in
        let (a, b) = element.ends
        return (
          test.truth.count { abs($0.ax - a.x) + abs($0.ay - a.y) <= 1e-4 },
          test.truth.count { abs($0.bx - b.x) + abs($0.by - b.y) <= 1e-4 }
        )
      }
      #expect(matches.allSatisfy { $0.0 >= 1 && $0.1 >= 1 }, test.comment)
      #expect(Outline.sorted(test.elements) == test.elements, test.comment)
    }
  }

  @Test("an outline that turns back on itself keeps its tip", arguments: [16_005, 16_031])
  func turningBack(seed: UInt64) throws {
    // Corners beside each other may leave a spike of two pieces in one line, there and back.
    var random = SeededGenerator(seed: seed)
    let size = GridSize.random(1...30, using: &random)
    let options = SubpixelSeedTests.options(using: &random)
    let mask = RandomMask.shape.mask(size, using: &random)
    let elements = try mask.outline(options).outline.elements
    for piece in ReferenceSeed.run(mask, options: options) {
      let nearest = elements.map { BruteForceFlood.squaredDistance($0, x: piece.ax, y: piece.ay) }.min()
      #expect((nearest ?? .infinity).squareRoot() <= PieceMerger.tolerance + 1e-4)
    }
  }

  @Test("a straight edge is one piece a band, its length limited")
  func straightEdge() throws {
    let plane = HalfPlane(degrees: 20, through: (20, 15))
    let mask = CoverageMask(Grid(GridSize(width: 40, height: 30), plane.coverage), format: .float)
    let elements = try mask.outline(.with { $0.border = .extend }).outline.elements
    // The edge is 32 long: two pieces, some where repeated texels bend it, and two ways out.
    #expect(elements.count <= 10)
    let lengths = elements.map { element -> Double in
      let (a, b) = element.ends
      return ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    #expect(lengths.allSatisfy { $0 <= 24.01 })
    #expect((lengths.max() ?? 0) > 12)
  }
}
