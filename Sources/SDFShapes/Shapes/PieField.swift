public import SDFGeometry

/// A circle's sector: exact everywhere. It is folded along its middle.
public struct PieField: DistanceField, Hashable {
  /// The middle of the circle, where the sector's sides meet.
  public let center: Point
  /// In points.
  public let radius: Double
  /// The sector's middle as a unit vector from the centre.
  private let axis: Vector
  /// The side on the axis' right, in the axes of the fold, as a unit vector.
  private let side: Vector
  private let isDisc: Bool

  /// Makes a sector.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: in points, 0 or more.
  ///   - start: where the sector starts, in degrees clockwise from the top.
  ///   - sweep: how far it goes on clockwise, in degrees, 0…360; 0 makes a segment, 360 a disc.
  public init(center: Point, radius: Double, start: Double, sweep: Double) throws(ShapeError) {
    try Limits.point(center, .pie, "center")
    try Limits.length(radius, .pie, "radius")
    try Limits.angle(start, .pie, "start")
    try Limits.sweep(sweep, .pie, "sweep")
    self.center = center
    self.radius = radius
    axis = unitVector(degrees: start + 0.5 * sweep - 90)
    side = unitVector(degrees: 0.5 * sweep)
    isDisc = sweep == 360 || radius == 0
  }

  /// The least box around the shape.
  public var bounds: Box {
    var box = Box.empty
    box.add(center)
    box.add(center + radius * unfold(side))
    box.add(center + radius * unfold(Vector(x: side.x, y: -side.y)))
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      let way = Vector(x: x, y: y)
      if isBeside(Vector(x: way.dot(axis), y: abs(axis.cross(way)))) { box.add(center + radius * way) }
    }
    return box
  }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let way = point - center
    if isDisc {
      let (length, direction) = way.polar
      return FieldSample(distance: length - radius, gradient: direction)
    }
    let across = axis.cross(way)
    let found = sample(folded: Vector(x: way.dot(axis), y: abs(across)))
    let plain = unfold(found.gradient)
    let mirror = unfold(Vector(x: found.gradient.x, y: -found.gradient.y))
    if across != 0 {
      return FieldSample(distance: found.distance, gradient: across < 0 ? mirror : plain)
    }
    let (a, b) = (-found.distance * plain, -found.distance * mirror)
    let isMirrored = a.y != b.y ? b.y < a.y : b.x < a.x
    return FieldSample(distance: found.distance, gradient: isMirrored ? mirror : plain)
  }

  /// The sample where y is 0 or more and the sector's middle lies along x.
  private func sample(folded point: Vector) -> FieldSample {
    let along = point.dot(side)
    // The side's normal, away from the sector.
    let normal = side.turnedRight
    let beyond = along - max(0, min(radius, along))
    let across = normal.dot(point)
    let toSide = (beyond * beyond + across * across).squareRoot()
    let (length, direction) = point.polar
    let isBeside = isBeside(point)
    if isBeside && abs(length - radius) <= toSide {
      return FieldSample(distance: length - radius, gradient: length > 0 ? direction : Vector(x: 1, y: 0))
    }
    let isInside = isBeside && length < radius
    if beyond == 0 {
      // Inside the normal's part is negative; outside only where the sector takes more than half of the circle
      // can a point lie before the side.
      return FieldSample(distance: isInside ? -toSide : toSide, gradient: normal)
    }
    let way = toSide > 0 ? (1 / toSide) * (beyond * side + across * normal) : normal
    return isInside
      ? FieldSample(distance: -toSide, gradient: -way) : FieldSample(distance: toSide, gradient: way)
  }

  /// Whether a folded point's direction from the centre lies within the sector.
  private func isBeside(_ point: Vector) -> Bool {
    let turn = point.cross(side)
    return turn > 0 || turn == 0 && (point.dot(side) >= 0 || side.x < 0)
  }

  /// A folded vector in the plane's axes.
  private func unfold(_ vector: Vector) -> Vector { vector.x * axis + vector.y * axis.turnedRight }
}
