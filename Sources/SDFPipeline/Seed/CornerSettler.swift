import SDFGeometry
import SDFGrid

/// Chooses one cell for each corner and moves the crossings beside it onto its sides.
struct CornerSettler {
  /// Cells this many links apart along the outline compete for a corner …
  private static let rivalReach = 3
  /// … when their corners are at most this far apart along each axis, in texels.
  private static let sameCorner = 1.25
  /// A crossing moves less than this, in texels.
  private static let farthestMove = CornerFinder.farthest

  private let candidates: [OutlineCorner]
  /// For each link, its place in `candidates`, or −1.
  private var places: [Int32]
  private var claims: [Claim] = []
  /// For each link, its place in `claims`, or −1.
  private var claimed: [Int32]

  /// A crossing's new place, and how many links its corner is away.
  private struct Claim {
    var link: Int
    var steps: Int
    var owner: Int
    /// From the corner of the owner's cell.
    var place: Point
  }

  /// Moves crossings in `links`, marks the links whose cell owns a corner, and gives these corners in the
  /// order of their links.
  static func settle(
    _ candidates: [OutlineCorner], _ links: inout [OutlineLink], threads: Int
  ) -> [Int32: Point] {
    if candidates.isEmpty { return [:] }
    var settler = CornerSettler(candidates, count: links.count)
    var kept: [Int32: Point] = [:]
    var owners: [Int] = []
    let owning = owning(candidates, settler.places, links, threads: threads)
    for (place, candidate) in candidates.enumerated() where owning[place] {
      kept[Int32(truncatingIfNeeded: candidate.entry)] = candidate.vertex
      owners.append(candidate.entry)
      settler.claim(candidate, links)
    }
    for owner in owners { links[owner].hasCorner = true }
    for claim in settler.claims {
      let cell = links[claim.owner].cell
      links[claim.link].move(to: claim.place, fromColumn: cell.column, row: cell.row)
    }
    return kept
  }

  private init(_ candidates: [OutlineCorner], count: Int) {
    self.candidates = candidates
    places = [Int32](repeating: -1, count: count)
    claimed = places
    for (place, candidate) in candidates.enumerated() {
      places[candidate.entry] = Int32(truncatingIfNeeded: place)
    }
  }

  /// For each candidate whether it owns its corner.
  private static func owning(
    _ candidates: [OutlineCorner], _ places: [Int32], _ links: [OutlineLink], threads: Int
  ) -> [Bool] {
    let block = 1024
    let blocks = RowBands.map(count: (candidates.count + block - 1) / block, threads: threads) { index in
      candidates[index * block..<min(candidates.count, (index + 1) * block)].map {
        owns($0, candidates, places, links)
      }
    }
    return Array(blocks.joined())
  }

  /// Whether no neighbouring cell has a better claim to the same corner.
  private static func owns(
    _ candidate: OutlineCorner, _ candidates: [OutlineCorner], _ places: [Int32], _ links: [OutlineLink]
  ) -> Bool {
    let cell = links[candidate.entry].cell
    for forward in [false, true] {
      var link = candidate.entry
      for _ in 0..<rivalReach {
        link = Int(forward ? links[link].next : links[link].previous)
        if link < 0 || link == candidate.entry { break }
        if places[link] < 0 { continue }
        let rival = candidates[Int(places[link])]
        let rivalCell = links[link].cell
        let between = Vector(x: Double(rivalCell.column - cell.column), y: Double(rivalCell.row - cell.row))
        if (rival.vertex + between - candidate.vertex).maxNorm > sameCorner { continue }
        if rival.score < candidate.score || (rival.score == candidate.score && link < candidate.entry) {
          return false
        }
      }
    }
    return true
  }

  /// Claims the crossings between the corner and its anchors, where no nearer corner has them.
  private mutating func claim(_ corner: OutlineCorner, _ links: [OutlineLink]) {
    let cell = links[corner.entry].cell
    for (side, forward) in [(corner.before, false), (corner.after, true)] {
      var link = forward ? Int(links[corner.entry].next) : corner.entry
      for steps in 0..<side.skipped {
        let here = links[link].point(fromColumn: cell.column, row: cell.row)
        let t = max(0, (here - corner.vertex).dot(side.direction))
        let place = corner.vertex + t * side.direction
        if (place - here).length < Self.farthestMove {
          enter(Claim(link: link, steps: steps, owner: corner.entry, place: place))
        }
        link = Int(forward ? links[link].next : links[link].previous)
      }
    }
  }

  /// Notes a claim unless a nearer corner, or one as near that comes first, has the crossing.
  private mutating func enter(_ claim: Claim) {
    let place = Int(claimed[claim.link])
    if place < 0 {
      claimed[claim.link] = Int32(truncatingIfNeeded: claims.count)
      claims.append(claim)
    } else if (claim.steps, claim.owner) < (claims[place].steps, claims[place].owner) {
      claims[place] = claim
    }
  }
}
