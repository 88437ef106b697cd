import SDFGrid

/// Finds the links of a band of rows and places each crossing.
struct LinkScanner {
  /// A link is major where the coverage changes along it at least this much of its change across: a
  /// little under 1, so that outlines at 45° have major links too.
  private static let majorRatio = 0.85

  private let pairSum: PairSum
  private var window: RowWindow
  private let size: GridSize

  /// What a band gives: links in row order, those to the right before those down, and their numbers.
  struct Band: Sendable {
    var links: [OutlineLink] = []
    /// For each row of the band: links to the right, links down.
    var counts: [(right: Int32, down: Int32)] = []
  }

  /// Scans the rows of the domain in `rows`.
  static func scan(_ mask: MaskRows, rows: Range<Int>, threshold: Double) -> Band {
    var scanner = LinkScanner(
      pairSum: PairSum(threshold: threshold),
      window: RowWindow(mask, row: rows.lowerBound, threshold: Float(threshold)), size: mask.size)
    var band = Band()
    band.links.reserveCapacity(rows.count * 16)
    band.counts.reserveCapacity(rows.count)
    var right: [Int32] = []
    var down: [Int32] = []
    for row in rows {
      if row > rows.lowerBound { scanner.window.advance() }
      let rightCount = scanner.window.flipsToTheRight(mask.size.width - 1, into: &right)
      let downCount =
        row + 1 < mask.size.height ? scanner.window.flipsDown(mask.size.width, into: &down) : 0
      for place in 0..<rightCount {
        band.links.append(scanner.link(Int(right[place]), isVertical: false))
      }
      for place in 0..<downCount { band.links.append(scanner.link(Int(down[place]), isVertical: true)) }
      band.counts.append(
        (Int32(truncatingIfNeeded: rightCount), Int32(truncatingIfNeeded: downCount)))
    }
    return band
  }

  private func at(_ down: Int, _ column: Int) -> Double { Double(window.coverage(down, column)) }

  /// The link from a column of the row at work.
  private func link(_ column: Int, isVertical: Bool) -> OutlineLink {
    let inside = window.isInside(0, column)
    var link = OutlineLink(
      column: Int32(truncatingIfNeeded: column), row: Int32(truncatingIfNeeded: window.row),
      isVertical: isVertical, firstIsInside: inside)
    // (dx, dy) leads along the link, (ex, ey) across it.
    let (dx, dy) = isVertical ? (0, 1) : (1, 0)
    let (ex, ey) = (dy, dx)
    let change = gradient(column, dx: dx, dy: dy, ex: ex, ey: ey)
    let along = abs(change.along)
    let across = abs(change.across)
    var t: Double
    if along >= Self.majorRatio * across {
      let start = inside ? (column, 0) : (column + dx, dy)
      let (x, y) = inside ? (dx, dy) : (-dx, -dy)
      let slope = along > 0 ? min(1, across / along) : 0
      let found = crossing(start.0, start.1, x, y, slope: slope)
      t = inside ? found.t : 1 - found.t
      link.tail = Float(found.tail)
      link.isMajor = true
    } else {
      // The outline runs along the link: the two crossings beside it place it.
      let fall = change.across > 0 ? -1 : 1
      let sign = inside ? 1 : -1
      let first = side(column, 0, ex * fall * sign, ey * fall * sign, slope: along / across)
      let second = side(column + dx, dy, -ex * fall * sign, -ey * fall * sign, slope: along / across)
      t = first + second > 0 ? first / (first + second) : 0.5
    }
    link.cross(at: t)
    if !isVertical {
      let sum = at(0, column) + at(0, column + 1) + at(1, column) + at(1, column + 1)
      link.joinsBelow = sum * 0.25 > pairSum.threshold
    }
    return link
  }

  /// How coverage falls along a link and rises across it: differences over three pairs, the middle one
  /// weighing √2 (the weights that are most nearly the same in all directions), and over two.
  private func gradient(
    _ column: Int, dx: Int, dy: Int, ex: Int, ey: Int
  ) -> (along: Double, across: Double) {
    let before = (at(-ey, column - ex), at(dy - ey, column + dx - ex))
    let here = (at(0, column), at(dy, column + dx))
    let after = (at(ey, column + ex), at(dy + ey, column + dx + ex))
    let root = 1.41421356
    let along =
      ((before.0 - before.1) + root * (here.0 - here.1) + (after.0 - after.1)) * (2 / (2 + root))
    return (along, ((after.0 - before.0) + (after.1 - before.1)) * 0.5)
  }

  /// The crossing between a texel inside and its neighbour outside in the direction (x, y).
  private func crossing(
    _ column: Int, _ down: Int, _ x: Int, _ y: Int, slope: Double
  ) -> (t: Double, tail: Double) {
    pairSum.crossing(
      PairSum.Column(
        a2: at(down - y, column - x), a: at(down, column), b: at(down + y, column + x),
        b2: at(down + 2 * y, column + 2 * x)),
      slope: slope)
  }

  /// The distance from a texel's centre to the outline in the direction (x, y); 1 where the neighbour
  /// there has the same state.
  private func side(_ column: Int, _ down: Int, _ x: Int, _ y: Int, slope: Double) -> Double {
    let inside = window.isInside(down, column)
    if inside == window.isInside(down + y, column + x) { return 1 }
    if inside { return crossing(column, down, x, y, slope: slope).t }
    return 1 - crossing(column + x, down + y, -x, -y, slope: slope).t
  }
}
