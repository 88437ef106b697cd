extension Report {
  /// The table of glyphs.
  static func glyphs(_ rows: [GlyphRow]) -> String {
    var table = MarkdownTable(header: [
      "glyphs", "number", "texels each", "threads", "Meniscus", "FreeType, 1 thread", "ratio", "n",
    ])
    for row in rows {
      table.rows.append([
        row.glyphs.rawValue, "\(row.count)", row.texels.short, "\(row.threads)", row.meniscus.rate,
        row.freeType.rate, "\(row.ratio.ofMinima.short) / \(row.ratio.ofMedians.short)",
        "\(row.meniscus.repetitions)",
      ])
    }
    return """
      Glyphs a second, best / median: \(GlyphWorker.emSize) texels an em, \(GlyphWorker.padding) texels around, no \
      hinting, outlines read from the font each time. Meniscus: distances and gradients in half floats from the \
      exact outline, no height, one face, generator and texture a thread. FreeType: its own renderer of distance \
      fields (`FT_RENDER_MODE_SDF`, spread \(GlyphWorker.padding)): distances in 8 bits. Ratio: how many times as \
      many glyphs we make.

      \(table.text)
      """
  }

  /// The table of paths.
  static func paths(_ rows: [PathRow]) -> String {
    let names = ["seed", "flood", "distance", "compose"]
    var table = MarkdownTable(
      header: ["path", "segments", "size", "threads", "elements"] + names
        + ["whole call", "its mask", "ratio", "n"])
    for row in rows {
      table.rows.append(
        [row.path.rawValue, "\(row.segments)", "\(row.side)²", "\(row.threads)", "\(row.elements)"]
          + names.map { row.stages[$0]?.short ?? "–" }
          + [
            row.whole.short, row.mask?.short ?? "–",
            row.ratio.map { "\($0.ofMinima.short) / \($0.ofMedians.short)" } ?? "–",
            "\(row.whole.repetitions)",
          ])
    }
    return """
      Milliseconds: paths to half-float textures of distances and gradients, no height, generator and texture \
      reused. Lines and curves: a wavy ring; overlaps: squares that overlap; discs: discs of cubics that \
      overlap. Its mask: the same shape as an 8-bit mask of the same size, to the same texture. Ratio: path \
      over mask.

      \(table.text)
      """
  }

  /// The table of shapes.
  static func shapes(_ rows: [ShapeRow]) -> String {
    var table = MarkdownTable(header: ["shape", "size", "ns a texel", "guide", "n"])
    for row in rows {
      table.rows.append([
        row.shape, "\(row.side)²", row.time.short, row.guide.map { "≤ \($0.short)" } ?? "–",
        "\(row.time.repetitions)",
      ])
    }
    return """
      Nanoseconds a texel on one thread: a shape's distances and gradients, row by row, as 32-bit floats. Guide: what \
      it should take at most.

      \(table.text)
      """
  }
}

extension Timing {
  /// The most and the middle of a rate a second, from nanoseconds.
  fileprivate var rate: String { "\((1e9 / minimum).short) / \((1e9 / median).short)" }
}
