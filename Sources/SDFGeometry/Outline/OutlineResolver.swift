/// Finds the outline of a painting: the boundary of the painted set.
///
/// Contours that touch nothing are found to be so and taken over (``SimpleOutline``), if need be one cluster of
/// overlapping boxes after the other (``ContourClusters``). All others are split where
/// they cross or touch (``Noder``); what lies on each other becomes one piece; a sweep finds the winding
/// numbers on both sides of each piece (``WindingSweep``); those with painting on one side only are joined to
/// contours (``ContourTracer``). Every area is resolved to an outline with winding numbers 0 and 1 first, so a union
/// is where the sum of its areas' numbers is at least 1, an intersection of n areas where it is n.
///
/// The answer is exact but for the places of crossings, which are rounded to 1/65,536 of a texel: pieces move by
/// less than one such step, and by as much again for each union or intersection of areas around. It does not
/// depend on the direction in which contours run, nor on where they start.
///
/// It takes time in proportion to n log n for n pieces, and to the crossings; more only for many long pieces side
/// by side, neither level nor upright, some of which cross others. Make one resolver and use it many times: it
/// keeps its memory.
package struct OutlineResolver: Sendable {
  /// What finding an outline may cost.
  package var limits: OutlineLimits

  /// Whether contours that touch nothing are taken over; if not, all go the general way.
  var takesSimpleContours = true

  /// Whether the last painting's contours touch nothing, so that its outline has no corner that they have not.
  package private(set) var tookOver = true

  /// Where the last painting's contours cross, some more than once: every corner of the outline that is none of
  /// the contours' is among them.
  package private(set) var crossings: [FixedPoint] = []

  private var cleaner = ContourCleaner()
  private var clean = FixedContours()
  private var simple = SimpleOutline()
  private var clusters = ContourClusters()
  /// The contours of clusters that cross or touch.
  private var rest = FixedContours()
  private var noder = Noder()
  private var sweep = WindingSweep()
  private var tracer = ContourTracer()
  private var kept: [DirectedPiece] = []
  /// The outlines of areas, the last one on top, and how many contours each has.
  private var areas = FixedContours()
  private var counts: [Int] = []
  private var outline = FixedContours()

  /// At most this many times pieces are split; the first time leaves no crossing, only touches where rounding
  /// puts a point onto a piece.
  private static let rounds = 12

  /// Makes a resolver.
  package init(limits: OutlineLimits = OutlineLimits()) { self.limits = limits }

  /// Replaces `pieces` by the outline of a painting.
  ///
  /// - Parameter pieces: the painted side lies on the right of each way from a to b, as seen on the screen
  ///   (y down). Closed contours one after the other, from their least points (by y, then x) on and in the
  ///   order of these: the same outline has the same pieces in the same order. None has length zero.
  package mutating func resolve(
    _ painting: FixedPainting, into pieces: inout [FixedPiece]
  ) throws(OutlineError) {
    tookOver = true
    crossings.removeAll(keepingCapacity: true)
    areas.removeAll()
    counts.removeAll(keepingCapacity: true)
    var contour = 0
    for step in painting.steps {
      switch step {
      case .area(let count, let rule):
        try outline(of: painting.contours, contour..<contour + count, rule: WindingRule(rule))
        contour += count
        push()
      case .union(let count): try combine(count, rule: .atLeast(1))
      case .intersection(let count):
        try combine(count, rule: .atLeast(Int32(truncatingIfNeeded: max(1, count))))
      }
    }
    if counts.count > 1 { try combine(counts.count, rule: .atLeast(1)) }
    write(&pieces)
  }

  /// Puts the outline at hand on top of the areas.
  private mutating func push() {
    areas.append(outline)
    counts.append(outline.count)
  }

  /// Replaces the last few areas by one.
  private mutating func combine(_ wanted: Int, rule: WindingRule) throws(OutlineError) {
    let count = min(max(0, wanted), counts.count)
    if count == 1 { return }
    let contours = counts.suffix(count).reduce(0, +)
    counts.removeLast(count)
    let first = areas.count - contours
    try outline(of: areas, first..<areas.count, rule: rule)
    areas.truncate(to: first)
    push()
  }

  /// Leaves in `outline` the outline of contours that a rule fills.
  private mutating func outline(
    of contours: FixedContours, _ range: Range<Int>, rule: WindingRule
  ) throws(OutlineError) {
    outline.removeAll()
    cleaner.clean(contours, range, into: &clean)
    if takesSimpleContours {
      if simple.find(clean, rule: rule, into: &outline) { return }
      rest.removeAll()
      if clusters.split(clean, by: &simple, rule: rule, into: &outline, rest: &rest) {
        if rest.count > 0 { try addOutline(of: rest, rule: rule) }
        return clusters.sort(&outline)
      }
    }
    try addOutline(of: clean, rule: rule)
  }

  /// Adds to `outline` the outline of clean contours that cross or touch, the general way.
  private mutating func addOutline(of contours: FixedContours, rule: WindingRule) throws(OutlineError) {
    tookOver = false
    noder.limits = limits
    noder.take(contours)
    let before = outline.count
    for round in 0...Self.rounds {
      if round > 0 {
        try noder.split()
        crossings += noder.points
      }
      kept.removeAll(keepingCapacity: true)
      if sweep.run(noder.pieces, rule: rule, into: &kept) && tracer.trace(kept, into: &outline) { return }
      outline.truncate(to: before)
    }
    throw .unsettled(rounds: Self.rounds)
  }

  private func write(_ pieces: inout [FixedPiece]) {
    pieces.removeAll(keepingCapacity: true)
    pieces.reserveCapacity(areas.points.count)
    let points = areas.points.span
    for contour in 0..<areas.count {
      let places = areas.places(of: contour)
      var last = points[places.upperBound - 1]
      // The piece to the first point comes last.
      let closing = last
      last = points[places.lowerBound]
      let first = last
      for place in places.lowerBound + 1..<places.upperBound {
        let point = points[place]
        pieces.append(FixedPiece(ax: last.x, ay: last.y, bx: point.x, by: point.y))
        last = point
      }
      pieces.append(FixedPiece(ax: closing.x, ay: closing.y, bx: first.x, by: first.y))
    }
  }
}
