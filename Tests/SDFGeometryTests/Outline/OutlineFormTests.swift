import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Outlines of paintings: closed forms")
struct OutlineFormTests {
  private static let star: ReferencePainting.Contour = [
    (0, -100_000), (58_779, 80_902), (-95_106, -30_902), (95_106, -30_902), (-58_779, 80_902),
  ]

  @Test("a square comes out clockwise from its top left corner, whatever its direction and start")
  func square() throws {
    let expected = closed((10, 20), (40, 20), (40, 60), (10, 60))
    for reversed in [false, true] {
      for start in 0..<4 {
        let points = rectangle(10, 20, 30, 40, reversed: reversed)
        let turned = Array(points[start...] + points[..<start])
        #expect(try outline(ReferencePainting([turned])) == expected)
        #expect(try outline(ReferencePainting([turned], rule: .evenOdd)) == expected)
      }
    }
  }

  @Test("repeated points, points in line, spikes and contours without area change nothing")
  func needless() throws {
    let expected = closed((0, 0), (40, 0), (40, 40), (0, 40))
    let contours: [ReferencePainting.Contour] = [
      [
        (20, 0), (20, 0), (30, 0), (40, 0), (40, 10), (70, 10), (40, 10), (40, 40), (40, 50), (40, 40),
        (0, 40),
        (0, 0), (0, -7), (0, 0), (20, 0),
      ],
      [(5, 5), (9, 9)], [(3, 3)], [(1, 1), (2, 1), (3, 1)], [(7, 7), (7, 7), (7, 7)], [],
    ]
    #expect(try outline(ReferencePainting(contours)) == expected)
    #expect(try outline(ReferencePainting(contours, rule: .evenOdd)) == expected)
  }

  @Test("an empty painting has no outline")
  func empty() throws {
    #expect(try outline(ReferencePainting([])) == [])
    #expect(try outline(ReferencePainting([[]])) == [])
    #expect(try outline(ReferencePainting([.init(contours: [])])) == [])
    var resolver = OutlineResolver()
    var pieces = [FixedPiece(ax: 1, ay: 2, bx: 3, by: 4)]
    try resolver.resolve(FixedPainting(), into: &pieces)
    #expect(pieces == [])
  }

  @Test("two overlapping rectangles in one path are their union, or by even-odd their difference")
  func overlap() throws {
    let contours = [rectangle(0, 0, 20, 20), rectangle(10, 10, 20, 20)]
    let union = closed((0, 0), (20, 0), (20, 10), (30, 10), (30, 30), (10, 30), (10, 20), (0, 20))
    #expect(try outline(ReferencePainting(contours)) == union)
    #expect(try outline(ReferencePainting(contours.map { [$0] }.map { .init(contours: $0) })) == union)
    let difference = try outline(ReferencePainting(contours, rule: .evenOdd))
    #expect(area(difference) == 600)
    #expect(length(difference) == 160)
    let opposite = [rectangle(0, 0, 20, 20), rectangle(10, 10, 20, 20, reversed: true)]
    #expect(try outline(ReferencePainting(opposite)) == difference)
  }

  @Test("a ring is a ring by even-odd, and by nonzero where the inner contour runs the other way")
  func ring() throws {
    let outer = closed((0, 0), (90, 0), (90, 90), (0, 90))
    let inner = closed((30, 30), (30, 60), (60, 60), (60, 30))
    let same = [rectangle(0, 0, 90, 90), rectangle(30, 30, 30, 30)]
    let opposite = [rectangle(0, 0, 90, 90), rectangle(30, 30, 30, 30, reversed: true)]
    #expect(try outline(ReferencePainting(same)) == outer)
    #expect(try outline(ReferencePainting(same, rule: .evenOdd)) == outer + inner)
    #expect(try outline(ReferencePainting(opposite)) == outer + inner)
    #expect(try outline(ReferencePainting(opposite, rule: .evenOdd)) == outer + inner)
  }

  @Test("a five-pointed star has ten sides by nonzero, and a hole by even-odd")
  func star() throws {
    var random = SeededGenerator(seed: 5)
    let nonzero = try outline(ReferencePainting([Self.star]))
    #expect(nonzero.count == 10)
    let evenOdd = try outline(ReferencePainting([Self.star], rule: .evenOdd))
    #expect(evenOdd.count == 15)
    for rule in FillRule.allCases {
      let painting = ReferencePainting([Self.star], rule: rule)
      #expect(checkPainting(painting, try outline(painting), &random) > 50)
    }
    let side = 2 * 100_000 * 0.587785 * 1.618034
    #expect(abs(length(nonzero) - 10 * side / 2.618034) < 20)
  }

