import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

struct PathFieldTests {
  @Test func curvesAreWhereTheirShapesAre() throws {
    let path = Path.ellipse(center: Point(x: 30, y: 20), radii: Vector(x: 90, y: 40))
    let field = try OutlineField(path)
    let ellipse = try EllipseField(center: Point(x: 30, y: 20), radii: Vector(x: 90, y: 40))
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let point = Point(
        x: .random(in: -100...160, using: &random), y: .random(in: -60...100, using: &random))
      let (found, truth) = (field.sample(at: point), ellipse.sample(at: point))
      #expect(abs(found.distance - truth.distance) < 1e-4, "\(point)")
      if ellipse.slope(at: point, step: 1e-2) != nil {
        #expect((found.gradient - truth.gradient).length < 1e-2, "\(point)")
      }
    }
  }

  @Test func hiddenPiecesAreNoOutline() throws {
    // Two squares that overlap, one of them wound the other way: by the nonzero rule where both are the sum is 0.
    var path = Path.rectangle(Box(minX: 0, minY: 0, maxX: 10, maxY: 10))
    path.append(Path.rectangle(Box(minX: 6, minY: 2, maxX: 20, maxY: 8)))
    let union = try OutlineField(path)
    #expect(abs(union.distance(at: Point(x: 8, y: 5)) + 3.605_551_275_463_989) < 1e-6)
    let parity = try OutlineField(path, fillRule: .evenOdd)
    #expect(abs(parity.distance(at: Point(x: 8, y: 5)) - 2) < 1e-6)
    #expect(union.bounds.width > 19.999_999 && union.bounds.width < 20.000_001)
  }

  @Test func cornersThatMeetInAPointTakeTheirSideFromTheFill() throws {
    // A bow tie: what lies left and right of its knot is inside.
    let path = Path.polygon([
      Point(x: -10, y: -4), Point(x: 10, y: 4), Point(x: 10, y: -4), Point(x: -10, y: 4),
    ])
    let field = try OutlineField(path)
    #expect(abs(field.distance(at: Point(x: 0, y: 5)) - 4.642_383) < 1e-5)
    #expect(field.distance(at: Point(x: 5, y: 0)) < 0)
    #expect(field.distance(at: Point(x: -5, y: 0)) < 0)
    #expect(field.distance(at: Point(x: 0, y: -3)) > 0)
    // Narrow wedges: points above the knot have it for their nearest point.
    let narrow = Path.polygon([
      Point(x: -10, y: -1), Point(x: 10, y: 1), Point(x: 10, y: -1), Point(x: -10, y: 1),
    ])
    let knot = try OutlineField(narrow).sample(at: Point(x: 0, y: 0.5))
    #expect(knot.distance > 0.49)
  }

  @Test func aPathWithoutAreaIsASegmentAndAnEmptyOneNothing() throws {
    let frame = Box(minX: 0, minY: 0, maxX: 10, maxY: 0)
    let square = PathShape(Path.rectangle(Box(minX: 0, minY: 0, maxX: 1, maxY: 1)), stretch: true)
    #expect(try square.field(in: frame).distance(at: Point(x: 5, y: 3)) == 3)
    let nothing = try PathShape(Path()).field(in: frame).sample(at: Point(x: 5, y: 3))
    #expect(nothing == FieldSample(distance: .infinity, gradient: Vector(x: 0, y: 0)))
  }

  @Test func framesContainThePathOrStretchIt() throws {
    let path = Path.rectangle(Box(minX: 0, minY: 0, maxX: 4, maxY: 2))
    let frame = Box(minX: 0, minY: 0, maxX: 80, maxY: 80)
    let contained = try PathShape(path).field(in: frame).bounds
    #expect(abs(contained.minY - 20) < 1e-6 && abs(contained.maxY - 60) < 1e-6)
    let stretched = try PathShape(path, stretch: true).field(in: frame).bounds
    #expect(abs(stretched.minY) < 1e-6 && abs(stretched.maxY - 80) < 1e-6)
    let box = Box(minX: -4, minY: -4, maxX: 4, maxY: 4)
    let boxed = try PathShape(path, viewBox: box).field(in: frame).bounds
    #expect(abs(boxed.minX - 40) < 1e-6 && abs(boxed.maxY - 60) < 1e-6)
  }
}
