import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

@Suite("Offsets, shells, complements, placements")
struct LevelTests {
  private let disc: CircleField
  init() throws { disc = try CircleField(center: Point(x: 3, y: -4), radius: 6) }

  @Test("a grown disc is a larger disc", arguments: [-2.0, 0, 5])
  func offset(amount: Double) throws {
    let field = try OffsetField(disc, by: amount)
    let larger = try CircleField(center: disc.center, radius: disc.radius + amount)
    #expect(field.bounds == larger.bounds)
    let point = Point(x: 11, y: 2)
    #expect(abs(field.distance(at: point) - larger.distance(at: point)) <= 1e-12)
    #expect(field.sample(at: point).gradient == larger.sample(at: point).gradient)
    #expect(field.exactness == (amount == 0 ? .distance : .bound))
    field.expectRowsAreThePoints()
    field.expectBoundsHold()
  }

  @Test("a shell is what is near the border")
  func shell() throws {
    let field = try ShellField(disc, thickness: 2)
    #expect(field.distance(at: Point(x: 3, y: -4 + 6)) == -1)
    #expect(field.sample(at: Point(x: 12, y: -4)) == FieldSample(distance: 2, gradient: Vector(x: 1, y: 0)))
    #expect(field.sample(at: Point(x: 5, y: -4)) == FieldSample(distance: 3, gradient: Vector(x: -1, y: 0)))
    field.expectRowsAreThePoints()
    field.expectBoundsHold()
    #expect(
      throws: ShapeError.outOfRange(
        shape: "shell", key: "thickness", found: "-1.0", range: "a number from 0.0 on")
    ) { try ShellField(disc, thickness: -1) }
  }

  @Test("a complement's complement is the shape")
  func complement() {
    let outside = ComplementField(disc)
    #expect(outside.distance(at: disc.center) == 6)
    #expect(outside.exactness == .distance)
    #expect(ComplementField(outside).sample(at: Point(x: 8, y: 1)) == disc.sample(at: Point(x: 8, y: 1)))
    outside.expectRowsAreThePoints()
    outside.expectBoundsHold()
  }

  @Test("a placed disc is the disc at that place")
  func placements() throws {
    var random = SeededGenerator(seed: 91)
    for _ in 0..<100 {
      let pivot = randomPoint(10, using: &random)
      let angle = Double.random(in: -400...400, using: &random)
      let factor = Double.random(in: 0.2...5, using: &random)
      let way = randomPoint(10, using: &random) - Point(x: 0, y: 0)
      let similarity =
        try .translation(way) * .rotation(degrees: angle, around: pivot) * .scale(factor, around: pivot)
        * .mirror(through: pivot, degrees: angle)
      let field = PlacedField(disc, similarity)
      let truth = try CircleField(center: similarity.transform(disc.center), radius: factor * disc.radius)
      let point = randomPoint(40, using: &random)
      let (found, expected) = (field.sample(at: point), truth.sample(at: point))
      #expect(abs(found.distance - expected.distance) <= 1e-11)
      #expect((found.gradient - expected.gradient).length <= 1e-11)
      #expect((truth.bounds.minX - field.bounds.minX) >= -1e-9, "the turned box holds the disc")
      #expect((truth.bounds.maxY - field.bounds.maxY) <= 1e-9)
    }
    let placed = PlacedField(disc, try .rotation(degrees: 30) * .scale(1.5))
    placed.expectRowsAreThePoints()
    placed.expectBoundsHold()
    #expect(placed.exactness == .distance)
  }

  @Test("a mirror image has the other side; a quarter turn is exact")
  func turns() throws {
    let left = HalfPlane(point: Point(x: 0, y: 0), normal: Vector(x: 1, y: 0))
    let mirrored = PlacedField(left, .mirror(through: Point(x: 5, y: 0), degrees: 90))
    #expect(mirrored.sample(at: Point(x: 4, y: 9)) == FieldSample(distance: 6, gradient: Vector(x: -1, y: 0)))
    let turned = PlacedField(left, .rotation(degrees: 90))
    #expect(turned.sample(at: Point(x: 4, y: 9)) == FieldSample(distance: 9, gradient: Vector(x: 0, y: 1)))
    #expect(throws: ShapeError.self) { try Similarity.scale(0) }
  }
}
