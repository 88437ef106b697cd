import MeniscusTestSupport
import SDFFont
import SDFGeometry
import Testing

@Suite struct GlyphRequestTests {
  @Test(arguments: [
    (GlyphRequest.codePoint("A", variation: nil), "U+0041", "U+0041 'A'"),
    (.codePoint("\u{E900}", variation: nil), "U+E900", "U+E900"),
    (.codePoint("\u{1F600}", variation: nil), "U+1F600", "U+1F600 '\u{1F600}'"),
    (.codePoint("\u{2764}", variation: "\u{FE0F}"), "U+2764-FE0F", "U+2764-FE0F '\u{2764}\u{FE0F}'"),
    (.codePoint("\n", variation: nil), "U+000A", "U+000A"),
    (.name("A.alt"), "A_.alt", "the name 'A.alt'"),
    (.name("../etc/x"), "_._etc_x", "the name '../etc/x'"),
    (.name(".notdef"), "_notdef", "the name '.notdef'"),
    (.name("é½ a"), "___a", "the name 'é½ a'"),
    (.name("AEacute"), "A_E_acute", "the name 'AEacute'"),
    (.name(""), "_", "the name ''"),
    (.index(12), "glyph-12", "index 12"),
    (.symbol("arrow_back"), "arrow_back", "the symbol 'arrow_back'"),
  ])
  func names(request: GlyphRequest, output: String, description: String) {
    #expect(request.outputName == output)
    #expect("\(request)" == description)
  }

  @Test func longNamesAreCut() {
    #expect(GlyphRequest.name(String(repeating: "x", count: 10_000)).outputName.count == 200)
    #expect(GlyphRequest.name(String(repeating: "X", count: 10_000)).outputName.count == 200)
  }

  @Test func glyphsByNameAndIndex() throws {
    let face = try DebianFont.cantarell.face()
    #expect(try face.glyph(.name("eacute")).index == 288)
    #expect(try face.glyph(.name("eacute")).codePoint == nil)
    #expect(try face.glyph(.index(288)).name == "eacute")
    #expect(try face.glyph(.name(".notdef")).index == 0)
    #expect(try DebianFont.dejaVu.face().glyph(.name("at")).index == 35)
    #expect(face.allGlyphs.count == 1322 && face.allGlyphs.last == .index(1321))
  }

  @Test(arguments: [
    (GlyphRequest.codePoint("中", variation: nil), "the font has no glyph for U+4E2D '中'"),
    (.name("nothing"), "the font has no glyph for the name 'nothing'"),
    (.index(1322), "the font has no glyph 1322: it has 1322, from 0"),
    (.index(-1), "the font has no glyph -1: it has 1322, from 0"),
    (.index(.max), "the font has no glyph \(Int.max): it has 1322, from 0"),
  ])
  func missingGlyphsAreNamed(request: GlyphRequest, message: String) throws {
    let face = try DebianFont.cantarell.face()
    let error = #expect(throws: FontError.self) { try face.glyph(request) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func aVariantThatTheFontLacksIsTheCharacter() throws {
    let face = try DebianFont.dejaVu.face()
    let glyph = try face.glyph(.codePoint("A", variation: "\u{FE0E}"))
    #expect(glyph.index == 36 && glyph.codePoint == "A")
  }

  @Test func aSpaceIsBlank() throws {
    for font in [DebianFont.dejaVu, .cantarell, .inter] {
      let glyph = try font.face().glyph(for: " ")
      #expect(glyph.content == .blank && glyph.bounds.isEmpty && glyph.advance > 0)
    }
  }
}
