import SDFGeometry

/// A cubic that turns to the right all along, by less than a quarter: half of a continuous corner.
///
/// Its nearest point is found by Newton's method between brackets, and known to be the nearest of all where the point
/// lies outside, or inside by less than the least radius of curvature: there the squared distance is convex
/// along the curve. Deeper inside the general search decides.
struct ConvexCubic: Hashable, Sendable {
  /// The same curve.
  let curve: CubicSegment
  /// The position's polynomial: start + a t + b t² + c t³.
  private let a: Vector, b: Vector, c: Vector
  private let leastRadius: Double

  /// Takes a curve that is such a one.
  init(_ curve: CubicSegment) {
    self.curve = curve
    a = 3 * (curve.control1 - curve.start)
    b = 3 * (curve.control2 - curve.control1) - 3 * (curve.control1 - curve.start)
    c = (curve.end - curve.start) - 3 * (curve.control2 - curve.control1)
    var least = Double.infinity
    for place in 0...ConvexCubic.probes {
      let t = Double(place) / Double(ConvexCubic.probes)
      let velocity = a + (2 * t) * b + (3 * t * t) * c
      let acceleration = 2 * b + (6 * t) * c
      let turn = velocity.cross(acceleration)
      let speed = velocity.length
      if turn > 0 { least = min(least, speed * speed * speed / turn) }
    }
    leastRadius = 0.95 * least
  }

  /// A curve in parts of equal parameter length: each has a smaller box and a curvature of its own.
  static func parts(of curve: CubicSegment, count: Int) -> [ConvexCubic] {
    let places = (0...count).map { Double($0) / Double(count) }
    let points = places.map { curve.point(at: $0) }
    return (0..<count).map { place in
      // A third of the derivative, as long as the part, leads to the control points.
      let third = (places[place + 1] - places[place]) / 3
      return ConvexCubic(
        CubicSegment(
          points[place], points[place] + third * curve.derivative(at: places[place]),
          points[place + 1] + -third * curve.derivative(at: places[place + 1]), points[place + 1]))
    }
  }

  /// Where curvature is looked at; between, it differs by less than the twentieth that is taken off.
  private static let probes = 32

  private func velocity(_ t: Double) -> Vector { a + (2 * t) * b + (3 * t * t) * c }
  private func acceleration(_ t: Double) -> Vector { 2 * b + (6 * t) * c }
  private func point(_ t: Double) -> Point { curve.start + t * (a + t * (b + t * c)) }

  /// The point nearest to another.
  func nearest(to point: Point) -> NearestPoint {
    let (toStart, toEnd) = (curve.start - point, curve.end - point)
    if toStart.dot(a) >= 0 {
      return settled(0, curve.start, toStart, way: a, point)
    }
    let last = velocity(1)
    if toEnd.dot(last) <= 0 {
      return settled(1, curve.end, toEnd, way: last, point)
    }
    var (low, high) = (0.0, 1.0)
    var t = 0.5
    for _ in 0..<60 {
      let gap = self.point(t) - point
      let velocity = velocity(t)
      let slope = gap.dot(velocity)
      if slope < 0 { low = t } else { high = t }
      var next = t - slope / (velocity.dot(velocity) + gap.dot(acceleration(t)))
      // Written so that NaN is refused as well.
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      let step = abs(next - t)
      t = next
      if step < 1e-13 { break }
    }
    let found = self.point(t)
    return settled(t, found, found - point, way: velocity(t), point)
  }

  /// The candidate where it is known to be the nearest, else what the general search finds.
  private func settled(
    _ t: Double, _ found: Point, _ gap: Vector, way: Vector, _ point: Point
  ) -> NearestPoint {
    let squared = gap.dot(gap)
    // The inside lies on the right of the way.
    let isOutside = way.turnedRight.dot(gap) >= 0
    if isOutside || squared < leastRadius * leastRadius {
      return NearestPoint(parameter: t, point: found, squaredDistance: squared)
    }
    return curve.nearest(to: point)
  }
}
