/// One side of a stroke's outline as it grows: along the parallel, or for a while along the path itself.
struct StrokeChain {
  private(set) var points: [Point] = []
  private var isAtCentre = false
  /// What is being folded, if the chain's last step was a fold.
  private var fold: StrokeFold?
  /// The first step of a ring, if it was a fold.
  private var firstFold: StrokeFold?

  /// Starts a chain, at a cap's corner; a ring's, and one with a butt cap, starts where its first step does.
  mutating func start(_ point: Point?) {
    points.removeAll(keepingCapacity: true)
    if let point { points.append(point) }
    isAtCentre = false
    fold = nil
    firstFold = nil
  }

  /// Goes on along the parallel to a point; `first` is where the parallel is now.
  mutating func add(_ point: Point, after first: Point) {
    goToParallel(first)
    points.append(point)
  }

  /// Goes to the parallel, at `first`, if the chain is not there: by the fold's last focus, for the fold goes by
  /// it too.
  mutating func goToParallel(_ first: Point) {
    if isAtCentre, let fold { points.append(fold.lastFocus) }
    if isAtCentre || points.isEmpty { points.append(first) }
    isAtCentre = false
  }

  /// Goes along the path from one point to another.
  mutating func addCentre(_ first: Point, _ second: Point) {
    if !isAtCentre { points.append(first) }
    if second != first { points.append(second) }
    isAtCentre = true
  }

  /// Goes along the path, with a fold aside, which grows as long as steps are folds.
  mutating func add(_ step: StrokeFold, spacing: Double) {
    if points.isEmpty {
      firstFold = step
      points.append(step.centres[0])
    } else if !isAtCentre {
      points += [step.foci[0], step.centres[0]]
    }
    points.append(step.centres[1])
    isAtCentre = true
    if fold == nil { fold = step } else { fold?.append(step, spacing: spacing) }
  }

  /// Joins a ring's end to its start.
  mutating func close(spacing: Double) {
    guard let firstFold else { return }
    // A fold goes on for a step, so that its ends overlap and rounding opens no crack between them.
    if fold != nil {
      fold?.append(firstFold, spacing: spacing)
    } else if !isAtCentre {
      points.append(firstFold.foci[0])
    }
  }

  /// Ends the fold at work, if there is one.
  mutating func endFold() -> StrokeFold? {
    defer { fold = nil }
    return fold
  }
}
