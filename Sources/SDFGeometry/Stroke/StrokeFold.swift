/// What half a cross section sweeps on the inner side of a bend so tight that its outer end runs backwards.
///
/// Neighbouring cross sections cross at a focus each; the foci follow the path's evolute. The sweep has two parts,
/// from the path to the foci and beyond them.
struct StrokeFold {
  /// The path's points.
  private(set) var centres: [Point]
  /// The outer ends of the cross sections there.
  private(set) var sides: [Point]
  /// Where the cross sections cross their successors.
  private(set) var foci: [Point]

  /// The fold of one step.
  init(_ start: Point, _ end: Point, startSide: Point, endSide: Point, focus: Point) {
    (centres, sides, foci) = ([start, end], [startSide, endSide], [focus])
  }

  var lastFocus: Point { foci[foci.count - 1] }

  /// Goes on by a step. Foci nearer than `spacing` to the last one are left out: on a circle's arc all are the same
  /// but for rounding.
  mutating func append(_ step: StrokeFold, spacing: Double) {
    centres.append(step.centres[1])
    sides.append(step.sides[1])
    if (step.foci[0] - lastFocus).maxNorm > spacing { foci.append(step.foci[0]) }
  }

  /// From the path to the foci.
  var near: [Point] { centres + foci.reversed() }

  /// Beyond the foci.
  var far: [Point] { sides + foci.reversed() }
}
