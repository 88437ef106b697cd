/// Why a font or one of its glyphs cannot be read.
public enum FontError: Error, Equatable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes begin like no format that FreeType knows.
  case notAFont
  /// FreeType refused the font; its words.
  case damaged(reason: String)
  /// Reading the font would have taken more memory than the limit.
  case memoryLimit(bytes: Int)
  /// An allocation failed.
  case outOfMemory
  /// There are only so many faces.
  case noSuchFace(index: Int, count: Int)
  /// What should set an axis is not TAG=VALUE.
  case malformedAxis(text: String)
  /// The font has no such axis; the tags of those that it has.
  case noSuchAxis(tag: String, axes: [String])
  /// The value lies beyond the axis.
  case axisOutOfRange(tag: String, value: Double, minimum: Double, maximum: Double)
  /// An axis is set twice.
  case repeatedAxis(tag: String)
  /// The font has no such named instance; the names of those that it has.
  case noSuchInstance(name: String, instances: [String])
  /// The font has no glyph for what was asked for.
  case missingGlyph(GlyphRequest)
  /// The font has glyphs, but no names of glyphs.
  case noGlyphNames(name: String)
  /// There are only so many glyphs.
  case noSuchGlyph(index: Int, count: Int)
  /// FreeType refused the glyph, or its outline breaks the rules.
  case damagedGlyph(index: Int, reason: String)
  /// Shaping the symbol's name gives another number of glyphs than one.
  case noLigature(symbol: String, glyphs: Int)
  /// Symbols need HarfBuzz, and the program was built without it.
  case noShaper(symbol: String)
}

extension FontError: CustomStringConvertible {
  /// One sentence: what is wrong, found and possible.
  public var description: String {
    switch self {
    case .empty: "not a font: there are no bytes"
    case .notAFont: "not a font: it begins like no format that FreeType knows"
    case .damaged(let reason): "damaged font: \(reason)"
    case .memoryLimit(let bytes): "the font needs more memory than the limit of \(bytes) bytes"
    case .outOfMemory: "out of memory for the font"
    case .noSuchFace(let index, let count):
      count == 1
        ? "there is no face \(index): the file holds one face, number 0"
        : "there is no face \(index): the file holds \(count), numbered from 0"
    case .malformedAxis(let text): "'\(text)' sets no axis: TAG=VALUE is expected, as in wght=650"
    case .noSuchAxis(let tag, let axes) where axes.isEmpty:
      "the font has no axis '\(tag)': it is not variable"
    case .noSuchAxis(let tag, let axes):
      "the font has no axis '\(tag)': it has \(axes.joined(separator: ", "))"
    case .axisOutOfRange(let tag, let value, let minimum, let maximum):
      "\(tag)=\(number(value)) is out of range: the axis goes from \(number(minimum)) to \(number(maximum))"
    case .repeatedAxis(let tag): "the axis '\(tag)' is set twice"
    case .noSuchInstance(let name, let instances) where instances.isEmpty:
      "the font has no instance '\(name)': it has none"
    case .noSuchInstance(let name, let instances):
      "the font has no instance '\(name)': it has \(instances.joined(separator: ", "))"
    case .missingGlyph(let request): "the font has no glyph for \(request)"
    case .noGlyphNames(let name): "the font has no glyph '\(name)': it does not name its glyphs"
    case .noSuchGlyph(let index, let count): "the font has no glyph \(index): it has \(count), from 0"
    case .damagedGlyph(let index, let reason): "glyph \(index) is damaged: \(reason)"
    case .noLigature(let symbol, let glyphs):
      "the font has no symbol '\(symbol)': shaping gives \(glyphs) glyphs, not one"
    case .noShaper(let symbol):
      "the symbol '\(symbol)' needs HarfBuzz: build with '--traits HarfBuzz'"
    }
  }
}

/// A number without a needless fraction.
private func number(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
