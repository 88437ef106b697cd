package import SDFGrid
package import SDFPipeline

/// The scenes over which flood engines are compared.
package enum FloodScene: String, CaseIterable, Sendable {
  case disc, star, text, randomDots, manyDots, ring, cornerDot

  /// The outline in a texture of the given size.
  package func elements(_ size: GridSize) -> [EdgeElement] {
    let (w, h) = (Double(size.width), Double(size.height))
    let side = min(w, h)
    let centre: Contours.Point = (w * 0.5 + 0.31, h * 0.5 - 0.17)
    switch self {
    case .disc:
      return Contours.circle(centre, radius: side * 0.37)
    case .star:
      return Contours.polygon(
        ClosedForm.starCorners(
          centre: centre, points: 5, outer: side * 0.46, inner: side * 0.19, degrees: 7))
    case .text:
      let shape = TextLikeShape(size, em: max(10, side / 7))
      return Contours.sorted(
        shape.contours().flatMap { Contours.polygon($0, pieceLength: 0.8) })
    case .randomDots:
      return dots(20, size, seed: 5)
    case .manyDots:
      return dots(200, size, seed: 6)
    case .ring:
      let hole = Contours.circle(centre, radius: side * 0.33)
      return Contours.sorted(
        Contours.circle(centre, radius: side * 0.42)
          + hole.map { EdgeElement(ax: $0.bx, ay: $0.by, bx: $0.ax, by: $0.ay) })
    case .cornerDot:
      return Contours.dot((w - 0.5, 0.5))
    }
  }

  /// Dots on the centres of random texels.
  private func dots(_ count: Int, _ size: GridSize, seed: UInt64) -> [EdgeElement] {
    var random = SeededGenerator(seed: seed)
    return Contours.sorted(
      (0..<count).flatMap { _ in
        Contours.dot(
          (
            Double(Int.random(in: 0..<size.width, using: &random)) + 0.5,
            Double(Int.random(in: 0..<size.height, using: &random)) + 0.5
          ))
      })
  }
}
