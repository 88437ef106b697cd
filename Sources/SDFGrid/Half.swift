/// A 16-bit floating-point number (IEEE 754 binary16) in its bits.
///
/// Swift's own `Float16` is missing on Intel Macs, and on plain x86-64 its conversions call a soft
/// routine; these use integer arithmetic that compilers vectorise.
@frozen
public struct Half: Hashable, Sendable, BitwiseCopyable {
  /// Sign (1), exponent (5, bias 15), fraction (10).
  public var bits: UInt16

  /// Takes the bits as they are.
  @inlinable
  public init(bits: UInt16) { self.bits = bits }

  /// The largest finite value.
  public static let greatestFiniteMagnitude: Float = 65504

  /// Rounds to the nearest half, ties to even; beyond ±65,520 it is infinite, NaN stays NaN.
  @inlinable @inline(__always)
  public init(_ value: Float) {
    let word = value.bitPattern
    let sign = UInt16(truncatingIfNeeded: (word >> 16) & 0x8000)
    let magnitude = word & 0x7FFF_FFFF
    // Normal halves: rebias by adding, and round by adding just under half a unit plus the last bit
    // that is kept.
    let normal = (magnitude &- 0x3800_0000 &+ 0x0FFF &+ ((magnitude >> 13) & 1)) >> 13
    // Subnormal halves: a float addition shifts the fraction into place and rounds it to even.
    let subnormal = (Float(bitPattern: magnitude) + 0.5).bitPattern &- 0x3F00_0000
    let finite = magnitude < 0x3880_0000 ? subnormal : normal
    let special: UInt32 = magnitude > 0x7F80_0000 ? 0x7E00 : 0x7C00
    let half = magnitude >= 0x477F_F000 ? special : finite
    bits = UInt16(truncatingIfNeeded: half) | sign
  }

  /// The same number in 32 bits, exactly.
  @inlinable @inline(__always)
  public var float: Float {
    let magnitude = UInt32(bits & 0x7FFF) << 13
    // Exponent and fraction are in place but for the bias: 127 − 15 = 112.
    let scaled = (Float(bitPattern: magnitude) * 0x1p112).bitPattern
    let special: UInt32 = magnitude >= 0x0F80_0000 ? 0x7F80_0000 : 0
    return Float(bitPattern: scaled | special | UInt32(bits & 0x8000) << 16)
  }

  /// Whether the number is neither infinite nor NaN.
  @inlinable
  public var isFinite: Bool { bits & 0x7C00 != 0x7C00 }
}
