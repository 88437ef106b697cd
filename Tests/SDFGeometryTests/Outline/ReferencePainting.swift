import SDFGeometry

/// A painting in fixed point as plain values, and what it paints, by brute force and in whole numbers.
struct ReferencePainting: Sendable {
  typealias Contour = [(x: Int, y: Int)]

  struct Shape: Sendable {
    var contours: [Contour]
    var rule: FillRule = .nonzero
    var clips: [ReferencePainting] = []
  }

  var shapes: [Shape]

  init(_ shapes: [Shape]) { self.shapes = shapes }

  init(_ contours: [Contour], rule: FillRule = .nonzero) {
    shapes = [Shape(contours: contours, rule: rule)]
  }

  /// All contours, those of clips too.
  var allContours: [Contour] {
    shapes.flatMap { shape in shape.contours + shape.clips.flatMap(\.allContours) }
  }

  /// The same painting with every point moved.
  func mapped(_ move: (Int, Int) -> (x: Int, y: Int)) -> ReferencePainting {
    changed { $0.map { move($0.x, $0.y) } }
  }

  /// The same painting with every contour changed.
  func changed(_ change: (Contour) -> Contour) -> ReferencePainting {
    ReferencePainting(
      shapes.map { shape in
        Shape(
          contours: shape.contours.map(change), rule: shape.rule,
          clips: shape.clips.map { $0.changed(change) })
      })
  }

  /// The form that the resolver takes.
  var fixed: FixedPainting {
    var painting = FixedPainting()
    add(to: &painting)
    return painting
  }

  private func add(to painting: inout FixedPainting) {
    for shape in shapes {
      for contour in shape.contours {
        for point in contour { painting.add(x: Int32(point.x), y: Int32(point.y)) }
        painting.endContour()
      }
      painting.endArea(fillRule: shape.rule)
      for clip in shape.clips { clip.add(to: &painting) }
      if !shape.clips.isEmpty { painting.intersect(1 + shape.clips.count) }
    }
    painting.unite(shapes.count)
  }

  /// Whether a point that lies on no contour is painted.
  func paints(_ x: Int, _ y: Int) -> Bool {
    shapes.contains { shape in
      shape.rule.isInside(winding: shape.contours.reduce(0) { $0 + Self.winding($1, x, y) })
        && shape.clips.allSatisfy { $0.paints(x, y) }
    }
  }

  /// How often a contour winds to the right around a point that does not lie on it.
  static func winding(_ contour: Contour, _ x: Int, _ y: Int) -> Int {
    var winding = 0
    for (place, a) in contour.enumerated() {
      let b = contour[(place + 1) % contour.count]
      winding += crossing(a, b, x, y)
    }
    return winding
  }

  /// How often the resolver's pieces wind to the right around a point.
  static func winding(_ pieces: [FixedPiece], _ x: Int, _ y: Int) -> Int {
    pieces.reduce(0) { sum, piece in
      sum + crossing((Int(piece.ax), Int(piece.ay)), (Int(piece.bx), Int(piece.by)), x, y)
    }
  }

  /// What a piece adds to the winding number around a point: −1 or 1 where a ray to the left crosses it.
  private static func crossing(_ a: (x: Int, y: Int), _ b: (x: Int, y: Int), _ x: Int, _ y: Int) -> Int {
    if (a.y <= y) == (b.y <= y) { return 0 }
    let side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
    if b.y > a.y { return side < 0 ? -1 : 0 }
    return side > 0 ? 1 : 0
  }

  /// A straight piece of a contour.
  struct Edge: Sendable {
    var a: (x: Int, y: Int), b: (x: Int, y: Int)

    /// Whether a point lies at least so far away.
    func isClear(_ x: Int, _ y: Int, by distance: Double) -> Bool {
      let reach = Int(distance) + 1
      if x < min(a.x, b.x) - reach || x > max(a.x, b.x) + reach { return true }
      if y < min(a.y, b.y) - reach || y > max(a.y, b.y) + reach { return true }
      let way = Vector(x: Double(b.x - a.x), y: Double(b.y - a.y))
      let spoke = Vector(x: Double(x - a.x), y: Double(y - a.y))
      let squared = way.dot(way)
      let part = squared > 0 ? max(0, min(1, spoke.dot(way) / squared)) : 0
      return (spoke - part * way).length >= distance
    }
  }

  /// The pieces of all contours.
  var edges: [Edge] {
    allContours.flatMap { contour in
      contour.indices.map { Edge(a: contour[$0], b: contour[($0 + 1) % contour.count]) }
    }
  }
}
