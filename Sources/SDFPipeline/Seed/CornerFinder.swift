import SDFGeometry

/// A corner that the chain of crossings cuts off, put back where its two sides meet.
struct OutlineCorner: Sendable {
  /// One side: the unit direction away from the cell, and the number of links between the cell and the
  /// nearest anchor.
  struct Side: Sendable {
    var direction: Vector
    var skipped: Int
  }

  /// The link through which the outline enters the corner's dual cell.
  var entry: Int
  /// The corner, from the corner of the cell's top-left texel.
  var vertex: Point
  /// The squared distance from the cell's centre: the smaller, the better the cell owns the corner.
  var score: Double
  /// The way back from the cell, and the way on.
  var before: Side, after: Side
}

/// Finds corners: dual cells where two straight sides of the outline meet at an angle.
///
/// A crossing within a texel or so of a corner is out of place, since both sides cover the same texels.
/// So each side's line is taken from *anchors* a little further off: of the first few triples of major
/// links the straightest and nearest. The same rule, to reconstruct from the smoothest neighbouring
/// stencil, is that of essentially non-oscillatory schemes (Harten & Osher 1987).
struct CornerFinder {
  /// At most this many anchors next to a corner are passed over.
  private static let mostSkipped = 2
  /// At most this many links are visited on each side.
  private static let reach = 8
  /// Anchors nearer than this to the one before are passed over, in texels.
  private static let spacing = 0.5
  /// A triple is straight when its middle is at most this far from the chord, in texels.
  private static let straightness = 0.04
  /// What passing over one anchor costs, and a grey tail, in texels of straightness.
  private static let skipCost = 0.005
  private static let tailCost = 0.05
  /// The least turn of a corner, in radians, and what is added for curved sides: an arc turns too.
  private static let leastTurn = 0.35
  private static let arcFactor = 2.0
  /// A corner is at most this far from its cell's centre along each axis, in texels.
  static let farthest = 2.1
  /// The area between crossings and corner is at most tan(turn / 2) times the first plus the second, in
  /// texels²: more belongs to a rounded corner or to stairs.
  private static let areaFactor = 0.7
  private static let areaSlack = 0.12
  /// Thresholds further from one half place crossings too far off to tell corners from.
  static let thresholds = 0.1...0.9
  /// Cosine of the coarse turn from which on a cell is not looked at closely.
  private static let quickCosine = 0.95

  let links: [OutlineLink]

  /// The corner of the cell that the outline enters through a link, if there seems to be one.
  func corner(at entry: Int, _ anchors: inout Anchors) -> OutlineCorner? {
    let exit = Int(links[entry].next)
    if exit < 0 || !turnsCoarsely(entry, exit) { return nil }
    let cell = links[entry].cell
    guard let before = side(from: entry, cell: cell, forward: false, &anchors),
      let after = side(from: exit, cell: cell, forward: true, &anchors)
    else { return nil }
    let arriving = -before.side.direction
    let leaving = after.side.direction
    let cosine = arriving.dot(leaving)
    let sine = arriving.cross(leaving)
    if abs(sine) < 0.2 { return nil }
    let turn = angle(sine, cosine)
    let gap = after.mean - before.mean
    let curvature = 0.5 * (after.curvature - before.curvature) * (turn > 0 ? 1 : -1)
    if abs(turn) < Self.leastTurn + Self.arcFactor * max(0, curvature) * gap.length { return nil }
    let t = gap.cross(leaving) / sine
    let vertex = before.mean + t * arriving
    if (vertex - before.anchor).dot(arriving) < -0.1 || (after.anchor - vertex).dot(leaving) < -0.1 {
      return nil
    }
    let away = vertex - Point(x: 1, y: 1)
    if away.maxNorm > Self.farthest { return nil }
    let area = fanArea(around: vertex, entry: entry, exit: exit, cell: cell, before.side, after.side)
    if area > Self.areaFactor * abs(sine) / (1 + cosine) + Self.areaSlack { return nil }
    return OutlineCorner(
      entry: entry, vertex: vertex, score: away.dot(away), before: before.side, after: after.side)
  }

  private func point(_ link: Int, _ cell: (column: Int32, row: Int32)) -> Point {
    links[link].point(fromColumn: cell.column, row: cell.row)
  }

  /// Whether the outline's directions three links before and after the cell differ enough to look.
  private func turnsCoarsely(_ entry: Int, _ exit: Int) -> Bool {
    var start = entry
    var end = exit
    for _ in 0..<3 {
      if links[start].previous >= 0 { start = Int(links[start].previous) }
      if links[end].next >= 0 { end = Int(links[end].next) }
    }
    let cell = links[entry].cell
    let arriving = point(entry, cell) - point(start, cell)
    let leaving = point(end, cell) - point(exit, cell)
    return arriving.dot(leaving) <= Self.quickCosine
      * (arriving.dot(arriving) * leaving.dot(leaving)).squareRoot()
  }

  /// The straight side that starts near a link, walking away from the cell.
  private func side(
    from link: Int, cell: (column: Int32, row: Int32), forward: Bool, _ anchors: inout Anchors
  ) -> SideLine? {
    collect(from: link, cell: cell, forward: forward, &anchors)
    var best = -1
    var bestCost = Double.infinity
    for first in 0..<max(0, anchors.count - 2) {
      guard let deviation = anchors.deviation(first), deviation <= Self.straightness else { continue }
      let cost = deviation + Self.skipCost * Double(first) + Self.tailCost * anchors.tail(first)
      if cost < bestCost {
        bestCost = cost
        best = first
      }
    }
    return best < 0 ? nil : anchors.side(best)
  }

  private func collect(
    from link: Int, cell: (column: Int32, row: Int32), forward: Bool, _ anchors: inout Anchors
  ) {
    anchors.removeAll()
    var place = link
    for step in 0..<Self.reach {
      if links[place].isMajor {
        let here = point(place, cell)
        if anchors.isClear(here, spacing: Self.spacing) {
          anchors.add(here, step: step, tail: Double(links[place].tail))
          if anchors.count == Self.mostSkipped + 3 { break }
        }
      }
      place = Int(forward ? links[place].next : links[place].previous)
      if place < 0 || place == link { break }
    }
  }

  /// The area between the corner's two sides and the crossings from anchor to anchor, in texels².
  private func fanArea(
    around vertex: Point, entry: Int, exit: Int, cell: (column: Int32, row: Int32),
    _ before: OutlineCorner.Side, _ after: OutlineCorner.Side
  ) -> Double {
    func spoke(_ link: Int) -> Vector { point(link, cell) - vertex }
    var doubled = spoke(entry).cross(spoke(exit))
    var place = entry
    for _ in 0..<before.skipped {
      let earlier = Int(links[place].previous)
      doubled += spoke(earlier).cross(spoke(place))
      place = earlier
    }
    place = exit
    for _ in 0..<after.skipped {
      let later = Int(links[place].next)
      doubled += spoke(place).cross(spoke(later))
      place = later
    }
    return abs(doubled) / 2
  }
}
