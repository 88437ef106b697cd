package import SDFFont

/// The glyphs of a command as the sources of its tasks.
package enum GlyphSources {
  /// The sources, in the order of the requests.
  ///
  /// - Parameters:
  ///   - requests: what is asked for.
  ///   - font: the font's file, which no output may be.
  ///   - missing: what of the requests the font lacks.
  ///   - making: where the fields go.
  /// - Throws: wrong usage where two outputs in a folder would differ in nothing but capitals: some file
  ///   systems take such names for one.
  package static func list(
    _ requests: [GlyphRequest], font: String, missing: MissingGlyphs, _ making: MakingArguments
  ) throws(Failure) -> [FieldSource] {
    try making.checkCount(requests.count, of: "glyph")
    let sources = requests.enumerated().map { place, request in
      var source = source(request, font)
      source.failure = missing[place]
      return source
    }
    guard case .folder = making.destination else { return sources }
    var named: [String: GlyphRequest] = [:]
    for request in requests {
      let other = named.updateValue(request, forKey: request.outputName.lowercased())
      if let other {
        throw .usage(
          "the outputs of \(other) and \(request) would have one name, '\(request.outputName)'; "
            + "nothing was written", verb: making.verb)
      }
    }
    return sources
  }

  private static func source(_ request: GlyphRequest, _ font: String) -> FieldSource {
    FieldSource(name: request.inputName, path: font, stem: request.outputName)
  }
}

extension GlyphRequest {
  /// How lines and reports name the glyph: `U+0041`, `A.alt`, `glyph 12`, `settings`.
  package var inputName: String {
    switch self {
    case .codePoint: outputName
    case .name(let name), .symbol(let name): name
    case .index(let index): "glyph \(index)"
    }
  }
}
