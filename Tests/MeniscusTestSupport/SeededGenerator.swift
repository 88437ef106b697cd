/// Random numbers that a failing test can repeat: SplitMix64 (Steele, Lea & Flood 2014).
///
/// Hand ``line`` to `#expect` as its comment, so that a failure prints the line that makes the same
/// numbers again.
public struct SeededGenerator: RandomNumberGenerator, Sendable, CustomStringConvertible {
  /// What the numbers follow from.
  public let seed: UInt64
  private var state: UInt64

  /// Starts at a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A line of Swift that makes this generator as it was at its start.
  public var line: String { "var random = SeededGenerator(seed: \(seed))" }

  /// The same as ``line``.
  public var description: String { line }
}
