/// Turns a path's segments into stations that are near enough for both sides of the stroke.
///
/// Curves are halved until the cross sections at both ends of a step, joined by straight lines, are within
/// the tolerance of the sweep between them: B leaves its chord by at most h²/8 · max |B″ across|, and the
/// normal, a unit vector turning by at most α to either side of the chord's, its own by 1 − cos α. The
/// stroke is the union of all cross sections (SVG 2, §13.5.6; Nehab, *Converting stroked primitives to filled
/// primitives*, 2020).
struct StrokeContourBuilder {
  /// A step turns by at most this much to either side, as the cosine.
  private static let leastCosine = 0.92
  /// The largest turn that is left out, as the sine: far less than a step's.
  private static let mostSeamlessTurn = 0.01
  /// Curves are halved at most so many times: what turns within 1e-12 of a parameter is a cusp.
  private static let mostHalvings = 40
  /// Shorter vectors than this, of a curve's size, have no direction of their own.
  private static let noLength = 1e-12
  /// The tolerance is at least this part of the curve's size and the radius, so that work is bounded: a full
  /// turn then takes about 16,000 steps.
  private static let leastTolerance = 2e-8
  /// And at least this part of the coordinates, whose rounding would else never be near enough.
  private static let rounding = 0x1p-48
  /// Visits of parts of curves that each point may cost; twice is usual.
  private static let visitsPerPoint = 4

  let radius: Double
  let tolerance: Double
  let limit: Int
  private(set) var contour: StrokeContour
  private var visits = 0

  init(start: Point, radius: Double, tolerance: Double, limit: Int) {
    (self.radius, self.tolerance, self.limit) = (radius, tolerance, limit)
    contour = StrokeContour(start: start)
  }

  var current: Point { contour.stations.last?.point ?? contour.start }

  mutating func close() {
    line(to: contour.start)
    contour.isClosed = true
    // Where the ends go on straight, they share a cross section.
    if let first = contour.stations.first, let last = contour.stations.last,
      isStraight(last.direction, first.direction)
    {
      contour.stations[contour.stations.count - 1].direction = first.direction
    }
  }

  /// Whether nobody can see a turn between two directions; never one that steps could not make up for.
  private func isStraight(_ a: Vector, _ b: Vector) -> Bool {
    a.dot(b) > 0 && abs(a.cross(b)) <= min(1e-3 * tolerance / radius, Self.mostSeamlessTurn)
  }

  mutating func line(to end: Point) {
    let start = current
    guard let direction = (end - start).unit else { return }
    set(out: direction)
    step(to: end, direction, length: (end - start).length)
  }

  mutating func curve(_ curve: CurvePolynomial, to end: Point) throws(StrokeError) {
    let size = max(curve.a.maxNorm, curve.b.maxNorm, curve.c.maxNorm)
    guard size > 0, let out = direction(of: curve, at: 0, size: size, isLeaving: true),
      let into = direction(of: curve, at: 1, size: size, isLeaving: false)
    else { return line(to: end) }
    set(out: out)
    let farthest = max((curve.start - Point(x: 0, y: 0)).maxNorm, (end - Point(x: 0, y: 0)).maxNorm)
    let allowed = max(
      tolerance, Self.leastTolerance * (size + radius), Self.rounding * (farthest + size))
    try halve(
      Step(
        curve: curve, size: size, allowed: allowed, from: 0, to: 1, start: curve.start, end: end, into: into),
      halvings: 0)
  }

  /// Turns towards a segment's first direction; a turn that nobody can see is left out.
  private mutating func set(out direction: Vector) {
    guard let last = contour.stations.last else {
      contour.stations.append(
        StrokeStation(point: contour.start, direction: direction, length: 0, arrival: .join))
      return
    }
    if isStraight(last.direction, direction) { return }
    contour.stations.append(
      StrokeStation(point: last.point, direction: direction, length: last.length, arrival: .join))
  }

  private mutating func step(to point: Point, _ direction: Vector, length: Double) {
    contour.stations.append(
      StrokeStation(
        point: point, direction: direction, length: contour.length + length, arrival: .step))
  }

  /// A part of a curve, its last direction with it; the first one is the last station's.
  private struct Step {
    let curve: CurvePolynomial
    let size: Double, allowed: Double
    var from: Double, to: Double
    var start: Point, end: Point
    var into: Vector
  }

