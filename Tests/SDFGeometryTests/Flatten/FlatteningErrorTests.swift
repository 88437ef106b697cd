import SDFGeometry
import Testing

@Suite("Flattening refuses")
struct FlatteningErrorTests {
  private let curve = path(of: [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9)])

  @Test("tolerances that are no number over 0", arguments: [0, -1, Double.nan, Double.infinity])
  func tolerances(found: Double) {
    #expect(throws: FlatteningError.tolerance(found: found)) { try curve.flattened(tolerance: found) }
  }

  @Test("points that are not finite or too far", arguments: [Double.nan, -.infinity, 1e300, -1.1e75])
  func coordinates(x: Double) {
    let wrong = Point(x: x, y: 1)
    let right = Point(x: 2, y: 1)
    for points in [[wrong, right], [right, wrong], [right, wrong, right], [right, right, wrong, right]] {
      let element = points[0] == right ? 1 : 0
      #expect(throws: FlatteningError.coordinate(element: element, found: wrong)) {
        try path(of: points).flattened(tolerance: 1)
      }
    }
  }

  @Test("more points than the limit, and keeps what was there")
  func limit() throws {
    var polylines = Polylines()
    try polylines.append(curve, tolerance: 0.1)
    let before = polylines
    #expect(throws: FlatteningError.tooManyPoints(element: 2, limit: 50)) {
      try polylines.append(curve, tolerance: 1e-6, limit: 50)
    }
    #expect(polylines == before)
  }

  @Test("no curve however large: its chords are capped")
  func cap() throws {
    for scale in [1e12, 1e74] {
      let huge = path(of: [
        Point(x: 0, y: 0), Point(x: scale, y: 0), Point(x: -scale, y: scale), Point(x: scale, y: scale),
      ])
      let points = try huge.flattened(tolerance: 1e-300).points
      #expect(points.count <= Polylines.mostChordsPerCurve + 1)
      #expect(points.count > Polylines.mostChordsPerCurve / 2)
      #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test("with a sentence that says where")
  func descriptions() {
    #expect("\(FlatteningError.tolerance(found: -1))" == "the tolerance must be a number over 0, not -1.0")
    #expect(
      "\(FlatteningError.coordinate(element: 3, found: Point(x: .nan, y: 1)))"
        == "element 3 of the path goes by (nan, 1.0), coordinates reach from -1e+75 to 1e+75")
    #expect(
      "\(FlatteningError.tooManyPoints(element: 2, limit: 50))"
        == "the path's curves take more than 50 points before element 2")
  }
}
