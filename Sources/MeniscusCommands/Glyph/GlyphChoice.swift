package import SDFFont

/// Which glyphs a command line asks for.
package struct GlyphChoice: Equatable, Sendable {
  /// In the order of the options' help, each once.
  package private(set) var requests: [GlyphRequest] = []
  /// Whether every glyph of the font is wanted besides.
  package let takesAll: Bool

  /// Reads the lists, and the charset file.
  ///
  /// - Throws: wrong usage where a list is wrong, with the place in it, or nothing is asked for; 65 and 66
  ///   where the charset file is wrong or not there.
  package init(_ parsed: ParsedArguments) throws(Failure) {
    typealias O = GlyphOption
    takesAll = parsed.has(O.all)
    try add(O.characters, parsed, GlyphSelection.characters)
    try add(O.codePoints, parsed, GlyphSelection.codePoints)
    try add(O.names, parsed, GlyphSelection.names)
    try add(O.indices, parsed, GlyphSelection.indices)
    if let path = parsed.text(O.charset) { try add(charset: path) }
    try add(O.symbols, parsed, GlyphSelection.symbols)
    if requests.isEmpty, !takesAll {
      let options = O.choosing.map { "'\($0.name)'" }
      throw parsed.usage(
        "no glyph is asked for: give \(options.dropLast().joined(separator: ", ")) or \(options[options.count - 1])"
      )
    }
    var seen: Set<GlyphRequest> = []
    requests = requests.filter { seen.insert($0).inserted }
  }

  /// What is asked for, with all glyphs of a font that has so many.
  package func requests(of glyphs: [GlyphRequest]) -> [GlyphRequest] {
    if !takesAll { return requests }
    let named = Set(requests)
    return requests + glyphs.filter { !named.contains($0) }
  }

  private mutating func add(
    _ option: OptionSpec, _ parsed: ParsedArguments,
    _ read: (String) throws(SelectionError) -> [GlyphRequest]
  ) throws(Failure) {
    guard let text = parsed.text(option) else { return }
    do throws(SelectionError) {
      requests += try read(text)
    } catch {
      throw parsed.usage("option '\(option.name)': \(error)")
    }
  }

  private mutating func add(charset path: String) throws(Failure) {
    let bytes = try InputFile.read(path) { _ in true }
    do throws(SelectionError) {
      requests += try GlyphSelection.charset(bytes)
    } catch {
      throw Failure(.badData, InputFile.name(path), error.description)
    }
  }
}
