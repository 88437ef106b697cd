public import SDFGrid

/// Random masks, in kinds that the seed stage meets.
public enum RandomMask: String, CaseIterable, Sendable {
  /// Each texel full or empty.
  case blackAndWhite
  /// Each texel of any coverage.
  case grey
  /// A few lone texels of any coverage.
  case sparse
  /// Black and white, blurred by a box of 3×3 texels, twice.
  case blurred
  /// An anti-aliased disc, rectangle, star or ring, off the texel grid.
  case shape
  /// Full and empty rectangles on whole texels, and some grey ones.
  case blocks

  /// The coverage of each texel, 0…1.
  public func coverage(_ size: GridSize, using random: inout SeededGenerator) -> Grid<Double> {
    switch self {
    case .blackAndWhite:
      let density = Double.random(in: 0.1...0.9, using: &random)
      return Grid(size) { _, _ in Double.random(in: 0..<1, using: &random) < density ? 1 : 0 }
    case .grey: return Grid(size) { _, _ in Double.random(in: 0...1, using: &random) }
    case .sparse:
      return Grid(size) { _, _ in
        Double.random(in: 0..<1, using: &random) < 0.04 ? Double.random(in: 0...1, using: &random) : 0
      }
    case .blurred:
      return Self.blurred(Self.blurred(RandomMask.blackAndWhite.coverage(size, using: &random)))
    case .shape: return Self.shape(size, using: &random).coverage(size, supersampling: 8)
    case .blocks:
      var grid = Grid<Double>(size, repeating: 0)
      for _ in 0..<4 {
        let x = Int.random(in: 0..<size.width, using: &random)
        let y = Int.random(in: 0..<size.height, using: &random)
        let right = Int.random(in: x..<size.width, using: &random)
        let bottom = Int.random(in: y..<size.height, using: &random)
        let value = [1, 1, 0, 0.7][Int.random(in: 0..<4, using: &random)]
        for row in y...bottom { for column in x...right { grid[column, row] = value } }
      }
      return grid
    }
  }

  /// A mask of the given format.
  public func mask(
    _ size: GridSize, format: CoverageFormat = .unorm8, using random: inout SeededGenerator
  ) -> CoverageMask {
    CoverageMask(coverage(size, using: &random), format: format)
  }

  private static func blurred(_ grid: Grid<Double>) -> Grid<Double> {
    Grid(grid.size) { x, y in
      var sum = 0.0
      for row in y - 1...y + 1 {
        for column in x - 1...x + 1 {
          sum += grid[max(0, min(grid.size.width - 1, column)), max(0, min(grid.size.height - 1, row))]
        }
      }
      return sum / 9
    }
  }

  private static func shape(_ size: GridSize, using random: inout SeededGenerator) -> ClosedForm {
    let (w, h) = (Double(size.width), Double(size.height))
    let side = max(1, min(w, h))
    let centre = (
      x: w * Double.random(in: 0.3...0.7, using: &random), y: h * Double.random(in: 0.3...0.7, using: &random)
    )
    let reach = side * Double.random(in: 0.2...0.6, using: &random)
    let degrees = Double.random(in: 0...360, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .disc(centre: centre, radius: reach)
    case 1: return .rectangle(centre: centre, width: 2 * reach, height: reach, degrees: degrees)
    case 2: return .star(centre: centre, outer: reach, inner: reach * 0.4, degrees: degrees)
    default: return .ring(centre: centre, radius: reach, thickness: reach * 0.4)
    }
  }
}

extension CoverageMask {
  /// The mask of given coverages, 0…1, each rounded to the format's nearest number.
  public init(_ coverage: Grid<Double>, format: CoverageFormat = .unorm8) {
    switch format {
    case .unorm8: self = .unorm8(Grid(coverage.size) { UInt8((coverage[$0, $1] * 255).rounded()) })
    case .unorm16: self = .unorm16(Grid(coverage.size) { UInt16((coverage[$0, $1] * 65535).rounded()) })
    case .float: self = .float(Grid(coverage.size) { Float(coverage[$0, $1]) })
    }
  }

  /// A mask from a drawing: `#` is full, `.` empty, a digit that many tenths.
  public init(drawing rows: [String], format: CoverageFormat = .float) {
    let lines = rows.map(Array.init)
    self.init(
      Grid(GridSize(width: lines[0].count, height: lines.count)) { x, y in
        switch lines[y][x] {
        case "#": 1
        case ".": 0
        case let digit: Double(digit.wholeNumberValue ?? 0) / 10
        }
      }, format: format)
  }
}

extension ClosedForm {
  /// How much of each texel the shape covers, measured at `supersampling`² points a texel.
  public func coverage(_ size: GridSize, supersampling: Int = 16) -> Grid<Double> {
    let count = Double(supersampling)
    return Grid(size) { i, j in
      let centre = distance(Double(i) + 0.5, Double(j) + 0.5)
      // No point of the texel is further than half a diagonal from its centre.
      if abs(centre) > 0.7072 { return centre < 0 ? 1 : 0 }
      var inside = 0
      for v in 0..<supersampling {
        for u in 0..<supersampling
        where distance(Double(i) + (Double(u) + 0.5) / count, Double(j) + (Double(v) + 0.5) / count) < 0 {
          inside += 1
        }
      }
      return Double(inside) / (count * count)
    }
  }
}
