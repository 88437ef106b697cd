import SDFGeometry
import SDFShapes
import Testing

/// Places where rounding once chose the wrong piece, side or tip.
struct EdgeCaseTests {
  @Test(arguments: 2...9)
  func rowsThroughTheMiddleMeetEveryTip(points: Int) throws {
    for rotation in stride(from: -90.0, through: 90, by: 15) {
      let star = try StarField(
        center: Point(x: 3, y: -2), points: points, outerRadius: 10, innerRadius: 3, tipRadius: 0.5,
        rotation: rotation)
      for step in [Vector(x: 0.25, y: 0), Vector(x: 0, y: 0.25)] {
        let row = SampleRow(start: star.center + -50 * step, step: step, count: 101)
        for (place, found) in star.samples(row).enumerated() {
          let truth = star.distance(at: row.point(place))
          #expect(abs(Double(found.x) - truth) < 1e-5, "\(rotation), \(row.point(place))")
        }
      }
    }
  }

  @Test(arguments: [0.1, 0.3, 0.7])
  func cornersThatTakeTheirWholeSideHaveNoRoomForSmoothing(part: Double) throws {
    // Radii of half the width but for rounding.
    let frame = Box(minX: 7.174497895691054, minY: 29.8, maxX: 230.4188878582793, maxY: 253.1)
    let radius = 0.5 * frame.width
    let radii = CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: part * radius)
    let smooth = try RectangleField(frame: frame, radii: radii, smoothing: 0.4)
    for x in stride(from: 0.0, through: 240, by: 3.7) {
      for y in stride(from: 20.0, through: 330, by: 4.3) {
        let point = Point(x: x, y: y)
        if point.x < frame.minX || point.y < frame.minY || point.x > frame.maxX || point.y > frame.maxY {
          #expect(smooth.distance(at: point) > 0, "\(point)")
        }
      }
    }
    #expect(smooth.distance(at: Point(x: 118, y: 141)) < -100)
  }

  @Test func anArcWithoutAHoleIsFilledAtItsCentre() throws {
    let arc = try ArcField(
      center: Point(x: 89, y: 87), radius: 43, thickness: 86, start: 73.5, sweep: 236.1)
    for way in [
      Vector(x: 0, y: 0), Vector(x: 1e-14, y: 0), Vector(x: -1e-14, y: 1e-14), Vector(x: -1e-14, y: -1e-14),
    ] {
      #expect(arc.distance(at: arc.center + way) < -35)
    }
  }

  @Test func linesShorterThanTheRoundingOfTheirPlacesHaveNoSide() throws {
    // One circle takes all of its edge but for 1e-16; the frame is 1:50.
    let frame = Box(
      minX: -0.4366070374941984, minY: 7.322823347885546, maxX: -0.4141083249319196, maxY: 8.447758975999484)
    let star = StarShape(
      points: 64, innerRadius: 0.3, outerRadius: 0.3, tipRadius: 0.0016799234696812386,
      rotation: 347.9640040572093)
    let field = try star.field(in: frame)
    #expect(field.distance(at: Point(x: 0.38460901157429933, y: 7.090339581375044)) > 1)
  }
}
