import SDFGrid

/// The differences of two fields' distances, no more of them than are shown.
struct HeatMapDifferences {
  /// |R of a − R of b|, the largest of each cell's texels; NaN where it is no finite number.
  let cells: Grid<Float>
  /// Pixels a cell, 1 or more.
  let scale: Int
  /// The largest finite difference.
  let largest: Float

  /// Compares two levels of one size, enlarged as `FieldPicture` does or by `wanted`.
  init(_ a: TexelGrid, _ b: TexelGrid, scale wanted: Int?) {
    let size = a.size
    let longest = max(size.width, size.height)
    let texels = wanted == nil ? (longest + 1023) / 1024 : 1
    scale = FieldSource.scale(wanted, longest: longest, shortest: 512)
    let reduced = GridSize(
      width: (size.width + texels - 1) / texels, height: (size.height + texels - 1) / texels)
    var cells = Grid<Float>(reduced, repeating: 0)
    var largest: Float = 0
    var first = [SIMD4<Float>](repeating: .zero, count: size.width)
    var second = first
    for y in 0..<size.height {
      a.copyRow(y, into: &first)
      b.copyRow(y, into: &second)
      cells.withMutableRow(y / texels) { row in
        for x in 0..<size.width {
          let difference = abs(first[x].x - second[x].x)
          if difference.isFinite { largest = max(largest, difference) }
          row[x / texels] = HeatMapDifferences.larger(row[x / texels], difference)
        }
      }
    }
    self.cells = cells
    self.largest = largest
  }

  /// The larger of two differences, where anything that is not finite is largest.
  private static func larger(_ a: Float, _ b: Float) -> Float {
    a.isFinite && b.isFinite ? max(a, b) : .nan
  }
}
