package import SDFGeometry

/// Random paintings of mixed segments that overlap, in texels of a frame.
package enum RandomPainting: CaseIterable, Sendable {
  /// One contour of straight lines.
  case polygon
  /// One contour of quadratics.
  case quadratics
  /// One contour of cubics.
  case cubics
  /// Several contours of everything, in one path.
  case contours
  /// Several shapes.
  case shapes
  /// Shapes within clips.
  case clipped

  /// Makes a painting of a frame, reaching a little beyond it.
  package func make(width: Double, height: Double, using random: inout SeededGenerator) -> Painting {
    switch self {
    case .polygon: return one(width, height, contours: 1, kinds: [1], using: &random)
    case .quadratics: return one(width, height, contours: 1, kinds: [2], using: &random)
    case .cubics: return one(width, height, contours: 1, kinds: [3], using: &random)
    case .contours: return one(width, height, contours: 3, kinds: [1, 2, 3], using: &random)
    case .shapes:
      return Painting(
        (0..<3).flatMap { _ in
          one(width, height, contours: 1, kinds: [1, 2, 3], using: &random).shapes
        })
    case .clipped:
      var painting = RandomPainting.shapes.make(width: width, height: height, using: &random)
      for index in painting.shapes.indices where index != 1 {
        painting.shapes[index].clips = (0..<(index == 0 ? 1 : 2)).map { _ in
          one(width, height, contours: 2, kinds: [1, 2], using: &random)
        }
      }
      return painting
    }
  }

  private func one(
    _ width: Double, _ height: Double, contours: Int, kinds: [Int], using random: inout SeededGenerator
  ) -> Painting {
    func place() -> Point {
      let point = Point(
        x: Double.random(in: -0.1 * width...1.1 * width, using: &random),
        y: Double.random(in: -0.1 * height...1.1 * height, using: &random))
      // Every fourth one on whole texels or halves, where coordinates are often the same.
      if Int.random(in: 0..<4, using: &random) > 0 { return point }
      return Point(x: (2 * point.x).rounded() / 2, y: (2 * point.y).rounded() / 2)
    }
    var path = Path()
    for _ in 0..<contours {
      path.move(to: place())
      for _ in 0..<Int.random(in: 2...5, using: &random) {
        switch kinds.randomElement(using: &random) {
        case 2: path.quadratic(place(), to: place())
        case 3: path.cubic(place(), place(), to: place())
        default: path.line(to: place())
        }
      }
      if Bool.random(using: &random) { path.close() }
    }
    return Painting(path, fillRule: Bool.random(using: &random) ? .nonzero : .evenOdd)
  }
}
