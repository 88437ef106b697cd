package import SDFGrid

/// The twin of the flood engines: every element for every point, in double precision.
package enum BruteForceFlood {
  /// The number of the nearest element for each point of the lattice; the smallest among equals.
  package static func run(_ elements: [EdgeElement], lattice: Lattice) -> Grid<UInt32> {
    Grid(lattice.size) { x, y in
      var best = Double.infinity
      var winner: UInt32 = 0
      for (index, element) in elements.enumerated() {
        let squared = squaredDistance(element, x: lattice.x(x), y: lattice.y(y))
        if squared < best {
          best = squared
          winner = UInt32(index)
        }
      }
      return winner
    }
  }

  /// The squared distance from a point to an element, in texels².
  package static func squaredDistance(_ element: EdgeElement, x: Double, y: Double) -> Double {
    let (a, b) = element.ends
    let ex = b.x - a.x
    let ey = b.y - a.y
    let squared = ex * ex + ey * ey
    let along = squared > 0 ? ((x - a.x) * ex + (y - a.y) * ey) / squared : 0
    let t = max(0, min(1, along))
    let rx = x - (a.x + t * ex)
    let ry = y - (a.y + t * ey)
    return rx * rx + ry * ry
  }
}
