public import SDFGeometry

/// The field of a star or regular polygon whose points lie on circles: exact everywhere, at a cost that does not
/// depend on the number of points.
///
/// Such a shape is its own mirror image along the lines through its corners, so a point is folded into the
/// wedge between a tip and the inner corner beside it: what is nearest there is nearest of all. A stretched star
/// has no such symmetry; it goes by its outline.
public struct StarField: DistanceField, Hashable {
  /// The middle.
  public let center: Point
  /// The directions of the tips, as unit vectors.
  private let tips: [Vector]
  private let wedge: StarWedge
  private let reach: Double

  /// Makes a star.
  ///
  /// - Parameters:
  ///   - center: the middle.
  ///   - points: how many tips there are, 2…10,000.
  ///   - outerRadius: from the middle to the tips before they are rounded, in points.
  ///   - innerRadius: from the middle to the inner corners, in points, 0…outerRadius.
  ///   - tipRadius: of the circles in the tips, in points.
  ///   - cornerRadius: of the circles in the inner corners, in points; radii that do not fit their edge are scaled
  ///     down together.
  ///   - rotation: in degrees clockwise; at 0 the first tip points up.
  public init(
    center: Point, points: Int, outerRadius: Double, innerRadius: Double, tipRadius: Double = 0,
    cornerRadius: Double = 0, rotation: Double = 0
  ) throws(ShapeError) {
    try Limits.point(center, .star, "center")
    try Limits.count(points, .star, "points", in: 2...StarField.mostPoints)
    try Limits.length(outerRadius, .star, "outerRadius")
    try Limits.number(
      innerRadius, .star, "innerRadius", in: 0...outerRadius, "0…the outer radius, \(outerRadius)")
    try Limits.length(tipRadius, .star, "tipRadius")
    try Limits.length(cornerRadius, .star, "cornerRadius")
    try Limits.angle(rotation, .star, "rotation")
    self.init(
      center, points, rotation,
      StarWedge(points, outer: outerRadius, inner: innerRadius, tip: tipRadius, corner: cornerRadius))
  }

  /// Makes a regular polygon.
  ///
  /// - Parameters:
  ///   - center: the middle.
  ///   - sides: 3…10,000.
  ///   - radius: from the middle to the corners before they are rounded, in points.
  ///   - cornerRadius: of the circles in the corners, in points; what does not fit is scaled down: the polygon
  ///     is then a circle.
  ///   - rotation: in degrees clockwise; at 0 the first corner points up.
  public init(
    center: Point, sides: Int, radius: Double, cornerRadius: Double = 0, rotation: Double = 0
  ) throws(ShapeError) {
    try Limits.point(center, .polygon, "center")
    try Limits.count(sides, .polygon, "sides", in: 3...StarField.mostPoints)
    try Limits.length(radius, .polygon, "radius")
    try Limits.length(cornerRadius, .polygon, "cornerRadius")
    try Limits.angle(rotation, .polygon, "rotation")
    // The middle of an edge is an inner corner that bends nothing.
    let middle = radius * unitVector(degrees: 180 / Double(sides)).x
    self.init(
      center, sides, rotation, StarWedge(sides, outer: radius, inner: middle, tip: cornerRadius, corner: 0))
  }

  /// The most points or sides.
  public static let mostPoints = 10_000

  private init(_ center: Point, _ points: Int, _ rotation: Double, _ wedge: StarWedge) {
    self.center = center
    self.wedge = wedge
    reach = wedge.reach
    let step = 360 / Double(points)
    tips = (0..<points).map { unitVector(degrees: rotation - 90 + step * Double($0)) }
  }

