import Meniscus

extension ClosedShape {
  /// The shape as an 8-bit mask: 16 × 16 samples a texel, at the middles of equal cells.
  func mask(_ size: GridSize) -> Grid<UInt8> {
    let lines = 16
    var covered = Grid<UInt16>(size, repeating: 0)
    for line in 0..<size.height * lines {
      for span in spans((Double(line) + 0.5) / Double(lines)) {
        covered.withMutableRow(line / lines) { Self.add(span, samples: lines, to: &$0) }
      }
    }
    var mask = Grid<UInt8>(size, repeating: 0)
    for y in 0..<size.height {
      covered.withRow(y) { counts in
        mask.withMutableRow(y) { row in
          for x in 0..<row.count {
            row[x] = UInt8((Double(counts[x]) * 255 / Double(lines * lines)).rounded())
          }
        }
      }
    }
    return mask
  }

  /// Adds to each texel the number of samples of a line that lie within a span.
  private static func add(
    _ span: ClosedRange<Double>, samples: Int, to row: inout MutableSpan<UInt16>
  ) {
    let scale = Double(samples)
    let first = max(0, Int((span.lowerBound * scale - 0.5).rounded(.up)))
    let end = min(row.count * samples, Int((span.upperBound * scale - 0.5).rounded(.down)) + 1)
    var sample = first
    while sample < end {
      let texel = sample / samples
      let next = min(end, (texel + 1) * samples)
      row[texel] += UInt16(next - sample)
      sample = next
    }
  }
}
