import SDFFont
import Testing

@Suite struct GlyphSelectionTests {
  private func scalars(_ requests: [GlyphRequest]) -> [UInt32] {
    requests.map { if case .codePoint(let scalar, nil) = $0 { scalar.value } else { 0 } }
  }

  private func message(_ body: () throws -> [GlyphRequest]) -> String {
    let error = #expect(throws: SelectionError.self) { try body() }
    return error.map { "\($0)" } ?? ""
  }

  @Test func charactersAreScalars() throws {
    #expect(scalars(try GlyphSelection.characters("BAB")) == [0x42, 0x41])
    #expect(scalars(try GlyphSelection.characters("e\u{301}\u{E9}")) == [0x65, 0x301, 0xE9])
    #expect(scalars(try GlyphSelection.characters(", \r\n\u{1F600}")) == [0x2C, 0x20, 0x0D, 0x0A, 0x1F600])
  }

  @Test func selectorsBelongToTheCharacterBefore() throws {
    #expect(
      try GlyphSelection.characters("\u{2764}\u{FE0F}\u{2764}A\u{E0100}") == [
        .codePoint("\u{2764}", variation: "\u{FE0F}"), .codePoint("\u{2764}", variation: nil),
        .codePoint("A", variation: "\u{E0100}"),
      ])
    #expect(
      message { try GlyphSelection.characters("\u{FE0F}A") }
        == "the variation selector U+FE0F follows no character (byte 0)")
    #expect(
      message { try GlyphSelection.characters("A\u{FE0F}\u{FE0E}") }
        == "the variation selector U+FE0E follows no character (byte 4)")
    #expect(
      message { try GlyphSelection.characters("é\u{200D}A") }
        == "the joiner U+200D makes no glyph that a code point names (byte 2)")
    #expect(message { try GlyphSelection.characters("") } == "no glyph is asked for (byte 0)")
  }

  @Test func codePoints() throws {
    let list = "U+E900,\\e901,0xE902,U+41-U+43"
    #expect(scalars(try GlyphSelection.codePoints(list)) == [0xE900, 0xE901, 0xE902, 0x41, 0x42, 0x43])
    #expect(
      scalars(try GlyphSelection.codePoints(" u+0041-44 ,\t&#xe900; &#233;,,\n\\41-0x42,0X1f600 ")) == [
        0x41, 0x42, 0x43, 0x44, 0xE900, 0xE9, 0x1F600,
      ])
    #expect(scalars(try GlyphSelection.codePoints("U+0,U+10FFFF")) == [0, 0x10FFFF])
    #expect(scalars(try GlyphSelection.codePoints("U+D7FE-U+E001")) == [0xD7FE, 0xD7FF, 0xE000, 0xE001])
  }

  @Test(arguments: [
    "65", "e900", "U+", "\\", "0x", "U+41-", "U+41-U+42-U+43", "U+41x", "&#xE9", "&#;", "A", "U+4?",
    "-", "U+-41", "U+é", "U++41",
  ])
  func whatIsNoCodePoint(text: String) {
    #expect(
      message { try GlyphSelection.codePoints("U+41, " + text) }
        == "'\(text)' is no code point: write U+E900, \\e900, 0xE900 or &#xE900;, or a range as U+41-U+5A (byte 6)"
    )
  }

  @Test(arguments: [
    "U+110000", "U+FFFFFFFF", "U+FFFFFFFFFFFFFFFFFFFF", "U+D800", "\\dfff", "&#1114112;", "U+0-U+FFFFFFFF",
  ])
  func whatIsNotInUnicode(text: String) {
    #expect(
      message { try GlyphSelection.codePoints("\(text)") }
        == "'\(text)' is no character of Unicode: U+0 to U+10FFFF without surrogates (byte 0)")
  }

  @Test func limits() throws {
    #expect(try GlyphSelection.codePoints("U+0-U+FFFF,U+10000-U+107FF").count == 65_536)
    #expect(
      message { try GlyphSelection.codePoints("U+41,U+0-U+10FFFF") }
        == "more than 65536 glyphs are asked for (byte 5)")
    #expect(
      message { try GlyphSelection.codePoints("U+42-U+41") }
        == "the range 'U+42-U+41' ends before it starts (byte 0)")
    #expect(message { try GlyphSelection.codePoints(" , ") } == "no glyph is asked for (byte 3)")
    #expect(try GlyphSelection.indices("0-65535,7").count == 65_536)
    // Many items are read in time that grows with them.
    #expect(try GlyphSelection.indices(String(repeating: "3,", count: 20_000)) == [.index(3)])
  }

  @Test func indices() throws {
    #expect(try GlyphSelection.indices("3,4-6 4, 9") == [3, 4, 5, 6, 9].map { .index($0) })
    for text in ["x", "-1", "1-", "1-2-3", "65536", "99999999999999999999", "0x10", "+3", "٣"] {
      #expect(
        message { try GlyphSelection.indices("1," + text) }
          == "'\(text)' is no index from 0 to 65535, nor a range as 4-9 (byte 2)")
    }
    #expect(message { try GlyphSelection.indices("9-4") } == "the range '9-4' ends before it starts (byte 0)")
  }

  @Test func namesAndSymbols() throws {
    #expect(try GlyphSelection.names("a, b.alt ,a") == [.name("a"), .name("b.alt")])
    #expect(
      try GlyphSelection.symbols("settings,arrow back") == [.symbol("settings"), .symbol("arrow back")])
    #expect(message { try GlyphSelection.names("a,,b") } == "a name is empty (byte 2)")
    #expect(message { try GlyphSelection.names("a,") } == "a name is empty (byte 2)")
    #expect(message { try GlyphSelection.names("") } == "no glyph is asked for (byte 0)")
    #expect(message { try GlyphSelection.symbols(" ") } == "a name is empty (byte 1)")
  }
}
