package import SDFGeometry

/// A painting's field by brute force, in double precision: the boundary is found by cutting every chord
/// wherever another one meets it and asking on which sides of each part there is paint.
package struct PaintedTruth: Sendable {
  /// A straight piece.
  package struct Piece: Sendable {
    package var a: Point, b: Point
  }

  /// The expression: paths with their fill rules, clips, unions.
  private indirect enum Area: Sendable {
    case path([Piece], FillRule)
    case all([Area])
    case any([Area])
  }

  private let area: Area
  /// The pieces of the boundary.
  package private(set) var boundary: [Piece] = []

  /// Takes a painting in texels.
  ///
  /// - Parameter tolerance: how far the chords may be from the curves, in texels.
  package init(_ painting: Painting, tolerance: Double = 1e-5) {
    area = Self.area(painting, tolerance)
    var pieces: [Piece] = []
    Self.collect(area, into: &pieces)
    for (index, piece) in pieces.enumerated() {
      var cuts = [0.0, 1]
      for (other, cutter) in pieces.enumerated() where other != index { Self.cut(piece, by: cutter, &cuts) }
      cuts.sort()
      for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
        let part = Piece(a: piece.at(from), b: piece.at(to))
        if isBoundary(part) { boundary.append(part) }
      }
    }
  }

  /// How far to the sides of a part there is looked for paint, in texels.
  private static let side = 1e-7

  private func isBoundary(_ part: Piece) -> Bool {
    let way = part.b - part.a
    if way.length == 0 { return false }
    let aside = (Self.side / way.length) * way.turnedRight
    let middle = part.at(0.5)
    return isPainted(middle + aside) != isPainted(middle + -aside)
  }

  /// Whether a point is painted.
  package func isPainted(_ point: Point) -> Bool { Self.isPainted(point, area) }

  /// The signed distance to the boundary, negative where painted; infinite without a boundary.
  package func distance(_ point: Point) -> Double {
    var least = Double.infinity
    // A piece is no nearer than the box around it, which is quicker to ask.
    for piece in boundary where piece.squaredDistanceOfBox(point) < least {
      least = min(least, piece.squaredDistance(point))
    }
    return least.squareRoot() * (isPainted(point) ? -1 : 1)
  }

  private static func isPainted(_ point: Point, _ area: Area) -> Bool {
    switch area {
    case .path(let pieces, let rule):
      var winding = 0
      for piece in pieces where (piece.a.y <= point.y) != (piece.b.y <= point.y) {
        let t = (point.y - piece.a.y) / (piece.b.y - piece.a.y)
        if piece.a.x + t * (piece.b.x - piece.a.x) < point.x { winding += piece.a.y < piece.b.y ? 1 : -1 }
      }
      return rule.isInside(winding: winding)
    case .all(let areas): return areas.allSatisfy { isPainted(point, $0) }
    case .any(let areas): return areas.contains { isPainted(point, $0) }
    }
  }

  private static func area(_ painting: Painting, _ tolerance: Double) -> Area {
    .any(
      painting.shapes.map { shape in
        .all([.path(pieces(shape.path, tolerance), shape.fillRule)] + shape.clips.map { area($0, tolerance) })
      })
  }

  private static func collect(_ area: Area, into pieces: inout [Piece]) {
    switch area {
    case .path(let own, _): pieces += own
    case .all(let areas), .any(let areas): for area in areas { collect(area, into: &pieces) }
    }
  }

  /// The chords of a path, each contour closed, in equal steps of the parameter.
  private static func pieces(_ path: Path, _ tolerance: Double) -> [Piece] {
    var pieces: [Piece] = []
    var start = Point(x: 0, y: 0)
    var last = start
    func go(to point: Point) {
      if point != last { pieces.append(Piece(a: last, b: point)) }
      last = point
    }
    func curve(_ bend: Double, _ at: (Double) -> Point, to end: Point) {
      let count = max(1, Int((bend / (8 * tolerance)).squareRoot().rounded(.up)))
      for step in 1..<max(2, count) where step < count { go(to: at(Double(step) / Double(count))) }
      go(to: end)
    }
    for element in path.elements {
      let from = last
      switch element {
      case .move(let point):
        go(to: start)
        (start, last) = (point, point)
      case .line(let end): go(to: end)
      case .quadratic(let c, let end):
        let bend = 2 * ((end - c) - (c - from)).length
        curve(bend, { t in mix(mix(from, c, t), mix(c, end, t), t) }, to: end)
      case .cubic(let c, let d, let end):
        let bend = 6 * max(((d - c) - (c - from)).length, ((end - d) - (d - c)).length)
        curve(
          bend,
          { t in
            let middle = mix(c, d, t)
            return mix(mix(mix(from, c, t), middle, t), mix(middle, mix(d, end, t), t), t)
          }, to: end)
      case .close: go(to: start)
      }
    }
    go(to: start)
    return pieces
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { a + t * (b - a) }

  /// Adds the places of a piece, 0…1, at which another one crosses or touches it.
  private static func cut(_ piece: Piece, by other: Piece, _ cuts: inout [Double]) {
    if max(piece.a.x, piece.b.x) < min(other.a.x, other.b.x)
      || max(other.a.x, other.b.x) < min(piece.a.x, piece.b.x)
      || max(piece.a.y, piece.b.y) < min(other.a.y, other.b.y)
      || max(other.a.y, other.b.y) < min(piece.a.y, piece.b.y)
    {
      return
    }
    let way = piece.b - piece.a
    let across = other.b - other.a
    let from = other.a - piece.a
    let cross = way.cross(across)
    if abs(cross) > 1e-14 * way.length * across.length {
      let t = from.cross(across) / cross
      let u = from.cross(way) / cross
      if u >= -1e-9 && u <= 1 + 1e-9 && t > 0 && t < 1 { cuts.append(t) }
    } else if abs(way.cross(from)) <= 1e-12 * way.length {
      for end in [other.a, other.b] {
        let t = (end - piece.a).dot(way) / way.dot(way)
        if t > 0 && t < 1 { cuts.append(t) }
      }
    }
  }
}

extension PaintedTruth.Piece {
  /// The point a part of the way along.
  func at(_ t: Double) -> Point { a + t * (b - a) }

  /// The squared distance from a point to the box around the piece.
  @inline(__always)
  func squaredDistanceOfBox(_ point: Point) -> Double {
    let across = max(0, min(a.x, b.x) - point.x, point.x - max(a.x, b.x))
    let down = max(0, min(a.y, b.y) - point.y, point.y - max(a.y, b.y))
    return across * across + down * down
  }

  /// The squared distance from a point.
  func squaredDistance(_ point: Point) -> Double {
    let way = b - a
    let from = point - a
    let t = max(0, min(1, from.dot(way) / way.dot(way)))
    let rest = from - t * way
    return rest.dot(rest)
  }
}
