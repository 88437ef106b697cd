import SDFGeometry
import SDFShapes

extension DistanceField {
  /// The central difference of the distance; nil by a ridge or a kink, where it is no unit vector.
  func slope(at point: Point, step: Double) -> Vector? {
    let (right, down) = (Vector(x: step, y: 0), Vector(x: 0, y: step))
    let slope = Vector(
      x: (distance(at: point + right) - distance(at: point + -right)) / (2 * step),
      y: (distance(at: point + down) - distance(at: point + -down)) / (2 * step))
    return abs(slope.length - 1) < 4e-7 ? slope : nil
  }

  /// A row's distances and gradients, as (distance, x, y).
  func samples(_ row: SampleRow) -> [SIMD3<Float>] {
    var distance = [Float](repeating: .nan, count: row.count)
    var (x, y) = (distance, distance)
    var d = distance.mutableSpan
    var gx = x.mutableSpan
    var gy = y.mutableSpan
    sample(row, distance: &d, gradientX: &gx, gradientY: &gy)
    return (0..<row.count).map { SIMD3(distance[$0], x[$0], y[$0]) }
  }
}
