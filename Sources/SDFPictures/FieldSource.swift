import SDFGrid

/// The samples that a picture is drawn from: every number finite, and no more of them than are shown.
struct FieldSource {
  /// Distance, gradient and height.
  let cells: Grid<SIMD4<Float>>
  /// Pixels a cell, 1 or more.
  let scale: Int
  /// Texels a cell: 1 unless the field was reduced.
  let texelsPerCell: Float

  /// Takes level 0 of a texture for a picture whose longer side is `shortest` pixels up to twice that.
  ///
  /// A smaller field is enlarged by a whole number; a larger one is sampled in the middle of each pixel.
  /// With `scale` given, the field is enlarged by that much, whatever its size.
  init(_ texture: SDFTexture, scale wanted: Int?, shortest: Int = 512) {
    let size = texture.size
    let longest = max(size.width, size.height)
    if wanted == nil, longest > shortest * 2 {
      let ratio = Double(longest) / Double(shortest * 2)
      let reduced = GridSize(
        width: max(1, Int(Double(size.width) / ratio)), height: max(1, Int(Double(size.height) / ratio)))
      cells = FieldSource.reduce(texture.levels[0], to: reduced)
      scale = 1
      texelsPerCell = Float(ratio)
    } else {
      cells = FieldSource.copy(texture.levels[0])
      scale = FieldSource.scale(wanted, longest: longest, shortest: shortest)
      texelsPerCell = 1
    }
  }

  /// Pixels a texel: `wanted`, or what brings the longer side to `shortest`; never 0, and never so many
  /// that the longer side has more than 32,768 pixels.
  static func scale(_ wanted: Int?, longest: Int, shortest: Int) -> Int {
    max(1, min(wanted ?? (shortest + longest - 1) / longest, 32768 / longest))
  }

  /// Width and height of the picture.
  var pictureSize: GridSize {
    GridSize(width: cells.size.width * scale, height: cells.size.height * scale)
  }

  /// Texels a pixel.
  var texelsPerPixel: Float { texelsPerCell / Float(scale) }

  /// Replaces NaN by 0 and keeps the rest within ±10⁶, so that arithmetic stays finite.
  static func finite(_ texel: SIMD4<Float>) -> SIMD4<Float> {
    let limit = SIMD4<Float>(repeating: 1e6)
    let ordered = texel.replacing(with: 0, where: texel .!= texel)
    return ordered.clamped(lowerBound: -limit, upperBound: limit)
  }

  private static func copy(_ level: TexelGrid) -> Grid<SIMD4<Float>> {
    var row = [SIMD4<Float>](repeating: .zero, count: level.size.width)
    var grid = Grid<SIMD4<Float>>(uninitialized: level.size)
    for y in 0..<level.size.height {
      level.copyRow(y, into: &row)
      grid.withMutableRow(y) { for x in 0..<$0.count { $0[x] = finite(row[x]) } }
    }
    return grid
  }

  /// Samples between the four texels nearest to the middle of each cell.
  private static func reduce(_ level: TexelGrid, to size: GridSize) -> Grid<SIMD4<Float>> {
    var upper = [SIMD4<Float>](repeating: .zero, count: level.size.width)
    var lower = upper
    var grid = Grid<SIMD4<Float>>(uninitialized: size)
    for y in 0..<size.height {
      let (top, down) = place(y, of: size.height, in: level.size.height)
      level.copyRow(top, into: &upper)
      level.copyRow(min(top + 1, level.size.height - 1), into: &lower)
      grid.withMutableRow(y) { target in
        for x in 0..<target.count {
          let (left, right) = place(x, of: size.width, in: level.size.width)
          let next = min(left + 1, level.size.width - 1)
          let above = finite(upper[left]) * (1 - right) + finite(upper[next]) * right
          let below = finite(lower[left]) * (1 - right) + finite(lower[next]) * right
          target[x] = above * (1 - down) + below * down
        }
      }
    }
    return grid
  }

  /// The texel before the middle of cell `index`, and the share of the one after it.
  private static func place(_ index: Int, of cells: Int, in texels: Int) -> (Int, Float) {
    let position = (Double(index) + 0.5) * Double(texels) / Double(cells) - 0.5
    let first = max(0, min(Int(position.rounded(.down)), texels - 1))
    return (first, Float(max(0, min(position - Double(first), 1))))
  }
}
