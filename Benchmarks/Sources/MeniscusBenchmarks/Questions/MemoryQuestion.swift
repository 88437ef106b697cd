/// The peak of memory of one generation.
struct MemoryRow: Codable {
  /// What the mask shows, and its side in texels.
  var mask: MaskKind, side: Int
  /// The height method: `none` or `jacobi`.
  var height: String
  /// The largest peak of the resident set of a process that loads the mask and generates, in bytes.
  var peak: Int
  /// The least peak of a process that only loads the mask, in bytes.
  var loading: Int
  /// Bytes a texel between the two.
  var bytesPerTexel: Double
  /// The number of processes of each kind.
  var repetitions: Int
}

/// How much memory it takes, beyond the mask: half floats, default options, all cores.
enum MemoryQuestion {
  /// The most that the project allows itself, in bytes a texel, for star and text.
  static let limit = 32.0

  static func ask(_ setting: Setting, _ masks: MaskFolder) throws -> [MemoryRow] {
    try setting.memorySides.flatMap { side in
      try [MaskKind.star, .text, .noise].filter(masks.canMake).flatMap { kind in
        Log.say("memory, \(kind.rawValue) \(side)²")
        return try ask(kind, side, setting.memoryRepetitions, masks)
      }
    }
  }

  private static func ask(
    _ kind: MaskKind, _ side: Int, _ repetitions: Int, _ masks: MaskFolder
  ) throws -> [MemoryRow] {
    let path = try masks.raw(kind, side: side)
    func peaks(_ work: PeakMemory.Work) throws -> [Int] {
      try (0..<repetitions).map { _ in try PeakMemory.measure(work, mask: path, side: side) }
    }
    let loading = try peaks(.load).reduce(Int.max) { min($0, $1) }
    return try [PeakMemory.Work.none, .jacobi].map { work in
      let peak = try peaks(work).reduce(0) { max($0, $1) }
      return MemoryRow(
        mask: kind, side: side, height: work.rawValue, peak: peak, loading: loading,
        bytesPerTexel: Double(peak - loading) / Double(side * side), repetitions: repetitions)
    }
  }
}
