import SDFGrid

/// Puts a level's heights into its texels.
enum HeightDriver {
  private static let bandHeight = 16

  /// Runs ``ComposeKernel`` over all rows.
  static func run(field: inout Grid<Float>, texels: inout TexelGrid, threads: Int) {
    let heights = field.writer()
    switch texels.precision {
    case .half:
      var grid = texels.takeHalf()
      let writer = grid.writer()
      forEachRow(grid.size.height, threads: threads) { row in
        heights.withReadRow(row) { height in
          writer.withRow(row) { ComposeKernel.run(height: height, into: &$0) }
        }
      }
      texels = .half(grid)
    case .float:
      var grid = texels.takeFloat()
      let writer = grid.writer()
      forEachRow(grid.size.height, threads: threads) { row in
        heights.withReadRow(row) { height in
          writer.withRow(row) { ComposeKernel.run(height: height, into: &$0) }
        }
      }
      texels = .float(grid)
    }
  }

  private static func forEachRow(_ height: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
    let bands = RowBands.count(height: height, bandHeight: bandHeight)
    RowBands.forEach(count: bands, threads: threads) { band in
      for row in RowBands.rows(ofBand: band, bandHeight: bandHeight, height: height) { body(row) }
    }
  }
}
