import SDFGrid

/// A point of the domain, or the way between two, in texels: the reference twin's own.
struct ReferencePoint {
  var x: Double, y: Double

  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Self, factor: Double) -> Self { Self(x: a.x * factor, y: a.y * factor) }
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// The larger of the two coordinates, signs aside.
  var largest: Double { max(abs(x), abs(y)) }
}

/// A pair of neighbouring texels of different state, and where the outline crosses between them.
struct ReferenceLink {
  /// The first texel; the second is on its right, or below where the link is vertical.
  var x: Int, y: Int
  var isVertical: Bool
  var firstIsInside: Bool
  /// Where the outline crosses.
  var point: ReferencePoint
  /// Whether the outline crosses the link rather than running along it.
  var isMajor: Bool
  /// How much grey lies beyond the two texels.
  var tail: Double
  /// The links before and after along the outline.
  var previous: Int?, next: Int?
  /// The top-left texel of the dual cell that the outline enters here.
  var cell = (x: 0, y: 0)

  /// The links from this one on, as many as `most`, until the outline leaves the domain or comes round.
  static func walk(_ links: [ReferenceLink], from start: Int, forward: Bool, most: Int) -> [Int] {
    var visited = [start]
    while visited.count < most {
      let here = links[visited[visited.count - 1]]
      guard let further = forward ? here.next : here.previous, further != start else { break }
      visited.append(further)
    }
    return visited
  }

  /// All links of a mask, row by row, those to the right before those down, joined along the outline.
  static func all(_ coverage: ReferenceCoverage) -> [ReferenceLink] {
    let crossing = ReferenceCrossing(coverage: coverage)
    var links: [ReferenceLink] = []
    var across = Grid<Int>(coverage.domain.size, repeating: -1)
    var down = across
    for y in 0..<coverage.height {
      for x in 0..<coverage.width - 1 where coverage.isInside(x, y) != coverage.isInside(x + 1, y) {
        across[x, y] = links.count
        links.append(crossing.link(x, y, isVertical: false))
      }
      for x in 0..<coverage.width
      where y + 1 < coverage.height && coverage.isInside(x, y) != coverage.isInside(x, y + 1) {
        down[x, y] = links.count
        links.append(crossing.link(x, y, isVertical: true))
      }
    }
    for y in 0..<coverage.height - 1 {
      for x in 0..<coverage.width - 1 {
        let sides = (
          top: across[x, y], bottom: across[x, y + 1], left: down[x, y], right: down[x + 1, y]
        )
        for (entry, exit) in joints(x, y, coverage, sides) {
          links[entry].next = exit
          links[exit].previous = entry
          links[entry].cell = (x, y)
        }
      }
    }
    return links
  }

  /// Through which sides of a dual cell the outline enters and leaves it, the inside on its right.
  private static func joints(
    _ x: Int, _ y: Int, _ coverage: ReferenceCoverage,
    _ side: (top: Int, bottom: Int, left: Int, right: Int)
  ) -> [(entry: Int, exit: Int)] {
    let states = (
      coverage.isInside(x, y), coverage.isInside(x + 1, y), coverage.isInside(x, y + 1),
      coverage.isInside(x + 1, y + 1)
    )
    let sum =
      coverage.at(x, y) + coverage.at(x + 1, y) + coverage.at(x, y + 1) + coverage.at(x + 1, y + 1)
    let middleIsInside = sum * 0.25 > coverage.threshold
    // Top left, top right, bottom left, bottom right.
    switch states {
    case (false, false, false, false), (true, true, true, true): return []
    case (true, false, false, false): return [(side.top, side.left)]
    case (false, true, false, false): return [(side.right, side.top)]
    case (false, false, true, false): return [(side.left, side.bottom)]
    case (false, false, false, true): return [(side.bottom, side.right)]
    case (false, true, true, true): return [(side.left, side.top)]
    case (true, false, true, true): return [(side.top, side.right)]
    case (true, true, false, true): return [(side.bottom, side.left)]
    case (true, true, true, false): return [(side.right, side.bottom)]
    case (true, true, false, false): return [(side.right, side.left)]
    case (false, false, true, true): return [(side.left, side.right)]
    case (true, false, true, false): return [(side.top, side.bottom)]
    case (false, true, false, true): return [(side.bottom, side.top)]
    case (true, false, false, true):
      // A saddle: two corners are inside, joined through the middle or each on its own.
      return middleIsInside
        ? [(side.top, side.right), (side.bottom, side.left)]
        : [(side.top, side.left), (side.bottom, side.right)]
    case (false, true, true, false):
      return middleIsInside
        ? [(side.left, side.top), (side.right, side.bottom)]
        : [(side.left, side.bottom), (side.right, side.top)]
    }
  }
}
