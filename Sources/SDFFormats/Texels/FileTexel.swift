import SDFGrid

#if _endian(big)
  #error("texels are moved as they lie in memory, and the files are little-endian")
#endif

/// A texel as it lies in a file: the same bytes as in memory on a little-endian machine.
protocol FileTexel: BitwiseCopyable, Sendable {
  /// Turns the sign bit of B, zeros included, so that doing it twice changes nothing.
  mutating func turnGradient()
  /// Whether one of the row's numbers is infinite or NaN.
  static func hasNonFinite(_ row: Span<Self>) -> Bool
  /// Whether the four numbers are finite.
  var isFinite: Bool { get }
  /// Lets the enum that textures are made of hold a grid.
  static func grid(_ grid: Grid<Self>) -> TexelGrid
}

extension HalfTexel: FileTexel {
  @inline(__always)
  mutating func turnGradient() { bits ^= SIMD4(0, 0, 0x8000, 0) }

  // An exponent of all ones carries into the sign's place when one unit of it is added.
  static func hasNonFinite(_ row: Span<HalfTexel>) -> Bool {
    var seen = SIMD4<UInt16>()
    for x in row.indices { seen |= (row[x].bits & 0x7C00) &+ 0x0400 }
    return hasExponentOfOnes(seen)
  }

  private static func hasExponentOfOnes(_ carried: SIMD4<UInt16>) -> Bool { carried & 0x8000 != SIMD4() }

  var isFinite: Bool { !HalfTexel.hasExponentOfOnes((bits & 0x7C00) &+ 0x0400) }

  static func grid(_ grid: Grid<HalfTexel>) -> TexelGrid { .half(grid) }
}

extension SIMD4<Float>: FileTexel {
  @inline(__always)
  mutating func turnGradient() { z = Float(bitPattern: z.bitPattern ^ 0x8000_0000) }

  static func hasNonFinite(_ row: Span<SIMD4<Float>>) -> Bool {
    var seen = SIMD4<UInt32>()
    for x in row.indices { seen |= (row[x].bits & 0x7F80_0000) &+ 0x0080_0000 }
    return seen & 0x8000_0000 != SIMD4<UInt32>()
  }

  @inline(__always)
  private var bits: SIMD4<UInt32> { SIMD4<UInt32>(x.bitPattern, y.bitPattern, z.bitPattern, w.bitPattern) }

  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }

  static func grid(_ grid: Grid<SIMD4<Float>>) -> TexelGrid { .float(grid) }
}
