import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

@Suite("Unions, intersections, differences")
struct BooleanTests {
  @Test("the smooth minimum's laws")
  func laws() throws {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<200 {
      let (a, b) = (try randomDisc(using: &random), try randomDisc(using: &random))
      let k = Double.random(in: 0.1...20, using: &random)
      let point = randomPoint(40, using: &random)
      let (da, db) = (a.distance(at: point), b.distance(at: point))
      let merged = try BooleanField(.union, a, b, k: k).sample(at: point)
      #expect(try merged == BooleanField(.union, b, a, k: k).sample(at: point))
      #expect(merged.distance <= min(da, db))
      #expect(merged.distance >= min(da, db) - 0.25 * k)
      if abs(da - db) >= k { #expect(merged.distance == min(da, db)) }
      for k in [0, -1, 1e-9] {
        let plain = try BooleanField(.union, a, b, k: k).distance(at: point)
        #expect(abs(plain - min(da, db)) <= 1e-9)
      }
      let common = try BooleanField(.intersection, a, b, k: k).distance(at: point)
      #expect(abs(common - (da + db - merged.distance)) <= 1e-12, "max = a + b − min")
      let rest = try BooleanField(.difference, a, b, k: k).distance(at: point)
      #expect(try rest == BooleanField(.intersection, a, ComplementField(b), k: k).distance(at: point))
    }
  }

  @Test("where both are equal, a union is k / 4 less")
  func seam() throws {
    let left = HalfPlane(point: Point(x: -1, y: 0), normal: Vector(x: 1, y: 0))
    let right = HalfPlane(point: Point(x: 1, y: 0), normal: Vector(x: -1, y: 0))
    let union = try BooleanField(.union, left, right, k: 8)
    #expect(union.sample(at: Point(x: 0, y: 3)) == FieldSample(distance: -1, gradient: Vector(x: 0, y: 0)))
  }

  @Test("gradients are the derivatives", arguments: BooleanField.Operation.allCases, [0, 6])
  func gradients(operation: BooleanField.Operation, k: Double) throws {
    var random = SeededGenerator(seed: 72)
    for _ in 0..<300 {
      let (a, b) = (try randomDisc(using: &random), try randomDisc(using: &random))
      let field = try BooleanField(operation, a, b, k: k)
      let point = randomPoint(30, using: &random)
      // The plain ones have creases.
      let gap = min(
        abs(a.distance(at: point) - b.distance(at: point)), abs(a.distance(at: point) + b.distance(at: point))
      )
      if k == 0, gap < 1e-3 { continue }
      let difference = field.sample(at: point).gradient - field.differences(at: point)
      #expect(difference.length <= 1e-5, "\(random.line) \(point)")
    }
  }

  @Test("rows are the points, boxes hold the insides", arguments: BooleanField.Operation.allCases, [0, 6])
  func rows(operation: BooleanField.Operation, k: Double) throws {
    var random = SeededGenerator(seed: 73)
    let (a, b) = (try randomDisc(using: &random), try randomDisc(using: &random))
    let field = try BooleanField(operation, a, b, k: k)
    field.expectRowsAreThePoints()
    field.expectBoundsHold()
    #expect(field.exactness == .bound)
  }

  @Test("a bound stays a bound: values differ by no more than the way between")
  func bound() throws {
    var random = SeededGenerator(seed: 74)
    for operation in BooleanField.Operation.allCases {
      let (a, b) = (try randomDisc(using: &random), try randomDisc(using: &random))
      let field = try BooleanField(operation, a, b, k: 5)
      for _ in 0..<500 {
        let (p, q) = (randomPoint(30, using: &random), randomPoint(30, using: &random))
        #expect(abs(field.distance(at: p) - field.distance(at: q)) <= (p - q).length + 1e-12)
      }
    }
  }

  @Test("k must be a number", arguments: [Double.nan, .infinity])
  func badWidth(k: Double) throws {
    let disc = try CircleField(center: Point(x: 0, y: 0), radius: 1)
    #expect(
      throws: ShapeError.outOfRange(
        shape: "union", key: "k", found: "\(k)", range: "a finite number of points")
    ) { try BooleanField(.union, disc, disc, k: k) }
  }
}
