/// One glyph that is wanted.
public enum GlyphRequest: Hashable, Sendable {
  /// By its character, with the variation selector that follows it; where the font has no such variant, the
  /// character's own glyph is taken.
  case codePoint(Unicode.Scalar, variation: Unicode.Scalar?)
  /// By its name in the font.
  case name(String)
  /// By its index in the font.
  case index(Int)
  /// By the text that the font shows as one ligature, as icon fonts do.
  case symbol(String)

  /// What its output is called, without a suffix: `U+0041`, `A_.alt`, `glyph-12`, `settings`.
  ///
  /// In names and symbols `_` follows each capital, so that `A` and `a` are two files wherever capitals don't
  /// count (as Unified Font Objects name files), and what is no ASCII letter, digit, `-`, `_`, `+` or inner dot
  /// becomes `_`. Different glyphs can have the same name even so: the caller has to look for clashes.
  public var outputName: String {
    switch self {
    case .codePoint(let scalar, let variation):
      notation(scalar) + (variation.map { "-" + notation($0).dropFirst(2) } ?? "")
    case .name(let name), .symbol(let name): Self.sanitised(name)
    case .index(let index): "glyph-\(index)"
    }
  }

  private static func sanitised(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(200) {
      let isKept =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || "-_+".unicodeScalars.contains(scalar) || scalar == "." && !text.isEmpty
      text.unicodeScalars.append(isKept ? scalar : "_")
      if ("A"..."Z").contains(scalar) { text.unicodeScalars.append("_") }
    }
    return text.isEmpty ? "_" : String(text.prefix(200))
  }
}

extension GlyphRequest: CustomStringConvertible {
  /// As in messages: `U+0041 'A'`, `the name 'A.alt'`, `index 12`, `the symbol 'settings'`.
  public var description: String {
    switch self {
    case .codePoint(let scalar, let variation):
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
        .nonspacingMark, .enclosingMark, .spacingMark, .spaceSeparator:
        outputName
      default: "\(outputName) '\(scalar)\(variation.map { "\($0)" } ?? "")'"
      }
    case .name(let name): "the name '\(name)'"
    case .index(let index): "index \(index)"
    case .symbol(let symbol): "the symbol '\(symbol)'"
    }
  }
}

/// U+ and at least four digits.
func notation(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
