/// The contours that together are one stroke.
struct StrokePieces {
  /// The outline's two sides with joins, in the path's direction.
  var left = StrokeChain(), right = StrokeChain()
  /// The caps' points between the two sides, at the end from left to right, at the start from right to left; nil
  /// for a ring.
  var caps: (end: [Point], start: [Point])?
  /// What is swept where the path turns on the spot or runs backwards.
  private(set) var sweeps: [[Point]] = []
  /// The parts of folds.
  private(set) var folds: [[Point]] = []
  private var foldedCount = 0

  mutating func addSweep(_ contour: [Point]) {
    sweeps.append(contour.clockwise)
    foldedCount += contour.count
  }

  mutating func add(_ fold: StrokeFold) {
    folds += [fold.near.clockwise, fold.far.clockwise]
    foldedCount += fold.near.count + fold.far.count
  }

  /// Whether there are but the two sides and caps.
  var isSimple: Bool { sweeps.isEmpty && folds.isEmpty }

  /// Both sides and the caps as contours, clockwise.
  var outline: [[Point]] {
    let (left, right) = (left.points, Array(right.points.reversed()))
    return caps.map { [left + $0.end + right + $0.start] } ?? [left, right]
  }

  /// How many points there are.
  var count: Int { left.points.count + right.points.count + foldedCount }
}

extension [Point] {
  /// The contour, turned round if it does not run clockwise.
  var clockwise: [Point] { doubleArea >= 0 ? self : reversed() }

  /// Twice the area that the contour runs around clockwise.
  var doubleArea: Double {
    guard let first, let last else { return 0 }
    var area = 0.0
    var before = last - first
    for point in self {
      let way = point - first
      area += before.cross(way)
      before = way
    }
    return area
  }
}
