import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

@Suite("Fields on their way to others")
struct InterpolationTests {
  private let small: CircleField
  private let large: CircleField
  init() throws {
    small = try CircleField(center: Point(x: -4, y: 1), radius: 3)
    large = try CircleField(center: Point(x: 5, y: 0), radius: 9)
  }

  @Test("the ends are the shapes")
  func ends() throws {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<50 {
      let point = randomPoint(30, using: &random)
      let start = try InterpolatedField(from: small, to: large, progress: 0, rounding: 2)
      let end = try InterpolatedField(from: small, to: large, progress: 1, rounding: 2)
      #expect(start.sample(at: point) == small.sample(at: point))
      #expect(end.sample(at: point) == large.sample(at: point))
      #expect(start.exactness == .distance && end.exactness == .distance)
      #expect(start.bounds == small.bounds && end.bounds == large.bounds)
    }
  }

  @Test("midway it is the mean, less the rounding")
  func middle() throws {
    let field = try InterpolatedField(from: small, to: large, progress: 0.5, rounding: 2)
    let point = Point(x: 20, y: 0)
    let mean = 0.5 * (small.distance(at: point) + large.distance(at: point))
    #expect(abs(field.distance(at: point) - (mean - 2)) <= 1e-12)
    #expect(field.exactness == .bound)
    field.expectRowsAreThePoints()
    field.expectBoundsHold()
    let difference = field.sample(at: point).gradient - field.differences(at: point)
    #expect(difference.length <= 1e-6)
  }

  @Test("between two discs around one centre lies the disc of the mean radius", arguments: [0.25, 0.5, 0.9])
  func discs(progress: Double) throws {
    let inner = try CircleField(center: large.center, radius: 2)
    let field = try InterpolatedField(from: inner, to: large, progress: progress)
    let disc = try CircleField(center: large.center, radius: 2 + progress * 7)
    let point = Point(x: 1, y: 7)
    #expect(abs(field.distance(at: point) - disc.distance(at: point)) <= 1e-12)
  }

  @Test("progress is 0…1", arguments: [-0.1, 1.1, .nan])
  func range(progress: Double) {
    #expect(
      throws: ShapeError.outOfRange(shape: "morph", key: "progress", found: "\(progress)", range: "0…1")
    ) { try InterpolatedField(from: small, to: large, progress: progress) }
  }
}
