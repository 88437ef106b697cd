/// Why the outline of a painting was not found.
package enum OutlineError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The contours cross and touch each other at more places than allowed.
  case tooManyCrossings(limit: Int)
  /// So many pieces lie so close together that finding their crossings takes more comparisons than allowed.
  case tooManyComparisons(limit: Int)
  /// Pieces cross each other still after being split so many times.
  case unsettled(rounds: Int)

  /// One sentence for people.
  package var description: String {
    switch self {
    case .tooManyCrossings(let limit):
      "splitting the contours where they cross or touch makes more than \(limit) cuts, which is the limit"
    case .tooManyComparisons(let limit):
      "finding where the contours cross takes more than \(limit) comparisons, which is the limit"
    case .unsettled(let rounds):
      "pieces of contours cross each other still after being split \(rounds) times"
    }
  }
}

/// What finding an outline may cost.
package struct OutlineLimits: Sendable, Equatable {
  /// The most places where contours cross or touch, each counted once for every piece that is split there;
  /// some 200 bytes of memory each, outline included.
  package var crossings: Int
  /// The most comparisons of two pieces, or of a piece and a point; a few nanoseconds each.
  package var comparisons: Int

  /// Makes limits; the defaults keep one painting below some 450 MB and a few seconds.
  package init(crossings: Int = 2_000_000, comparisons: Int = 1_000_000_000) {
    self.crossings = crossings
    self.comparisons = comparisons
  }
}
