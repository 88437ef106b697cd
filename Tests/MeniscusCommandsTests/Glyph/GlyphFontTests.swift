import Foundation
import MeniscusCommands
import MeniscusTestSupport
import SDFFormats
import SDFGrid
import Testing

/// Fonts that are damaged or unusual, and what the help shows.
@Suite struct GlyphFontTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try workspace.makeFolder("out")
  }

  @Test(arguments: [DebianFont.cantarell, .icons])
  func cutFonts(font: DebianFont) throws {
    let bytes = try font.bytes()
    var refused = 0
    for percent in stride(from: 0, to: 100, by: 7) {
      try workspace.write("cut", Array(bytes.prefix(bytes.count * percent / 100)))
      let outcome = try tool.run(
        "glyph", "cut", "--indices", "0-40", "--output-dir", "out", "--em-size", "8", "--pad", "1",
        "--height",
        "none", "--quiet")
      #expect([0, 1, 65].contains(outcome.code) && !outcome.isSignalled, "\(percent) %")
      #expect(
        outcome.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("meniscus: cut: ") }, "\(percent) %")
      #expect((outcome.code == 0) == outcome.errors.isEmpty)
      refused += outcome.code == 65 ? 1 : 0
    }
    #expect(refused > 0)
    #expect(try !workspace.names("out").contains { !$0.hasSuffix(".ktx2") })
  }

  @Test func aFontWithoutOutlines() throws {
    try workspace.write("font.bdf", TestFont.bitmaps)
    try workspace.write("emoji.ttf", try DebianFont.emoji.bytes())
    for font in ["font.bdf", "emoji.ttf"] {
      try expectFailure(
        65, "meniscus: \(font): the font has no outlines: its glyphs are bitmaps, which are not read\n",
        ["glyph", font, "--all", "--output-dir", "out"])
    }
  }

  @Test func picturesAmongOutlines() throws {
    let entries = TestFont.words([0, 0, 10, 0, 0, 1, 2, 2, 0, 14, 0, 6])
    let square = TestFont.square(side: 500)
    let font = TestFont(
      glyphs: [[], square, [], square], characters: [(0x41, 1), (0x42, 2), (0x43, 3)],
      tables: [("SVG ", entries + Array("<svg/>".utf8))])
    try workspace.write("font.ttf", font.bytes)
    let message =
      "meniscus: font.ttf: the glyph for U+0042 'B' is a bitmap or in colour, without an outline\n"
    let outcome = try tool.run("glyph", "font.ttf", "--characters", "ABC", "--output-dir", "out", "--quiet")
    #expect(outcome.code == 1 && outcome.errors == message)
    #expect(try workspace.names("out") == ["U+0041.ktx2", "U+0043.ktx2"])
    try expectFailure(65, message, ["glyph", "font.ttf", "--characters", "B", "-o", "b.ktx2"])
  }

  /// A unit square that is so thin that nothing of it is painted.
  @Test func whatPaintsNothingIsBlank() throws {
    let line = TestFont.words([1, 0, 0, 500, 0]) + TestFont.words([2, 0]) + [1, 1, 1]
    let flat = line + TestFont.words([0, 500, -250]) + TestFont.words([0, 0, 0])
    try workspace.write("font.ttf", TestFont(glyphs: [flat, TestFont.square(side: 9)]).bytes)
    let outcome = try tool.run("glyph", "font.ttf", "--all", "--output-dir", "out")
    #expect(outcome.code == 0 && outcome.errors.hasPrefix("glyph 0: skipped: it is blank\nglyph 1 -> "))
    #expect(try workspace.names("out") == ["glyph-1.ktx2"])
  }

  /// Each example runs as it is printed, with fonts of those names.
  @Test func examplesOfTheHelp() throws {
    let square = TestFont.square(side: 500)
    let fonts = [
      ("DejaVuSans.ttf", try DebianFont.dejaVu.bytes()), ("Inter.ttf", try DebianFont.inter.bytes()),
      ("icons.woff2", try DebianFont.iconsWOFF2.bytes()),
      ("icons.ttf", TestFont(glyphs: [square, square]).bytes),
    ]
    for (name, bytes) in fonts { try workspace.write(name, bytes) }
    for folder in ["fields", "icons"] { try workspace.makeFolder(folder) }
    let help = try tool.run("glyph", "--help").text
    let examples = try VerbTable.verb(named: "glyph").examples
    for example in examples {
      #expect(help.contains("  \(example.command)\n"))
      let words = example.command.split(separator: " ").map(String.init)
      #expect(words[0] == "meniscus")
      // The font in icons.woff2 has no ligatures; GlyphSymbolTests has such a font.
      let isFound = !words.contains("--symbols")
      let outcome = try tool.run(Array(words.dropFirst()))
      #expect((outcome.code == 0) == isFound, "\(example.command): \(outcome.errors)")
    }
    #expect(try workspace.names("fields").count == 94 + 2)
  }
}

/// Glyphs by the names that icon fonts show as ligatures.
@Suite struct GlyphSymbolTests: ToolSuite {
  let tool: Tool

  init() throws { tool = try Tool() }

  #if HarfBuzz
    @Test func symbolsAreNamedAfterThemselves() throws {
      try workspace.makeFolder("out")
      let font = DebianFont.ligatures.path
      let outcome = try tool.run(
        "glyph", font, "--symbols", "settings,home,settingz", "--output-dir", "out", "--quiet")
      #expect(outcome.code == 1)
      #expect(
        outcome.errors
          == "meniscus: \(font): the font has no symbol 'settingz': shaping gives 8 glyphs, not one\n")
      #expect(try workspace.names("out") == ["home.ktx2", "settings.ktx2"])
      let field = try KTX2.decode(workspace.read("out/settings.ktx2")).texture
      _ = try tool.run("glyph", font, "--code-points", "U+E8B8", "-o", "other.ktx2")
      let other = try KTX2.decode(workspace.read("other.ktx2")).texture
      #expect(field.levels == other.levels && field.metadata?.glyph?.index == other.metadata?.glyph?.index)
    }
  #else
    @Test func withoutHarfBuzzSymbolsAreRefused() throws {
      let font = DebianFont.icons.path
      try expectFailure(
        64,
        "meniscus: \(font): the symbol 'settings' needs HarfBuzz: build with '--traits HarfBuzz'\n",
        ["glyph", font, "--symbols", "settings", "-o", "settings.ktx2"])
    }
  #endif
}
