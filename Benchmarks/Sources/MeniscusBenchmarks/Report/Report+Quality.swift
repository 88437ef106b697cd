extension Report {
  /// The table of memory.
  static func memory(_ rows: [MemoryRow]) -> String {
    var table = MarkdownTable(header: ["mask", "size", "height", "bytes a texel", "peak, MB", "n"])
    for row in rows {
      table.rows.append([
        row.mask.rawValue, "\(row.side)²", row.height, row.bytesPerTexel.short,
        (Double(row.peak) / 1e6).short,
        "\(row.repetitions)",
      ])
    }
    return """
      Peak resident memory of a process that generates one half-float texture, less that of one that only loads \
      the mask; the texture's own 8 bytes a texel are in it. Largest of n processes. The project's limit is \
      \(Int(MemoryQuestion.limit)) for star and text.

      \(table.text)
      """
  }

  /// The table of errors.
  static func accuracy(_ rows: [AccuracyRow]) -> String {
    var table = MarkdownTable(header: ["shape", "size", "method", "mean", "99 %", "largest", "texels"])
    for row in rows {
      table.rows.append([
        row.shape, "\(row.side)²", row.method, row.mean.error, row.p99.error, row.max.error, "\(row.texels)",
      ])
    }
    return """
      Errors in texels against the closed form, within \(Int(AccuracyQuestion.band)) texels of the outline; 8-bit \
      masks of 16 × 16 samples a texel. OpenCV measures a binary mask between texel centres; half a texel is taken \
      off each sign.

      \(table.text)
      """
  }
}

extension Double {
  /// An error in thousandths.
  fileprivate var error: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
