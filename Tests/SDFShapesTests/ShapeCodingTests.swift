import Foundation
import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import SDFShapes
import Testing

struct ShapeCodingTests {
  private func decode(_ json: String) throws -> Shape {
    try JSONDecoder().decode(Shape.self, from: Data(json.utf8))
  }

  @Test func everyShapeReadsWhatItWrites() throws {
    var random = SeededGenerator(seed: 5)
    var path = Path.rectangle(Box(minX: 0.1, minY: 0, maxX: 3, maxY: 1e-7), radii: Vector(x: 0.3, y: 0.3))
    path.move(to: Point(x: 1, y: 1))
    path.quadratic(Point(x: 2, y: -1), to: Point(x: 1.0 / 3, y: 7))
    var shapes: [Shape] = [
      .path(PathShape(path, fillRule: .evenOdd, viewBox: Box(minX: 0, minY: 0, maxX: 4, maxY: 4))),
      .custom(CustomShape(file: "leaf.ktx2", padding: 4, stretch: true)), .custom(CustomShape(file: "a")),
    ]
    for _ in 0..<20 { shapes += ShapeKind.allCases.map { random.shapeCase($0).shape } }
    for shape in shapes {
      let data = try JSONEncoder().encode(shape)
      #expect(try JSONDecoder().decode(Shape.self, from: data) == shape)
    }
    #expect(Set(shapes.map(\.kind)) == Set(ShapeKind.allCases))
  }

  @Test func parametersHaveDefaults() throws {
    #expect(
      try decode(#"{"shape": "star", "points": 5, "innerRadius": 0.4}"#)
        == .star(StarShape(points: 5, innerRadius: 0.4)))
    #expect(
      try decode(#"{"shape": "rectangle", "radii": 8, "smoothing": 0.6}"#)
        == .rectangle(RectangleShape(radii: CornerRadii(8), smoothing: 0.6)))
    #expect(try decode(#"{"shape": "pie"}"#) == .pie(PieShape(start: 0, sweep: 90)))
    #expect(
      try decode(#"{"shape": "path", "data": "m 0,0 h 1 v 1 z"}"#).field(
        in: TieTests.square, resources: SquareResources()
      ).bounds == TieTests.square)
  }

  /// A caller who knows one path.
  private struct SquareResources: ShapeResources {
    func texture(file: String) throws -> SDFTexture { throw CocoaError(.fileNoSuchFile) }
    func path(data: String) throws -> Path { Path.rectangle(Box(minX: 0, minY: 0, maxX: 1, maxY: 1)) }
  }

  @Test(arguments: [
    (#"{"points": 5}"#, "shape: shape is missing"),
    (
      #"{"shape": "blob"}"#,
      "there is no shape \"blob\"; the shapes are circle, ellipse, capsule, rectangle, polygon, star, segment, "
        + "arc, ring, pie, path, custom"
    ),
    (#"{"shape": 3}"#, "shape: shape must be a text"),
    (#"{"shape": "circle", "radius": 4}"#, "circle: there is no radius; the keys are "),
    (
      #"{"shape": "ring", "thick": 4}"#, "ring: there is no thick; the keys are thickness"
    ),
    (#"{"shape": "ring"}"#, "ring: thickness is missing"),
    (#"{"shape": "ring", "thickness": -1}"#, "ring: thickness is -1.0, it must be 0…1e15 points"),
    (#"{"shape": "ring", "thickness": "x"}"#, "ring: thickness must be a number"),
    (#"{"shape": "polygon", "sides": 2}"#, "polygon: sides is 2, it must be 3…10000"),
    (#"{"shape": "polygon", "sides": 3.5}"#, "polygon: sides must be a whole number"),
    (
      #"{"shape": "star", "points": 5, "innerRadius": 0.9, "outerRadius": 0.8}"#,
      "star: innerRadius is 0.9, it must be 0…outerRadius, 0.8"
    ),
    (#"{"shape": "star", "points": 1, "innerRadius": 0.5}"#, "star: points is 1, it must be 2…10000"),
    (#"{"shape": "arc", "thickness": 3, "sweep": 400}"#, "arc: sweep is 400.0, it must be 0…360 degrees"),
    (#"{"shape": "rectangle", "radii": [1, 2]}"#, "rectangle: radii must be a number or 4 numbers"),
    (#"{"shape": "rectangle", "smoothing": 1.5}"#, "rectangle: smoothing is 1.5, it must be 0…1"),
    (
      #"{"shape": "path", "data": "", "fillRule": "odd"}"#,
      "path: fillRule is \"odd\", it must be nonzero or evenodd"
    ),
    (
      #"{"shape": "segment", "thickness": 1, "to": [2, 0]}"#,
      "segment: to is 2.0, it must be two numbers of 0…1"
    ),
    (#"{"shape": "custom", "file": "a", "padding": -1}"#, "custom: padding is -1, it must be 0…1048576"),
  ])
  func refusalsNameTheKeyAndTheRange(json: String, message: String) throws {
    let error = #expect(throws: ShapeError.self) { try decode(json) }
    #expect(error?.description == message)
  }

  @Test func framesAreRefusedOrTaken() throws {
    let circle = Shape.circle(CircleShape())
    let bad = [
      Box(minX: 0, minY: 0, maxX: -1, maxY: 1), Box(minX: .nan, minY: 0, maxX: 1, maxY: 1),
      Box(minX: 0, minY: 0, maxX: .infinity, maxY: 1), Box.empty,
    ]
    for kind in ShapeKind.allCases where kind != .custom {
      var random = SeededGenerator(seed: 1)
      let shape = random.shapeCase(kind).shape
      for frame in bad { #expect(throws: ShapeError.self, "\(kind)") { try shape.field(in: frame) } }
    }
    let point = try circle.field(in: Box(minX: 2, minY: 3, maxX: 2, maxY: 3))
    #expect(point.distance(at: Point(x: 5, y: 7)) == 5)
  }

  @Test func valuesAreCheckedWhenAFieldIsMade() {
    let frame = TieTests.square
    #expect(throws: ShapeError.self) { try StarShape(points: 1, innerRadius: 0.5).field(in: frame) }
    #expect(throws: ShapeError.self) { try StarShape(points: 5, innerRadius: .nan).field(in: frame) }
    #expect(throws: ShapeError.self) { try PolygonShape(sides: 2).field(in: frame) }
    #expect(throws: ShapeError.self) { try RingShape(thickness: -1).field(in: frame) }
    #expect(throws: ShapeError.self) {
      try RectangleShape(radii: CornerRadii(.infinity)).field(in: frame)
    }
    let missing = #expect(throws: ShapeError.self) { try CustomShape(file: "a.ktx2").field(in: frame) }
    #expect(missing?.description == "custom: a.ktx2: no files are at hand here")
  }
}
