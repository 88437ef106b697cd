import Foundation
import MeniscusTestSupport
import SDFGeometry
import Testing

@Suite("Elliptical arcs and shapes")
struct ArcTests {
  /// The centre and the angle swept, by the formulas of SVG 2, B.2.4; radii must be large enough.
  private func centre(
    _ a: Point, _ b: Point, _ radii: Vector, _ degrees: Double, _ largeArc: Bool, _ sweep: Bool
  ) -> (centre: Point, angle: Double) {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let half = 0.5 * (a - b)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let (rx, ry) = (radii.x * radii.x, radii.y * radii.y)
    let root = ((rx * ry - rx * y * y - ry * x * x) / (rx * y * y + ry * x * x)).squareRoot()
    let sign = largeArc != sweep ? root : -root
    let cx = sign * radii.x * y / radii.y
    let cy = -sign * radii.y * x / radii.x
    let u = Vector(x: (x - cx) / radii.x, y: (y - cy) / radii.y)
    let v = Vector(x: (-x - cx) / radii.x, y: (-y - cy) / radii.y)
    var angle = atan2(u.cross(v), u.dot(v))
    if !sweep, angle > 0 { angle -= 2 * .pi }
    if sweep, angle < 0 { angle += 2 * .pi }
    let middle = b + half
    return (Point(x: middle.x + cosine * cx - sine * cy, y: middle.y + sine * cx + cosine * cy), angle)
  }

  @Test("arcs run on the ellipse of the specification's formulas, the way and as far as they say")
  func formulas() {
    var random = SeededGenerator(seed: 51)
    for round in 0..<200 {
      let (largeArc, sweep) = (round & 1 != 0, round & 2 != 0)
      let a = Point(
        x: Double.random(in: -9...9, using: &random), y: Double.random(in: -9...9, using: &random))
      let b = Point(
        x: Double.random(in: -9...9, using: &random), y: Double.random(in: -9...9, using: &random))
      let least = 0.5 * (b - a).length
      let radii = Vector(
        x: least * Double.random(in: 1.001...4, using: &random),
        y: least * Double.random(in: 1.001...4, using: &random))
      let degrees = Double.random(in: -400...400, using: &random)
      var path = Path()
      path.move(to: a)
      path.arc(radii: radii, rotation: degrees, largeArc: largeArc, sweep: sweep, to: b)
      let truth = centre(a, b, radii, degrees, largeArc, sweep)
      let segments = path.filledSegments.dropLast()
      #expect(segments.last?.end == b, "\(random)")
      var angle = 0.0
      var last = unit(a, truth.centre, radii, degrees)
      for segment in segments {
        for step in 1...8 {
          let place = unit(segment.point(at: Double(step) / 8), truth.centre, radii, degrees)
          #expect(abs(place.length - 1) < 7e-8 + 1e-12, "\(random)")
          angle += atan2(last.cross(place), last.dot(place))
          last = place
        }
      }
      #expect(abs(angle - truth.angle) < 1e-9, "\(random)")
    }
  }

  /// Where a point is in the frame in which the ellipse is the unit circle.
  private func unit(_ point: Point, _ centre: Point, _ radii: Vector, _ degrees: Double) -> Vector {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let way = point - centre
    return Vector(
      x: (cosine * way.x + sine * way.y) / radii.x, y: (cosine * way.y - sine * way.x) / radii.y)
  }

  @Test("radii that are too small are scaled up to a half circle, signs dropped", arguments: [false, true])
  func smallRadii(largeArc: Bool) {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.arc(
      radii: Vector(x: -1, y: 1), rotation: 30, largeArc: largeArc, sweep: true, to: Point(x: 10, y: 0))
    for segment in path.filledSegments.dropLast() {
      for step in 0...8 {
        let place = segment.point(at: Double(step) / 8)
        #expect(abs((place - Point(x: 5, y: 0)).length - 5) < 4e-7)
        #expect(place.y <= 1e-12, "clockwise from the left end: over the top")
      }
    }
  }

