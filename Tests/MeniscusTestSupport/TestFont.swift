/// A TrueType font put together from its tables, for what no installed font has.
public struct TestFont {
  /// Each glyph's record in `glyf`; an empty one is blank.
  public var glyphs: [[UInt8]]
  /// The encoding of the charmap for Windows: 1 Unicode, 0 symbols.
  public var encoding = 1
  /// Glyphs by code points, in order.
  public var characters: [(codePoint: UInt16, glyph: UInt16)] = []
  /// Further tables.
  public var tables: [(tag: String, bytes: [UInt8])] = []

  /// Font units in an em.
  public static let unitsPerEm = 1000

  /// Puts a font together.
  public init(
    glyphs: [[UInt8]], encoding: Int = 1, characters: [(codePoint: UInt16, glyph: UInt16)] = [],
    tables: [(tag: String, bytes: [UInt8])] = []
  ) {
    self.glyphs = glyphs
    self.encoding = encoding
    self.characters = characters
    self.tables = tables
  }

  /// A square from (0, 0).
  public static func square(side: Int16) -> [UInt8] {
    words([1, 0, 0, side, side]) + words([3, 0]) + [1, 1, 1, 1]
      + words([0, side, 0, -side]) + words([0, 0, side, 0])
  }

  /// A glyph that places others at (0, 0).
  public static func composite(of parts: [Int]) -> [UInt8] {
    var bytes = words([-1, 0, 0, 0, 0])
    for (place, part) in parts.enumerated() {
      bytes += words([place + 1 < parts.count ? 0x23 : 0x03, Int16(part), 0, 0])
    }
    return bytes
  }

  /// Numbers of 16 bits, the high byte first.
  public static func words(_ values: [Int16]) -> [UInt8] {
    values.flatMap { bigEndian(UInt16(bitPattern: $0)) }
  }

  /// A number's bytes, the high one first.
  public static func bigEndian<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: value >> Number($0))
    }
  }

  /// The font's file.
  public var bytes: [UInt8] {
    let count = Int16(glyphs.count)
    let padded = glyphs.map { $0 + [UInt8](repeating: 0, count: -$0.count & 3) }
    let ends = padded.reduce(into: [UInt32(0)]) { $0.append($0[$0.count - 1] + UInt32($1.count)) }
    let head =
      Self.words([1, 0, 0, 1, 0, 0, 0x5F0F, 0x3CF5, 0, Int16(Self.unitsPerEm)])
      + [UInt8](repeating: 0, count: 16)
      + Self.words([0, 0, 1000, 1000, 0, 8, 2, 1, 0])
    let hhea = Self.words([1, 0, 800, -200, 0, 600]) + [UInt8](repeating: 0, count: 22) + Self.words([1])
    let maxp = Self.words([1, 0, count, 100, 100, 100, 100, 1, 0, 0, 0, 0, 0, 0, 100, 100])
    let all =
      [
        ("cmap", cmap), ("glyf", padded.flatMap { $0 }), ("head", head), ("hhea", hhea),
        ("hmtx", Self.words([600]) + Self.words([Int16](repeating: 0, count: glyphs.count - 1))),
        ("loca", ends.flatMap { Self.bigEndian($0) }), ("maxp", maxp),
        ("post", Self.words([3, 0]) + [UInt8](repeating: 0, count: 28)),
      ] + tables.map { ($0.tag, $0.bytes) }
    var file = Self.words([1, 0, Int16(all.count), 0, 0, 0])
    var body: [UInt8] = []
    for (tag, bytes) in all {
      file += Array(tag.utf8) + Self.bigEndian(UInt32(0))
      file += Self.bigEndian(UInt32(12 + 16 * all.count + body.count)) + Self.bigEndian(UInt32(bytes.count))
      body += bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }
    return file + body
  }

  /// Format 12: groups of one character each.
  private var cmap: [UInt8] {
    let groups = characters.flatMap { character in
      [UInt32(character.codePoint), UInt32(character.codePoint), UInt32(character.glyph)]
    }
    return Self.words([0, 1, 3, Int16(encoding)]) + Self.bigEndian(UInt32(12)) + Self.words([12, 0])
      + ([UInt32(16 + 4 * groups.count), 0, UInt32(characters.count)] + groups).flatMap { Self.bigEndian($0) }
  }

  /// A bitmap font in BDF, which says its sizes in pixels only.
  public static let bitmaps = Array(
    """
    STARTFONT 2.1
    FONT Square
    SIZE 8 75 75
    FONTBOUNDINGBOX 8 4 0 0
    STARTPROPERTIES 2
    FONT_ASCENT 6
    FONT_DESCENT 2
    ENDPROPERTIES
    CHARS 1
    STARTCHAR A
    ENCODING 65
    SWIDTH 500 0
    DWIDTH 8 0
    BBX 8 4 0 0
    BITMAP
    FF
    81
    81
    FF
    ENDCHAR
    ENDFONT

    """.utf8)
}
