import Foundation
import MeniscusTestSupport
import SDFGeometry
import SDFShapes

/// A shape in a frame with its outline, made without the code of distances.
struct ShapeCase: CustomStringConvertible {
  var shape: Shape
  var frame: Box
  var truth: OutlineTruth

  var description: String { "\(shape) in \(frame)" }
  /// The frame's longer side; 1 for a point.
  var size: Double { max(frame.width, frame.height) > 0 ? max(frame.width, frame.height) : 1 }
  var center: Point { Point(x: 0.5 * (frame.minX + frame.maxX), y: 0.5 * (frame.minY + frame.maxY)) }

  /// A point in the frame or around, by chance one on its axes or at its middle.
  func point(_ random: inout SeededGenerator) -> Point {
    let reach = 0.5 * max(frame.width, frame.height) + 0.3 * size
    let middle = center
    var way = Vector(
      x: .random(in: -reach...reach, using: &random), y: .random(in: -reach...reach, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: way.x = 0
    case 1: way.y = 0
    case 2: way = Vector(x: 0, y: 0)
    case 3, 4:
      // By the outline.
      let contour = truth.contours[0]
      let near = contour[Int.random(in: 0..<contour.count, using: &random)]
      return near + 1e-3 * way
    case 5, 6:
      way = Vector(x: way.x * frame.width / (2 * reach), y: way.y * frame.height / (2 * reach))
    default: break
    }
    return middle + way
  }
}

extension SeededGenerator {
  /// A number of a range, its ends included and likely.
  mutating func extreme(_ low: Double, _ high: Double) -> Double {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: low
    case 1: high
    default: .random(in: low...high, using: &self)
    }
  }

  /// A frame: square, wide, tall, up to 1:50, by chance without width or height.
  mutating func frame() -> Box {
    let size = exp(Double.random(in: -2...6, using: &self))
    var (width, height) = (size, size)
    switch Int.random(in: 0..<10, using: &self) {
    case 0...2: break
    case 3: height = size / 50
    case 4: width = size / 50
    case 5: width = 0
    case 6: height = 0
    case 7: width = size * .random(in: 0.1...1, using: &self)
    default: height = size * .random(in: 0.1...1, using: &self)
    }
    let (x, y) = (Double.random(in: -50...50, using: &self), Double.random(in: -50...50, using: &self))
    return Box(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// A shape of a kind that needs no resources.
  mutating func shapeCase(_ kind: ShapeKind) -> ShapeCase {
    let frame = frame()
    let center = Point(x: 0.5 * (frame.minX + frame.maxX), y: 0.5 * (frame.minY + frame.maxY))
    let (hw, hh) = (0.5 * frame.width, 0.5 * frame.height)
    let radius = min(hw, hh)
    func made(_ shape: Shape, _ contours: [Point]...) -> ShapeCase {
      ShapeCase(shape: shape, frame: frame, truth: OutlineTruth(contours: contours))
    }
    func circle(_ radius: Double) -> [Point] { OutlineTruth.arc(center, radius, from: 0, to: 2 * .pi) }
    switch kind {
    case .ellipse: return made(.ellipse(EllipseShape()), OutlineTruth.ellipse(center, hw, hh))
    case .capsule:
      let corners = frame.corners
      return made(
        .capsule(CapsuleShape()), OutlineTruth.rounded(corners, [radius, radius, radius, radius]))
    case .rectangle: return rectangleCase(frame)
    case .polygon:
      let sides = [3, 4, 5, 6, 64, Int.random(in: 3...64, using: &self)].randomElement(using: &self) ?? 3
      let (round, rotation) = (extreme(0, 1.2 * radius), extreme(-90, 360))
      let corners = (0..<sides).map { place in
        let angle = (rotation - 90 + 360 * Double(place) / Double(sides)) * .pi / 180
        return Point(x: center.x + hw * cos(angle), y: center.y + hh * sin(angle))
      }
      let shape = PolygonShape(sides: sides, cornerRadius: round, rotation: rotation)
      return made(.polygon(shape), OutlineTruth.rounded(corners, corners.map { _ in round }))
    case .star:
      let points = [2, 3, 5, 32, 64, Int.random(in: 2...32, using: &self)].randomElement(using: &self) ?? 2
      let outer = extreme(0.3, 1)
      let inner = extreme(0.02, outer)
      let (tip, notch, rotation) = (extreme(0, 0.3 * radius), extreme(0, 0.3 * radius), extreme(-90, 360))
      let corners = (0..<2 * points).map { place in
        let angle = (rotation - 90 + 180 * Double(place) / Double(points)) * .pi / 180
        let part = place % 2 == 0 ? outer : inner
        return Point(x: center.x + part * hw * cos(angle), y: center.y + part * hh * sin(angle))
      }
      let shape = StarShape(
        points: points, innerRadius: inner, outerRadius: outer, tipRadius: tip, cornerRadius: notch,
        rotation: rotation)
      let radii = corners.indices.map { $0 % 2 == 0 ? tip : notch }
      return made(.star(shape), OutlineTruth.rounded(corners, radii))
    case .segment: return segmentCase(frame)
    case .ring:
      let thickness = extreme(0, 1.2 * radius)
      let ring = Shape.ring(RingShape(thickness: thickness))
      if thickness >= radius { return made(ring, circle(radius)) }
      return made(ring, circle(radius), circle(radius - thickness))
    case .arc: return arcCase(frame, center, radius)
    case .pie:
      let (start, sweep) = (extreme(-180, 360), extreme(0, 360))
      let shape = Shape.pie(PieShape(start: start, sweep: sweep))
      if sweep == 360 { return made(shape, circle(radius)) }
      let from = (start - 90) * .pi / 180
      return made(
        shape, [center] + OutlineTruth.arc(center, radius, from: from, to: from + sweep * .pi / 180))
    case .circle, .path, .custom: return made(.circle(CircleShape()), circle(radius))
    }
  }

  private mutating func segmentCase(_ frame: Box) -> ShapeCase {
    let thickness = extreme(0, 1.2 * min(frame.width, frame.height))
    let from = Point(x: extreme(0, 1), y: extreme(0, 1))
    let to = Point(x: extreme(0, 1), y: extreme(0, 1))
    func place(_ p: Point) -> Point {
      func place(_ low: Double, _ high: Double, _ t: Double) -> Double {
        let inset = min(0.5 * thickness, 0.5 * (high - low))
        return low + inset + t * (high - low - 2 * inset)
      }
      return Point(x: place(frame.minX, frame.maxX, p.x), y: place(frame.minY, frame.maxY, p.y))
    }
    let (a, b) = (place(from), place(to))
    let angle = a == b ? 0 : atan2(b.y - a.y, b.x - a.x)
    let shape = SegmentShape(thickness: thickness, from: from, to: to)
    let outline =
      OutlineTruth.arc(b, 0.5 * thickness, from: angle - .pi / 2, to: angle + .pi / 2)
      + OutlineTruth.arc(a, 0.5 * thickness, from: angle + .pi / 2, to: angle + 1.5 * .pi)
    return ShapeCase(shape: .segment(shape), frame: frame, truth: OutlineTruth(contours: [outline]))
  }
}

extension Box {
  /// Clockwise from the top left.
  var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }
}
