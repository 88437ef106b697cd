import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Outlines of large and hostile paintings")
struct OutlineLimitTests {
  private static func scribble(_ count: Int) -> FixedPainting {
    var random = SeededGenerator(seed: 11)
    var painting = FixedPainting()
    for _ in 0..<count {
      painting.add(
        x: Int32.random(in: 0...1_000_000_000, using: &random),
        y: Int32.random(in: 0...1_000_000_000, using: &random))
    }
    painting.endArea(fillRule: .nonzero)
    return painting
  }

  @Test("more crossings than allowed are an error that names the limit, and the resolver goes on")
  func tooManyCrossings() throws {
    var resolver = OutlineResolver(limits: OutlineLimits(crossings: 1_000))
    var pieces: [FixedPiece] = []
    #expect(throws: OutlineError.tooManyCrossings(limit: 1_000)) {
      try resolver.resolve(Self.scribble(200), into: &pieces)
    }
    #expect(
      "\(OutlineError.tooManyCrossings(limit: 1_000))"
        == "splitting the contours where they cross or touch makes more than 1000 cuts, which is the limit")
    try resolver.resolve(ReferencePainting([rectangle(0, 0, 5, 5)]).fixed, into: &pieces)
    #expect(pieces == closed((0, 0), (5, 0), (5, 5), (0, 5)))
  }

  @Test("more comparisons than allowed are an error that names the limit")
  func tooManyComparisons() {
    var resolver = OutlineResolver(limits: OutlineLimits(comparisons: 500))
    var pieces: [FixedPiece] = []
    #expect(throws: OutlineError.tooManyComparisons(limit: 500)) {
      try resolver.resolve(Self.scribble(200), into: &pieces)
    }
    #expect(
      "\(OutlineError.tooManyComparisons(limit: 500))"
        == "finding where the contours cross takes more than 500 comparisons, which is the limit")
  }

  @Test("coordinates beyond the limits are held at them")
  func coordinates() throws {
    var painting = FixedPainting()
    for (x, y) in [(Int32.min, Int32.min), (.max, .min), (.max, .max), (.min, .max)] {
      painting.add(x: x, y: y)
    }
    painting.endArea(fillRule: .evenOdd)
    var resolver = OutlineResolver()
    var pieces: [FixedPiece] = []
    try resolver.resolve(painting, into: &pieces)
    let (low, high) = (FixedPoint.lowest, FixedPoint.highest)
    #expect(pieces == closed((low, low), (high, low), (high, high), (low, high)))
  }

  @Test("diagonals over the whole plane cross where they should")
  func diagonals() throws {
    let (low, high) = (Int(FixedPoint.lowest), Int(FixedPoint.highest))
    let contour: ReferencePainting.Contour = [(low, low), (high, high), (high, low), (low, high)]
    let middle = Int32((low + high) / 2)
    #expect(
      try outline(ReferencePainting([contour]))
        == closed((Int32(low), Int32(low)), (middle, middle), (Int32(low), Int32(high)))
        + closed((Int32(high), Int32(low)), (Int32(high), Int32(high)), (middle, middle)))
  }

  @Test("thousands of sides on one line take no more than their sorting")
  func staggered() throws {
    // Slanted bands of equal height, each a step further: all pairs overlap.
    let count = 1_500
    let contours = (0..<count).map { place -> ReferencePainting.Contour in
      let shift = 20 * place
      return [
        (shift, 2 * shift), (shift + 100_000, 2 * shift + 200_000),
        (shift + 100_000, 2 * shift + 200_900), (shift, 2 * shift + 900),
      ]
    }
    // Bands that overlap along their whole length by pairs would split at some million places.
    var resolver = OutlineResolver(limits: OutlineLimits(crossings: 20_000, comparisons: 1_000_000))
    var pieces: [FixedPiece] = []
    try resolver.resolve(ReferencePainting(contours).fixed, into: &pieces)
    let last = Int32(20 * (count - 1) + 100_000)
    #expect(pieces == closed((0, 0), (last, 2 * last), (last, 2 * last + 900), (0, 900)))
  }

  @Test("2,000 shapes side by side, each on the borders of its neighbours, become one area")
  func map() throws {
    let shapes = (0..<2_000).map { place in
      ReferencePainting.Shape(contours: [rectangle(100 * (place % 50), 70 * (place / 50), 100, 70)])
    }
    #expect(try outline(ReferencePainting(shapes)) == closed((0, 0), (5_000, 0), (5_000, 2_800), (0, 2_800)))
  }

  @Test("a line that crosses more pieces than a chunk holds loses none")
  func manyTallPieces() throws {
    // Combs from above and below, whose teeth stand side by side, and a band across all of them.
    var contours: [ReferencePainting.Contour] = []
    for place in 0..<900 { contours.append(rectangle(20 * place, 13 * (place * 7 % 31), 10, 1_000)) }
    for place in 0..<900 where place % 3 == 0 {
      contours.append([
        (20 * place + 11, 5 * (place % 40)), (20 * place + 19, 5 * (place % 40) + 1),
        (20 * place + 15, 1_300),
      ])
    }
    let apart = try outline(Self.enlarged(contours))
    #expect(apart.count == 900 * 4 + 300 * 3)
    contours.append(rectangle(-10, 600, 20_000, 20))
    let joined = try outline(Self.enlarged(contours))
    checkForm(joined, "even-odd")
    let strips = 900 * 10 * 20
    let wedges = (area(joined) - area(apart)) / 1e6 - Double(20_000 * 20 - 2 * strips)
    // Each wedge is between 4 and 5 steps wide there: what it covers of the band counts twice.
    #expect(wedges < -2 * 300 * 4 * 20 && wedges > -2 * 300 * 5 * 20)
  }

  /// A thousand times as large, so that rounding moves little.
  private static func enlarged(_ contours: [ReferencePainting.Contour]) -> ReferencePainting {
    ReferencePainting(contours, rule: .evenOdd).mapped { x, y in (1_000 * x, 1_000 * y) }
  }
}
