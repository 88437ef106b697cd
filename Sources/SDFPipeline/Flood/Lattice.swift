package import SDFGrid

/// The points at which a field is sampled: a grid of them, in texels of level 0.
package struct Lattice: Sendable, Hashable {
  /// Columns and rows.
  package var size: GridSize
  /// The spacing of columns and rows; the first point lies half a step from the top left.
  package var stepX: Double, stepY: Double

  /// The texel centres of level 0.
  package init(_ size: GridSize) {
    self.size = size
    stepX = 1
    stepY = 1
  }

  /// The texel centres of a mip level over the frame of level 0.
  package init(level: GridSize, of base: GridSize) {
    size = level
    stepX = Double(base.width) / Double(level.width)
    stepY = Double(base.height) / Double(level.height)
  }

  /// The x of column `column`.
  @inline(__always)
  package func x(_ column: Int) -> Double { (Double(column) + 0.5) * stepX }

  /// The y of row `row`.
  @inline(__always)
  package func y(_ row: Int) -> Double { (Double(row) + 0.5) * stepY }
}
