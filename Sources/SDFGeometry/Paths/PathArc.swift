extension Path {
  /// An arc is cut into pieces of at most this angle.
  private static let largestArcPiece = Double.pi / 8

  /// Adds an elliptical arc as cubics, SVG's `A` command.
  ///
  /// Radii that are too small to reach are scaled up, and their signs are dropped; a radius of 0, or
  /// numbers that are not finite or lead to such, give a line; an arc to where the path is gives nothing (SVG 2,
  /// §9.5.1 and B.2.5). The cubics leave the ellipse by less than 7e-8 of its larger radius.
  ///
  /// - Parameters:
  ///   - radii: along the ellipse's own axes.
  ///   - rotation: of the ellipse's x axis, in degrees, from the x axis towards the y axis.
  ///   - largeArc: whether the arc spans more than half of the ellipse.
  ///   - sweep: whether it runs from the x axis towards the y axis, clockwise as seen on the screen.
  ///   - end: where it ends.
  public mutating func arc(radii: Vector, rotation: Double, largeArc: Bool, sweep: Bool, to end: Point) {
    if end == current { return }
    guard
      let arc = EllipticalArc(
        from: current, to: end, radii: radii, rotation: rotation, largeArc: largeArc, sweep: sweep)
    else { return line(to: end) }
    // Rounding must not add a piece to quarters and halves.
    let pieces = max((2 * arc.halfAngle / Self.largestArcPiece - 1e-9).rounded(.up), 1)
    let step = 2 * arc.halfAngle / pieces
    let reach = 4.0 / 3 * tangent(step / 4)
    for piece in 1...Int(pieces) {
      let from = -arc.halfAngle + step * Double(piece - 1)
      let to = piece == Int(pieces) ? arc.halfAngle : from + step
      cubic(
        arc.place(at: from, beyond: reach), arc.place(at: to, beyond: -reach),
        to: piece == Int(pieces) ? end : arc.place(at: to, beyond: 0))
    }
  }
}

/// An arc seen from the middle of its chord, in a frame where the ellipse is the unit circle.
///
/// The circle's centre is never computed: far centres of nearly straight arcs would cost all digits. With
/// the angle α counted from the arc's middle and β half the arc's angle, its points are
/// sin α · along + (cos α − cos β) · outward.
private struct EllipticalArc {
  /// Half of the arc's angle, 0…π.
  let halfAngle: Double
  private let middle: Point
  /// The images of the frame's unit vectors along the chord and outward.
  private let along: Vector, outward: Vector

  /// Nil where the arc is a line.
  init?(from start: Point, to end: Point, radii: Vector, rotation: Double, largeArc: Bool, sweep: Bool) {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rotation.isFinite else { return nil }
    let axis = unitVector(degrees: rotation)
    let half = 0.5 * (end - start)
    let chord = Vector(x: half.dot(axis) / rx, y: axis.cross(half) / ry)
    let sine = chord.length
    guard rx > 0, ry > 0, sine > 0, sine.isFinite else { return nil }
    let direction = (1 / sine) * chord
    if sine > 1 {
      rx *= sine
      ry *= sine
    }
    halfAngle = largeArc ? .pi - arcSine(sine) : arcSine(sine)
    middle = start + half
    func image(_ v: Vector) -> Vector { (v.x * rx) * axis + (v.y * ry) * axis.turnedRight }
    along = image(direction)
    outward = image(sweep ? -direction.turnedRight : direction.turnedRight)
    if !(along.maxNorm.isFinite && outward.maxNorm.isFinite) { return nil }
  }

  /// The point at an angle, and so many of its velocities further.
  func place(at angle: Double, beyond: Double) -> Point {
    let unit = unitVector(angle)
    // cos α − cos β without cancellation.
    let rise = -2 * unitVector(0.5 * (angle + halfAngle)).y * unitVector(0.5 * (angle - halfAngle)).y
    return middle + ((unit.y + beyond * unit.x) * along + (rise - beyond * unit.y) * outward)
  }
}
