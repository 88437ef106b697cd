import MeniscusTestSupport
@testable import SDFGeometry
import Testing

@Suite("Outlines of strokes, resolved")
struct StrokeSliverTests {
  #if DEBUG
    private static let rounds = 30
  #else
    private static let rounds = 2_000
  #endif
  private static let kinds = RandomCurves.allCases.filter { $0 != .far }

  @Test("with round caps and joins no piece lies inside the stroke or beyond it", arguments: kinds)
  func roundStrokes(kind: RandomCurves) throws {
    try check(kind, StrokeStyle(cap: .round, join: .round)) { _, distance, radius, allowed in
      abs(distance - radius) <= allowed
    }
  }

  @Test("nor of closed strokes", arguments: kinds)
  func rings(kind: RandomCurves) throws {
    try check(kind, StrokeStyle(join: .round), isClosed: true) { _, distance, radius, allowed in
      abs(distance - radius) <= allowed
    }
  }

  @Test("with square caps no piece lies inside", arguments: kinds)
  func squareStrokes(kind: RandomCurves) throws {
    try check(kind, StrokeStyle(cap: .square, join: .round)) { _, distance, radius, allowed in
      distance >= radius - allowed
    }
  }

  @Test("with butt caps a piece lies inside only beside what no cross section sweeps", arguments: kinds)
  func buttStrokes(kind: RandomCurves) throws {
    let rounds = Self.rounds / 5
    try check(kind, StrokeStyle(), rounds: rounds, mostCurves: 1) { place, distance, radius, allowed in
      distance >= radius - allowed || place.isBesideGap(radius, reach: 4 * allowed)
    }
  }

  /// A place on the outline of one curve's stroke.
  private struct Place {
    let point: Point
    let curve: Segment

    /// Whether some place nearby is on no cross section, to the accuracy of many samples of the curve.
    func isBesideGap(_ radius: Double, reach: Double) -> Bool {
      // Gaps may be thin wedges, so from near to far, in many directions.
      (0..<320).contains { index in
        let angle = Double(index % 64) * .pi / 32
        return !isSwept(point + (reach / Double(1 << (4 - index / 64))) * unitVector(angle), radius)
      }
    }

    private func isSwept(_ point: Point, _ radius: Double) -> Bool {
      var last: (along: Double, distance: Double)?
      for sample in 0..<20_000 {
        // Closer towards the ends, where curves may turn fast, but not there, where they may have no direction.
        let s = (Double(sample) + 0.5) / 20_000
        let t = s * s * (3 - 2 * s)
        let way = point - curve.point(at: t)
        let along = way.dot(curve.derivative(at: t))
        if let last, (last.along > 0) != (along > 0), min(last.distance, way.length) < radius { return true }
        last = (along, way.length)
      }
      return false
    }
  }

  /// Strokes random paths of up to three curves and looks at the middle of each piece of the outline.
  private func check(
    _ kind: RandomCurves, _ style: StrokeStyle, isClosed: Bool = false, rounds: Int = Self.rounds,
    mostCurves: Int = 3,
    _ isRight: (Place, _ distance: Double, _ radius: Double, _ allowed: Double) -> Bool
  ) throws {
    var random = SeededGenerator(seed: 67)
    var resolver = OutlineResolver()
    for round in 0..<rounds {
      var curves: [[Point]] = []
      for _ in 0...round % mostCurves {
        var curve = kind.make(degree: Int.random(in: 1...3, using: &random), using: &random)
        if let last = curves.last?.last {
          let way = last - curve[0]
          curve = curve.map { $0 + way }
        }
        curves.append(curve)
      }
      let radius = [0.3, 3, 12, 40, 90][round % 5]
      let tolerance = [0.01, 1e-3, 1e-4][round % 7 % 3] * radius
      var style = style
      style.width = 2 * radius
      var path = path(of: curves)
      if isClosed {
        path.close()
        curves.append([curves[curves.count - 1].last!, curves[0][0]])
      }
      let painting = fixed(try path.stroked(style, tolerance: tolerance))
      var pieces: [FixedPiece] = []
      try resolver.resolve(painting, into: &pieces)
      let segments = curves.map { segment($0) }
      let allowed = 1.02 * tolerance + 4 / 65_536
      for piece in pieces {
        let a = Point(x: Double(piece.ax) / 65_536, y: Double(piece.ay) / 65_536)
        let b = Point(x: Double(piece.bx) / 65_536, y: Double(piece.by) / 65_536)
        let middle = a + 0.5 * (b - a)
        let distance = segments.map { $0.nearest(to: middle).distance }.min() ?? .infinity
        if !isRight(Place(point: middle, curve: segments[0]), distance, radius, allowed) {
          Issue.record("\(random) round \(round) \(curves) \(middle) \(distance) \(radius) \(tolerance)")
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

  @Test("a tolerance larger than the stroke still leaves a shape of its size", arguments: [1e3, 1e9, 1e15])
  func roughStrokes(tolerance: Double) throws {
    let path = path(of: [[Point(x: 10, y: 50), Point(x: 95, y: 50), Point(x: 20, y: 50.5)]])
    let stroke = try path.stroked(StrokeStyle(width: 18), tolerance: tolerance)
    var reach = Box.empty
    for case .line(let end) in stroke.elements { reach.add(end) }
    #expect(abs(reach.minY - 41) <= 1 && abs(reach.maxY - 59.5) <= 1 && reach.maxX >= 40, "\(reach)")
  }

  @Test("a tolerance larger than the stroke takes few points, whatever turns before its curves")
  func roughCorners() throws {
    for curves in [
      [
        [Point(x: 4, y: 20), Point(x: 10, y: 10)],
        [Point(x: 10, y: 10), Point(x: 14, y: 8), Point(x: 20, y: 12)],
      ],
      [
        [Point(x: 58, y: 69), Point(x: 16, y: 22)],
        [Point(x: 16, y: 22), Point(x: 15.1, y: 21.9), Point(x: 16, y: 21)],
      ],
    ] {
      for tolerance in [1, 1e3, 1e9] {
        let stroke = try path(of: curves).stroked(StrokeStyle(width: 2), tolerance: tolerance)
        #expect(stroke.elements.count <= 100)
      }
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
