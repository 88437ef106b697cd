public import SDFGeometry

extension OutlineField {
  /// The field of a filled path: the outline is the boundary of what the fill rule paints, so that hidden pieces of
  /// contours that overlap are none.
  ///
  /// Curves become chords that are off by at most 2e-7 of the path's size, places are rounded to 1e-9 of
  /// it. A path that paints nothing has no outline: its distance is infinite and its gradient 0.
  ///
  /// - Parameters:
  ///   - path: the contours; each counts as closed.
  ///   - fillRule: which places are inside.
  public init(_ path: Path, fillRule: FillRule = .nonzero) throws(ShapeError) {
    let box = path.bounds
    let size = max(box.width, box.height)
    guard !path.isEmpty, !box.isEmpty, size > 0, size.isFinite else {
      self.init(contours: [])
      return
    }
    // The resolver's range: the path fills most of its upper end.
    let scale = OutlineField.resolvedSize / size
    let origin = box.center
    let placing = Transform(a: scale, b: 0, c: 0, d: scale, tx: -scale * origin.x, ty: -scale * origin.y)
    var pieces: [FixedPiece] = []
    do {
      var painting = try OutlineField.painting(path, fillRule, placing)
      if painting.pointCount > 0 {
        var resolver = OutlineResolver()
        try resolver.resolve(painting, into: &pieces)
      }
      painting.removeAll()
    } catch {
      throw .outline(reason: "\(error)")
    }
    self.init(contours: OutlineField.contours(pieces, scale: scale, origin: origin))
  }

  /// The size that paths are given for the resolver: both halves lie within its range.
  private static let resolvedSize = 12_000.0
  /// Steps of fixed point in a unit.
  private static let steps = 65_536.0
  /// How far chords may be from their curves, in parts of the size.
  private static let tolerance = 2e-7

  private static func painting(
    _ path: Path, _ fillRule: FillRule, _ placing: Transform
  ) throws(FlatteningError) -> FixedPainting {
    let lines = try path.flattened(tolerance: tolerance * resolvedSize, transform: placing)
    var painting = FixedPainting()
    for contour in lines.contours {
      for place in contour.range {
        let point = lines.points[place]
        painting.add(x: Int32((point.x * steps).rounded()), y: Int32((point.y * steps).rounded()))
      }
      painting.endContour()
    }
    painting.endArea(fillRule: fillRule)
    return painting
  }

  /// The resolved pieces as contours of lines in the path's plane.
  private static func contours(
    _ pieces: [FixedPiece], scale: Double, origin: Point
  ) -> [[OutlinePiece]] {
    func place(_ x: Int32, _ y: Int32) -> Point {
      origin + (1 / (steps * scale)) * Vector(x: Double(x), y: Double(y))
    }
    var contours: [[OutlinePiece]] = []
    var contour: [OutlinePiece] = []
    var first: (x: Int32, y: Int32)?
    for piece in pieces {
      if first == nil { first = (piece.ax, piece.ay) }
      contour.append(.line(LineSegment(place(piece.ax, piece.ay), place(piece.bx, piece.by))))
      // A contour may pass its first point on the way; what follows is then one of its own.
      guard let start = first, start.x == piece.bx, start.y == piece.by else { continue }
      contours.append(contour)
      contour = []
      first = nil
    }
    return contours
  }
}
