import Foundation
package import SDFPipeline

/// Outlines as edge elements, made from closed forms: what the seed stage would find in a perfect mask.
package enum Contours {
  /// A point in texels, y down.
  package typealias Point = ClosedForm.Point

  /// A closed polygon, its sides cut into pieces of about `pieceLength` texels; sorted by row.
  ///
  /// Corners that run clockwise on the screen have the inside to their right, as elements want it.
  package static func polygon(_ corners: [Point], pieceLength: Double = 0.8) -> [EdgeElement] {
    var elements: [EdgeElement] = []
    for (index, from) in corners.enumerated() {
      let to = corners[(index + 1) % corners.count]
      let length = hypot(to.x - from.x, to.y - from.y)
      let pieces = max(1, Int((length / pieceLength).rounded()))
      for piece in 0..<pieces {
        let start = mix(from, to, Double(piece) / Double(pieces))
        let end = mix(from, to, Double(piece + 1) / Double(pieces))
        elements.append(element(start, end))
      }
    }
    return sorted(elements)
  }

  /// A circle, clockwise on the screen, cut into chords of about `pieceLength` texels; sorted by row.
  package static func circle(_ centre: Point, radius: Double, pieceLength: Double = 0.8) -> [EdgeElement] {
    let pieces = max(8, Int((2 * .pi * radius / pieceLength).rounded()))
    let corners = (0..<pieces).map { piece -> Point in
      let angle = 2 * Double.pi * Double(piece) / Double(pieces)
      return (centre.x + radius * cos(angle), centre.y + radius * sin(angle))
    }
    return polygon(corners, pieceLength: .infinity)
  }

  /// A lone dot as the seed stage finds it: a diamond of four pieces around a texel's centre.
  package static func dot(_ centre: Point, radius: Double = 0.5) -> [EdgeElement] {
    polygon(
      [
        (centre.x, centre.y - radius), (centre.x + radius, centre.y), (centre.x, centre.y + radius),
        (centre.x - radius, centre.y),
      ], pieceLength: .infinity)
  }

  /// Elements in the order of the seed stage: by the row of the midpoint, then by its column.
  package static func sorted(_ elements: [EdgeElement]) -> [EdgeElement] {
    func cell(_ a: Int32, _ b: Int32) -> Int { (Int(a) + Int(b)) >> 17 }
    return elements.sorted {
      (cell($0.ay, $0.by), cell($0.ax, $0.bx), $0.ay, $0.ax) < (
        cell($1.ay, $1.by), cell($1.ax, $1.bx), $1.ay, $1.ax
      )
    }
  }

  /// A piece between two points in texels.
  package static func element(_ a: Point, _ b: Point) -> EdgeElement {
    EdgeElement(
      ax: EdgeElement.fixed(a.x), ay: EdgeElement.fixed(a.y), bx: EdgeElement.fixed(b.x),
      by: EdgeElement.fixed(b.y))
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }
}
