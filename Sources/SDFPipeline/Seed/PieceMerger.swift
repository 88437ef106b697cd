import SDFGeometry

/// Joins pieces of outline that lie in one line, so that later stages have fewer of them.
///
/// Crossings of a straight edge lie in one line but for the mask's rounding. Walking along the outline,
/// a piece grows while all crossings passed over stay within ``tolerance`` of it: from its start, each
/// leaves a wedge of directions in which an end may lie (Williams 1978, the cone method). It works on a
/// band of rows of dual cells at a time and ends pieces where the outline leaves the band.
struct PieceMerger {
  /// How far a crossing may lie from the piece that passes over it, in texels of the mask: what
  /// one step of an 8-bit mask moves an edge.
  static let tolerance = 1.0 / 256
  /// A crossing this near to a texel's centre stays a vertex, so that the centre keeps its side.
  private static let nearCentre: Float = 1 / 128
  /// The longest piece made by joining, in texels of the mask: longer ones are harder to search.
  static let longest = 24.0

  private let chain: OutlineChain
  private let corners: [Int32: Point]
  private let writer: OutlineWriter
  /// The links of the band, and which of them are done.
  private let band: Range<Int>
  private let cells: Range<Int>
  private var isDone: [Bool]
  private var elements: [EdgeElement] = []
  /// The piece that grows: its start, and the last vertex that it reaches.
  private var start = Point(x: 0, y: 0), end = Point(x: 0, y: 0)
  private var wedge = Wedge()
  /// The square of how far the piece reaches: an outline that turns back ends it.
  private var reach = 0.0

  /// Directions between two vectors, the low one first as one turns; everything at first.
  private struct Wedge {
    var low = Vector(x: 0, y: 0), high = Vector(x: 0, y: 0)
    var isOpen = true
  }

  /// The pieces in some rows of a chain's dual cells, placed in the texture and put in order.
  static func pieces(
    of chain: OutlineChain, cells: Range<Int>, corners: [Int32: Point], writer: OutlineWriter
  ) -> [EdgeElement] {
    let entries = chain.entryStarts[cells.lowerBound]..<chain.entryStarts[cells.upperBound]
    if entries.isEmpty { return [] }
    var merger = PieceMerger(chain: chain, cells: cells, corners: corners, writer: writer)
    merger.elements.reserveCapacity(entries.count)
    // First what comes in from elsewhere, then outlines that stay within the band.
    for place in entries where merger.comesIn(chain.entries[place]) {
      merger.walk(from: chain.entries[place])
    }
    for place in entries where !merger.isDone[Int(chain.entries[place]) - merger.band.lowerBound] {
      merger.walk(from: chain.entries[place])
    }
    return Outline.sorted(merger.elements)
  }

  private init(chain: OutlineChain, cells: Range<Int>, corners: [Int32: Point], writer: OutlineWriter) {
    self.chain = chain
    self.cells = cells
    self.corners = corners
    self.writer = writer
    band = chain.links(around: cells)
    isDone = [Bool](repeating: false, count: band.count)
  }

  /// Whether the outline enters the band with the cell that it enters through a link.
  private func comesIn(_ link: Int32) -> Bool {
    let previous = chain.links[Int(link)].previous
    return previous < 0 || !isInBand(previous)
  }

  /// Whether the cell that the outline enters through a link is in the band.
  private func isInBand(_ link: Int32) -> Bool { cells.contains(Int(chain.links[Int(link)].cell.row)) }

  /// Follows the outline from a link until it leaves the band, or around to the link again.
  private mutating func walk(from first: Int32) {
    begin(at: chain.links[Int(first)].point)
    var place = first
    repeat {
      isDone[Int(place) - band.lowerBound] = true
      let link = chain.links[Int(place)]
      if link.hasCorner, let corner = corners[place] {
        let cell = link.cell
        extend(to: Point(x: Double(cell.column) + corner.x, y: Double(cell.row) + corner.y))
      }
      let next = chain.links[Int(link.next)]
      extend(to: next.point)
      place = link.next
      let t = next.t
      if t < Self.nearCentre || t > 1 - Self.nearCentre {
        finishPiece()
        begin(at: end)
      }
    } while place != first && chain.links[Int(place)].next >= 0 && isInBand(place)
    if wedge.isOpen && start.x == end.x && start.y == end.y && !elements.isEmpty { return }
    finishPiece()
  }

  private mutating func begin(at vertex: Point) {
    start = vertex
    end = vertex
    wedge = Wedge()
    reach = 0
  }

  /// Takes the piece on to a vertex, or ends it and begins another.
  private mutating func extend(to vertex: Point) {
    var way = vertex - start
    var squared = way.dot(way)
    let fits =
      wedge.isOpen
      || (squared >= reach && squared <= Self.longest * Self.longest && way.cross(wedge.low) <= 0
        && way.cross(wedge.high) >= 0)
    if !fits {
      finishPiece()
      begin(at: end)
      way = vertex - start
      squared = way.dot(way)
    }
    end = vertex
    reach = squared
    // Too near to the start to say anything of the direction.
    if squared <= 4 * Self.tolerance * Self.tolerance { return }
    let slack = (Self.tolerance / squared.squareRoot()) * way.turnedRight
    let low = way - slack
    let high = way + slack
    if wedge.isOpen {
      wedge = Wedge(low: low, high: high, isOpen: false)
    } else {
      if wedge.low.cross(low) > 0 { wedge.low = low }
      if wedge.high.cross(high) < 0 { wedge.high = high }
    }
  }

  private mutating func finishPiece() {
    let a = writer.fixed(x: start.x, y: start.y)
    let b = writer.fixed(x: end.x, y: end.y)
    elements.append(EdgeElement(ax: a.x, ay: a.y, bx: b.x, by: b.y))
  }
}
