import Foundation
import MeniscusTestSupport
import Testing

/// What the user may get wrong, each with its message and code.
@Suite struct GlyphErrorTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/font.ttf", withDestinationPath: DebianFont.dejaVu.path)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/inter.ttf", withDestinationPath: DebianFont.inter.path)
    try workspace.makeFolder("out")
    try workspace.write("utf16.txt", [0xFF, 0xFE, 0x41, 0])
    try workspace.write("latin1.txt", [0x22, 0x41, 0xE9, 0x22])
    try workspace.write("open.txt", Array("'A'\n[0x30, 0x39\n".utf8))
  }

  @Test(arguments: [
    ([], "name one font, not 0"),
    (["font.ttf", "b.ttf", "-o", "a.ktx2"], "name one font, not 2"),
    (["font.ttf", "--characters", "A"], "no output: give -o FILE, or --output-dir DIR"),
    (
      ["font.ttf", "-o", "a.ktx2"],
      "no glyph is asked for: give '--characters', '--code-points', '--names', '--indices', '--charset', "
        + "'--symbols' or '--all'"
    ),
    (
      ["font.ttf", "--characters", "AB", "-o", "a.ktx2"],
      "'-o' takes the field of one glyph, but there are 2; use --output-dir DIR"
    ),
    (
      ["font.ttf", "--charactres", "A", "-o", "a.ktx2"],
      "unknown option '--charactres'; did you mean '--characters'?"
    ),
    (
      ["font.ttf", "--codepoints", "A", "-o", "a"],
      "unknown option '--codepoints'; did you mean '--code-points'?"
    ),
    (
      ["font.ttf", "--code-points", "U+41,41", "-o", "a.ktx2"],
      "option '--code-points': '41' is no code point: write U+E900, \\e900, 0xE900 or &#xE900;, or a range as "
        + "U+41-U+5A (byte 5)"
    ),
    (
      ["font.ttf", "--indices", "3,9-4", "-o", "a.ktx2"],
      "option '--indices': the range '9-4' ends before it starts (byte 2)"
    ),
    (["font.ttf", "--names", "A,,B", "-o", "a.ktx2"], "option '--names': a name is empty (byte 2)"),
    (
      ["font.ttf", "--characters", "A\u{200D}B", "-o", "a.ktx2"],
      "option '--characters': the joiner U+200D makes no glyph that a code point names (byte 1)"
    ),
    (
      ["font.ttf", "--characters", "A", "-o", "a.ktx2", "--axis", "weight"],
      "option '--axis': 'weight' sets no axis: TAG=VALUE is expected, as in wght=650"
    ),
    (
      ["font.ttf", "--characters", "A", "-o", "a.ktx2", "--axis", "wght=1", "--instance", "Bold"],
      "option '--axis' and '--instance' exclude each other"
    ),
    (
      ["font.ttf", "--characters", "A", "-o", "a.ktx2", "--em-size", "0"],
      "option '--em-size' must be above 0 and at most 16384, not 0"
    ),
    (["-", "--charset", "-", "-o", "a.ktx2"], "standard input '-' is named twice"),
    (
      ["font.ttf", "--names", "a/b,a_b", "--output-dir", "out"],
      "the outputs of the name 'a/b' and the name 'a_b' would have one name, 'a_b'; nothing was written"
    ),
    (
      ["font.ttf", "--names", "u+0041", "--characters", "A", "--output-dir", "out"],
      "the outputs of U+0041 'A' and the name 'u+0041' would have one name, 'u+0041'; nothing was written"
    ),
    (
      ["font.ttf", "--characters", "A", "-o", "font.ttf", "--format", "ktx2"],
      "output 'font.ttf' is the input 'font.ttf'; nothing was written"
    ),
    (
      ["font.ttf", "--characters", "A", "-o", "a.png", "--mips"],
      "option '--mips' has no place in a png file; use ktx2"
    ),
  ])
  func wrongUsage(_ words: [String], _ reason: String) throws {
    try expectFailure(64, "meniscus: \(reason)\nSee 'meniscus glyph --help'.\n", ["glyph"] + words)
  }

  @Test(arguments: [
    (64, ["font.ttf", "--face", "3"], "font.ttf: there is no face 3: the file holds one face, number 0"),
    (64, ["font.ttf", "--axis", "wght=700"], "font.ttf: the font has no axis 'wght': it is not variable"),
    (64, ["inter.ttf", "--axis", "wdth=9"], "inter.ttf: the font has no axis 'wdth': it has wght, slnt"),
    (
      64, ["inter.ttf", "--axis", "wght=950"],
      "inter.ttf: wght=950 is out of range: the axis goes from 100 to 900"
    ),
    (
      64, ["inter.ttf", "--axis", "wght=500", "--axis", "wght=600"],
      "inter.ttf: the axis 'wght' is set twice"
    ),
    (64, ["font.ttf", "--instance", "Bold"], "font.ttf: the font has no instance 'Bold': it has none"),
    (66, ["gone.ttf"], "gone.ttf: no such file"),
    (65, ["utf16.txt"], "utf16.txt: not a font: it begins like no format that FreeType knows"),
    (66, ["font.ttf", "--charset", "gone.txt"], "gone.txt: no such file"),
    (
      65, ["font.ttf", "--charset", "utf16.txt"],
      "utf16.txt: the file is not in UTF-8: it begins with the mark of UTF-16 (line 1, column 1)"
    ),
    (
      65, ["font.ttf", "--charset", "latin1.txt"],
      "latin1.txt: the file is not in UTF-8: the byte 0xE9 cannot be here (line 1, column 3)"
    ),
    (65, ["font.ttf", "--charset", "open.txt"], "open.txt: [ is not closed (line 2, column 1)"),
    (73, ["font.ttf", "--output-dir", "gone"], "gone: the folder does not exist"),
  ])
  func whatTheFilesDoNotHave(_ code: Int32, _ words: [String], _ message: String) throws {
    let output = words.contains("--output-dir") ? [] : ["-o", "a.ktx2"]
    let choice = words.contains("--charset") ? [] : ["--characters", "A"]
    try expectFailure(code, "meniscus: \(message)\n", ["glyph"] + words + choice + output)
  }

  @Test(arguments: [
    (66, ["--characters", "中"], "font.ttf: the font has no glyph for U+4E2D '中'"),
    (66, ["--names", "nothing"], "font.ttf: the font has no glyph for the name 'nothing'"),
    (66, ["--indices", "6253"], "font.ttf: the font has no glyph 6253: it has 6253, from 0"),
    (
      65, ["--characters", "W", "--em-size", "16384", "--pad", "9000"],
      "U+0057: 33120x29944 texels are over the limit of 20000 texels a side"
    ),
  ])
  func aSingleGlyphGivesItsOwnCode(_ code: Int32, _ words: [String], _ message: String) throws {
    try expectFailure(code, "meniscus: \(message)\n", ["glyph", "font.ttf", "-o", "a.ktx2"] + words)
    try expectFailure(code, "meniscus: \(message)\n", ["glyph", "font.ttf", "--output-dir", "out"] + words)
    #expect(try workspace.names("out").isEmpty)
  }

  @Test func aFailureOfAllIsInTheReport() throws {
    let outcome = try tool.run("glyph", "gone.ttf", "--characters", "AB", "--output-dir", "out", "--json")
    #expect(outcome.code == 66 && outcome.errors == "meniscus: gone.ttf: no such file\n")
    let records = try outcome.records()
    #expect(records.map { $0["input"] as? String } == ["U+0041", "U+0042"])
    #expect(records.allSatisfy { $0["code"] as? Int == 66 && $0["error"] as? String == "no such file" })
    let whole = try tool.run("glyph", "gone.ttf", "--all", "--output-dir", "out", "--json").records()
    #expect(whole.map { $0["input"] as? String } == ["gone.ttf"])
  }
}