  /// The least box around the shape.
  public var bounds: Box {
    var box = Box.empty
    for tip in tips { wedge.add(tip: tip, to: &box) }
    return Box(
      minX: center.x + box.minX, minY: center.y + box.minY, maxX: center.x + box.maxX,
      maxY: center.y + box.maxY)
  }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    let way = point - center
    let tips = tips.span
    let fold = fold(way, tips)
    let found = wedge.sample(fold.point)
    let slack = StarField.tie * (reach + fold.point.maxNorm)
    var best = fold.unfold(found.gradient)
    func offer(_ gradient: Vector) {
      // The nearest point lies against the gradient, as far as the distance says.
      let (a, b) = (-found.distance * gradient, -found.distance * best)
      if a.y < b.y - slack || a.y <= b.y + slack && a.x < b.x - slack { best = gradient }
    }
    if fold.point.maxNorm <= slack {
      // In the middle all images are as near.
      for tip in tips.indices {
        offer(Fold(point: fold.point, axis: tips[tip], side: tips[tip].turnedRight).unfold(found.gradient))
        offer(Fold(point: fold.point, axis: tips[tip], side: -tips[tip].turnedRight).unfold(found.gradient))
      }
    } else {
      if fold.point.y <= slack {
        offer(Fold(point: fold.point, axis: fold.axis, side: -fold.side).unfold(found.gradient))
      }
      if wedge.edgeGap(fold.point) <= slack { offer(fold.mirrored(wedge.border).unfold(found.gradient)) }
    }
    return FieldSample(distance: found.distance, gradient: best)
  }

  /// Points closer than this part of the size to a line of symmetry count as on it.
  private static let tie = 1e-13

  /// The same for a row, several points at once.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    let kernel = StarKernel(wedge, tips: tips.count, first: tips[0])
    RowKernel.run(row, from: center, &distance, &gradientX, &gradientY) { kernel.sample($0, $1) }
  }

  /// Folds a way from the centre into the wedge.
  @inline(__always)
  private func fold(_ way: Vector, _ tips: Span<Vector>) -> Fold {
    let first = tips[0]
    let turns = StarField.turns(x: way.dot(first), y: first.cross(way))
    let count = tips.count
    var place = Int(turns * Double(count) + 0.5)
    if place >= count { place -= count }
    let tip = tips[place]
    let across = tip.cross(way)
    let side = across < 0 ? -tip.turnedRight : tip.turnedRight
    let fold = Fold(point: Vector(x: way.dot(tip), y: abs(across)), axis: tip, side: side)
    // The angle above is approximate: next to the wedge's border the neighbour may be the right one.
    return wedge.edgeGap(fold.point) < 0 ? fold.mirrored(wedge.border) : fold
  }

  /// The angle of a vector from the x axis towards the y axis, in turns of 0…1, to 2e-6.
  @inline(__always)
  private static func turns(x: Double, y: Double) -> Double {
    let (a, b) = (abs(x), abs(y))
    let (low, high) = a < b ? (a, b) : (b, a)
    let z = high > 0 ? low / high : 0
    let s = z * z
    // A minimax polynomial of the arc tangent over 0…1.
    let series = -0.01172120 * s + 0.05265332
    let angle =
      ((((series * s - 0.11643287) * s + 0.19354346) * s - 0.33262347) * s + 0.99997726) * z * (0.5 / .pi)
    let quarter = a < b ? 0.25 - angle : angle
    let halfTurn = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? 1 - halfTurn : halfTurn
  }
}

/// A point in a wedge, and the wedge's axes in the plane.
private struct Fold {
  var point: Vector
  var axis: Vector, side: Vector

  /// A vector of the wedge in the plane's axes.
  @inline(__always)
  func unfold(_ vector: Vector) -> Vector { vector.x * axis + vector.y * side }

  /// The same point seen from the wedge across a border.
  @inline(__always)
  func mirrored(_ border: Vector) -> Fold {
    // The mirror image of a vector v along a unit vector b is 2 (v · b) b − v.
    func mirror(_ v: Vector) -> Vector { 2 * v.dot(border) * border - v }
    let (x, y) = (mirror(Vector(x: 1, y: 0)), mirror(Vector(x: 0, y: 1)))
    return Fold(point: mirror(point), axis: unfold(x), side: unfold(y))
  }
}
