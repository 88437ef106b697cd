import Foundation
import MeniscusTestSupport
import SDFGeometry
import SDFShapes

extension SeededGenerator {
  /// A rectangle with radii and smoothing.
  mutating func rectangleCase(_ frame: Box) -> ShapeCase {
    let side = min(frame.width, frame.height)
    let most = Bool.random(using: &self) ? 0.5 * side : 1.2 * side
    let wanted = (0..<4).map { _ in extreme(0, most) }
    let smoothing = Bool.random(using: &self) ? 0 : extreme(0, 1)
    let shape = RectangleShape(
      radii: CornerRadii(
        topLeft: wanted[0], topRight: wanted[1], bottomRight: wanted[2], bottomLeft: wanted[3]),
      smoothing: smoothing)
    return ShapeCase(
      shape: .rectangle(shape), frame: frame,
      truth: OutlineTruth(contours: [Self.rectangle(frame, wanted, smoothing)]))
  }

  /// The outline by the published construction, angles in degrees as there.
  static func rectangle(_ frame: Box, _ wanted: [Double], _ smoothing: Double) -> [Point] {
    let corners = frame.corners
    let lengths = [frame.width, frame.height, frame.width, frame.height]
    // Side i leads from corner i to corner i + 1.
    var scale = 1.0
    for i in 0..<4 where wanted[i] + wanted[(i + 1) % 4] > lengths[i] {
      scale = min(scale, lengths[i] / (wanted[i] + wanted[(i + 1) % 4]))
    }
    let radii = wanted.map { scale * $0 }
    func share(_ side: Int, _ corner: Int) -> Double {
      let sum = radii[side] + radii[(side + 1) % 4]
      return sum > 0 ? lengths[side] * radii[corner] / sum : 0
    }
    var outline: [Point] = []
    for i in 0..<4 {
      let r = radii[i]
      if r == 0 {
        outline.append(corners[i])
        continue
      }
      let budget = max(r, min(share(i, i), share((i + 3) % 4, i)))
      let s = min(smoothing, max(0, budget / r - 1))
      let p = min((1 + smoothing) * r, budget)
      let arcMeasure = 90 * (1 - s)
      let arcLength = sin(arcMeasure / 2 * .pi / 180) * r * 2.0.squareRoot()
      let alpha = (90 - arcMeasure) / 2
      let handle = r * tan(alpha / 2 * .pi / 180)
      let beta = 45 * s
      let c = handle * cos(beta * .pi / 180)
      let d = c * tan(beta * .pi / 180)
      let b = (p - arcLength - c - d) / 3
      let a = 2 * b
      let ways = [Vector(x: 1, y: 0), Vector(x: 0, y: 1), Vector(x: -1, y: 0), Vector(x: 0, y: -1)]
      let (outWay, backWay) = (ways[i], ways[(i + 1) % 4])
      func place(_ m: Vector, _ o: Vector, _ x: Double, _ y: Double) -> Point { corners[i] + (x * m + y * o) }
      let first = place(backWay, outWay, p - a - b - c, d)
      let last = place(outWay, backWay, p - a - b - c, d)
      outline += OutlineTruth.cubic(
        place(backWay, outWay, p, 0), place(backWay, outWay, p - a, 0), place(backWay, outWay, p - a - b, 0),
        first)
      let middle = place(backWay, outWay, r, r)
      let from = atan2(first.y - middle.y, first.x - middle.x)
      outline += OutlineTruth.arc(middle, r, from: from, to: from + arcMeasure * .pi / 180)
      outline += OutlineTruth.cubic(
        last, place(outWay, backWay, p - a - b, 0), place(outWay, backWay, p - a, 0),
        place(outWay, backWay, p, 0))
      outline.append(place(outWay, backWay, p, 0))
    }
    return outline
  }
}
