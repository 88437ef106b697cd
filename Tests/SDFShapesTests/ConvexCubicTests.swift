import MeniscusTestSupport
import SDFGeometry
import Testing

@testable import SDFShapes

struct ConvexCubicTests {
  @Test(arguments: [0.05, 0.3, 0.6, 1])
  func cornersAgreeWithTheGeneralSearch(smoothing: Double) {
    let frame = Box(minX: 0, minY: 0, maxX: 100, maxY: 80)
    let pieces = RectangleOutline.pieces(frame, radii: CornerRadii(20), smoothing: smoothing)
    let cubics = pieces.compactMap { piece -> ConvexCubic? in
      if case .cubic(let cubic) = piece { cubic } else { nil }
    }
    // Four parts on each side of four corners.
    #expect(cubics.count == 32)
    var random = SeededGenerator(seed: 12)
    for cubic in cubics {
      for _ in 0..<100 {
        // Around the corner, the middle of the rectangle included.
        let point =
          cubic.curve.start
          + Vector(x: .random(in: -60...60, using: &random), y: .random(in: -60...60, using: &random))
        let (found, truth) = (cubic.nearest(to: point), cubic.curve.nearest(to: point))
        #expect(abs(found.distance - truth.distance) < 1e-9, "\(point), \(cubic.curve); \(random.line)")
      }
    }
  }

  @Test func theTreeFindsWhatAllPiecesSay() {
    var random = SeededGenerator(seed: 13)
    for count in [1, 2, 5, 300] {
      let places = (0..<count).map { _ in
        Point(x: .random(in: 0...10, using: &random), y: .random(in: 0...10, using: &random))
      }
      let tree = BoxTree(places.map { Box(minX: $0.x, minY: $0.y, maxX: $0.x, maxY: $0.y) })
      for _ in 0..<50 {
        let point = Point(x: .random(in: -5...15, using: &random), y: .random(in: -5...15, using: &random))
        var least = Double.infinity
        tree.search(from: point, within: .infinity) {
          let way = places[$0] - point
          least = min(least, way.dot(way))
          return least
        }
        #expect(least == places.map { ($0 - point).dot($0 - point) }.min())
      }
    }
  }
}
