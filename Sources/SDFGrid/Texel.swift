/// One RGBA texel of half floats, 8 bytes: distance, gradient x, gradient y, height.
@frozen
public struct HalfTexel: Hashable, Sendable, BitwiseCopyable {
  /// The bits of R, G, B and A.
  public var bits: SIMD4<UInt16>

  /// Takes the bits as they are.
  @inlinable
  public init(bits: SIMD4<UInt16>) { self.bits = bits }

  /// Rounds four numbers to the nearest halves, ties to even.
  @inlinable
  public init(_ value: SIMD4<Float>) {
    bits = SIMD4(
      Half(value.x).bits, Half(value.y).bits, Half(value.z).bits, Half(value.w).bits)
  }

  /// The four numbers in 32 bits, exactly.
  @inlinable
  public var float: SIMD4<Float> {
    SIMD4(
      Half(bits: bits.x).float, Half(bits: bits.y).float, Half(bits: bits.z).float,
      Half(bits: bits.w).float)
  }
}

/// The number format of a texture's channels.
public enum Precision: String, Sendable, Codable, CaseIterable {
  /// 16-bit floats, 8 bytes a texel.
  case half
  /// 32-bit floats, 16 bytes a texel.
  case float

  /// Bytes of one channel: 2 or 4.
  public var bytesPerChannel: Int { self == .half ? 2 : 4 }
}

/// The texels of one level, in one of the two precisions.
public enum TexelGrid: Sendable, Equatable {
  /// 16-bit floats.
  case half(Grid<HalfTexel>)
  /// 32-bit floats.
  case float(Grid<SIMD4<Float>>)

  /// Makes a grid of the given precision, all channels 0.
  public init(_ size: GridSize, precision: Precision) {
    switch precision {
    case .half: self = .half(Grid(size, repeating: HalfTexel(bits: .zero)))
    case .float: self = .float(Grid(size, repeating: .zero))
    }
  }

  /// Width and height in texels.
  public var size: GridSize {
    switch self {
    case .half(let grid): grid.size
    case .float(let grid): grid.size
    }
  }

  /// The number format.
  public var precision: Precision {
    switch self {
    case .half: .half
    case .float: .float
    }
  }

  /// The texel in column `x` of row `y`: (R, G, B, A).
  public subscript(x: Int, y: Int) -> SIMD4<Float> {
    get {
      switch self {
      case .half(let grid): grid[x, y].float
      case .float(let grid): grid[x, y]
      }
    }
    set {
      switch self {
      case .half(var grid):
        self = .float(Grid(GridSize(width: 1, height: 1), repeating: .zero))  // keeps `grid` unique
        grid[x, y] = HalfTexel(newValue)
        self = .half(grid)
      case .float(var grid):
        self = .half(Grid(GridSize(width: 1, height: 1), repeating: HalfTexel(bits: .zero)))
        grid[x, y] = newValue
        self = .float(grid)
      }
    }
  }

  /// Copies row `y` as 32-bit floats into the front of `row`, which has room for a row.
  public func copyRow(_ y: Int, into row: inout [SIMD4<Float>]) {
    switch self {
    case .half(let grid): grid.withRow(y) { for x in 0..<$0.count { row[x] = $0[x].float } }
    case .float(let grid): grid.withRow(y) { for x in 0..<$0.count { row[x] = $0[x] } }
    }
  }

  /// The texels in row order as 32-bit floats, copied.
  public var floats: Grid<SIMD4<Float>> {
    switch self {
    case .half(let grid): Grid(grid.size, samples: grid.samples.map(\.float))
    case .float(let grid): grid
    }
  }
}

extension TexelGrid {
  /// Takes the half-float grid out, so that it is the only owner of its memory; a grid of one texel
  /// where the precision is another.
  package mutating func takeHalf() -> Grid<HalfTexel> {
    let one = GridSize(width: 1, height: 1)
    guard case .half(let grid) = self else { return Grid(one, repeating: HalfTexel(bits: .zero)) }
    self = .float(Grid(one, repeating: .zero))
    return grid
  }

  /// Takes the 32-bit grid out, so that it is the only owner of its memory; a grid of one texel where
  /// the precision is another.
  package mutating func takeFloat() -> Grid<SIMD4<Float>> {
    let one = GridSize(width: 1, height: 1)
    guard case .float(let grid) = self else { return Grid(one, repeating: .zero) }
    self = .half(Grid(one, repeating: HalfTexel(bits: .zero)))
    return grid
  }
}
