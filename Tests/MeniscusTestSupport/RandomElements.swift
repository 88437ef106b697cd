package import SDFPipeline

/// Random edge elements, in kinds that flood engines find hard.
package enum RandomElements: CaseIterable, Sendable {
  /// Points: pieces without length.
  case points
  /// Pieces of up to about a texel.
  case short
  /// Pieces across the whole frame.
  case long
  /// Chains and fans: many pieces that share ends.
  case sharedEnds
  /// All of that.
  case mixed
  /// Pieces that lie outside the frame, on all sides and far away.
  case outside

  /// Makes `count` elements in and around a frame of the given size in texels.
  package func make(
    _ count: Int, width: Double, height: Double, using random: inout SeededGenerator
  ) -> [EdgeElement] {
    var hub = place(width, height, using: &random)
    return (0..<count).map { index in
      let kind = self == .mixed ? Self.allCases[Int.random(in: 0..<4, using: &random)] : self
      let a = place(width, height, using: &random)
      switch kind {
      case .points, .mixed: return Contours.element(a, a)
      case .short: return Contours.element(a, near(a, 0.7, using: &random))
      case .long: return Contours.element(a, place(width, height, using: &random))
      case .sharedEnds:
        let from = hub
        let to = near(from, 1.5, using: &random)
        // Every third piece starts from the same hub; the others go on from the last end.
        if index % 3 != 0 { hub = to }
        return Contours.element(from, to)
      case .outside:
        let far = beyond(width, height, using: &random)
        return Contours.element(far, near(far, 3, using: &random))
      }
    }
  }

  /// A point of the frame; every other one on quarters of texels, so that distances are often equal.
  private func place(
    _ width: Double, _ height: Double, using random: inout SeededGenerator
  ) -> Contours.Point {
    let x = Double.random(in: 0...width, using: &random)
    let y = Double.random(in: 0...height, using: &random)
    return Bool.random(using: &random) ? ((x * 4).rounded() / 4, (y * 4).rounded() / 4) : (x, y)
  }

  private func near(
    _ point: Contours.Point, _ reach: Double, using random: inout SeededGenerator
  ) -> Contours.Point {
    (
      point.x + Double.random(in: -reach...reach, using: &random),
      point.y + Double.random(in: -reach...reach, using: &random)
    )
  }

  private func beyond(
    _ width: Double, _ height: Double, using random: inout SeededGenerator
  ) -> Contours.Point {
    let distance = [5.0, 50, 1000][Int.random(in: 0..<3, using: &random)]
    let away = 3 + Double.random(in: 0...distance, using: &random)
    let x = Double.random(in: -distance...width + distance, using: &random)
    let y = Double.random(in: -distance...height + distance, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return (-away, y)
    case 1: return (width + away, y)
    case 2: return (x, -away)
    default: return (x, height + away)
    }
  }
}
