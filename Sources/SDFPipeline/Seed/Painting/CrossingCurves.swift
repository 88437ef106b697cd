import SDFGeometry

/// Cuts curves finely where contours cross.
///
/// Where two chords cross at a small angle, the crossing is off by the distance of the chords from their
/// curves over that angle, and with it the tip of a spike or a notch. Around the crossings that were found
/// curves are halved until their chords are as good as the curves.
struct CrossingCurves: Sendable {
  /// Around a crossing, in texels, curves are cut finely.
  static let reach = 0.25
  /// The distance of a fine chord from its curve, in texels.
  private static let tolerance = 1e-6
  private static let depth = 40

  /// The crossings by their y.
  private(set) var crossings: [Point] = []

  /// Whether there is none.
  var isEmpty: Bool { crossings.isEmpty }

  /// Adds crossings; gives how many of them have no other one nearby.
  mutating func add(_ points: [Point]) -> Int {
    let lone = points.filter { point in
      near(Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y), 0.5 * Self.reach).isEmpty
    }
    crossings += lone
    crossings.sort { $0.y < $1.y }
    return lone.count
  }

  /// The path, in texels, its curves cut around the crossings.
  func split(_ path: Path) -> Path {
    path.replacingCurves { curve, result in
      add(curve, near(curve.controlBox, Self.reach), to: &result, Self.depth)
    }
  }

  /// The crossings in a box and around it.
  private func near(_ box: Box, _ reach: Double) -> [Point] {
    var low = 0
    var high = crossings.count
    while low < high {
      let middle = (low + high) / 2
      if crossings[middle].y < box.minY - reach { low = middle + 1 } else { high = middle }
    }
    var found: [Point] = []
    for point in crossings[low...] {
      if point.y > box.maxY + reach { break }
      if point.x >= box.minX - reach && point.x <= box.maxX + reach { found.append(point) }
    }
    return found
  }

  private func add(_ curve: Segment, _ points: [Point], to path: inout Path, _ depth: Int) {
    let box = curve.controlBox
    let reach = Self.reach
    let near = points.filter {
      $0.x >= box.minX - reach && $0.x <= box.maxX + reach && $0.y >= box.minY - reach
        && $0.y <= box.maxY + reach
    }
    if near.isEmpty {
      path.add(curve)
    } else if depth == 0 || curve.flatness <= Self.tolerance {
      path.line(to: curve.end)
    } else {
      let (first, second) = curve.halves
      add(first, near, to: &path, depth - 1)
      add(second, near, to: &path, depth - 1)
    }
  }
}
