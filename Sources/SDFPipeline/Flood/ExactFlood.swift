package import SDFGrid

/// Finds each texel's nearest edge element exactly: equal to brute force over the elements.
///
/// Tiles of 64×64 texels collect the elements that may be nearest to one of their texels, then halve
/// themselves down to 8×8, each time dropping elements that another one beats all over the tile.
/// The test for that is exact for points: the texels nearer to p than to p′ lie on one side of a line,
/// so that p′ beats p in a box when it does so at the box's four corners. For a point p′ of one piece
/// and a whole piece e it holds when p′ is nearer than e at each corner, whichever point of e is meant.
/// Where two are equally near, the smaller number wins, here and in ``BruteForceFlood``.
package enum ExactFlood {
  /// Tiles on the coarsest level, in texels.
  static let tileSide = 64

  /// Writes the number of the nearest element for each point of the lattice; there must be elements.
  ///
  /// - Parameter shouldStop: asked once for each row of tiles; what is written after a true is void.
  package static func run(
    _ elements: [EdgeElement], lattice: Lattice, into nearest: inout Grid<UInt32>, threads: Int,
    shouldStop: @Sendable () -> Bool = { false }
  ) {
    let pyramid = ElementPyramid(elements)
    nearest.reshape(to: lattice.size)
    let writer = nearest.writer()
    let height = lattice.size.height
    RowBands.forEach(
      count: RowBands.count(height: height, bandHeight: tileSide), threads: threads,
      scratch: { TileSolver(lattice: lattice, kernels: .best) }
    ) { solver, band in
      if shouldStop() { return }
      let rows = RowBands.rows(ofBand: band, bandHeight: tileSide, height: height)
      for x in stride(from: 0, to: lattice.size.width, by: tileSide) {
        let columns = x..<min(lattice.size.width, x + tileSide)
        solver.solve(columns: columns, rows: rows, elements: elements, pyramid: pyramid, into: writer)
      }
    }
  }
}
