import SDFGrid

/// The options that every source has: what the stages after the seed need to know.
struct FieldSettings: Sendable, Hashable {
  var border: SDFMetadata.Border
  var flood: FloodMethod
  var height: HeightMethod
  var padding: Int
  var range: Double?
  var precision: Precision
  var mipmaps: Bool
  var threads: Int?

  /// Refuses options that are outside their ranges.
  func validate() throws(SDFGenerationError) {
    try Self.require(
      (0...Self.maxPadding).contains(padding), "padding \(padding) is not in 0…\(Self.maxPadding)")
    if let range {
      try Self.require(
        range >= Self.leastRange && range.isFinite,
        "range \(range) is not a number of texels from \(Self.leastRange) up")
    }
    if case .jacobi(let sweeps?) = height {
      try Self.require(
        (0...Self.maxSweeps).contains(sweeps), "sweeps \(sweeps) is not in 0…\(Self.maxSweeps)")
    }
    if let threads { try Self.require(threads >= 1, "threads \(threads) is less than 1") }
  }

  /// Throws that an option is outside its range, unless a condition holds.
  static func require(_ holds: Bool, _ text: @autoclosure () -> String) throws(SDFGenerationError) {
    if !holds { throw .invalidOption(text()) }
  }

  /// Less is lost in half floats.
  private static let leastRange = 0.001
  private static let maxPadding = EdgeElement.maxSide / 2
  private static let maxSweeps = 1_000_000
}

extension MaskOptions {
  /// What masks have in common with other sources.
  var settings: FieldSettings {
    FieldSettings(
      border: border, flood: flood, height: height, padding: padding, range: range, precision: precision,
      mipmaps: mipmaps, threads: threads)
  }
}
