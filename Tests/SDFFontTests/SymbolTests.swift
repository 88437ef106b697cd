import MeniscusTestSupport
import SDFFont
import SDFGeometry
import Testing

@Suite struct SymbolTests {
  #if HarfBuzz
    /// Each is the glyph of one code point: fontTools finds the ligature "settings" of uniE8B8.
    @Test(arguments: [DebianFont.ligatures, .ligaturesWOFF2])
    func aLigatureIsItsGlyph(font: DebianFont) throws {
      let face = try font.face()
      for (symbol, codePoint) in [("settings", "\u{E8B8}"), ("arrow_back", "\u{E5C4}"), ("home", "\u{E88A}")]
        as [(String, Unicode.Scalar)]
      {
        let glyph = try face.glyph(.symbol(symbol))
        let other = try face.glyph(for: codePoint)
        #expect(glyph.index == other.index && !glyph.bounds.isEmpty)
        #expect(glyph.codePoint == nil)
      }
    }

    @Test func whatIsNoLigatureIsRefused() throws {
      let face = try DebianFont.ligatures.face()
      #expect(throws: FontError.noLigature(symbol: "settingz", glyphs: 8)) {
        try face.glyph(.symbol("settingz"))
      }
      #expect(throws: FontError.noLigature(symbol: "", glyphs: 0)) { try face.glyph(.symbol("")) }
      #expect(throws: FontError.noLigature(symbol: "中", glyphs: 1)) { try face.glyph(.symbol("中")) }
      let variable = try DebianFont.inter.face()
      try variable.set([AxisSetting(tag: "wght", value: 700)])
      #expect(try variable.glyph(.symbol("A")).name == "uni0041")
    }
  #else
    @Test func withoutHarfBuzzSymbolsAreRefused() throws {
      let face = try DebianFont.icons.face()
      let error = #expect(throws: FontError.noShaper(symbol: "settings")) {
        try face.glyph(.symbol("settings"))
      }
      #expect(
        error.map { "\($0)" }
          == "the symbol 'settings' needs HarfBuzz: build with '--traits HarfBuzz'")
    }
  #endif
}
