import SDFGeometry
import SDFShapes
import Testing

/// Circles, notches and ways so small that rounding takes their directions.
struct VanishingCircleTests {
  /// Shapes in frames whose corners shrink to almost nothing when one radius takes all the room.
  static let cases: [(Shape, Box)] = [
    (
      .rectangle(
        RectangleShape(
          radii: CornerRadii(topLeft: 0.001, topRight: 1e15, bottomRight: 0, bottomLeft: 0.6))),
      Box(minX: 0, minY: 0, maxX: 0.265, maxY: 0.585)
    ),
    (
      .rectangle(
        RectangleShape(
          radii: CornerRadii(topLeft: 0.2, topRight: 0.001, bottomRight: 0.001, bottomLeft: 1e15),
          smoothing: 1e-12)),
      Box(minX: 0, minY: 0, maxX: 0.49, maxY: 0.4)
    ),
    (
      .rectangle(
        RectangleShape(
          radii: CornerRadii(topLeft: 0, topRight: 1e15, bottomRight: 1, bottomLeft: 134), smoothing: 0.5)),
      Box(minX: 667, minY: 667, maxX: 941, maxY: 941)
    ),
    (
      .star(StarShape(points: 3, innerRadius: 0.3, tipRadius: 1e15, cornerRadius: 1)),
      Box(minX: -480, minY: -480, maxX: -244, maxY: 279)
    ),
    (
      .polygon(PolygonShape(sides: 1000, cornerRadius: 0.001)),
      Box(minX: 0, minY: 0, maxX: 7e-10, maxY: 0.69)
    ),
  ]

  @Test(arguments: cases.indices)
  func gradientsLeadToTheOutline(place: Int) throws {
    let (shape, frame) = Self.cases[place]
    let field = try shape.field(in: frame)
    let size = max(frame.width, frame.height)
    for x in stride(from: -2.0, through: 2, by: 0.19) {
      for y in stride(from: -2.0, through: 2, by: 0.17) {
        let point = Point(x: frame.minX + (0.5 + x) * size, y: frame.minY + (0.5 + y) * size)
        let found = field.sample(at: point)
        let foot = point + -found.distance * found.gradient
        #expect(abs(field.distance(at: foot)) < 1e-6 * size, "\(found) at \(point)")
      }
    }
  }

  @Test(arguments: [3, 5, 200])
  func roundNotchesNeedNoInnerRadius(points: Int) throws {
    func star(_ inner: Double) throws -> StarField {
      try StarField(
        center: Point(x: 0, y: 0), points: points, outerRadius: 10, innerRadius: inner, cornerRadius: 0.01)
    }
    let (none, little) = (try star(0), try star(1e-9))
    for x in stride(from: -12.0, through: 12, by: 0.37) {
      for y in stride(from: -12.0, through: 12, by: 0.41) {
        let point = Point(x: x, y: y)
        #expect(abs(none.distance(at: point) - little.distance(at: point)) < 1e-5, "\(point)")
      }
    }
    #expect(none.distance(at: Point(x: 0, y: 0)) < 0)
  }

  @Test(arguments: [1e-18, 1e-20, 1e-22, 1e-23, 1e-30])
  func rowsHaveUnitGradientsByTheMiddle(step: Double) throws {
    let middle = Point(x: 0, y: 0)
    let fields: [any DistanceField] = [
      try CircleField(center: middle, radius: 1), try RingField(center: middle, radius: 1, thickness: 0.5),
      try CapsuleField(from: middle, to: middle, radius: 1),
      try RectangleField(frame: Box(minX: -1, minY: -1, maxX: 1, maxY: 1), radii: CornerRadii(1)),
      try StarField(center: middle, sides: 7, radius: 1, cornerRadius: 1e15),
    ]
    for field in fields {
      let row = SampleRow(start: Point(x: -7 * step, y: 3 * step), step: Vector(x: step, y: 0), count: 16)
      for found in field.samples(row) {
        #expect(abs(found.y * found.y + found.z * found.z - 1) < 1e-5, "\(field): \(found)")
      }
    }
  }
}
