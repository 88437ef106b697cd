import SDFFormats
import SDFGrid
import SDFPNG

/// Fields for tests, computed here and not by the pipeline.
enum SampleField {
  /// The field of a disc: R exact, (G, B) its gradient, A the depth inside.
  static func disc(
    _ size: GridSize = GridSize(width: 16, height: 12), radius: Float = 4, precision: Precision = .float,
    offset: Float = 0, levels: Int = 1
  ) -> SDFTexture {
    let grids = (0..<levels).map { level in
      let step = Float(1 << level)
      var grid = TexelGrid(size.mip(level), precision: precision)
      for y in 0..<grid.size.height {
        for x in 0..<grid.size.width {
          let dx = (Float(x) + 0.5) * step - Float(size.width) / 2 - 0.25
          let dy = (Float(y) + 0.5) * step - Float(size.height) / 2
          let length = (dx * dx + dy * dy).squareRoot()
          let distance = length - radius + offset
          grid[x, y] = SIMD4(distance, dx / length, dy / length, max(0, -distance))
        }
      }
      return grid
    }
    return SDFTexture(levels: grids, metadata: metadata)
  }

  /// A field as the bytes of an 8-bit PNG.
  static func eightBit(_ field: SDFTexture = disc(), range: Double) throws -> [UInt8] {
    let made = try EightBitField.encode(field, range: range)
    return try PNGWriter.encodeGrey8(made.samples, text: made.text)
  }

  static let metadata = SDFMetadata(
    border: .clear, flood: SDFMetadata.Flood(method: "jump", passes: 6),
    height: SDFMetadata.Height(method: "jacobi", sweeps: 64), largestInsideDistance: 3.75, origin: [2, 3],
    outline: true, padding: 2, range: nil, scale: [1, 1], source: "mask", threshold: 0.5)
}
