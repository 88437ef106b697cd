/// The width and height of a grid, in texels; both at least 1.
@frozen
public struct GridSize: Hashable, Sendable, CustomStringConvertible {
  /// Columns, 1 or more.
  public let width: Int
  /// Rows, 1 or more.
  public let height: Int

  /// Makes a size; `width` and `height` must be at least 1.
  @inlinable
  public init(width: Int, height: Int) {
    precondition(width >= 1 && height >= 1, "a grid has at least one texel")
    self.width = width
    self.height = height
  }

  /// The number of texels.
  @inlinable
  public var count: Int { width * height }

  /// The length of the diagonal, in texels.
  public var diagonal: Double {
    (Double(width) * Double(width) + Double(height) * Double(height)).squareRoot()
  }

  /// `WIDTHxHEIGHT`, as the command line writes it.
  public var description: String { "\(width)x\(height)" }

  /// The size of mip level `level`: each side halved and rounded down, at least 1.
  public func mip(_ level: Int) -> GridSize {
    GridSize(width: max(1, width >> level), height: max(1, height >> level))
  }

  /// The number of levels of a full mip chain: ⌊log2(max(width, height))⌋ + 1.
  public var mipCount: Int { Int.bitWidth - max(width, height).leadingZeroBitCount }
}
