import SDFGrid

/// One pass of Adam7 interlacing (PNG specification 8.2): a smaller picture of every so many texels.
struct Adam7Pass {
  /// The first column and row.
  var x: Int, y: Int
  /// From a column to the next, from a row to the next.
  var columnStep: Int, rowStep: Int

  /// The seven passes in order.
  static let all = [
    Adam7Pass(x: 0, y: 0, columnStep: 8, rowStep: 8), Adam7Pass(x: 4, y: 0, columnStep: 8, rowStep: 8),
    Adam7Pass(x: 0, y: 4, columnStep: 4, rowStep: 8), Adam7Pass(x: 2, y: 0, columnStep: 4, rowStep: 4),
    Adam7Pass(x: 0, y: 2, columnStep: 2, rowStep: 4), Adam7Pass(x: 1, y: 0, columnStep: 2, rowStep: 2),
    Adam7Pass(x: 0, y: 1, columnStep: 1, rowStep: 2),
  ]

  /// A picture that is not interlaced: one pass over every texel.
  static let whole = [Adam7Pass(x: 0, y: 0, columnStep: 1, rowStep: 1)]

  /// Columns of the pass in a picture of `size`; 0 where the pass is empty.
  func width(in size: GridSize) -> Int { max(0, (size.width - x + columnStep - 1) / columnStep) }

  /// The picture's rows that the pass writes.
  func rows(in size: GridSize) -> StrideTo<Int> {
    stride(from: y, to: width(in: size) > 0 ? size.height : y, by: rowStep)
  }
}