  @Test("zero, infinite and NaN radii and rotations give lines; the same points nothing")
  func lines() {
    let end = Point(x: 3, y: 4)
    for (rx, ry, rotation) in [
      (0, 5, 0), (5, 0, 0), (0, 0, 9), (.infinity, 5, 0), (.nan, 5, 0), (5, 5, .nan), (5, 5, .infinity),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude, 0), (1e308, 1e-308, 45),
    ] as [(Double, Double, Double)] {
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      path.arc(radii: Vector(x: rx, y: ry), rotation: rotation, largeArc: true, sweep: false, to: end)
      #expect(path.elements.last == .line(end), "\(rx) \(ry) \(rotation)")
      path.arc(radii: Vector(x: 2, y: 2), rotation: 0, largeArc: true, sweep: false, to: end)
      #expect(path.elements.count == 2)
    }
  }

  @Test("an arc of a huge circle lies next to its chord")
  func hugeRadius() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.arc(
      radii: Vector(x: 1e12, y: 1e12), rotation: 0, largeArc: false, sweep: true, to: Point(x: 8, y: 0))
    #expect(path.filledSegments.count == 2)
    for step in 0...8 {
      let place = path.filledSegments[0].point(at: Double(step) / 8)
      #expect(abs(place.x - Double(step)) < 1e-12)
      let sagitta = 0.5 * place.x * (8 - place.x) / 1e12
      #expect(abs(place.y + sagitta) < 1e-15)
    }
  }

  @Test("an ellipse has the area π rx ry")
  func area() {
    let ellipse = Path.ellipse(center: Point(x: 3, y: 4), radii: Vector(x: 5, y: 2))
    #expect(abs(area(ellipse) / (10 * .pi) - 1) < 1e-7)
    #expect(ellipse.elements.first == .move(Point(x: 8, y: 4)))
    #expect(ellipse.elements.count == 18, "four cubics a quarter")
    let bounds = ellipse.bounds
    #expect(bounds == Box(minX: -2, minY: 2, maxX: 8, maxY: 6))
    #expect(Path.ellipse(center: Point(x: 0, y: 0), radii: Vector(x: 0, y: 1)).isEmpty)
    #expect(Path.ellipse(center: Point(x: 0, y: 0), radii: Vector(x: .nan, y: 1)).isEmpty)
  }

  @Test("rectangles have their corners cut by quarter ellipses")
  func rectangles() {
    let box = Box(minX: 1, minY: 2, maxX: 11, maxY: 8)
    #expect(Path.rectangle(box).elements.count == 5)
    #expect(area(Path.rectangle(box)) == 60)
    let rounded = Path.rectangle(box, radii: Vector(x: 3, y: 1))
    #expect(abs(area(rounded) - (60 - (4 - .pi) * 3)) < 4e-6)
    #expect(rounded.bounds == box)
    #expect(rounded.elements.first == .move(Point(x: 4, y: 2)))
    let capsule = Path.rectangle(box, radii: Vector(x: 3, y: 100))
    #expect(abs(area(capsule) - (60 - (4 - .pi) * 9)) < 4e-6, "the radius is cut to half the height")
    #expect(!capsule.elements.contains(.line(Point(x: 11, y: 5))), "sides without length are left out")
    #expect(Path.rectangle(box, radii: Vector(x: 3, y: 0)) == Path.rectangle(box))
    #expect(Path.rectangle(Box(minX: 1, minY: 2, maxX: 1, maxY: 8)).isEmpty)
    #expect(Path.polygon([]).isEmpty && Path.polyline([]).isEmpty)
  }

  /// The area by Green's theorem; three points of Gauss's rule are exact for cubics.
  private func area(_ path: Path) -> Double {
    let offset = 0.6.squareRoot() / 2
    return path.filledSegments.reduce(0) { sum, segment in
      sum
        + zip([0.5 - offset, 0.5, 0.5 + offset], [5.0 / 18, 8.0 / 18, 5.0 / 18]).reduce(0) {
          let way = segment.point(at: $1.0) - Point(x: 0, y: 0)
          return $0 + 0.5 * $1.1 * way.cross(segment.derivative(at: $1.0))
        }
    }
  }
}
