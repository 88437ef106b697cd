import SDFGeometry

/// One piece of an outline; the inside lies on the right of its way, as seen on the screen (y down).
enum OutlinePiece: Hashable, Sendable {
  /// A straight line that has a length.
  case line(LineSegment)
  /// Part of a circle.
  case arc(CircularArc)
  /// Half of a continuous corner.
  case cubic(ConvexCubic)

  /// Where it starts.
  var start: Point {
    switch self {
    case .line(let line): line.start
    case .arc(let arc): arc.point(arc.start)
    case .cubic(let cubic): cubic.curve.start
    }
  }

  /// Its way at the start, of any length over 0.
  var firstWay: Vector {
    switch self {
    case .line(let line): line.end - line.start
    case .arc(let arc): arc.way(arc.start)
    case .cubic(let cubic): cubic.curve.control1 - cubic.curve.start
    }
  }

  /// Its way at the end, of any length over 0.
  var lastWay: Vector {
    switch self {
    case .line(let line): line.end - line.start
    case .arc(let arc): arc.way(arc.end)
    case .cubic(let cubic): cubic.curve.end - cubic.curve.control2
    }
  }

  /// A box that holds it.
  var bounds: Box {
    switch self {
    case .line(let line): line.bounds
    case .arc(let arc): arc.bounds
    case .cubic(let cubic): cubic.curve.bounds
    }
  }

  /// Its point nearest to another.
  @inline(__always)
  func nearest(to point: Point) -> NearestPoint {
    switch self {
    case .line(let line): line.nearest(to: point)
    case .arc(let arc): arc.nearest(to: point)
    case .cubic(let cubic): cubic.nearest(to: point)
    }
  }

  /// The unit normal at the point of it that is nearest to another, away from the inside.
  func normal(at nearest: NearestPoint, of point: Point) -> Vector {
    switch self {
    case .line(let line): -(line.end - line.start).polar.direction.turnedRight
    case .arc(let arc): arc.sign * arc.direction(at: nearest, of: point)
    case .cubic(let cubic): -cubic.curve.derivative(at: nearest.parameter).polar.direction.turnedRight
    }
  }
}

/// A part of a circle of less than half a turn.
struct CircularArc: Hashable, Sendable {
  var center: Point
  var radius: Double
  /// The unit vectors from the centre to the ends.
  var start: Vector, end: Vector
  /// Whether it runs clockwise as seen on the screen, so that the inside lies towards the centre.
  var isClockwise: Bool

  /// 1 where the inside lies towards the centre, else −1.
  var sign: Double { isClockwise ? 1 : -1 }

  /// The point in a direction from the centre.
  func point(_ direction: Vector) -> Point { center + radius * direction }

  /// The unit way along the arc in a direction from the centre.
  func way(_ direction: Vector) -> Vector { sign * direction.turnedRight }

  /// Whether a direction from the centre meets the arc.
  @inline(__always)
  func spans(_ way: Vector) -> Bool {
    let (a, b) = isClockwise ? (start, end) : (end, start)
    return a.cross(way) >= 0 && way.cross(b) >= 0
  }

  /// The point nearest to another; the parameter is 0 or 1 at the ends, 0.5 between.
  @inline(__always)
  func nearest(to other: Point) -> NearestPoint {
    let way = other - center
    let length = way.length
    if length > 0 && spans(way) {
      let gap = length - radius
      return NearestPoint(
        parameter: 0.5, point: point((1 / length) * way), squaredDistance: gap * gap)
    }
    let (first, last) = (point(start), point(end))
    let (toFirst, toLast) = (first - other, last - other)
    let (a, b) = (toFirst.dot(toFirst), toLast.dot(toLast))
    return a <= b
      ? NearestPoint(parameter: 0, point: first, squaredDistance: a)
      : NearestPoint(parameter: 1, point: last, squaredDistance: b)
  }

  /// The unit vector from the centre to the point nearest to another; it keeps its digits where the radius is
  /// so small that rounding moves the points of the arc.
  func direction(at nearest: NearestPoint, of other: Point) -> Vector {
    nearest.parameter == 0 ? start : nearest.parameter == 1 ? end : (other - center).polar.direction
  }

  /// The least box around it.
  var bounds: Box {
    var box = Box.empty
    box.add(point(start))
    box.add(point(end))
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] where spans(Vector(x: x, y: y)) {
      box.add(point(Vector(x: x, y: y)))
    }
    return box
  }
}
