package import SDFPipeline

/// Whether two outlines consist of the same pieces, in any order.
package struct PieceMatching: CustomStringConvertible, Sendable {
  /// Pieces of the truth that were not found.
  package private(set) var missing: [ReferencePiece] = []
  /// Pieces that are not in the truth.
  package private(set) var extra: [ReferencePiece] = []

  /// Matches elements with pieces whose ends differ by no more than `tolerance` texels along each axis.
  package init(_ elements: [EdgeElement], _ truth: [ReferencePiece], tolerance: Double = 1e-4) {
    var found: [Cell: [ReferencePiece]] = [:]
    for element in elements {
      let (a, b) = element.ends
      let piece = ReferencePiece(ax: a.x, ay: a.y, bx: b.x, by: b.y)
      found[Cell(piece), default: []].append(piece)
    }
    for piece in truth {
      let match = Cell(piece).around.lazy.compactMap { cell -> (Cell, Int)? in
        let place = found[cell]?.firstIndex { Self.differ($0, piece) <= tolerance }
        return place.map { (cell, $0) }
      }.first
      if let (cell, place) = match { found[cell]?.remove(at: place) } else { missing.append(piece) }
    }
    extra = found.values.flatMap(\.self)
  }

  /// Whether both hold the same pieces.
  package var isComplete: Bool { missing.isEmpty && extra.isEmpty }

  /// The first few pieces that only one of the two has.
  package var description: String {
    func list(_ pieces: [ReferencePiece]) -> String {
      pieces.prefix(3).map { "(\($0.ax), \($0.ay))–(\($0.bx), \($0.by))" }.joined(separator: " ")
    }
    return "\(missing.count) missing: \(list(missing)); \(extra.count) extra: \(list(extra))"
  }

  private static func differ(_ a: ReferencePiece, _ b: ReferencePiece) -> Double {
    max(abs(a.ax - b.ax), abs(a.ay - b.ay), abs(a.bx - b.bx), abs(a.by - b.by))
  }

  /// The texel in which a piece starts: a place to look for it.
  private struct Cell: Hashable {
    var x: Int, y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init(_ piece: ReferencePiece) {
      x = Int(piece.ax.rounded(.down))
      y = Int(piece.ay.rounded(.down))
    }

    var around: [Cell] {
      (-1...1).flatMap { dy in (-1...1).map { dx in Cell(x: x + dx, y: y + dy) } }
    }
  }
}

extension [EdgeElement] {
  /// The elements, those along an axis and over a texel long cut into pieces of a texel.
  package var cutToTexels: [EdgeElement] {
    flatMap { element -> [EdgeElement] in
      let (a, b) = element.ends
      let parts = Int((abs(b.x - a.x) + abs(b.y - a.y)).rounded())
      if parts <= 1 || (a.x != b.x && a.y != b.y) { return [element] }
      func place(_ part: Int) -> Contours.Point {
        let t = Double(part) / Double(parts)
        return (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
      }
      return (0..<parts).map { Contours.element(place($0), place($0 + 1)) }
    }
  }
}
