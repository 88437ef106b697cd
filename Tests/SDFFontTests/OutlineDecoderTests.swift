import CFreeType
import SDFGeometry
import Testing

@testable import SDFFont

@Suite struct OutlineDecoderTests {
  /// One contour of points with their kinds: 0 control of a quadratic, 1 on the outline, 2 of a cubic.
  private func decode(_ points: [(Double, Double, UInt8)], ends: [Int32]? = nil) -> OutlineDecoder? {
    var decoder = OutlineDecoder()
    let places = points.map { cft_point(x: $0.0, y: $0.1) }
    let kinds = points.map(\.2)
    let lasts = ends ?? [Int32(points.count - 1)]
    let isSound = decoder.decode(points: places.span, kinds: kinds.span, ends: lasts.span)
    return isSound ? decoder : nil
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func betweenControlsLiesAPoint() {
    let decoder = decode([(0, 0, 1), (2, 0, 0), (2, 2, 0), (0, 2, 1)])
    #expect(
      decoder?.path.elements == [
        .move(point(0, 0)), .quadratic(point(2, 0), point(2, 1)), .quadratic(point(2, 2), point(0, 2)),
        .close,
      ])
  }

  @Test func aContourMayBeginWithAControl() {
    #expect(
      decode([(2, 0, 0), (2, 2, 1), (0, 0, 1)])?.path.elements == [
        .move(point(0, 0)), .quadratic(point(2, 0), point(2, 2)), .close,
      ])
    #expect(
      decode([(0, 0, 0), (2, 0, 0), (2, 2, 0), (0, 2, 0)])?.path.elements == [
        .move(point(0, 1)), .quadratic(point(0, 0), point(1, 0)), .quadratic(point(2, 0), point(2, 1)),
        .quadratic(point(2, 2), point(1, 2)), .quadratic(point(0, 2), point(0, 1)), .close,
      ])
  }

  @Test func cubicsEndWhereTheContourStarts() {
    #expect(
      decode([(0, 0, 1), (1, 3, 2), (2, 3, 2), (3, 0, 1), (2, -3, 2), (1, -3, 2)])?.path.elements == [
        .move(point(0, 0)), .cubic(point(1, 3), point(2, 3), point(3, 0)),
        .cubic(point(2, -3), point(1, -3), point(0, 0)), .close,
      ])
  }

  @Test func contoursOfFewerThanThreePointsAreLeftOut() {
    let decoder = decode(
      [(9, 9, 1), (0, 0, 1), (5, 5, 1), (0, 0, 1), (1, 0, 1), (0, 1, 1)], ends: [0, 2, 2, 5])
    #expect(decoder?.path.contourCount == 1)
    #expect(decoder?.bounds == Box(minX: 0, minY: 0, maxX: 1, maxY: 1))
    #expect(decode([], ends: [])?.path.isEmpty == true)
  }

  @Test func brokenContours() {
    let square: [(Double, Double, UInt8)] = [(0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)]
    for ends in [[4], [3, 1], [-2], [Int32.max], [Int32.min], [3, 9]] as [[Int32]] {
      #expect(decode(square, ends: ends) == nil, "\(ends)")
    }
    for kinds in [
      [2, 1, 1], [0, 1, 2], [1, 2, 1], [1, 1, 2], [1, 0, 2], [1, 2, 0], [1, 2, 2, 0], [1, 3, 1],
    ]
      as [[UInt8]]
    {
      #expect(decode(kinds.map { (Double($0), 0, $0) }) == nil, "\(kinds)")
    }
  }

  /// The bounds of each curve against 513 of its points.
  @Test func boundsAreOfTheCurves() {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 20) - 8
    }
    for round in 0..<60 {
      var numbers = (0..<8).map { _ in next() }
      if round % 3 == 0 { (numbers[2], numbers[4], numbers[6]) = (numbers[0], numbers[0], numbers[0]) }
      if round % 5 == 0 { numbers = numbers.map { $0.rounded() } }
      let points = stride(from: 0, to: 8, by: 2).map { point(numbers[$0], numbers[$0 + 1]) }
      var (cubic, quadratic) = (Box.empty, Box.empty)
      cubic.add(points[0])
      cubic.addCubic(points[0], points[1], points[2], points[3])
      quadratic.add(points[0])
      quadratic.addQuadratic(points[0], points[1], points[2])
      var (sampledCubic, sampledQuadratic) = (Box.empty, Box.empty)
      for step in 0...512 {
        let time = Double(step) / 512
        sampledCubic.add(casteljau(points, time))
        sampledQuadratic.add(casteljau(Array(points.prefix(3)), time))
      }
      #expect(difference(cubic, sampledCubic) < 1e-3 && difference(quadratic, sampledQuadratic) < 1e-3)
    }
  }

  private func casteljau(_ points: [Point], _ time: Double) -> Point {
    if points.count == 1 { return points[0] }
    return casteljau(zip(points, points.dropFirst()).map { $0 + time * ($1 - $0) }, time)
  }

  /// How far apart the sides are, where the first holds the second to rounding; else infinite.
  private func difference(_ a: Box, _ b: Box) -> Double {
    let gaps = [b.minX - a.minX, b.minY - a.minY, a.maxX - b.maxX, a.maxY - b.maxY]
    return gaps.allSatisfy { $0 > -1e-12 } ? gaps.reduce(0, max) : .infinity
  }
}