  private mutating func halve(_ step: Step, halvings: Int) throws(StrokeError) {
    visits += 1
    if contour.stations.count > limit || visits / Self.visitsPerPoint > limit {
      throw .tooManyPoints(limit: limit)
    }
    let out = contour.stations[contour.stations.count - 1].direction
    if isFine(step, out: out) {
      return self.step(to: step.end, step.into, length: arcLength(step))
    }
    if halvings == Self.mostHalvings {
      if step.end != step.start { self.step(to: step.end, out, length: (step.end - step.start).length) }
      spin(to: step.into)
      return
    }
    let middle = 0.5 * (step.from + step.to)
    var (first, second) = (step, step)
    first.to = middle
    second.from = middle
    first.end = step.curve.point(at: middle)
    second.start = first.end
    first.into = direction(of: step.curve, at: middle, size: step.size, isLeaving: false) ?? out
    try halve(first, halvings: halvings + 1)
    spin(to: direction(of: step.curve, at: middle, size: step.size, isLeaving: true) ?? out)
    try halve(second, halvings: halvings + 1)
  }

  /// Turns on the spot, if there is a turn to be seen.
  private mutating func spin(to direction: Vector) {
    var station = contour.stations[contour.stations.count - 1]
    if isStraight(station.direction, direction) { return }
    station.direction = direction
    station.arrival = .spin
    contour.stations.append(station)
  }

  /// The direction at a parameter; at a cusp there are two, one coming and one leaving.
  private func direction(
    of curve: CurvePolynomial, at t: Double, size: Double, isLeaving: Bool
  ) -> Vector? {
    let velocity = curve.velocity(at: t)
    if velocity.maxNorm > Self.noLength * size { return velocity.unit }
    let acceleration = curve.acceleration(at: t)
    if acceleration.maxNorm > Self.noLength * size { return (isLeaving ? acceleration : -acceleration).unit }
    return curve.c.unit
  }

  private func isFine(_ step: Step, out: Vector) -> Bool {
    let h = step.to - step.from
    let first = step.curve.velocity(at: step.from)
    let bend = step.curve.acceleration(at: step.from)
    let lastBend = step.curve.acceleration(at: step.to)
    // The derivative's Bézier points hold all directions of the step between them.
    let middle = first + (0.5 * h) * bend
    let last = step.curve.velocity(at: step.to)
    guard let chord = (first + middle + last).unit else { return false }
    var cosine = min(chord.dot(out), chord.dot(step.into))
    if let middle = middle.unit { cosine = min(cosine, chord.dot(middle)) }
    if cosine < Self.leastCosine { return false }
    let sagitta = 0.125 * h * h * max(abs(bend.cross(chord)), abs(lastBend.cross(chord)))
    if sagitta + radius * (1 - cosine) > step.allowed { return false }
    return fociAreNear(step, out: out) && middleIsNear(step, out: out)
  }

  /// Whether the foci, where the cross sections' lines touch the curve's evolute, are near the crossing of the step's
  /// two: the arc between them leaves its tangents by up to an eighth of its length times their angle.
  private func fociAreNear(_ step: Step, out: Vector) -> Bool {
    let first = min(curvatureRadius(of: step.curve, at: step.from), radius)
    let last = min(curvatureRadius(of: step.curve, at: step.to), radius)
    return 0.125 * abs(last - first) * abs(out.cross(step.into)) <= step.allowed
  }

  private func curvatureRadius(of curve: CurvePolynomial, at t: Double) -> Double {
    let velocity = curve.velocity(at: t)
    let speed = velocity.length
    let bend = abs(velocity.cross(curve.acceleration(at: t)))
    // Also where a curve is straight or stands still.
    return bend * radius <= speed * speed * speed ? radius : speed * speed * speed / bend
  }

  /// Whether both sides' middles are near their chords: the bounds above take the chord and the normal to
  /// move together, which a curvature that changes fast belies.
  private func middleIsNear(_ step: Step, out: Vector) -> Bool {
    let t = 0.5 * (step.from + step.to)
    guard let direction = direction(of: step.curve, at: t, size: step.size, isLeaving: true) else {
      return false
    }
    let middle = step.curve.point(at: t)
    for radius in [radius, -radius] {
      let side = LineSegment(
        step.start + radius * out.turnedRight, step.end + radius * step.into.turnedRight)
      let found = side.nearest(to: middle + radius * direction.turnedRight)
      if found.squaredDistance > step.allowed * step.allowed { return false }
    }
    return true
  }

  /// The length of a step's arc by three points of Gauss's rule.
  private func arcLength(_ step: Step) -> Double {
    let h = step.to - step.from
    let middle = step.from + 0.5 * h
    let offset = 0.5 * 0.6.squareRoot() * h
    func speed(_ t: Double) -> Double { step.curve.velocity(at: t).length }
    return h * (5 * speed(middle - offset) + 8 * speed(middle) + 5 * speed(middle + offset)) / 18
  }
}
