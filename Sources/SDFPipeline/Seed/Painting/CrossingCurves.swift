import SDFGeometry

/// A place where contours cross, and how finely curves have to be cut around it.
struct Crossing: Sendable {
  var point: Point
  /// Within this distance curves are cut finely, in texels.
  var reach: Double
  /// The distance of a fine chord from its curve, in texels.
  var tolerance: Double

  /// The largest reach.
  static let mostReach = 1.0
  private static let leastTolerance = 1e-6
  /// A crossing may be off by this many texels.
  private static let slack = 8e-4

  /// A crossing of chords that are `tolerance` from their curves, the outline coming in one way and going on
  /// another; nil where it is off by little enough.
  ///
  /// The chords' distances move the crossing by their sum over the sine of half the angle between them.
  init?(at point: Point, from a: Vector, to b: Vector, tolerance: Double) {
    let turn = a.length * b.length
    let cosine = turn > 0 ? -a.dot(b) / turn : 1
    // The smaller one of the tip's angle and its complement.
    let sine = max(1e-9, (max(0, 1 - abs(cosine)) / 2).squareRoot())
    if tolerance <= Self.slack * sine { return nil }
    self.point = point
    reach = min(Self.mostReach, 4 * tolerance / sine)
    self.tolerance = max(Self.leastTolerance, 0.5 * Self.slack * sine)
  }
}

/// Cuts curves finely where contours cross.
///
/// Where two chords cross at a small angle, the crossing is off by the distance of the chords from their
/// curves over that angle, and with it the tip of a spike or a notch. Around the crossings that were found
/// curves are halved until their chords are good enough.
struct CrossingCurves: Sendable {
  private static let depth = 40

  /// The crossings by their y.
  private var crossings: [Crossing] = []

  /// Whether there is none.
  var isEmpty: Bool { crossings.isEmpty }

  /// Adds crossings that are not near known ones; gives how many.
  mutating func add(_ found: [Crossing]) -> Int {
    let new = found.filter { crossing in
      let box = Box(
        minX: crossing.point.x, minY: crossing.point.y, maxX: crossing.point.x, maxY: crossing.point.y)
      return !near(box).contains { $0.isNear(box, part: 0.75) && $0.tolerance <= 2 * crossing.tolerance }
    }
    crossings += new
    crossings.sort { $0.point.y < $1.point.y }
    return new.count
  }

  /// The path, in texels, its curves cut around the crossings.
  func split(_ path: Path) -> Path {
    path.replacingCurves { curve, result in
      add(curve, near(curve.controlBox), to: &result, Self.depth)
    }
  }

  /// The crossings that reach a box.
  private func near(_ box: Box) -> [Crossing] {
    var low = 0
    var high = crossings.count
    while low < high {
      let middle = (low + high) / 2
      if crossings[middle].point.y < box.minY - Crossing.mostReach { low = middle + 1 } else { high = middle }
    }
    var found: [Crossing] = []
    for crossing in crossings[low...] {
      if crossing.point.y > box.maxY + Crossing.mostReach { break }
      if crossing.isNear(box) { found.append(crossing) }
    }
    return found
  }

  private func add(_ curve: Segment, _ crossings: [Crossing], to path: inout Path, _ depth: Int) {
    let box = curve.controlBox
    var near: [Crossing] = []
    var tolerance = Double.infinity
    for crossing in crossings where crossing.isNear(box) {
      near.append(crossing)
      tolerance = min(tolerance, crossing.tolerance)
    }
    if near.isEmpty {
      path.add(curve)
    } else if depth == 0 || curve.flatness <= tolerance {
      path.line(to: curve.end)
    } else {
      let (first, second) = curve.halves
      add(first, near, to: &path, depth - 1)
      add(second, near, to: &path, depth - 1)
    }
  }
}

extension Crossing {
  /// Whether a part of its reach comes to a box.
  fileprivate func isNear(_ box: Box, part: Double = 1) -> Bool {
    let reach = part * reach
    return point.x >= box.minX - reach && point.x <= box.maxX + reach && point.y >= box.minY - reach
      && point.y <= box.maxY + reach
  }
}
