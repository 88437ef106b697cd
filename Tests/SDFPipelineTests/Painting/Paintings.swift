import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import Testing

@testable import SDFPipeline

extension PaintingOptions {
  /// The defaults, changed by a closure.
  static func with(_ change: (inout PaintingOptions) -> Void) -> PaintingOptions {
    var options = PaintingOptions()
    change(&options)
    return options
  }

  /// A texture over the source's own frame, one texel a unit: 32-bit floats and no height.
  static func frame(
    _ width: Int, _ height: Int, _ change: (inout PaintingOptions) -> Void = { _ in }
  ) -> PaintingOptions {
    with {
      $0.placement = .placed(
        GridSize(width: width, height: height), origin: Point(x: 0, y: 0), scaleX: 1, scaleY: 1)
      $0.precision = .float
      $0.height = .none
      change(&$0)
    }
  }
}

extension Painting {
  /// The field of this painting, by a generator of its own.
  func field(_ options: PaintingOptions) throws -> SDFTexture {
    try SDFGenerator().generate(self, options: options).texture
  }
}

extension Path {
  /// A closed polygon.
  init(polygon corners: [(Double, Double)]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let point = Point(x: corner.0, y: corner.1)
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    close()
  }

  /// A rectangle, clockwise on the screen, or the other way round.
  init(rectangle x: Double, _ y: Double, _ width: Double, _ height: Double, clockwise: Bool = true) {
    let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    self.init(polygon: clockwise ? corners : corners.reversed())
  }

  /// A circle of four cubics, to 3e-4 of its radius.
  init(circle x: Double, _ y: Double, _ radius: Double) {
    self.init()
    let k = 0.5522847498 * radius
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    move(to: point(radius, 0))
    cubic(point(radius, k), point(k, radius), to: point(0, radius))
    cubic(point(-k, radius), point(-radius, k), to: point(-radius, 0))
    cubic(point(-radius, -k), point(-k, -radius), to: point(0, -radius))
    cubic(point(k, -radius), point(radius, -k), to: point(radius, 0))
    close()
  }
}

/// The largest error of a field's distances, measured against brute force, and where it is.
func largestError(
  _ texture: SDFTexture, _ truth: PaintedTruth
) -> (error: Double, x: Int, y: Int) {
  var worst = (error: 0.0, x: 0, y: 0)
  for y in 0..<texture.size.height {
    for x in 0..<texture.size.width {
      let distance = truth.distance(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
      let error = abs(Double(texture[x, y].x) - distance)
      if !(error <= worst.error) { worst = (error, x, y) }
    }
  }
  return worst
}
