import Meniscus

/// What a mask shows.
enum MaskKind: String, Codable, CaseIterable {
  /// One star of five points, anti-aliased: few outline texels.
  case star
  /// A page of prose of 20 lines at any size, anti-aliased.
  case text
  /// A page of 40 lines.
  case denseText = "dense text"
  /// Random bytes: an outline in nearly every texel.
  case noise

  /// The lines of a page of text.
  var lines: Int? {
    switch self {
    case .text: 20
    case .denseText: 40
    case .star, .noise: nil
    }
  }

  /// Part of a file's name.
  var fileName: String { self == .denseText ? "dense-text" : rawValue }
}

/// The star of the benchmarks in a square of `side` texels.
func benchmarkStar(_ side: Int) -> Polygon {
  let side = Double(side)
  return .star(
    centre: SIMD2(0.5 * side + 0.31, 0.52 * side + 0.17), outer: 0.45 * side, inner: 0.19 * side, degrees: 7)
}

/// Random bytes from a seed, the same on every machine.
func noise(_ size: GridSize, seed: UInt64 = 0x4D65_6E69_7363_7573) -> Grid<UInt8> {
  var random = SplitMix64(state: seed)
  return Grid(size) { _, _ in UInt8(truncatingIfNeeded: random.next() >> 56) }
}
