import Foundation
import MeniscusTestSupport
import SDFFormats
import SDFGrid
import Testing

/// Several glyphs in one command.
@Suite struct GlyphBatchTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try workspace.makeFolder("out")
  }

  private func run(_ font: DebianFont, _ words: [String]) throws -> Tool.Outcome {
    try tool.run(["glyph", font.path, "--output-dir", "out", "--em-size", "12", "--pad", "2"] + words)
  }

  @Test func missingAndBlankGlyphsDoNotStopTheOthers() throws {
    let outcome = try run(.dejaVu, ["--characters", "A b中B"])
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("U+0041 -> out/U+0041.ktx2  13x13, exact flood, "))
    #expect(lines[1] == "U+0020: skipped: it is blank")
    #expect(lines[3] == "meniscus: \(DebianFont.dejaVu.path): the font has no glyph for U+4E2D '中'")
    #expect(try workspace.names("out") == ["U+0041.ktx2", "U+0042.ktx2", "U+0062.ktx2"])
    let quiet = try run(.dejaVu, ["--characters", " ", "--quiet"])
    #expect(quiet.code == 0 && quiet.errors == "")
  }

  @Test func whatRangesLackIsSummedUp() throws {
    let font = DebianFont.dejaVu.path
    // The font has U+02DE to U+02E9, U+02EC to U+02EE, U+02F3 and U+02F7, and no CJK.
    let words = ["--code-points", "U+02E8-U+02F7,U+4E00-U+9FFF,U+10FFFD", "--height", "none"]
    let outcome = try run(.dejaVu, words)
    #expect(outcome.code == 1)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    let lacks = "meniscus: \(font): the font has no glyph for "
    #expect(
      Array(lines.prefix(4)) == [
        lacks + "U+02EA to U+02EB, 2 code points", lacks + "U+02EF to U+02F2, 4 code points",
        lacks + "U+02F4 to U+02F6, 3 code points", lacks + "U+4E00 to U+9FFF, 20992 code points",
      ])
    #expect(lines.count == 4 + 7 + 1 && lines.last == lacks + "U+10FFFD")
    #expect(lines[4].hasPrefix("U+02E8 -> out/U+02E8.ktx2  "))
    #expect(try workspace.names("out").count == 7)
    let report = try run(.dejaVu, words + ["--json"])
    #expect(report.code == 1 && report.errors.split(separator: "\n").count == 5)
    let records = try report.records()
    #expect(records.count == 16 + 20_992 + 1)
    #expect(records[2]["input"] as? String == "U+02EA" && records[2]["code"] as? Int == 66)
    #expect(records[2]["error"] as? String == "the font has no glyph for U+02EA '˪'")
    #expect(records[4]["output"] as? String == "out/U+02EC.ktx2")
  }

  @Test func longListsOfWhatRangesLackAreCut() throws {
    let outcome = try run(.dejaVu, ["--code-points", "U+E000-U+FFFF", "--height", "none", "--quiet"])
    #expect(outcome.code == 1)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last?.hasSuffix(" more code points; --json names them all") == true)
  }

  @Test func reports() throws {
    let outcome = try run(.dejaVu, ["--characters", "l 中", "--indices", "79", "--json"])
    #expect(outcome.code == 1)
    let records = try outcome.records()
    #expect(records.map { $0["input"] as? String } == ["U+006C", "U+0020", "U+4E2D", "glyph 79"])
    #expect(records.map { $0["output"] as? String } == ["out/U+006C.ktx2", nil, nil, "out/glyph-79.ktx2"])
    #expect(records.map { $0["skipped"] as? String } == [nil, "it is blank", nil, nil])
    #expect(records.map { $0["code"] as? Int } == [nil, nil, 66, nil])
    #expect(records[2]["error"] as? String == "the font has no glyph for U+4E2D '中'")
    #expect(records[0]["width"] as? Int == 6 && records[0]["height"] as? Int == 14)
    let glyph = try #require(records[0]["glyph"] as? [String: Any])
    #expect(
      glyph.keys.sorted() == ["advance", "bearingX", "bearingY", "codePoint", "emSize", "index", "name"])
    #expect(
      glyph["advance"] as? Double == 569.0 * 12 / 2048 && glyph["bearingX"] as? Double == 193.0 * 12 / 2048)
    #expect(glyph["name"] as? String == "l" && glyph["index"] as? Int == 79)
    #expect(try #require(records[3]["glyph"] as? [String: Any])["codePoint"] == nil)
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "5"]])
  func filesAreTheSameForAnyNumberOfJobs(_ jobs: [String]) throws {
    #expect(try run(.inter, ["--code-points", "U+41-U+4A", "--quiet"] + jobs).code == 0)
    for letter in "ADJ" {
      let name = "U+00\(String(letter.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)).ktx2"
      let alone = ["glyph", DebianFont.inter.path, "--characters", "\(letter)", "-o", "alone.ktx2"]
      _ = try tool.run(alone + ["--em-size", "12", "--pad", "2"])
      #expect(try workspace.read("out/" + name) == workspace.read("alone.ktx2"))
    }
  }

  @Test func everyWayToChooseTogether() throws {
    try workspace.write("set.txt", Array("# digits\n[0x30, 0x32], 'A'\n".utf8))
    let outcome = try run(
      .dejaVu,
      [
        "--characters", "A", "--code-points", "U+41,\\62", "--names", "A,a,Aacute", "--indices", "3-5,36",
        "--charset", "set.txt", "--format", "npy", "--height", "none",
      ])
    #expect(outcome.code == 0)
    let stems = [
      "A_", "A_acute", "U+0030", "U+0031", "U+0032", "U+0041", "U+0062", "a", "glyph-36", "glyph-4",
      "glyph-5",
    ]
    #expect(try workspace.names("out") == stems.flatMap { [$0 + ".json", $0 + ".npy"] }.sorted())
    #expect(outcome.errors.contains("glyph 3: skipped: it is blank\n"))
  }

  @Test func allGlyphsOfAFont() throws {
    let square = TestFont.square(side: 500)
    try workspace.write("font.ttf", TestFont(glyphs: [square, square, [], square]).bytes)
    let outcome = try tool.run("glyph", "font.ttf", "--all", "--indices", "3", "--output-dir", "out")
    #expect(outcome.code == 0)
    #expect(try workspace.names("out") == ["glyph-0.ktx2", "glyph-1.ktx2", "glyph-3.ktx2"])
    #expect(
      outcome.errors.split(separator: "\n").map { $0.prefix(8) } == [
        "glyph 3 ", "glyph 0 ", "glyph 1 ", "glyph 2:",
      ])
  }

  @Test func blankGlyphs() throws {
    let words = ["glyph", DebianFont.dejaVu.path, "--characters", " ", "-o", "out.ktx2"]
    try expectFailure(
      65, "meniscus: U+0020: no outline: the glyph is blank; --allow-empty writes such a field\n", words)
    #expect(try tool.run(words + ["--allow-empty"]).code == 0)
    let field = try KTX2.decode(workspace.read("out.ktx2")).texture
    #expect(field.size.description == "16x16" && field.metadata?.outline == false)
    #expect(field.metadata?.origin == [8, 8] && field.metadata?.glyph?.advance == 651.0 / 32)
  }
}
