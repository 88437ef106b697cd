package import SDFGrid
package import SDFPipeline

/// How far one engine's nearest elements lie behind another's, measured in double precision.
package struct FloodComparison: Sendable {
  /// Texels whose element is no element's number: never reached.
  package private(set) var unreached = 0
  /// Texels whose distance differs by more than the tolerance.
  package private(set) var differing = 0
  /// The largest difference of distance, in texels, and where it is.
  package private(set) var largest = 0.0
  /// Where the largest difference is.
  package private(set) var place = (x: 0, y: 0)

  /// Compares `nearest` with `truth`.
  package init(
    _ nearest: Grid<UInt32>, _ truth: Grid<UInt32>, elements: [EdgeElement], lattice: Lattice,
    tolerance: Double = 1e-3
  ) {
    for y in 0..<lattice.size.height {
      for x in 0..<lattice.size.width {
        let (found, right) = (nearest[x, y], truth[x, y])
        if found == right { continue }
        guard Int(found) < elements.count else {
          unreached += 1
          continue
        }
        let difference = abs(
          Self.distance(elements[Int(found)], x, y, lattice)
            - Self.distance(elements[Int(right)], x, y, lattice))
        if difference > tolerance { differing += 1 }
        if difference > largest {
          largest = difference
          place = (x, y)
        }
      }
    }
  }

  /// The distance from a lattice point to an element, in texels of level 0.
  package static func distance(_ element: EdgeElement, _ x: Int, _ y: Int, _ lattice: Lattice) -> Double {
    BruteForceFlood.squaredDistance(element, x: lattice.x(x), y: lattice.y(y)).squareRoot()
  }
}
