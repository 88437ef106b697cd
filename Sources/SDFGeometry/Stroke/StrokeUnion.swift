/// Makes one outline of a folded stroke's overlapping pieces.
///
/// Rounded, neighbouring pieces do not quite fit: where many cross sections cross in nearly one point, as in
/// the middle of a small ring, parts may be turned inside out, and cracks are left that would be outlines deep inside
/// the paint. Therefore each part of a fold is an area of its own, from which the others take nothing away, and
/// cracks that are narrower than the stroke's tolerance are closed.
struct StrokeUnion {
  private var resolver = OutlineResolver()
  private var pieces: [FixedPiece] = []
  private var outline: [[Point]] = []
  /// The contour at work up to some vertex, and which of its vertices come where.
  private var open: [FixedPoint] = []
  private var places: [FixedPoint: Int] = [:]

  /// The outline of what lies in any of a stroke's pieces, as contours with the paint inside clockwise ones; the
  /// pieces themselves where nothing is folded, or where they reach millions of times as far as the tolerance.
  ///
  /// - Throws: ``StrokeError/tooManyCrossings(limit:)``.
  mutating func unite(_ stroke: StrokePieces, tolerance: Double) throws(StrokeError) -> [[Point]] {
    let sides = stroke.outline
    if stroke.isSimple { return sides }
    let contours = sides + stroke.sweeps + stroke.folds
    guard let grid = StrokeGrid(contours, tolerance: tolerance) else { return contours }
    var painting = FixedPainting()
    grid.addArea(sides, to: &painting)
    grid.addArea(stroke.sweeps, to: &painting)
    for fold in stroke.folds { grid.addArea([fold], to: &painting) }
    do { try resolver.resolve(painting, into: &pieces) } catch {
      throw .tooManyCrossings(limit: resolver.limits.crossings)
    }
    outline.removeAll()
    open.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for piece in pieces { go(to: piece, grid, tolerance) }
    return outline
  }

  /// Follows the outline to a piece's start. Where a contour comes to a vertex again, what lies between is taken
  /// for a contour of its own: a crack may open onto the outline there.
  private mutating func go(to piece: FixedPiece, _ grid: StrokeGrid, _ tolerance: Double) {
    let start = FixedPoint(x: piece.ax, y: piece.ay)
    let end = FixedPoint(x: piece.bx, y: piece.by)
    places[start] = open.count
    open.append(start)
    guard let place = places[end] else { return }
    let contour = open[place...].map(grid.point)
    for point in open[place...] { places[point] = nil }
    open.removeLast(open.count - place)
    if !isCrack(contour, tolerance) { outline.append(contour) }
  }

  /// Whether a contour is a hole whose mean width is below the tolerance; a disc counts by its radius.
  private func isCrack(_ contour: [Point], _ tolerance: Double) -> Bool {
    let area = contour.doubleArea
    if area >= 0 { return false }
    var last = contour[contour.count - 1]
    var length = 0.0
    for point in contour {
      length += (point - last).length
      last = point
    }
    return -area <= tolerance * length
  }
}
