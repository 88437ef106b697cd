import SDFGeometry
import SDFShapes
import Testing

struct CircleTests {
  @Test func distanceAndGradientAreThoseOfTheCentre() throws {
    let field = try CircleField(center: Point(x: 3, y: 4), radius: 2)
    let outside = field.sample(at: Point(x: 6, y: 8))
    #expect(outside.distance == 3)
    #expect(abs(outside.gradient.x - 0.6) < 1e-15 && abs(outside.gradient.y - 0.8) < 1e-15)
    // Of all points of the circle, equally near to its middle, the topmost counts.
    let middle = field.sample(at: Point(x: 3, y: 4))
    #expect(middle == FieldSample(distance: -2, gradient: Vector(x: 0, y: -1)))
  }

  @Test(arguments: [-1, .nan, .infinity])
  func refusesRadii(radius: Double) {
    #expect(
      throws: ShapeError.outOfRange(
        shape: "circle", key: "radius", found: "\(radius)", range: "0…1e15 points")
    ) { try CircleField(center: Point(x: 0, y: 0), radius: radius) }
  }
}