  @Test("squares on each other are one, or none where they run against each other")
  func coincident() throws {
    let expected = closed((0, 0), (50, 0), (50, 50), (0, 50))
    let same = [rectangle(0, 0, 50, 50), rectangle(0, 0, 50, 50)]
    let opposite = [rectangle(0, 0, 50, 50), rectangle(0, 0, 50, 50, reversed: true)]
    #expect(try outline(ReferencePainting(same)) == expected)
    #expect(try outline(ReferencePainting(same, rule: .evenOdd)) == [])
    #expect(try outline(ReferencePainting(opposite)) == [])
    #expect(try outline(ReferencePainting(opposite.map { .init(contours: [$0]) })) == expected)
  }

  @Test("sides that rectangles share, whole or in part, are no outline")
  func sharedSides() throws {
    #expect(
      try outline(ReferencePainting([rectangle(0, 0, 50, 50), rectangle(50, 0, 30, 50)]))
        == closed((0, 0), (80, 0), (80, 50), (0, 50)))
    #expect(
      try outline(ReferencePainting([rectangle(0, 0, 50, 50), rectangle(50, 20, 30, 10)]))
        == closed((0, 0), (50, 0), (50, 20), (80, 20), (80, 30), (50, 30), (50, 50), (0, 50)))
    #expect(
      try outline(ReferencePainting([rectangle(0, 0, 50, 50), rectangle(50, 20, 30, 90, reversed: true)]))
        == closed((0, 0), (50, 0), (50, 20), (80, 20), (80, 110), (50, 110), (50, 50), (0, 50)))
  }

  @Test("areas that touch in a corner stay apart, as contours of their own")
  func corners() throws {
    #expect(
      try outline(ReferencePainting([rectangle(0, 0, 10, 10), rectangle(10, 10, 10, 10)]))
        == closed((0, 0), (10, 0), (10, 10), (0, 10)) + closed((10, 10), (20, 10), (20, 20), (10, 20)))
    // The corner of a diamond on the side of a square.
    let touching = ReferencePainting([
      rectangle(0, 0, 40, 40), [(40, 20), (60, 10), (80, 20), (60, 30)],
    ])
    #expect(abs(length(try outline(touching)) - (160 + 4 * 500.0.squareRoot())) < 1e-9)
  }

  @Test("a bow tie is two triangles")
  func bowTie() throws {
    let contour: ReferencePainting.Contour = [(0, 0), (40, 40), (40, 0), (0, 40)]
    let expected = closed((0, 0), (20, 20), (0, 40)) + closed((40, 0), (40, 40), (20, 20))
    for rule in FillRule.allCases {
      #expect(try outline(ReferencePainting([contour], rule: rule)) == expected)
      #expect(try outline(ReferencePainting([contour.reversed()], rule: rule)) == expected)
    }
  }

  @Test("a clip cuts a shape, several cut it to what lies in all, and an empty one leaves nothing")
  func clips() throws {
    let square = rectangle(0, 0, 100, 100)
    func clipped(_ clips: [ReferencePainting]) -> ReferencePainting {
      ReferencePainting([.init(contours: [square], clips: clips)])
    }
    let left = ReferencePainting([rectangle(-10, -10, 60, 200)])
    let top = ReferencePainting([rectangle(-10, -10, 200, 40, reversed: true)])
    #expect(try outline(clipped([left])) == closed((0, 0), (50, 0), (50, 100), (0, 100)))
    #expect(try outline(clipped([left, top])) == closed((0, 0), (50, 0), (50, 30), (0, 30)))
    let apart = ReferencePainting([
      .init(contours: [rectangle(0, 0, 10, 10)]), .init(contours: [rectangle(20, 20, 10, 10)]),
    ])
    #expect(
      try outline(clipped([apart]))
        == closed((0, 0), (10, 0), (10, 10), (0, 10)) + closed((20, 20), (30, 20), (30, 30), (20, 30)))
    #expect(try outline(clipped([ReferencePainting([])])) == [])
    #expect(try outline(clipped([ReferencePainting([rectangle(200, 0, 9, 9)])])) == [])
  }
}
