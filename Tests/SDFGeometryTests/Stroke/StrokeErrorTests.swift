import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Stroking refuses")
struct StrokeErrorTests {
  private let line = Path.polyline([Point(x: 0, y: 0), Point(x: 1e6, y: 0)])

  private func expect(_ error: StrokeError, _ style: StrokeStyle, tolerance: Double = 0.1) {
    #expect(throws: error) { try line.stroked(style, tolerance: tolerance) }
  }

  @Test("numbers out of range", arguments: [-1, Double.nan, .infinity, 1e76])
  func numbers(found: Double) {
    expect(.width(found: found), StrokeStyle(width: found))
    expect(.dash(index: 1, found: found), StrokeStyle(dashes: [1, found]))
    if found != -1 { expect(.dashOffset(found: found), StrokeStyle(dashes: [1, 2], dashOffset: found)) }
    if found.isNaN || found < 0 { expect(.miterLimit(found: found), StrokeStyle(miterLimit: found)) }
    if found != 1e76 { expect(.tolerance(found: found), StrokeStyle(), tolerance: found) }
    let wrong = Point(x: 1, y: found == -1 ? -1.1e75 : found)
    #expect(throws: StrokeError.coordinate(element: 1, found: wrong)) {
      try Path.polyline([Point(x: 0, y: 0), wrong]).stroked(StrokeStyle(), tolerance: 1)
    }
  }

  @Test("more dashes than the limit, at once")
  func tooManyDashes() {
    expect(.tooManyDashes(limit: Path.defaultStrokeLimit), StrokeStyle(dashes: [1e-9]))
    expect(.tooManyDashes(limit: Path.defaultStrokeLimit), StrokeStyle(dashes: [.leastNonzeroMagnitude]))
    #expect(throws: StrokeError.tooManyDashes(limit: 999)) {
      try line.stroked(StrokeStyle(dashes: [500]), tolerance: 0.1, limit: 999)
    }
  }

  @Test("more points than the limit")
  func tooManyPoints() {
    let curve = path(of: [Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 0, y: 100), Point(x: 100, y: 100)])
    #expect(throws: StrokeError.tooManyPoints(limit: 100)) {
      try curve.stroked(StrokeStyle(width: 10), tolerance: 1e-6, limit: 100)
    }
    #expect(throws: StrokeError.tooManyPoints(limit: 100)) {
      try line.stroked(StrokeStyle(cap: .round, dashes: [1e4]), tolerance: 1e-3, limit: 100)
    }
  }

  @Test("nothing else: hostile numbers give finite outlines")
  func hostile() throws {
    var random = SeededGenerator(seed: 71)
    let numbers = [
      0, 1, -1, 1e-300, 1e75, -1e75, 1e-75, Double.leastNonzeroMagnitude, 0x1p-1022, 3, 1e20, 1 + 0x1p-52,
    ]
    for _ in 0..<60 {
      func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
      func point() -> Point { Point(x: number(), y: number()) }
      var path = Path()
      path.move(to: point())
      path.line(to: point())
      path.quadratic(point(), to: point())
      path.cubic(point(), point(), to: point())
      if Bool.random(using: &random) { path.close() }
      let style = StrokeStyle(
        width: abs(number()), cap: StrokeStyle.Cap.allCases.randomElement(using: &random) ?? .butt,
        join: StrokeStyle.Join.allCases.randomElement(using: &random) ?? .miter,
        dashes: Bool.random(using: &random) ? [abs(number()), abs(number())] : [], dashOffset: number())
      do throws(StrokeError) {
        let stroke = try path.stroked(style, tolerance: 1e-2, limit: 3000)
        #expect(stroke.bounds.isEmpty || (stroke.bounds.width.isFinite && stroke.bounds.height.isFinite))
      } catch {
        #expect(
          error == .tooManyPoints(limit: 3000) || error == .tooManyDashes(limit: 3000), "\(random)")
      }
    }
  }

  @Test("curves whose rounding is coarser than the tolerance take few steps")
  func coarseNumbers() throws {
    for far in [1e9, 1e17, 1e20, 1e60] {
      for steps in [1.0, 7, 1000] {
        let start = Point(x: far, y: -far)
        let step = steps * far.ulp
        let curve = path(of: [
          start, start + Vector(x: step, y: 3 * step), start + Vector(x: -step, y: 2 * step),
          start + Vector(x: 3 * step, y: -step),
        ])
        let stroke = try curve.stroked(StrokeStyle(width: far.ulp), tolerance: 1e-9, limit: 100_000)
        #expect(stroke.bounds.width.isFinite)
      }
    }
  }

  @Test("a width of 0 strokes nothing")
  func noWidth() throws {
    #expect(try line.stroked(StrokeStyle(width: 0, cap: .round), tolerance: 0.1).isEmpty)
    #expect(try Path().stroked(StrokeStyle(), tolerance: 0.1).isEmpty)
  }

  @Test("with a sentence that says what is wrong")
  func descriptions() {
    #expect("\(StrokeError.width(found: -1))" == "the stroke's width must be a number of 0 or more, not -1.0")
    #expect("\(StrokeError.miterLimit(found: 0.5))" == "the miter limit must be 1 or more, not 0.5")
    #expect("\(StrokeError.dash(index: 2, found: -3))" == "dash 2 must be a number of 0 or more, not -3.0")
    #expect("\(StrokeError.tooManyDashes(limit: 9))" == "the stroke has more than 9 dashes")
  }
}
