public import SDFGrid

/// The masks over which flood engines are compared.
public enum MaskScene: String, CaseIterable, Sendable {
  case disc, star, text, randomDots, ring, cornerDot

  /// The coverage in a mask of the given size.
  public func coverage(_ size: GridSize) -> Grid<Double> {
    let (w, h) = (Double(size.width), Double(size.height))
    let side = min(w, h)
    let centre = (x: w * 0.5 + 0.31, y: h * 0.5 - 0.17)
    switch self {
    case .disc:
      return ClosedForm.disc(centre: centre, radius: side * 0.37).coverage(size, supersampling: 8)
    case .star:
      return ClosedForm.star(centre: centre, outer: side * 0.46, inner: side * 0.19, degrees: 7)
        .coverage(size, supersampling: 8)
    case .ring:
      return ClosedForm.ring(centre: centre, radius: side * 0.38, thickness: side * 0.09)
        .coverage(size, supersampling: 8)
    case .text:
      return TextLikeShape(size, em: max(10, side / 5)).closedForm.coverage(size, supersampling: 4)
    case .randomDots:
      var random = SeededGenerator(seed: 5)
      var dots = Grid<Double>(size, repeating: 0)
      for _ in 0..<200 {
        let x = Int.random(in: 0..<size.width, using: &random)
        dots[x, Int.random(in: 0..<size.height, using: &random)] = Double.random(in: 0.6...1, using: &random)
      }
      return dots
    case .cornerDot: return Grid(size) { x, y in x == size.width - 1 && y == 0 ? 1 : 0 }
    }
  }
}
