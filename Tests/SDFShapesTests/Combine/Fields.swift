import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

/// A half plane, exact everywhere, with a bound to hold the tests.
struct HalfPlane: DistanceField {
  /// On the border.
  var point: Point
  /// Away from the inside, a unit vector.
  var normal: Vector

  var bounds: SDFGeometry.Box {
    SDFGeometry.Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }
  var exactness: Exactness { .distance }
  func sample(at point: Point) -> FieldSample {
    FieldSample(distance: (point - self.point).dot(normal), gradient: normal)
  }
}

/// A disc at a random place within ±20 points, its radius up to 12.
func randomDisc(using random: inout SeededGenerator) throws -> CircleField {
  try CircleField(
    center: randomPoint(20, using: &random), radius: Double.random(in: 0...12, using: &random))
}

/// A point within a square around the origin.
func randomPoint(_ reach: Double, using random: inout SeededGenerator) -> Point {
  Point(
    x: Double.random(in: -reach...reach, using: &random),
    y: Double.random(in: -reach...reach, using: &random))
}

extension DistanceField {
  /// The derivative by central differences of values `step` away on both sides.
  func differences(at point: Point, step: Double = 1e-6) -> Vector {
    func slope(_ way: Vector) -> Double {
      (distance(at: point + way) - distance(at: point + -way)) / (2 * step)
    }
    return Vector(x: slope(Vector(x: step, y: 0)), y: slope(Vector(x: 0, y: step)))
  }

  /// The largest difference between rows and points, over random rows in all directions.
  func expectRowsAreThePoints(tolerance: Float = 2e-5, seed: UInt64 = 5) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let row = SampleRow(
        start: randomPoint(30, using: &random),
        step: 0.03 * (randomPoint(30, using: &random) - Point(x: 0, y: 0)), count: 37)
      var values = [[Float]](repeating: [Float](repeating: .nan, count: 37), count: 3)
      var (d, x, y) = (values[0], values[1], values[2])
      evaluate(row, &d, &x, &y)
      values = [d, x, y]
      for place in 0..<row.count {
        let sample = sample(at: row.point(place))
        #expect(abs(values[0][place] - Float(sample.distance)) <= tolerance, "\(row) \(place)")
        #expect(abs(values[1][place] - Float(sample.gradient.x)) <= 100 * tolerance, "\(row) \(place)")
        #expect(abs(values[2][place] - Float(sample.gradient.y)) <= 100 * tolerance, "\(row) \(place)")
      }
    }
  }

  private func evaluate(_ row: SampleRow, _ d: inout [Float], _ x: inout [Float], _ y: inout [Float]) {
    var distance = d.mutableSpan
    var toRight = x.mutableSpan
    var toBottom = y.mutableSpan
    sample(row, distance: &distance, gradientX: &toRight, gradientY: &toBottom)
  }

  /// Whether boxes at several levels hold all random points of that level.
  func expectBoundsHold(seed: UInt64 = 6) {
    var random = SeededGenerator(seed: seed)
    for level in [-1.5, 0, 2, 7] {
      let box = bounds(at: level)
      for _ in 0..<2000 {
        let point = randomPoint(45, using: &random)
        guard distance(at: point) <= level else { continue }
        let isIn =
          point.x >= box.minX && point.x <= box.maxX && point.y >= box.minY && point.y <= box.maxY
        if !isIn { Issue.record("\(point) at level \(level) is not in \(box)") }
      }
    }
  }
}
