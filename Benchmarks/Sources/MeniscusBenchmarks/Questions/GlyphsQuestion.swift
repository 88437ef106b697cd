import SDFFont

/// Fields of many glyphs beside FreeType's own renderer.
struct GlyphRow: Codable {
  /// Which glyphs.
  var glyphs: GlyphSet
  /// How many, blank ones included, and the mean of their fields' texels.
  var count: Int, texels: Double
  /// The number of our threads; FreeType has one.
  var threads: Int
  /// Nanoseconds a glyph, outline loading included.
  var meniscus: Timing
  /// Nanoseconds a glyph of FreeType's renderer of fields, outline loading included.
  var freeType: Timing
  /// How many times as many glyphs we make.
  var ratio: Ratio
}

/// How many glyphs a second: distance and gradient, no height, 64 texels an em, 8 texels around.
enum GlyphsQuestion {
  static func ask(_ setting: Setting) throws -> [GlyphRow] {
    try GlyphSet.allCases.flatMap { set -> [GlyphRow] in
      guard let font = set.font else {
        if !setting.isPartial { throw BenchmarkError.noFont(set.fontPath) }
        Log.say("NOT MEASURED: \(set.rawValue): \(set.fontPath) is not installed")
        return []
      }
      Log.say("glyphs, \(set.rawValue)")
      return try ask(set, font, setting)
    }
  }

  private static func ask(_ set: GlyphSet, _ font: [UInt8], _ setting: Setting) throws -> [GlyphRow] {
    let file = FontFile(font)
    let glyphs = try set.glyphs(of: FontFace(file), cjkCount: setting.cjkCount)
    let peer = try FreeTypePeer(font, face: 0, pixels: GlyphWorker.emSize, spread: GlyphWorker.padding)
    let crews = try setting.threads.map { try GlyphWorkers(file, threads: $0) }
    let theirTurn = { try glyphs.reduce(0) { try $0 + peer.render($1) } }
    let texels = try crews[0].make(glyphs)
    let pixels = try theirTurn()
    // Both hold what the outline needs and 8 texels around; rounding may put a row more or less.
    guard abs(texels - pixels) * 20 < pixels else {
      throw BenchmarkError.differentGlyphs(ours: texels, theirs: pixels)
    }
    let turns = crews.map { crew in { try crew.make(glyphs) } } + [theirTurn]
    let clock = ContinuousClock()
    let results = try Interleaving.run(
      repetitions: setting.glyphRepetitions, warm: true,
      turns.map { turn in { try clock.measure { _ = try turn() }.nanoseconds / Double(glyphs.count) } })
    let timings = results.map(Timing.init)
    let theirs = timings[crews.count]
    return setting.threads.indices.map { index in
      GlyphRow(
        glyphs: set, count: glyphs.count, texels: Double(texels) / Double(glyphs.count),
        threads: setting.threads[index], meniscus: timings[index], freeType: theirs,
        ratio: Ratio(theirs, over: timings[index]))
    }
  }
}
