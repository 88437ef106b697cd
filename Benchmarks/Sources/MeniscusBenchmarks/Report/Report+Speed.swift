extension Report {
  /// The table beside OpenCV, and what it says.
  static func openCV(_ rows: [OpenCVRow]) -> String {
    var table = MarkdownTable(header: [
      "mask", "size", "threads", "Meniscus", "OpenCV exact", "ratio", "OpenCV 5×5", "first call", "n",
    ])
    for row in rows {
      table.rows.append([
        row.mask.rawValue, "\(row.side)²", "\(row.threads)", row.meniscus.short, row.exact?.short ?? "–",
        row.ratio.map { "\($0.ofMinima.short) / \($0.ofMedians.short)" } ?? "–", row.chamfer?.short ?? "–",
        "\(row.meniscusCold.short); \(row.exactCold?.short ?? "–")", "\(row.meniscus.repetitions)",
      ])
    }
    return """
      Nanoseconds a texel. Meniscus: a mask to a half-float texture of sub-pixel distances and gradients, no \
      height, default engine, generator and texture reused. OpenCV: `distanceTransform`, `DIST_L2`, of the \
      binary mask and of its inverse, outputs reused; cutting the mask and joining the two signs are not \
      counted. Ratio: ours over OpenCV's exact one, of minima / of medians; below 1 we are faster. First call: a \
      new generator and texture; OpenCV's first with new outputs.

      \(table.text)
      """
  }

  /// The table of stages.
  static func stages(_ rows: [StageRow]) -> String {
    let names = ["seed", "flood", "distance", "height", "compose"]
    var table = MarkdownTable(
      header: ["mask", "size", "threads", "flood by", "elements"] + names + ["whole call", "n"])
    for row in rows {
      let stages = names.map { row.stages[$0]?.short ?? "–" }
      table.rows.append(
        [row.mask.rawValue, "\(row.side)²", "\(row.threads)", row.flood, "\(row.elements)"] + stages
          + [row.whole.short, "\(row.whole.repetitions)"])
    }
    return """
      Nanoseconds a texel of each stage, default options (with height); elements are the pieces of outline.

      \(table.text)
      """
  }

  /// The table of whole commands.
  static func command(_ rows: [CommandRow]) -> String {
    var table = MarkdownTable(header: ["mask", "size", "command", "milliseconds", "file written, MB", "n"])
    for row in rows {
      table.rows.append([
        row.mask.rawValue, "\(row.side)²", row.command, row.time.short, (Double(row.outputBytes) / 1e6).short,
        "\(row.time.repetitions)",
      ])
    }
    return """
      PNG in, file out, from process start to exit, all cores. The Python script reads the PNG, takes OpenCV's \
      exact transform of both signs and writes raw signed 32-bit distances: one channel, where KTX2 holds four.

      \(table.text)
      """
  }
}
