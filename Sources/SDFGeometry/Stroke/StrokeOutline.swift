/// Builds the outline of a stroke from its stations, every piece of it clockwise.
///
/// The stroke is a sum of small pieces: a quadrilateral for each side of each step, between the path and its
/// parallel, and sectors and triangles for turns and caps. Neighbours share edges with the very same ends,
/// which cancel, so that pieces are gathered in two chains, one a side, without changing any winding number.
/// No piece counts below 0, hence inside the stroke all winding numbers are over 0. On the inner side of a
/// tight bend, where the parallel runs backwards, a chain goes along the path instead, and what the cross
/// section sweeps there is a contour of its own (``StrokeFold``). Such a stroke's contours are made one outline
/// (``StrokeUnion``).
struct StrokeOutline {
  let radius: Double
  let tolerance: Double
  let style: StrokeStyle
  let limit: Int
  private(set) var path = Path()

  /// The contours of the stroke at work.
  private var pieces = StrokePieces()
  private var union = StrokeUnion()
  /// Foci are left out where they move by less than this.
  private var focusSpacing: Double { 0.25 * tolerance }
  private var last = StrokeStation(
    point: Point(x: 0, y: 0), direction: Vector(x: 1, y: 0), length: 0, arrival: .join)

  init(style: StrokeStyle, tolerance: Double, limit: Int) {
    radius = 0.5 * style.width
    (self.style, self.tolerance, self.limit) = (style, tolerance, limit)
  }

  /// Adds an open stroke with caps on both ends.
  mutating func add(_ stations: some Sequence<StrokeStation>) throws(StrokeError) {
    var isFirst = true
    var first = last
    for station in stations {
      if isFirst {
        begin(station, atCorners: style.cap != .butt)
        first = station
        isFirst = false
      } else {
        try go(to: station)
      }
    }
    if isFirst { return }
    if style.cap != .butt {
      let side = last.side(radius)
      pieces.left.goToParallel(last.point + -side)
      pieces.right.goToParallel(last.point + side)
    }
    endFolds()
    pieces.caps = (cap(last, forward: true), cap(first, forward: false))
    try end()
  }

  /// Adds a closed stroke, its last station joined to the first.
  mutating func addRing(_ stations: [StrokeStation]) throws(StrokeError) {
    guard let first = stations.first else { return }
    begin(first, atCorners: false)
    for station in stations.dropFirst() { try go(to: station) }
    var closing = first
    closing.arrival = .join
    try go(to: closing)
    pieces.left.close(spacing: focusSpacing)
    pieces.right.close(spacing: focusSpacing)
    endFolds()
    try end()
  }

  /// Adds what a contour without length shows: its caps.
  mutating func addDot(at point: Point) throws(StrokeError) {
    let station = StrokeStation(point: point, direction: Vector(x: 1, y: 0), length: 0, arrival: .join)
    if style.cap != .butt { try add(CollectionOfOne(station)) }
  }

  /// A butt cap has no area: where a fold begins or ends at one, going by the cap's corner would, rounded, take
  /// some away.
  private mutating func begin(_ station: StrokeStation, atCorners: Bool) {
    let side = station.side(radius)
    pieces = StrokePieces()
    pieces.left.start(atCorners ? station.point + -side : nil)
    pieces.right.start(atCorners ? station.point + side : nil)
    last = station
  }

  /// Writes the contours of the stroke at work.
  private mutating func end() throws(StrokeError) {
    for contour in try union.unite(pieces, tolerance: tolerance) where contour.count > 2 {
      path.move(to: contour[0])
      for point in contour.dropFirst() where point != path.current { path.line(to: point) }
      path.close()
    }
    if path.elements.count > limit { throw .tooManyPoints(limit: limit) }
  }

