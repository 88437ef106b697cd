/// The least and the middle of several measurements of one thing.
struct Timing: Codable, Equatable {
  /// The least: what the machine can do when nothing disturbs it.
  var minimum: Double
  /// The median: what one gets.
  var median: Double
  /// The number of measurements.
  var repetitions: Int

  /// Sums measurements up; there must be one.
  init(_ measurements: [Double]) {
    let sorted = measurements.sorted()
    minimum = sorted[0]
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    repetitions = sorted.count
  }
}

/// One figure against another: below 1 the first one is faster.
struct Ratio: Codable, Equatable {
  /// The first one's minimum over the second one's.
  var ofMinima: Double
  /// The first one's median over the second one's.
  var ofMedians: Double

  /// Compares two measurements of one run.
  init(_ ours: Timing, over theirs: Timing) {
    ofMinima = ours.minimum / theirs.minimum
    ofMedians = ours.median / theirs.median
  }
}
