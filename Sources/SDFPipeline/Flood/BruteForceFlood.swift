package import SDFGrid

/// The twin of the flood engines: every element for every point, in double precision.
package enum BruteForceFlood {
  /// The number of the nearest element for each point of the lattice; the smallest among equals.
  package static func run(_ elements: [EdgeElement], lattice: Lattice) -> Grid<UInt32> {
    Grid(lattice.size) { x, y in UInt32(nearest(of: elements, x: lattice.x(x), y: lattice.y(y))) }
  }

  /// The number of the element nearest to a point; the smallest among equals, 0 where there is none.
  package static func nearest(of elements: [EdgeElement], x: Double, y: Double) -> Int {
    var least = Double.infinity
    var nearest = 0
    for (index, element) in elements.enumerated() {
      let squared = squaredDistance(element, x: x, y: y)
      if squared < least {
        least = squared
        nearest = index
      }
    }
    return nearest
  }

  /// The squared distance from a point to an element, in texels².
  package static func squaredDistance(_ element: EdgeElement, x: Double, y: Double) -> Double {
    let way = element.way(toX: x, y: y)
    return way.x * way.x + way.y * way.y
  }
}
