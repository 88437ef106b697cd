import MeniscusTestSupport
import SDFGeometry

/// Random Bézier curves as lists of two to four points, in kinds that are hard to follow.
enum RandomCurves: CaseIterable {
  /// Control points anywhere.
  case any
  /// Control points nearly on the chord.
  case nearStraight
  /// Some points are the same.
  case repeated
  /// A cubic with a cusp, or a quadratic that turns back.
  case cusped
  /// Control points far beyond the ends.
  case far
  /// One end's control point is very near the end: the parameter runs unevenly.
  case uneven

  /// Makes a curve of a degree, its points within about 100 units.
  func make(degree: Int, using random: inout SeededGenerator) -> [Point] {
    var points = (0...degree).map { _ in Self.place(100, using: &random) }
    switch self {
    case .any: break
    case .nearStraight:
      let off = [1e-4, 1e-7, 1e-12, 0].randomElement(using: &random)!
      for index in points.indices.dropFirst().dropLast() {
        let t = Double.random(in: -0.5...1.5, using: &random)
        let way = points[degree] - points[0]
        points[index] =
          points[0] + t * way + Double.random(in: -off...off, using: &random) * way.turnedRight
      }
    case .repeated:
      for _ in 0..<2 {
        points[Int.random(in: 0...degree, using: &random)] = points.randomElement(using: &random)!
      }
    case .cusped:
      if degree == 3 {
        // B′(½) = 0 where p2 + p3 = p0 + p1 in the derivative's weights: p3 = p0 + p1 − p2.
        points[3] = points[0] + (points[1] - points[2])
      } else if degree == 2 {
        points[2] = points[0] + 0.3 * (points[1] - points[0])
      }
    case .far:
      for index in points.indices.dropFirst().dropLast() {
        points[index] = Self.place(10_000, using: &random)
      }
    case .uneven:
      if degree > 1 { points[1] = points[0] + 1e-3 * (points[1] - points[0]) }
    }
    return points
  }

  private static func place(_ reach: Double, using random: inout SeededGenerator) -> Point {
    Point(
      x: Double.random(in: -reach...reach, using: &random),
      y: Double.random(in: -reach...reach, using: &random))
  }
}

/// A curve's point by repeated interpolation (de Casteljau): the plain twin of every faster evaluation.
func casteljau(_ points: [Point], at t: Double) -> Point {
  var points = points
  for count in stride(from: points.count - 1, to: 0, by: -1) {
    for index in 0..<count { points[index] = points[index] + t * (points[index + 1] - points[index]) }
  }
  return points[0]
}

/// One contour of one curve.
func path(of points: [Point]) -> Path {
  var path = Path()
  path.move(to: points[0])
  switch points.count {
  case 2: path.line(to: points[1])
  case 3: path.quadratic(points[1], to: points[2])
  default: path.cubic(points[1], points[2], to: points[3])
  }
  return path
}

/// How far a point is from a straight line between two points, plainly.
func distance(_ point: Point, toLineFrom a: Point, to b: Point) -> Double {
  let way = b - a
  let squared = way.dot(way)
  let t = squared > 0 ? min(max((point - a).dot(way) / squared, 0), 1) : 0
  return (point - (a + t * way)).length
}

/// How far a point is from a chain of points.
func distance(_ point: Point, toChain chain: [Point]) -> Double {
  if chain.count == 1 { return (point - chain[0]).length }
  return zip(chain, chain.dropFirst()).reduce(.infinity) {
    min($0, distance(point, toLineFrom: $1.0, to: $1.1))
  }
}
