import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Fields of strokes that turn tighter than half their width")
struct StrokeFieldTests {
  #if DEBUG
    static let sizes = [64, 96, 128]
  #else
    static let sizes = [64, 96, 128, 256, 1024]
  #endif

  private func field(_ stroke: Path, _ size: Int, _ viewBox: SDFGeometry.Box) throws -> Grid<SIMD4<Float>> {
    let options = PaintingOptions.with {
      $0.viewBox = viewBox
      $0.placement = .size(GridSize(width: size, height: size), fit: .contain)
      $0.precision = .float
      $0.height = .none
    }
    return try Painting(stroke).field(options).levels[0].floats
  }

  /// How far the field is from a distance in the view box's units, in texels.
  private func worst(
    _ field: Grid<SIMD4<Float>>, _ viewBox: SDFGeometry.Box, _ truth: (Point) -> Double
  ) -> Double {
    let scale = Double(field.size.width) / (viewBox.maxX - viewBox.minX)
    var worst = 0.0
    for y in 0..<field.size.height {
      for x in 0..<field.size.width {
        let point = Point(
          x: viewBox.minX + (Double(x) + 0.5) / scale, y: viewBox.minY + (Double(y) + 0.5) / scale)
        worst = max(worst, abs(Double(field[x, y].x) - scale * truth(point)))
      }
    }
    return worst
  }

  @Test("a ring whose hole is closed is a disc", arguments: sizes)
  func ring(size: Int) throws {
    let box = SDFGeometry.Box(minX: 0, minY: 0, maxX: 24, maxY: 24)
    let center = Point(x: 12, y: 12)
    for (radius, width) in [(1.0, 4.0), (1, 2.1), (0.1, 7), (3, 11)] {
      let circle = Path.ellipse(center: center, radii: Vector(x: radius, y: radius))
      let tolerance = 24 / Double(size) / 1500
      let stroke = try circle.stroked(StrokeStyle(width: width), tolerance: tolerance)
      let worst = worst(try field(stroke, size, box), box) {
        ($0 - center).length - radius - 0.5 * width
      }
      // A circle of four cubics is off by 2.8e-4 of its radius.
      #expect(worst <= 1e-3 + 3e-4 * radius * Double(size) / 24, "\(radius), \(width)")
    }
  }

  @Test(
    "outside, the distance is that to the path less half the width; inside at least as much",
    arguments: sizes)
  func tightBends(size: Int) throws {
    let box = SDFGeometry.Box(minX: -40, minY: -40, maxX: 100, maxY: 100)
    for (data, width) in [
      ([Point(x: 10, y: 50), Point(x: 95, y: 50), Point(x: 20, y: 50.5)], 18.0),
      ([Point(x: 2, y: 2), Point(x: 10, y: 2), Point(x: 10, y: 20), Point(x: 20, y: 20)], 50),
      ([Point(x: 60, y: 10), Point(x: 0, y: 70), Point(x: 80, y: 70), Point(x: 20, y: 10)], 30),
    ] {
      var path = Path()
      path.move(to: data[0])
      if data.count == 3 {
        path.quadratic(data[1], to: data[2])
      } else {
        path.cubic(data[1], data[2], to: data[3])
      }
      let scale = Double(size) / 140
      let stroke = try path.stroked(
        StrokeStyle(width: width, cap: .round, join: .round), tolerance: 1 / scale / 1500)
      let field = try field(stroke, size, box)
      let curve = path.filledSegments[0]
      for y in 0..<size {
        for x in 0..<size where size <= 128 || (x + y) % 16 == 0 {
          let point = Point(x: -40 + (Double(x) + 0.5) / scale, y: -40 + (Double(y) + 0.5) / scale)
          let truth = scale * (curve.nearest(to: point).distance - 0.5 * width)
          let found = Double(field[x, y].x)
          let isRight = truth > 0 ? abs(found - truth) <= 1.5e-3 : found <= truth + 1.5e-3
          if !isRight { Issue.record("\(data) at \(x), \(y): \(found), not \(truth)") }
        }
      }
    }
  }
}
