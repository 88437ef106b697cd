import MeniscusTestSupport
import SDFGrid
import SDFPipeline
import Testing

@Suite("The closed forms that other tests measure against")
struct ClosedFormTests {
  static let size = GridSize(width: 64, height: 48)
  static let shapes: [(ClosedForm, area: Double)] = [
    (.disc(centre: (31.3, 24.7), radius: 17), .pi * 289),
    (.ring(centre: (31.3, 24.7), radius: 15, thickness: 4), 2 * .pi * 15 * 4),
    (.rectangle(centre: (30, 25), width: 31, height: 20, degrees: 23), 620),
    (.stroke(from: (12, 12), to: (42, 36), thickness: 7), 38.4187 * 7 + .pi * 12.25),
    // Ten triangles with sides 20 and 8 and 36° between them.
    (.star(centre: (32, 25), outer: 20, inner: 8), 10 * 0.5 * 20 * 8 * 0.587785),
    (
      .apart("two discs", [.disc(centre: (15, 20), radius: 9), .disc(centre: (45, 20), radius: 8)]), .pi * 145
    ),
  ]

  @Test("masks cover the shape's area", arguments: shapes.indices)
  func areas(index: Int) {
    let (shape, area) = Self.shapes[index]
    guard case .unorm8(let mask) = shape.mask(Self.size) else {
      Issue.record("not an 8-bit mask")
      return
    }
    let covered = mask.samples.reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(covered - area) <= 0.003 * area, "\(shape)")
  }

  @Test("distances rise by one a texel, but for corners and middles", arguments: shapes.indices)
  func slopes(index: Int) {
    let shape = Self.shapes[index].0
    var steep = 0
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        let (px, py) = (Double(x) + 0.123, Double(y) + 0.456)
        let dx = (shape.distance(px + 1e-4, py) - shape.distance(px - 1e-4, py)) / 2e-4
        let dy = (shape.distance(px, py + 1e-4) - shape.distance(px, py - 1e-4)) / 2e-4
        let slope = (dx * dx + dy * dy).squareRoot()
        #expect(slope <= 1.0001, "\(shape) at \(x),\(y)")
        if slope > 0.9999 { steep += 1 }
      }
    }
    #expect(steep > Self.size.count * 99 / 100)
  }

  @Test("a shape scaled is as far away as it is large")
  func scaling() {
    let star = ClosedForm.star(centre: (10, 9), outer: 8, inner: 3, degrees: 11)
    let large = ClosedForm.star(centre: (25, 22.5), outer: 20, inner: 7.5, degrees: 11)
    for (x, y) in [(0.0, 0.0), (25, 22), (31, 40), (12.5, 60)] {
      #expect(abs(star.scaled(by: 2.5).distance(x, y) - large.distance(x, y)) <= 1e-12)
    }
  }

  @Test("contours lie on the outline with the inside to their right")
  func contours() {
    let text = TextLikeShape(Self.size, em: 20)
    let corners = ClosedForm.starCorners(centre: (32, 25), points: 5, outer: 20, inner: 8)
    let pairs: [(ClosedForm, [EdgeElement])] = [
      (.disc(centre: (31, 24), radius: 17), Contours.circle((31, 24), radius: 17)),
      (.polygon(corners), Contours.polygon(corners)),
      (text.closedForm, text.contours().flatMap { Contours.polygon($0) }),
    ]
    for (shape, elements) in pairs {
      #expect(elements.count > 100)
      for element in elements {
        let (a, b) = element.ends
        let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
        #expect(abs(shape.distance(x, y)) <= 0.08, "\(shape) at \(x),\(y)")
        // To the right of (dx, dy) on the screen, y down, is (−dy, dx).
        let (rx, ry) = ((a.y - b.y) * 0.3, (b.x - a.x) * 0.3)
        #expect(shape.distance(x + rx, y + ry) < shape.distance(x - rx, y - ry), "\(shape) at \(x),\(y)")
      }
    }
  }
}
