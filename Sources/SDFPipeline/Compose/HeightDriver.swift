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
      run(heights, into: grid.writer(), threads: threads) { ComposeKernel.run(height: $0, into: &$1) }
      texels = .half(grid)
    case .float:
      var grid = texels.takeFloat()
      run(heights, into: grid.writer(), threads: threads) { ComposeKernel.run(height: $0, into: &$1) }
      texels = .float(grid)
    }
  }

  private static func run<Texel>(
    _ heights: RowWriter<Float>, into writer: RowWriter<Texel>, threads: Int,
    compose: @Sendable (Span<Float>, inout MutableSpan<Texel>) -> Void
  ) {
    let height = writer.size.height
    let bands = RowBands.count(height: height, bandHeight: bandHeight)
    RowBands.forEach(count: bands, threads: threads) { band in
      for row in RowBands.rows(ofBand: band, bandHeight: bandHeight, height: height) {
        heights.withReadRow(row) { heights in writer.withRow(row) { compose(heights, &$0) } }
      }
    }
  }
}
