import SDFGeometry

/// A polygon's outline with its corners rounded by circles that touch both edges.
enum RoundedCorners {
  /// The pieces of a closed contour.
  ///
  /// Edges keep their places. Where two neighbours' circles would take more than their edge, all radii are
  /// scaled down together, as CSS does.
  ///
  /// - Parameters:
  ///   - corners: clockwise as seen on the screen; a corner that repeats the one before is left out.
  ///   - radii: of the circles, one a corner.
  static func pieces(_ corners: [Point], radii: [Double]) -> [OutlinePiece] {
    var kept: [(point: Point, radius: Double)] = []
    for (point, radius) in zip(corners, radii) where kept.last?.point != point {
      kept.append((point, radius))
    }
    while kept.count > 1, kept.last?.point == kept.first?.point { kept.removeLast() }
    if kept.count < 3 { return [] }
    var rounded = kept.indices.map { place in
      Corner(
        kept[place].point, after: kept[(place + kept.count - 1) % kept.count].point,
        before: kept[(place + 1) % kept.count].point, radius: kept[place].radius)
    }
    var scale = 1.0
    for place in rounded.indices {
      let next = (place + 1) % rounded.count
      let reach = rounded[place].reach + rounded[next].reach
      let length = (kept[next].point - kept[place].point).length
      if reach > length { scale = min(scale, length / reach) }
    }
    let magnitude = kept.reduce(0) { max($0, abs($1.point.x), abs($1.point.y)) }
    for place in rounded.indices { rounded[place].scale(by: scale, least: leastRadius * magnitude) }
    var pieces: [OutlinePiece] = []
    for place in rounded.indices {
      if let arc = rounded[place].arc { pieces.append(.arc(arc)) }
      let next = (place + 1) % rounded.count
      let line = LineSegment(rounded[place].end, rounded[next].start)
      // Where circles take the whole edge, rounding leaves a line of no direction.
      let least = leastLine * max((kept[next].point - kept[place].point).length, kept[place].point.magnitude)
      if (line.end - line.start).dot(rounded[place].out) > least { pieces.append(.line(line)) }
    }
    return pieces
  }

  /// A line shorter than this part of its edge, or of its coordinates, is left out.
  private static let leastLine = 1e-12
  /// A circle smaller than this part of the coordinates is a corner: rounding blurs where its line ends.
  static let leastRadius = 1e-9

  /// A corner and its circle.
  private struct Corner {
    let point: Point
    /// The unit ways from the corner along its edges.
    let back: Vector, out: Vector
    /// How far the circle reaches along the edges for each unit of its radius: the cotangent of half the angle.
    let cotangent: Double
    let isConvex: Bool
    var radius: Double

    init(_ point: Point, after: Point, before: Point, radius: Double) {
      self.point = point
      back = (after - point).polar.direction
      out = (before - point).polar.direction
      let cross = out.cross(back)
      isConvex = cross > 0
      // cot(θ/2) = (1 + cos θ) / sin θ; infinite for an edge that runs straight back.
      cotangent = (1 + out.dot(back)) / abs(cross)
      self.radius = radius
    }

    var reach: Double { radius > 0 && cotangent > Corner.straight ? radius * cotangent : 0 }
    /// A circle that reaches less, for each unit of its radius, bends nothing.
    static let straight = 1e-9

    mutating func scale(by scale: Double, least: Double) {
      radius *= cotangent.isFinite ? scale : 0
      // The circle of a needle's tip may be small, though it reaches far.
      if radius < least && reach < 1000 * least || radius < 1e-4 * least { radius = 0 }
    }

    var start: Point { point + reach * back }
    var end: Point { point + reach * out }

    var arc: CircularArc? {
      if reach == 0 { return nil }
      let side = isConvex ? 1.0 : -1
      // At the tangent points the circle's centre lies square to the edges.
      let center = start + (-side * radius) * back.turnedRight
      return CircularArc(
        center: center, radius: radius, start: side * back.turnedRight,
        end: -side * out.turnedRight, isClockwise: isConvex)
    }
  }
}
