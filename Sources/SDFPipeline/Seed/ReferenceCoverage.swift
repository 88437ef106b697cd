import SDFGrid

/// A mask as the reference twins of the seed stage see it: the whole domain at once, in double precision.
///
/// Samples are decoded as 32-bit floats and widened, so that the twins and the fast kernels see the same
/// numbers. Under a clear border the domain is the mask within a frame of zeros, one texel wide; under an
/// extended one it is the mask itself. Beyond the domain the nearest texel of it counts.
struct ReferenceCoverage {
  let domain: Grid<Double>
  /// The mask's first column and row in the domain.
  let margin: Int
  /// The coverage on the outline.
  let threshold: Double

  init(_ mask: CoverageMask, options: MaskOptions) {
    let margin = options.border == .clear ? 1 : 0
    let size = mask.size
    domain = Grid(GridSize(width: size.width + 2 * margin, height: size.height + 2 * margin)) { x, y in
      let (column, row) = (x - margin, y - margin)
      if column < 0 || row < 0 || column >= size.width || row >= size.height { return 0 }
      var coverage = Self.decode(mask, column, row)
      if options.coverage == .srgb { coverage = MaskRows.linear(coverage) }
      return Double(options.invert ? 1 - coverage : coverage)
    }
    self.margin = margin
    threshold = options.threshold
  }

  private static func decode(_ mask: CoverageMask, _ x: Int, _ y: Int) -> Float {
    switch mask {
    case .unorm8(let grid): Float(grid[x, y]) * (1 / 255)
    case .unorm16(let grid): Float(grid[x, y]) * (1 / 65535)
    case .float(let grid): grid[x, y].isNaN ? 0 : max(0, min(1, grid[x, y]))
    }
  }

  /// Columns and rows of the domain.
  var width: Int { domain.size.width }
  var height: Int { domain.size.height }

  /// The coverage of a texel of the domain, or of the nearest one to a place beyond it.
  func at(_ x: Int, _ y: Int) -> Double {
    domain[max(0, min(width - 1, x)), max(0, min(height - 1, y))]
  }

  /// Whether a texel is inside; compared as floats, as the samples are.
  func isInside(_ x: Int, _ y: Int) -> Bool { Float(at(x, y)) > Float(threshold) }
}

/// A straight piece of outline in texels of the mask, the inside on its right as seen on the screen.
package struct ReferencePiece: Sendable, Hashable {
  /// The start.
  package var ax: Double, ay: Double
  /// The end.
  package var bx: Double, by: Double

  /// Makes a piece from its ends.
  package init(ax: Double, ay: Double, bx: Double, by: Double) {
    self.ax = ax
    self.ay = ay
    self.bx = bx
    self.by = by
  }

  /// The same piece the other way round.
  var reversed: ReferencePiece { ReferencePiece(ax: bx, ay: by, bx: ax, by: ay) }
}
