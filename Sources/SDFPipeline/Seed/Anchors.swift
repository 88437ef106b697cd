import SDFGeometry

/// A straight side of the outline, seen from a corner's cell; points are from the cell's top-left texel.
struct SideLine {
  /// The mean of three anchors.
  var mean: Point
  /// The anchor nearest to the cell.
  var anchor: Point
  /// The first half of the way over the three anchors, the second half, and the chord's length.
  var half: Vector, rest: Vector, length: Double
  /// The direction and the nearest anchor's place along the outline.
  var side: OutlineCorner.Side

  /// The signed curvature of the three anchors, per texel.
  var curvature: Double { angle(half.cross(rest), half.dot(rest)) / (0.5 * length) }
}

/// The first few anchors along one side of a corner, nearest first; its memory is kept from side to side.
struct Anchors {
  private struct Anchor {
    var point: Point
    var step: Int
    var tail: Double
  }

  private var anchors: [Anchor] = []

  var count: Int { anchors.count }

  mutating func removeAll() { anchors.removeAll(keepingCapacity: true) }

  mutating func add(_ point: Point, step: Int, tail: Double) {
    anchors.append(Anchor(point: point, step: step, tail: tail))
  }

  /// Whether a point is no nearer than so much to the last anchor.
  func isClear(_ point: Point, spacing: Double) -> Bool {
    guard let last = anchors.last else { return true }
    let gap = point - last.point
    return gap.dot(gap) > spacing * spacing
  }

  /// The largest tail of three anchors.
  func tail(_ first: Int) -> Double {
    max(anchors[first].tail, anchors[first + 1].tail, anchors[first + 2].tail)
  }

  /// How far the middle of three anchors lies from the chord; nil where they make no line.
  func deviation(_ first: Int) -> Double? {
    let chord = anchors[first + 2].point - anchors[first].point
    let half = anchors[first + 1].point - anchors[first].point
    let squared = chord.dot(chord)
    let along = half.dot(chord)
    if squared < 1 || along <= 0 || along >= squared { return nil }
    return abs(half.cross(chord)) / squared.squareRoot()
  }

  /// The line of three anchors.
  func side(_ first: Int) -> SideLine {
    let (a, b, c) = (anchors[first].point, anchors[first + 1].point, anchors[first + 2].point)
    let chord = c - a
    let length = chord.length
    return SideLine(
      mean: Point(x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3), anchor: a,
      half: b - a, rest: c - b, length: length,
      side: OutlineCorner.Side(
        direction: (1 / length) * chord, skipped: anchors[first].step))
  }
}
