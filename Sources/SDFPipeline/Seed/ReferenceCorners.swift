/// Finds the corners of an outline and moves the crossings beside them: the twin of ``CornerFinder`` and
/// ``CornerSettler``.
struct ReferenceCorners {
  /// A straight side that ends in a corner.
  private struct Side {
    var mean: ReferencePoint
    /// Unit, away from the corner.
    var direction: ReferencePoint
    var anchor: ReferencePoint
    var curvature: Double
    /// The links from the corner's cell to the anchor.
    var path: [Int]
  }

  private struct Corner {
    var vertex: ReferencePoint
    var score: Double
    var sides: [Side]
  }

  private var links: [ReferenceLink]
  /// For each link, the corner that its cell may own.
  private var candidates: [Corner?] = []

  /// The links, moved, and for each the corner that its cell owns.
  static func settle(_ links: [ReferenceLink]) -> (links: [ReferenceLink], corners: [ReferencePoint?]) {
    var finder = ReferenceCorners(links: links)
    finder.candidates = links.indices.map { finder.corner(of: $0) }
    let owners = links.indices.filter { finder.owns($0) }
    var corners = [ReferencePoint?](repeating: nil, count: links.count)
    for owner in owners { corners[owner] = finder.candidates[owner]?.vertex }
    return (finder.moved(owners), corners)
  }

  private init(links: [ReferenceLink]) { self.links = links }

  // MARK: Candidates

  /// The corner in the cell that the outline enters through a link.
  private func corner(of entry: Int) -> Corner? {
    guard let exit = links[entry].next, turns(entry, exit), let before = side(from: entry, forward: false),
      let after = side(from: exit, forward: true)
    else { return nil }
    let arriving = before.direction * -1
    let leaving = after.direction
    let sine = arriving.cross(leaving)
    let cosine = arriving.dot(leaving)
    if abs(sine) < 0.2 { return nil }
    // A corner turns by more than 0.35 rad, and by twice what an arc of the sides' curvature would.
    let turn = angle(sine, cosine)
    let way = after.mean - before.mean
    let bend = (after.curvature - before.curvature) / 2 * (turn < 0 ? -1 : 1)
    if abs(turn) < 0.35 + 2 * max(0, bend) * way.length { return nil }
    // Where the two lines meet: before the one's anchor and after the other's, and near the cell.
    let vertex = before.mean + arriving * (way.cross(leaving) / sine)
    if (vertex - before.anchor).dot(arriving) < -0.1 { return nil }
    if (after.anchor - vertex).dot(leaving) < -0.1 { return nil }
    let cell = links[entry].cell
    let off = vertex - ReferencePoint(x: Double(cell.x) + 1, y: Double(cell.y) + 1)
    if off.largest > 2.1 { return nil }
    // The corner adds no more area than a sharp one can.
    let path = before.path.reversed() + after.path
    if area(path.map { links[$0].point }, around: vertex) > 0.7 * abs(sine) / (1 + cosine) + 0.12 {
      return nil
    }
    return Corner(vertex: vertex, score: off.dot(off), sides: [before, after])
  }

  /// Whether the outline's direction changes by 16° or so over eight links.
  private func turns(_ entry: Int, _ exit: Int) -> Bool {
    var (start, end) = (entry, exit)
    for _ in 0..<3 {
      start = links[start].previous ?? start
      end = links[end].next ?? end
    }
    let arriving = links[entry].point - links[start].point
    let leaving = links[end].point - links[exit].point
    return arriving.dot(leaving) <= 0.95 * arriving.length * leaving.length
  }

  /// The straightest of the first few triples of major links, walking away from a cell.
  private func side(from link: Int, forward: Bool) -> Side? {
    let walk = ReferenceLink.walk(links, from: link, forward: forward, most: 8)
    var anchors: [(place: Int, steps: Int)] = []
    for (steps, place) in walk.enumerated() where links[place].isMajor && anchors.count < 5 {
      if let last = anchors.last, (links[place].point - links[last.place].point).length <= 0.5 { continue }
      anchors.append((place, steps))
    }
    var best: Side?
    var least = Double.infinity
    for first in 0..<max(0, anchors.count - 2) {
      let three = anchors[first..<first + 3].map { links[$0.place] }
      guard let deviation = deviation(three), deviation <= 0.04 else { continue }
      let cost = deviation + 0.005 * Double(first) + 0.05 * (three.map(\.tail).max() ?? 0)
      if cost < least {
        least = cost
        best = line(three, path: Array(walk[...anchors[first].steps]))
      }
    }
    return best
  }

  /// How far the middle of three points lies from the line through the others; nil where it does not lie
  /// between them, or where they are less than a texel apart.
  private func deviation(_ three: [ReferenceLink]) -> Double? {
    let chord = three[2].point - three[0].point
    let part = three[1].point - three[0].point
    let along = part.dot(chord) / chord.length
    if chord.length < 1 || along <= 0 || along >= chord.length { return nil }
    return abs(part.cross(chord)) / chord.length
  }

  private func line(_ three: [ReferenceLink], path: [Int]) -> Side {
    let chord = three[2].point - three[0].point
    let first = three[1].point - three[0].point
    let second = three[2].point - three[1].point
    return Side(
      mean: (three[0].point + three[1].point + three[2].point) * (1.0 / 3),
      direction: chord * (1 / chord.length), anchor: three[0].point,
      curvature: angle(first.cross(second), first.dot(second)) / (chord.length / 2), path: path)
  }

  /// The area of the polygon of a vertex and points.
  private func area(_ points: [ReferencePoint], around vertex: ReferencePoint) -> Double {
    var sum = 0.0
    for (a, b) in zip(points, points.dropFirst()) { sum += (a - vertex).cross(b - vertex) }
    return abs(sum) / 2
  }

  // MARK: Owners

  /// Whether no cell up to three links away has a better claim to the same corner.
  private func owns(_ entry: Int) -> Bool {
    guard let corner = candidates[entry] else { return false }
    for forward in [false, true] {
      for place in ReferenceLink.walk(links, from: entry, forward: forward, most: 4).dropFirst() {
        guard let rival = candidates[place], (rival.vertex - corner.vertex).largest <= 1.25 else { continue }
        if (rival.score, place) < (corner.score, entry) { return false }
      }
    }
    return true
  }

  /// The links, those beside a corner moved onto its sides: each by the corner that is the fewest links
  /// away, or else comes first.
  private func moved(_ owners: [Int]) -> [ReferenceLink] {
    var moved = links
    var claims = [(steps: Int, owner: Int)](repeating: (.max, .max), count: links.count)
    for owner in owners {
      guard let corner = candidates[owner] else { continue }
      for side in corner.sides {
        for (steps, place) in side.path.dropLast().enumerated() where (steps, owner) < claims[place] {
          let along = max(0, (links[place].point - corner.vertex).dot(side.direction))
          let target = corner.vertex + side.direction * along
          if (target - links[place].point).length >= 2.1 { continue }
          moved[place].point = target
          claims[place] = (steps, owner)
        }
      }
    }
    return moved
  }
}
