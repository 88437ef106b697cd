public import SDFGeometry

/// The field of all points within a radius of part of a circle's line, its ends round: exact everywhere.
///
/// It is folded along the arc's middle. Where the two ends overlap, their hidden parts are no outline.
public struct ArcField: DistanceField, Hashable {
  /// The middle of the circle.
  public let center: Point
  /// Of the circle's line, in points.
  public let radius: Double
  /// Of the line's ends, in points, at most the radius.
  public let halfThickness: Double
  /// The arc's middle as a unit vector from the centre.
  private let axis: Vector
  /// The end on the axis' right, in the axes of the fold, as a unit vector.
  private let end: Vector
  /// Where the ends' circles meet on the axis; nil where they do not.
  private let meeting: Meeting?

  private struct Meeting: Hashable { var near: Double, far: Double }

  /// Makes an arc.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: of the arc's line, in points, 0 or more.
  ///   - thickness: in points, from 0 to twice the radius.
  ///   - start: where it starts, in degrees clockwise from the top.
  ///   - sweep: how far it goes on clockwise, in degrees, 0…360.
  public init(
    center: Point, radius: Double, thickness: Double, start: Double, sweep: Double
  ) throws(ShapeError) {
    try Limits.point(center, .arc, "center")
    try Limits.length(radius, .arc, "radius")
    try Limits.number(thickness, .arc, "thickness", in: 0...2 * radius, "0…twice the radius, \(2 * radius)")
    try Limits.angle(start, .arc, "start")
    try Limits.sweep(sweep, .arc, "sweep")
    self.center = center
    self.radius = radius
    halfThickness = 0.5 * thickness
    axis = unitVector(degrees: start + 0.5 * sweep - 90)
    end = unitVector(degrees: 0.5 * sweep)
    let square = halfThickness * halfThickness - radius * end.y * (radius * end.y)
    if square > 0 && end.x < 0 {
      let root = square.squareRoot()
      meeting = Meeting(near: radius * end.x + root, far: radius * end.x - root)
    } else {
      meeting = nil
    }
  }

  /// The least box around the shape.
  public var bounds: Box {
    var box = Box.empty
    box.add(center + radius * unfold(end))
    box.add(center + radius * unfold(Vector(x: end.x, y: -end.y)))
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      let way = Vector(x: x, y: y)
      if isBeside(Vector(x: way.dot(axis), y: abs(axis.cross(way)))) { box.add(center + radius * way) }
    }
    return box.grown(by: halfThickness)
  }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let way = point - center
    let across = axis.cross(way)
    let folded = Vector(x: way.dot(axis), y: abs(across))
    let found = sample(folded: folded)
    let isMirrored = across == 0 ? prefersMirror(found) : across < 0
    return FieldSample(
      distance: found.distance,
      gradient: unfold(Vector(x: found.gradient.x, y: isMirrored ? -found.gradient.y : found.gradient.y)))
  }

  /// The sample where y is 0 or more and the arc's middle lies along x.
  private func sample(folded point: Vector) -> FieldSample {
    let (length, direction) = (point - radius * end).polar
    let distance = length - halfThickness
    // There the ends' circles meet: rounding must not make the centre a hole.
    if hasNoHole && point.maxNorm < 1e-9 * radius { return sampleWithoutHole(point) }
    if isBeside(point) {
      let (length, direction) = point.polar
      let beyond = length - radius
      if hasNoHole && beyond < halfThickness { return sampleWithoutHole(point) }
      return RingField.sample(beyond, length > 0 ? direction : Vector(x: 1, y: 0), half: halfThickness)
    }
    if distance >= 0 { return FieldSample(distance: distance, gradient: direction) }
    if hasNoHole { return sampleWithoutHole(point) }
    if let meeting, radius * end.y + halfThickness * direction.y < 0 {
      // The cap's nearest point is hidden under the other cap.
      let near = point - Vector(x: meeting.near, y: 0)
      let far = point - Vector(x: meeting.far, y: 0)
      let (gap, way) = (near.length <= far.length ? near : far).polar
      return FieldSample(distance: -gap, gradient: gap > 0 ? -way : end)
    }
    return FieldSample(distance: distance, gradient: direction)
  }

  /// Whether the line is so thick that the inner side has shrunk to the centre, with painting all around.
  private var hasNoHole: Bool { halfThickness == radius && end.x < 0 && radius > 0 }

  /// The sample within such an arc: the outline is the outer side and what is seen of the caps.
  private func sampleWithoutHole(_ point: Vector) -> FieldSample {
    var (gap, gradient) = (Double.infinity, end)
    func offer(_ target: Vector, _ normal: Vector?) {
      let (length, way) = (target - point).polar
      if length < gap { (gap, gradient) = (length, normal ?? way) }
    }
    let outer = 2 * radius
    if isBeside(point) {
      let direction = point == Vector(x: 0, y: 0) ? end : point.polar.direction
      offer(outer * direction, direction)
    }
    offer(outer * end, end)
    if let meeting { offer(Vector(x: meeting.far, y: 0), nil) }
    let way = (point - radius * end).polar.direction
    let target = radius * end + radius * way
    // The cap's part within the thick line is none of it.
    if end.cross(way) > 1e-12 && target.y >= 0 { offer(target, way) }
    return FieldSample(distance: -gap, gradient: gradient)
  }

  /// Whether a folded point's direction from the centre meets the arc.
  private func isBeside(_ point: Vector) -> Bool {
    let turn = point.cross(end)
    return turn > 0 || turn == 0 && (point.dot(end) >= 0 || end.x < 0)
  }

  /// A folded vector in the plane's axes.
  private func unfold(_ vector: Vector) -> Vector { vector.x * axis + vector.y * axis.turnedRight }

  /// Whether the mirror image of the nearest point counts before it, for a point on the axis.
  private func prefersMirror(_ found: FieldSample) -> Bool {
    let plain = -found.distance * unfold(found.gradient)
    let mirror = -found.distance * unfold(Vector(x: found.gradient.x, y: -found.gradient.y))
    return mirror.y != plain.y ? mirror.y < plain.y : mirror.x < plain.x
  }
}
