import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

/// How many parameter sets a law is tried with.
#if DEBUG
  let parameterSets = 40
#else
  let parameterSets = 500
#endif

struct ExactnessTests {
  static let kinds = ShapeKind.allCases.filter { $0 != .path && $0 != .custom }

  @Test(arguments: kinds)
  func distancesAreThoseToTheNearestChord(kind: ShapeKind) throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<parameterSets {
      let entry = random.shapeCase(kind)
      let field = try entry.shape.field(in: entry.frame)
      #expect(field.exactness == .distance)
      for _ in 0..<24 {
        let point = entry.point(&random)
        let found = field.sample(at: point)
        let truth = entry.truth.distance(at: point)
        let isClose = abs(found.distance - truth) <= 1e-4 * entry.size
        #expect(isClose, "\(found.distance), not \(truth), at \(point): \(entry); \(random.line)")
        let isUnit = abs(found.gradient.length - 1) < 1e-9
        #expect(isUnit, "\(found.gradient) at \(point): \(entry)")
        if !isClose || !isUnit { return }
      }
    }
  }

  @Test(arguments: kinds)
  func gradientsAreTheDerivatives(kind: ShapeKind) throws {
    var random = SeededGenerator(seed: 42)
    var (tried, ridges) = (0, 0)
    for _ in 0..<parameterSets {
      let entry = random.shapeCase(kind)
      let field = try entry.shape.field(in: entry.frame)
      for _ in 0..<24 {
        let point = entry.point(&random)
        tried += 1
        guard let slope = field.slope(at: point, step: 1e-6 * entry.size) else {
          ridges += 1
          continue
        }
        let gap = (field.sample(at: point).gradient - slope).length
        #expect(gap < 1e-3, "\(field.sample(at: point)), slope \(slope) at \(point): \(entry)")
        if gap >= 1e-3 { return }
      }
    }
    #expect(ridges < tried / 3)
  }

  @Test(arguments: kinds)
  func boundsAreLeast(kind: ShapeKind) throws {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<parameterSets {
      let entry = random.shapeCase(kind)
      let bounds = try entry.shape.field(in: entry.frame).bounds
      var truth = Box.empty
      for point in entry.truth.contours.joined() { truth.add(point) }
      let gaps = [
        truth.minX - bounds.minX, truth.minY - bounds.minY, bounds.maxX - truth.maxX,
        bounds.maxY - truth.maxY,
      ]
      // A cubic's own points are in its box; curves reach a little further than their chords.
      let isTight = gaps.allSatisfy { $0 > -1e-9 * entry.size - 1e-12 && $0 < 1e-4 * entry.size }
      #expect(isTight, "\(gaps): \(entry)")
      if !isTight { return }
    }
  }

  @Test(arguments: kinds)
  func rowsAreTheirPoints(kind: ShapeKind) throws {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<parameterSets {
      let entry = random.shapeCase(kind)
      let field = try entry.shape.field(in: entry.frame)
      let start = entry.point(&random)
      let end = entry.point(&random)
      let count = 33
      let row = SampleRow(start: start, step: 1.0 / Double(count - 1) * (end - start), count: count)
      let samples = field.samples(row)
      for place in 0..<count {
        let truth = field.sample(at: row.point(place))
        let isClose = abs(Double(samples[place].x) - truth.distance) < 2e-6 * entry.size
        #expect(isClose, "\(samples[place]), not \(truth), at \(row.point(place)): \(entry)")
        if !isClose { return }
        // By a ridge the sides may be told apart otherwise, and by a centre the direction.
        let step = 1e-3 * entry.size
        guard let slope = field.slope(at: row.point(place), step: step),
          (slope - truth.gradient).length < 1e-3
        else { continue }
        let gap = (Vector(x: Double(samples[place].y), y: Double(samples[place].z)) - truth.gradient).length
        #expect(gap < 1e-2, "\(samples[place]), not \(truth), at \(row.point(place)): \(entry)")
        if gap >= 1e-2 { return }
      }
    }
  }
}
