/// Splits pieces so that they meet at their ends only, and makes one of those that lie on each other.
///
/// Snap rounding (Hobby 1999; Guibas & Marimont 1998): crossings are rounded to the grid, and each piece is led
/// through every vertex whose square of one step it meets, vertices of contours and crossings alike. Pieces so
/// led do not cross any more; at most one of them passes exactly through a vertex on the side of a square, which
/// a further round splits.
struct Noder {
  /// From so many pieces on those on one line are merged first.
  private static let lineCount = 1_000

  /// What it may cost.
  var limits = OutlineLimits()
  /// The pieces, sorted by ``SweepPiece/precedes(_:)`` after a split.
  private(set) var pieces: [SweepPiece] = []

  private var lines = LineMerger()
  /// The crossings of the last split, each once, rounded to whole steps.
  private(set) var points: [FixedPoint] = []

  private var grid = SearchGrid()
  private var crossings = CrossingSearch()
  private var vertices = VertexSearch()
  private var hits: [VertexHit] = []
  private var parts: [SweepPiece] = []

  /// Takes the pieces of contours that ``ContourCleaner`` made.
  mutating func take(_ contours: FixedContours) {
    pieces.removeAll(keepingCapacity: true)
    for contour in 0..<contours.count {
      let places = contours.places(of: contour)
      for place in places.lowerBound..<places.upperBound - 1 {
        pieces.append(
          SweepPiece(
            from: contours.points[place], to: contours.points[place + 1], times: 1))
      }
    }
    if pieces.count >= Self.lineCount { lines.merge(&pieces) }
    merge()
  }

  /// Splits the pieces once.
  mutating func split() throws(OutlineError) {
    hits.removeAll(keepingCapacity: true)
    grid.fill(pieces)
    try crossings.run(pieces, grid, limits: limits, hits: &hits)
    collectPoints()
    try vertices.run(pieces, grid, points, limits: limits, hits: &hits)
    if hits.isEmpty { return }
    hits.sort { a, b in a.piece != b.piece ? a.piece < b.piece : a.along < b.along }
    parts.removeAll(keepingCapacity: true)
    var hit = 0
    for (place, piece) in pieces.enumerated() {
      var last = piece.top
      while hit < hits.count && Int(hits[hit].piece) == place {
        let point = hits[hit].point(isLeftward: piece.isLeftward)
        // The same hit may come from several cells.
        if point != last { parts.append(SweepPiece(from: last, to: point, times: -piece.delta)) }
        last = point
        hit += 1
      }
      parts.append(SweepPiece(from: last, to: piece.bottom, times: -piece.delta))
    }
    swap(&parts, &pieces)
    merge()
  }

  /// Sorts the pieces, makes one of those with the same ends and drops what changes no winding number.
  private mutating func merge() {
    pieces.sort { $0.precedes($1) }
    var kept = 0
    var place = 0
    while place < pieces.count {
      var piece = pieces[place]
      place += 1
      while place < pieces.count && pieces[place].top == piece.top && pieces[place].bottom == piece.bottom {
        piece.delta &+= pieces[place].delta
        place += 1
      }
      if piece.delta == 0 { continue }
      pieces[kept] = piece
      kept += 1
    }
    pieces.removeLast(pieces.count - kept)
  }

  /// Every crossing once.
  private mutating func collectPoints() {
    points.removeAll(keepingCapacity: true)
    points.append(contentsOf: crossings.crossings)
    points.sort { $0.order < $1.order }
    var kept = 0
    for point in points where kept == 0 || points[kept - 1] != point {
      points[kept] = point
      kept += 1
    }
    points.removeLast(points.count - kept)
  }
}
