package import SDFPipeline

/// A field by brute force over the pieces of an outline, in double precision.
package struct BruteForceField {
  /// The pieces.
  package let elements: [EdgeElement]
  /// Whether far to the left of row 0 is inside.
  package let leftIsInside: Bool

  /// Takes an outline; under an extended border, pieces that lead straight to the left change the state
  /// on the far left.
  package init(_ elements: [EdgeElement], leftIsInside: Bool) {
    self.elements = elements
    self.leftIsInside = leftIsInside
  }

  /// Signed distance and gradient at a point, from the first of the nearest pieces.
  package func at(_ x: Double, _ y: Double) -> (distance: Double, gradientX: Double, gradientY: Double) {
    let nearest = elements[BruteForceFlood.nearest(of: elements, x: x, y: y)]
    return ReferenceDistance.at(x: x, y: y, nearest: nearest, isInside: isInside(x, y))
  }

  /// The distance to the nearest piece.
  package func unsignedDistance(_ x: Double, _ y: Double) -> Double {
    elements.lazy.map { BruteForceFlood.squaredDistance($0, x: x, y: y) }.min()?.squareRoot() ?? .infinity
  }

  /// Whether a point is inside: by the pieces that a ray to the left crosses.
  package func isInside(_ x: Double, _ y: Double) -> Bool {
    var inside = leftIsInside
    for element in elements {
      let (a, b) = element.ends
      if a.y == b.y {
        // What leads out of the texture on the left divides what lies there.
        if min(a.x, b.x) == -1 && max(a.x, b.x) >= 0 && a.y <= y { inside.toggle() }
      } else if (a.y <= y) != (b.y <= y) && a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y) < x {
        inside.toggle()
      }
    }
    return inside
  }
}