  private mutating func go(to station: StrokeStation) throws(StrokeError) {
    if pieces.count + path.elements.count > limit {
      throw .tooManyPoints(limit: limit)
    }
    switch station.arrival {
    case .step:
      step(to: station, isLeft: true)
      step(to: station, isLeft: false)
    case .join, .spin: turn(to: station)
    }
    last = station
  }

  private mutating func step(to station: StrokeStation, isLeft: Bool) {
    let (from, to) =
      isLeft ? (-last.side(radius), -station.side(radius)) : (last.side(radius), station.side(radius))
    let (start, end) = (last.point, station.point)
    let sweep = StrokeSweep(start, end, startSide: start + from, endSide: end + to, isLeft: isLeft)
    switch sweep {
    case .fold(let focus):
      let fold = StrokeFold(start, end, startSide: start + from, endSide: end + to, focus: focus)
      let spacing = focusSpacing
      return withChain(isLeft) { $0.add(fold, spacing: spacing) }
    case .plain: withChain(isLeft) { $0.add(end + to, after: start + from) }
    case .pieces(let found):
      withChain(isLeft) { $0.addCentre(start, end) }
      for piece in found { pieces.addSweep(piece) }
    }
    endFold(isLeft)
  }

  private mutating func endFolds() {
    endFold(true)
    endFold(false)
  }

  private mutating func endFold(_ isLeft: Bool) {
    if let fold = isLeft ? pieces.left.endFold() : pieces.right.endFold() { pieces.add(fold) }
  }

  private mutating func turn(to station: StrokeStation) {
    let turn = angle(from: last.direction, to: station.direction)
    if turn == 0 { return }
    // A turn to the right has its outer side on the left.
    let outerIsLeft = turn > 0
    let point = station.point
    let from = outerIsLeft ? -last.side(radius) : last.side(radius)
    let to = outerIsLeft ? -station.side(radius) : station.side(radius)
    let isSpin = station.arrival == .spin
    let ways = isSpin || style.join == .round ? arc(from: from, turn: turn) : miter(from, to)
    withChain(outerIsLeft) {
      $0.goToParallel(point + from)
      for way in ways + [to] { $0.add(point + way, after: point + from) }
    }
    withChain(!outerIsLeft) { $0.addCentre(point, point) }
    endFolds()
    if isSpin {
      let ways = [-from] + arc(from: -from, turn: turn) + [-to]
      pieces.addSweep([point] + ways.map { point + $0 })
    }
  }

  /// The way from a corner to the miter's tip, 1 / cos(turn / 2) half widths long; none where it is too long.
  private func miter(_ from: Vector, _ to: Vector) -> [Vector] {
    guard style.join == .miter, let bisector = (from + to).unit, let outer = from.unit else { return [] }
    let halfCosine = bisector.dot(outer)
    return 1 <= style.miterLimit * halfCosine ? [(radius / halfCosine) * bisector] : []
  }

  /// Points of a circle's arc after one of its radii, over a turn of −π…π, without the ends.
  private func arc(from: Vector, turn: Double) -> [Vector] {
    let step = (8 * max(tolerance / radius, 2e-8)).squareRoot()
    let count = (abs(turn) / min(step, 0.7)).rounded(.up)
    if !(count > 1) { return [] }
    return (1..<Int(count)).map { index in
      let place = unitVector(turn * Double(index) / count)
      return place.x * from + place.y * from.turnedRight
    }
  }

  /// The points of a cap between its two corners, in clockwise order.
  private func cap(_ station: StrokeStation, forward: Bool) -> [Point] {
    let side = forward ? station.side(radius) : -station.side(radius)
    switch style.cap {
    case .butt: return []
    case .round: return arc(from: -side, turn: .pi).map { station.point + $0 }
    case .square:
      let out = (forward ? radius : -radius) * station.direction
      return [station.point + (out - side), station.point + (out + side)]
    }
  }

  private mutating func withChain(_ isLeft: Bool, _ body: (inout StrokeChain) -> Void) {
    if isLeft { body(&pieces.left) } else { body(&pieces.right) }
  }
}
