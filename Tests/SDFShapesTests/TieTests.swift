import SDFGeometry
import SDFShapes
import Testing

/// Of several nearest points the one with the smaller y, then x, counts.
struct TieTests {
  static let square = Box(minX: -50, minY: -50, maxX: 50, maxY: 50)
  static let up = Vector(x: 0, y: -1)

  private func gradient(_ shape: Shape, _ x: Double, _ y: Double, in frame: Box = square) throws -> Vector {
    try shape.field(in: frame).sample(at: Point(x: x, y: y)).gradient
  }

  @Test func rectanglesPreferTheUpperSide() throws {
    let shape = Shape.rectangle(RectangleShape(radii: CornerRadii(10)))
    #expect(try gradient(shape, 0, 0) == Self.up)
    #expect(try gradient(shape, 20, -20) == Self.up)
    // In the lower half the right side's point lies higher than the lower side's.
    #expect(try gradient(shape, 20, 20) == Vector(x: 1, y: 0))
    // The outline says the same as the formula.
    let smooth = Shape.rectangle(RectangleShape(radii: CornerRadii(10), smoothing: 0.5))
    #expect(try gradient(smooth, 0, 0) == Self.up)
    #expect(try gradient(smooth, 20, -20) == Self.up)
    #expect(try gradient(smooth, 20, 20) == Vector(x: 1, y: 0))
  }

  @Test func capsulesPreferTheUpperOrLeftSide() throws {
    let wide = Box(minX: -50, minY: -20, maxX: 50, maxY: 20)
    let tall = Box(minX: -20, minY: -50, maxX: 20, maxY: 50)
    for x in [-30.0, -7, 0, 30] { #expect(try gradient(.capsule(CapsuleShape()), x, 0, in: wide) == Self.up) }
    #expect(try gradient(.capsule(CapsuleShape()), 0, 3, in: tall) == Vector(x: -1, y: 0))
    #expect(try gradient(.capsule(CapsuleShape()), 0, -30, in: tall) == Self.up)
  }

  @Test func starsPreferTheUpperCorner() throws {
    let star = Shape.star(StarShape(points: 4, innerRadius: 0.3))
    let middle = try gradient(star, 0, 0)
    // Four inner corners are as near; the upper left one counts.
    #expect((middle - 0.5.squareRoot() * Vector(x: -1, y: -1)).length < 1e-12)
    // On the lower tip's axis the left inner corner counts.
    #expect(try gradient(star, 0, 10).x < 0)
    let triangle = Shape.polygon(PolygonShape(sides: 3))
    #expect((try gradient(triangle, 0, 0) - Vector(x: -0.75.squareRoot(), y: -0.5)).length < 1e-12)
  }

  @Test func arcsAndPiesPreferTheLesserPoint() throws {
    let ring = Shape.ring(RingShape(thickness: 10))
    #expect(try gradient(ring, 0, 0) == Vector(x: 0, y: 1))
    #expect(try gradient(ring, 0, -45) == Self.up)
    #expect(try gradient(ring, 0, 45) == Self.up)
    let pie = Shape.pie(PieShape(start: 45, sweep: 90))
    #expect(try gradient(pie, 20, 0).y < 0)
  }
}
