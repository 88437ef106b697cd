import SDFGeometry

/// The outline of a rectangle with rounded or continuous corners.
///
/// A continuous corner of radius r is a cubic, a shortened arc of the circle, and a cubic again: the construction
/// that design tools publish for app icons. It starts (1 + smoothing) r before the corner with no curvature, so
/// the side stays straight and the curvature continuous; at a smoothing of 0 it is the circle, at 1 the arc has
/// no length. Where a side is too short for both its corners, the smoothing of a corner is
/// less: both share the side in proportion to their radii.
enum RectangleOutline {
  /// The pieces, clockwise; the radii fit their sides.
  static func pieces(_ box: Box, radii: CornerRadii, smoothing: Double) -> [OutlinePiece] {
    let (right, down) = (Vector(x: 1, y: 0), Vector(x: 0, y: 1))
    let least = RoundedCorners.leastRadius * max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY))
    func held(_ radius: Double) -> Double { radius < least ? 0 : radius }
    let (r0, r1) = (held(radii.topLeft), held(radii.topRight))
    let (r2, r3) = (held(radii.bottomRight), held(radii.bottomLeft))
    let (top, bottom) = (share(box.width, r0, r1), share(box.width, r2, r3))
    let (left, wall) = (share(box.height, r0, r3), share(box.height, r1, r2))
    let corners = [
      Corner(Point(x: box.minX, y: box.minY), back: down, out: right, r0, min(top, left) * r0, smoothing),
      Corner(Point(x: box.maxX, y: box.minY), back: -right, out: down, r1, min(top, wall) * r1, smoothing),
      Corner(
        Point(x: box.maxX, y: box.maxY), back: -down, out: -right, r2, min(bottom, wall) * r2, smoothing),
      Corner(Point(x: box.minX, y: box.maxY), back: right, out: -down, r3, min(bottom, left) * r3, smoothing),
    ]
    var pieces: [OutlinePiece] = []
    for (place, corner) in corners.enumerated() {
      pieces += corner.pieces
      let line = LineSegment(corner.end, corners[(place + 1) % 4].start)
      // Where corners take the whole side, rounding leaves a line of no direction.
      if (line.end - line.start).dot(corner.out) > 1e-12 * max(box.width, box.height, corner.point.magnitude)
      {
        pieces.append(.line(line))
      }
    }
    return pieces
  }

  /// How much of a side there is for each unit of its corners' radii.
  private static func share(_ side: Double, _ a: Double, _ b: Double) -> Double {
    a + b > 0 ? max(side / (a + b), 1) : 1
  }

  /// A corner seen along its sides.
  private struct Corner {
    let point: Point
    /// The unit ways from the corner along the side before and the side after.
    let back: Vector, out: Vector
    let radius: Double
    /// How far it reaches along its sides.
    let reach: Double
    private let smoothing: Double
    /// Less makes a circle.
    private static let leastSmoothing = 1e-9

    init(
      _ point: Point, back: Vector, out: Vector, _ radius: Double, _ room: Double, _ smoothing: Double
    ) {
      self.point = point
      self.back = back
      self.out = out
      self.radius = radius
      let fitting = radius > 0 ? min(smoothing, room / radius - 1) : 0
      // What rounding leaves of a side's room is no room for a curve.
      self.smoothing = fitting < Corner.leastSmoothing ? 0 : fitting
      reach = (1 + self.smoothing) * radius
    }

    var start: Point { point + reach * back }
    var end: Point { point + reach * out }

    var pieces: [OutlinePiece] {
      if radius == 0 { return [] }
      // The angle that a cubic turns by.
      let angle = .pi / 4 * smoothing
      let (turn, halfTurn) = (unitVector(angle), unitVector(0.5 * angle))
      let handle = radius * halfTurn.y / halfTurn.x
      let (c, d) = (handle * turn.x, handle * turn.y)
      // Where the arc starts, along the side.
      let along = radius * (1 - turn.y)
      let b = (reach - along - c) / 3
      let a = 2 * b
      let center = point + radius * (back + out)
      func place(_ main: Vector, _ other: Vector, _ x: Double, _ y: Double) -> Point {
        point + (x * main + y * other)
      }
      func direction(_ main: Vector, _ other: Vector) -> Vector { -turn.y * main + -turn.x * other }
      let arc = CircularArc(
        center: center, radius: radius, start: direction(back, out), end: direction(out, back),
        isClockwise: true)
      func cubic(_ curve: CubicSegment) -> [OutlinePiece] {
        ConvexCubic.parts(of: curve, count: 4).map(OutlinePiece.cubic)
      }
      var pieces: [OutlinePiece] = []
      if smoothing > 0 {
        pieces += cubic(
          CubicSegment(
            start, place(back, out, reach - a, 0), place(back, out, reach - a - b, 0),
            place(back, out, along, d)))
      }
      if smoothing < 1 { pieces.append(.arc(arc)) }
      if smoothing > 0 {
        pieces += cubic(
          CubicSegment(
            place(out, back, along, d), place(out, back, reach - a - b, 0), place(out, back, reach - a, 0),
            end))
      }
      return pieces
    }
  }
}
