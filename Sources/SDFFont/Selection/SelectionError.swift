/// A place in a list of glyphs.
public struct SelectionPlace: Hashable, Sendable {
  /// Bytes of UTF-8 from the start.
  public var offset: Int
  /// From 1; nil in lists that are one line.
  public var line: Int?
  /// Characters (Unicode scalars) from 1; nil in lists that are one line.
  public var column: Int?

  /// Makes a place.
  public init(offset: Int, line: Int? = nil, column: Int? = nil) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

/// Why a list of glyphs cannot be read, and where.
public struct SelectionError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The list asks for no glyph.
    case nothing
    /// The list asks for more glyphs than a font can have.
    case tooMany(limit: Int)
    /// Not a code point as it has to be written.
    case noCodePoint(String)
    /// A number that Unicode gives no character: beyond U+10FFFF, or a surrogate.
    case notUnicode(String)
    /// Not an index, 0…65535, nor a range of them.
    case noIndex(String)
    /// A range ends before it starts.
    case reversedRange(String)
    /// A name between two commas is empty.
    case emptyName
    /// A variation selector without a character before it.
    case loneSelector(Unicode.Scalar)
    /// A joiner: joined characters have no code point of their own.
    case joiner(Unicode.Scalar)
    /// The file is not UTF-8; what it is, or the byte that cannot be.
    case notUTF8(String)
    /// A charset file has something else here than was expected.
    case unexpected(found: String, expected: String)
    /// A quote or bracket is not closed; this is where it opens.
    case unclosed(String)
  }

  /// What is wrong.
  public var problem: Problem
  /// Where.
  public var place: SelectionPlace

  /// Makes an error.
  public init(_ problem: Problem, at place: SelectionPlace) {
    self.problem = problem
    self.place = place
  }
}

extension SelectionError: CustomStringConvertible {
  /// One sentence: the problem and the place.
  public var description: String {
    guard let line = place.line, let column = place.column else { return "\(problem) (byte \(place.offset))" }
    return "\(problem) (line \(line), column \(column))"
  }
}

extension SelectionError.Problem: CustomStringConvertible {
  /// The problem without the place.
  public var description: String {
    switch self {
    case .nothing: "no glyph is asked for"
    case .tooMany(let limit): "more than \(limit) glyphs are asked for"
    case .noCodePoint(let text):
      "'\(text)' is no code point: write U+E900, \\e900, 0xE900 or &#xE900;, or a range as U+41-U+5A"
    case .notUnicode(let text): "'\(text)' is no character of Unicode: U+0 to U+10FFFF without surrogates"
    case .noIndex(let text): "'\(text)' is no index from 0 to 65535, nor a range as 4-9"
    case .reversedRange(let text): "the range '\(text)' ends before it starts"
    case .emptyName: "a name is empty"
    case .loneSelector(let scalar): "the variation selector \(notation(scalar)) follows no character"
    case .joiner(let scalar): "the joiner \(notation(scalar)) makes no glyph that a code point names"
    case .notUTF8(let found): "the file is not in UTF-8: \(found)"
    case .unexpected(let found, let expected): "\(found) is found where \(expected) is expected"
    case .unclosed(let opening): "\(opening) is not closed"
    }
  }
}
