import MeniscusTestSupport
import SDFFont
import Testing

@Suite struct CharsetTests {
  private func read(_ text: String) throws -> [UInt32] {
    try GlyphSelection.charset(Array(text.utf8)).map {
      if case .codePoint(let scalar, nil) = $0 { scalar.value } else { 0 }
    }
  }

  @Test func everyElement() throws {
    let text = """
      # ASCII's first letters, and more
      [0x41, 'C'], 68 0x45
      'F',"GHé\\u00EA" U+E900   # icons
      [ U+E901 ,59652 ]
      '\\'' '"' "\\"\\\\\\n\\t\\s\\r\\x7e" '#' "#" '\\u{1F600}'
      """
    #expect(
      try read(text) == [
        0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0xE9, 0xEA, 0xE900, 0xE901, 0xE902, 0xE903, 0xE904,
        0x27,
        0x22, 0x5C, 0x0A, 0x09, 0x20, 0x0D, 0x7E, 0x23, 0x1F600,
      ])
  }

  @Test func marksAndLineEnds() throws {
    #expect(try read("\u{FEFF}65\r\n66") == [65, 66])
    #expect(try read("65#") == [65])
    #expect(try read("[0xD7FF,0xE000]") == [0xD7FF, 0xE000])
    #expect(
      try GlyphSelection.charset(Array("\"\u{2764}\u{FE0F}\"".utf8))
        == [.codePoint("\u{2764}", variation: "\u{FE0F}")])
  }

  @Test(arguments: [
    ("", "no glyph is asked for (line 1, column 1)"),
    ("# nothing\n", "no glyph is asked for (line 2, column 1)"),
    ("65\n  x41", "'x41' is found where a code point is expected (line 2, column 3)"),
    ("-1", "'-1' is found where a code point is expected (line 1, column 1)"),
    ("@include", "'@include' is found where a code point is expected (line 1, column 1)"),
    ("]", "']' is found where a code point is expected (line 1, column 1)"),
    (
      "1114112", "'1114112' is no character of Unicode: U+0 to U+10FFFF without surrogates (line 1, column 1)"
    ),
    (
      "0xFFFFFFFFFF",
      "'0xFFFFFFFFFF' is no character of Unicode: U+0 to U+10FFFF without surrogates (line 1, column 1)"
    ),
    ("65 [66, 67", "[ is not closed (line 1, column 4)"),
    ("[66 67]", "'6' is found where ',' is expected (line 1, column 5)"),
    ("[66, 67, 68]", "',' is found where ']' is expected (line 1, column 8)"),
    ("65, [0x43, 'A']", "the range '[0x43, 'A']' ends before it starts (line 1, column 5)"),
    ("[0, 0x10FFFF]", "more than 65536 glyphs are asked for (line 1, column 1)"),
    ("é \"ab\nc\"", "'é' is found where a code point is expected (line 1, column 1)"),
    ("65 \"ab\nc\"", "\" is not closed (line 1, column 4)"),
    ("'", "' is not closed (line 1, column 1)"),
    ("'A", "' is not closed (line 1, column 1)"),
    ("''", "''' is found where a character is expected (line 1, column 2)"),
    ("'AB'", "'B' is found where ' is expected (line 1, column 3)"),
    ("\"\\q\"", "'q' is found where an escape is expected (line 1, column 3)"),
    ("\"\\x4\"", "'\"' is found where a hexadecimal digit is expected (line 1, column 5)"),
    (
      "'\\u{110000}'",
      "'110000' is no character of Unicode: U+0 to U+10FFFF without surrogates (line 1, column 5)"
    ),
    ("'\\uD800'", "'D800' is no character of Unicode: U+0 to U+10FFFF without surrogates (line 1, column 4)"),
    ("'\\", "the end is found where an escape is expected (line 1, column 3)"),
    ("\"A\\u200D\"", "the joiner U+200D makes no glyph that a code point names (line 1, column 3)"),
  ])
  func errorsHaveTheirPlace(text: String, message: String) {
    let error = #expect(throws: SelectionError.self) { try read(text) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x41, 0x00], "it begins with the mark of UTF-16 (line 1, column 1)", 0),
      ([0xFE, 0xFF, 0x00, 0x41], "it begins with the mark of UTF-16 (line 1, column 1)", 0),
      ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "it begins with the mark of UTF-32 (line 1, column 1)", 0),
      ([0x36, 0x00, 0x35, 0x00], "the byte 0x0 cannot be here (line 1, column 2)", 1),
      ([0x36, 0x0A, 0x22, 0xE9, 0x22], "the byte 0xE9 cannot be here (line 2, column 2)", 3),
      ([0xC3, 0xA9, 0xC3], "the byte 0xC3 cannot be here (line 1, column 2)", 2),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "the byte 0xED cannot be here (line 1, column 2)", 1),
      ([0x80], "the byte 0x80 cannot be here (line 1, column 1)", 0),
      ([0xF8, 0x88, 0x80, 0x80], "the byte 0xF8 cannot be here (line 1, column 1)", 0),
    ] as [([UInt8], String, Int)])
  func anotherEncodingIsNamed(bytes: [UInt8], message: String, offset: Int) {
    let error = #expect(throws: SelectionError.self) { try GlyphSelection.charset(bytes) }
    #expect(error.map { "\($0)" } == "the file is not in UTF-8: \(message)")
    #expect(error?.place.offset == offset)
  }

  /// Pieces of the grammar in random order: a list or an error with a place in the file, never a crash.
  @Test func randomFiles() {
    var random = SeededGenerator(seed: 3)
    let pieces = ["[", "]", ",", "'", "\"", "\\", "#", "\n", "0x", "41", "U+", "A", "é", "u", "{", "}", " "]
    var lists = 0
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in pieces.randomElement(using: &random)!
      }
      let bytes = Array(text.joined().utf8)
      do throws(SelectionError) {
        lists += try GlyphSelection.charset(bytes).isEmpty ? 0 : 1
      } catch {
        #expect((0...bytes.count).contains(error.place.offset), "\(random)")
      }
    }
    #expect(lists > 20)
  }
}
