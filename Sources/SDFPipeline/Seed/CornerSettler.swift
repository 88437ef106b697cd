/// Chooses one cell for each corner and moves the crossings beside it onto its sides.
struct CornerSettler {
  /// Cells this many links apart along the outline compete for a corner …
  private static let rivalReach = 3
  /// … when their corners are at most this far apart along each axis, in texels.
  private static let sameCorner = 1.25
  /// A crossing moves less than this, in texels.
  private static let farthestMove = CornerFinder.farthest

  /// Moves crossings in `links`; gives the corners that stay, by entry link.
  static func settle(_ candidates: [OutlineCorner], _ links: inout [OutlineLink]) -> [Int: Vertex] {
    if candidates.isEmpty { return [:] }
    var places: [Int: Int] = [:]
    for (place, candidate) in candidates.enumerated() { places[candidate.entry] = place }
    var kept: [Int: Vertex] = [:]
    var claims: [Int: Claim] = [:]
    for candidate in candidates where owns(candidate, candidates, places, links) {
      kept[candidate.entry] = candidate.vertex
      claim(candidate, links, &claims)
    }
    for (link, claim) in claims {
      links[link].offsetX = Float(claim.offset.x)
      links[link].offsetY = Float(claim.offset.y)
    }
    return kept
  }

  /// A crossing's new place, and how many links its corner is away.
  private struct Claim {
    var steps: Int
    var owner: Int
    var offset: Vertex
  }

  /// Whether no neighbouring cell has a better claim to the same corner.
  private static func owns(
    _ candidate: OutlineCorner, _ candidates: [OutlineCorner], _ places: [Int: Int],
    _ links: [OutlineLink]
  ) -> Bool {
    let cell = links[candidate.entry].cell
    for forward in [false, true] {
      var link = candidate.entry
      for _ in 0..<rivalReach {
        link = Int(forward ? links[link].next : links[link].previous)
        if link < 0 || link == candidate.entry { break }
        guard links[link].hasCorner, let place = places[link] else { continue }
        let rival = candidates[place]
        let rivalCell = links[link].cell
        let gap = Vertex(
          x: rival.vertex.x - candidate.vertex.x + Double(rivalCell.column - cell.column),
          y: rival.vertex.y - candidate.vertex.y + Double(rivalCell.row - cell.row))
        if max(abs(gap.x), abs(gap.y)) > sameCorner { continue }
        if rival.score < candidate.score || (rival.score == candidate.score && link < candidate.entry) {
          return false
        }
      }
    }
    return true
  }

  /// Claims the crossings between the corner and its anchors, where no nearer corner has them.
  private static func claim(
    _ corner: OutlineCorner, _ links: [OutlineLink], _ claims: inout [Int: Claim]
  ) {
    let cell = links[corner.entry].cell
    for (side, forward) in [(corner.before, false), (corner.after, true)] {
      var link = forward ? Int(links[corner.entry].next) : corner.entry
      for steps in 0..<side.skipped {
        let here = links[link].point(fromColumn: cell.column, row: cell.row)
        let t = max(0, (here - corner.vertex).dot(side.direction))
        let place = Vertex(
          x: corner.vertex.x + t * side.direction.x, y: corner.vertex.y + t * side.direction.y)
        let move = place - here
        let isNearer =
          claims[link].map { steps < $0.steps || (steps == $0.steps && corner.entry < $0.owner) } ?? true
        if isNearer && move.length < farthestMove {
          let offset = Vertex(
            x: Double(links[link].offsetX) + move.x, y: Double(links[link].offsetY) + move.y)
          claims[link] = Claim(steps: steps, owner: corner.entry, offset: offset)
        }
        link = Int(forward ? links[link].next : links[link].previous)
      }
    }
  }
}
