/// Reads which glyphs are wanted: what the options of that name hold.
///
/// Each list gives its glyphs in the order written, each once. An empty list is an error, and so is one of
/// more than 65,536 glyphs, which no font holds. Whether a font has them is its faces' business.
public enum GlyphSelection {
  /// No list may ask for more glyphs.
  public static let mostGlyphs = 65_536

  /// Each Unicode scalar of a text: a letter and a combining mark after it are two glyphs.
  ///
  /// A variation selector belongs to the character before it. Joiners (U+200C, U+200D) are refused: what
  /// they join has no code point of its own.
  public static func characters(_ text: String) throws(SelectionError) -> [GlyphRequest] {
    var list = RequestList()
    try list.add(PlacedScalar.scalars(of: text))
    return try list.finish(at: SelectionPlace(offset: text.utf8.count))
  }

  /// Code points and ranges of them, with commas or white space between.
  ///
  /// `U+E900`, `\e901` (CSS), `0xE902`, `&#xE903;` and `&#59652;` (HTML) are code points; two with `-` between
  /// are a range, both ends in it, whose second end may be bare hexadecimal digits: `U+41-U+5A`, `U+41-5A`.
  /// Numbers without a mark are refused: 41 could be either. A range leaves surrogates out.
  public static func codePoints(_ text: String) throws(SelectionError) -> [GlyphRequest] {
    var list = RequestList()
    for item in ListItem.items(of: text, separators: ", \t\r\n") {
      var scanner = CodePointScanner(item)
      let first = try scanner.codePoint()
      if scanner.isAtEnd {
        try list.add(first...first, at: item.place)
      } else {
        try scanner.dash()
        let last = try scanner.codePoint(isBareAllowed: true)
        try scanner.end()
        guard first <= last else { throw SelectionError(.reversedRange(item.text), at: item.place) }
        try list.add(first...last, at: item.place)
      }
    }
    return try list.finish(at: SelectionPlace(offset: text.utf8.count))
  }

  /// Names of glyphs, with commas between; white space around a name is none of it.
  public static func names(_ text: String) throws(SelectionError) -> [GlyphRequest] {
    try texts(text) { .name($0) }
  }

  /// Names that icon fonts show as ligatures, with commas between; white space around is none of them.
  public static func symbols(_ text: String) throws(SelectionError) -> [GlyphRequest] {
    try texts(text) { .symbol($0) }
  }

  /// Indices and ranges of them, with commas or white space between: `3,4-9`, both ends in it.
  public static func indices(_ text: String) throws(SelectionError) -> [GlyphRequest] {
    var list = RequestList()
    for item in ListItem.items(of: text, separators: ", \t\r\n") {
      let parts = item.text.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap(index)
      guard parts.count <= 2, numbers.count == parts.count else {
        throw SelectionError(.noIndex(item.text), at: item.place)
      }
      guard numbers[0] <= numbers[numbers.count - 1] else {
        throw SelectionError(.reversedRange(item.text), at: item.place)
      }
      for index in numbers[0]...numbers[numbers.count - 1] { try list.add(.index(index), at: item.place) }
    }
    return try list.finish(at: SelectionPlace(offset: text.utf8.count))
  }

  /// 0…65535, as glyphs are numbered in fonts.
  private static func index(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = UInt16(text) else { return nil }
    return Int(index)
  }

  private static func texts(
    _ text: String, _ request: (String) -> GlyphRequest
  ) throws(SelectionError) -> [GlyphRequest] {
    var list = RequestList()
    if text.isEmpty { throw SelectionError(.nothing, at: SelectionPlace(offset: 0)) }
    for item in ListItem.items(of: text, separators: ",", keepsEmpty: true) {
      if item.text.isEmpty { throw SelectionError(.emptyName, at: item.place) }
      try list.add(request(item.text), at: item.place)
    }
    return try list.finish(at: SelectionPlace(offset: text.utf8.count))
  }
}
