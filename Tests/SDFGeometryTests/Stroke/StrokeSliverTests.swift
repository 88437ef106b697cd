import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Outlines of strokes, resolved")
struct StrokeSliverTests {
  @Test(
    "with round caps and joins no piece lies inside the stroke or beyond it",
    arguments: RandomCurves.allCases.filter { $0 != .far })
  func roundStrokes(kind: RandomCurves) throws { try check(kind, rounds: 25) }

  #if !DEBUG
    @Test(
      "nor of a thousand strokes of any, repeated and other plain curves",
      arguments: RandomCurves.allCases.filter { $0 != .far && !leaveSlivers.contains($0) })
    func manyStrokes(kind: RandomCurves) throws { try check(kind, rounds: 1_000) }

    @Test("a few in a thousand tight strokes keep a false outline inside", arguments: leaveSlivers)
    func falseOutlines(kind: RandomCurves) {
      withKnownIssue("bends tighter than half the width can leave slivers") {
        try check(kind, rounds: 1_000)
      }
    }

    private static let leaveSlivers: [RandomCurves] = [.nearStraight, .cusped, .uneven]
  #endif

  private func check(_ kind: RandomCurves, rounds: Int) throws {
    var random = SeededGenerator(seed: 67)
    var resolver = OutlineResolver()
    for round in 0..<rounds {
      var curves: [[Point]] = []
      for _ in 0...round % 3 {
        var curve = kind.make(degree: Int.random(in: 1...3, using: &random), using: &random)
        if let last = curves.last?.last {
          let way = last - curve[0]
          curve = curve.map { $0 + way }
        }
        curves.append(curve)
      }
      let radius = [0.3, 3, 12, 40, 90][round % 5]
      let tolerance = 0.01 * radius
      let style = StrokeStyle(width: 2 * radius, cap: .round, join: .round)
      let painting = fixed(try path(of: curves).stroked(style, tolerance: tolerance))
      var pieces: [FixedPiece] = []
      try resolver.resolve(painting, into: &pieces)
      let segments = curves.map { segment($0) }
      let allowed = 1.01 * tolerance + 4 / 65_536
      for piece in pieces {
        let a = Point(x: Double(piece.ax) / 65_536, y: Double(piece.ay) / 65_536)
        let b = Point(x: Double(piece.bx) / 65_536, y: Double(piece.by) / 65_536)
        let middle = a + 0.5 * (b - a)
        let distance = segments.map { $0.nearest(to: middle).distance }.min() ?? .infinity
        if abs(distance - radius) > allowed {
          Issue.record("\(random) round \(round) \(curves) \(middle) \(distance) \(radius)")
          break
        }
      }
    }
  }

  @Test("where a tight bend meets a round cap, the paint has no hole")
  func bendAtCap() throws {
    var path = Path()
    path.move(to: Point(x: 12, y: 68))
    path.cubic(Point(x: 28, y: 12), Point(x: 44, y: 12), to: Point(x: 48, y: 40))
    let style = StrokeStyle(width: 12, cap: .round)
    for tolerance in [0.1, 0.01, 1e-3, 1e-4] {
      var pieces: [FixedPiece] = []
      var resolver = OutlineResolver()
      try resolver.resolve(fixed(try path.stroked(style, tolerance: tolerance)), into: &pieces)
      let inside = pieces.filter { piece in
        let point = Point(x: Double(piece.ax) / 65_536, y: Double(piece.ay) / 65_536)
        let distance = path.filledSegments.prefix(1).map { $0.nearest(to: point).distance }.min() ?? 0
        return distance < 6 - tolerance - 1e-3
      }
      #expect(inside.isEmpty, "\(tolerance)")
    }
  }

  private func path(of curves: [[Point]]) -> Path {
    var path = Path()
    path.move(to: curves[0][0])
    for curve in curves {
      switch curve.count {
      case 2: path.line(to: curve[1])
      case 3: path.quadratic(curve[1], to: curve[2])
      default: path.cubic(curve[1], curve[2], to: curve[3])
      }
    }
    return path
  }

  /// A path of straight lines as the resolver takes it.
  private func fixed(_ path: Path) -> FixedPainting {
    var painting = FixedPainting()
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        painting.add(x: Int32((65_536 * point.x).rounded()), y: Int32((65_536 * point.y).rounded()))
      default: painting.endContour()
      }
    }
    painting.endArea(fillRule: .nonzero)
    return painting
  }
}
