/// One side of a stroke's outline as it grows: along the parallel, or for a while along the path itself.
struct StrokeChain {
  private(set) var points: [Point] = []
  /// The fold that ends where the chain is now, not yet added to the outline.
  var fold: StrokeFold?
  /// Whether the last point is on the path.
  private var isAtCentre = false

  mutating func start(_ point: Point) {
    points.removeAll(keepingCapacity: true)
    points.append(point)
    fold = nil
    isAtCentre = false
  }

  /// Goes on to a point of the parallel; `first` is where the parallel is now.
  mutating func add(_ point: Point, after first: Point) {
    leaveCentre(to: first)
    points.append(point)
  }

  /// Goes back to the parallel if it is not there, by the point where the fold before crosses over.
  mutating func leaveCentre(to first: Point) {
    if isAtCentre {
      if let crossing = fold?.crossing { points.append(crossing) }
      points.append(first)
    }
    isAtCentre = false
  }

  /// Goes along the path from one point to another, and to it by the point where the fold ahead crosses over.
  mutating func addCentre(_ first: Point, _ second: Point, by crossing: Point? = nil) {
    if !isAtCentre {
      if let crossing { points.append(crossing) }
      points.append(first)
    }
    if second != first { points.append(second) }
    isAtCentre = true
  }
}
