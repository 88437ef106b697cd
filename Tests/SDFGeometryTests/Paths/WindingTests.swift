import Foundation
import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Winding and bounds of paths")
struct WindingTests {
  /// The winding of a closed chain as the sum of its angles, the textbook's definition.
  private func plainWinding(_ chain: [Point], at point: Point) -> Int {
    var sum = 0.0
    for (a, b) in zip(chain, chain.dropFirst() + chain.prefix(1)) {
      let (a, b) = (a - point, b - point)
      sum += atan2(a.cross(b), a.dot(b))
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  @Test("winding is that of a dense chain of samples", arguments: RandomCurves.allCases)
  func samples(kind: RandomCurves) {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<5 {
      var path = Path()
      var chain: [Point] = []
      for degree in [2, 3, 1, 3, 2] {
        var curve = kind.make(degree: degree, using: &random)
        if path.isEmpty { path.move(to: curve[0]) } else { curve[0] = path.current }
        switch degree {
        case 1: path.line(to: curve[1])
        case 2: path.quadratic(curve[1], to: curve[2])
        default: path.cubic(curve[1], curve[2], to: curve[3])
        }
        chain += (0..<100).map { casteljau(curve, at: Double($0) / 100) }
      }
      chain.append(path.current)
      let reach = kind == .far ? 5000.0 : 100
      for _ in 0..<25 {
        let point = Point(
          x: Double.random(in: -reach...reach, using: &random),
          y: Double.random(in: -reach...reach, using: &random))
        // Samples are that much off the curve between them.
        if distance(point, toChain: chain) < 6 * 2.9 * reach * 2 / (8 * 100 * 100) { continue }
        #expect(path.winding(at: point) == plainWinding(chain, at: point), "\(random) \(point)")
        #expect(path.reversed().winding(at: point) == -path.winding(at: point), "\(random) \(point)")
      }
    }
  }

  @Test("every point of a plane of tiles is in one tile, on sides and corners too")
  func tiles() {
    var tiles: [Path] = []
    for x in 0..<3 {
      for y in 0..<3 {
        let box = Box(minX: Double(x), minY: Double(y), maxX: Double(x + 1), maxY: Double(y + 1))
        tiles.append(Path.rectangle(box))
        if (x + y) % 2 == 0 { tiles[tiles.count - 1] = tiles[tiles.count - 1].reversed() }
      }
    }
    for i in 0..<12 {
      for j in 0..<12 {
        let point = Point(x: Double(i) / 4, y: Double(j) / 4)
        let holders = tiles.indices.filter { tiles[$0].contains(point, fillRule: .nonzero) }
        #expect(holders == [i / 4 * 3 + j / 4], "\(point)")
      }
    }
  }

  @Test("a disc is right on the levels of its joints, clockwise counts up")
  func disc() {
    let disc = Path.ellipse(center: Point(x: 10, y: 10), radii: Vector(x: 8, y: 8))
    for y in disc.filledSegments.map(\.start.y) {
      let half = max(64 - (y - 10) * (y - 10), 0).squareRoot()
      for x in [10 - half - 1e-5, 10 + half + 1e-5] {
        #expect(disc.winding(at: Point(x: x, y: y)) == 0)
      }
      if half > 1e-3 {
        for x in [10 - half + 1e-5, 10, 10 + half - 1e-5] {
          #expect(disc.winding(at: Point(x: x, y: y)) == 1)
        }
      }
    }
    var twice = disc
    twice.append(disc)
    #expect(twice.winding(at: Point(x: 10, y: 10)) == 2)
    #expect(twice.contains(Point(x: 10, y: 10), fillRule: .nonzero))
    #expect(!twice.contains(Point(x: 10, y: 10), fillRule: .evenOdd))
  }

  @Test("open contours count as closed, lone moves as nothing")
  func openContours() {
    var path = Path()
    path.move(to: Point(x: 100, y: 100))
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 4, y: 0))
    path.line(to: Point(x: 4, y: 4))
    path.move(to: Point(x: -100, y: 0))
    #expect(path.bounds == Box(minX: 0, minY: 0, maxX: 4, maxY: 4))
    #expect(path.winding(at: Point(x: 3, y: 1)) == 1)
    #expect(path.filledSegments.count == 3)
    #expect(path.filledSegments.last == segment([Point(x: 4, y: 4), Point(x: 0, y: 0)]))
    #expect(Path().bounds.isEmpty)
  }

  @Test("reversing keeps contours and closes, and twice gives the same segments")
  func reversing() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.quadratic(Point(x: 1, y: 2), to: Point(x: 3, y: 0))
    path.cubic(Point(x: 4, y: 0), Point(x: 5, y: 1), to: Point(x: 6, y: 6))
    path.close()
    path.line(to: Point(x: 1, y: 1))
    path.move(to: Point(x: 9, y: 9))
    let reversed = path.reversed()
    #expect(
      reversed.elements == [
        .move(Point(x: 6, y: 6)), .cubic(Point(x: 5, y: 1), Point(x: 4, y: 0), Point(x: 3, y: 0)),
        .quadratic(Point(x: 1, y: 2), Point(x: 0, y: 0)), .close, .move(Point(x: 1, y: 1)),
        .line(Point(x: 0, y: 0)), .move(Point(x: 9, y: 9)),
      ])
    #expect(reversed.reversed().elements == path.elements)
  }
}
