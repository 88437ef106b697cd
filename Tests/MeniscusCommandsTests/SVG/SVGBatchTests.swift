import Foundation
import Testing

/// Several SVG files, folders of them, and files that are refused.
@Suite struct SVGBatchTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try workspace.makeFolder("out")
  }

  private func write(_ name: String, _ body: String = "<circle cx='4' cy='4' r='3'/>") throws {
    try workspace.write(
      name, Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>\n\(body)\n</svg>".utf8))
  }

  @Test func oneBadFileDoesNotStopTheOthers() throws {
    for name in ["a.svg", "c.svg"] { try write(name) }
    try workspace.write("b.svg", Array("<svg><g></svg>".utf8))
    for jobs in [[], ["--jobs", "1"]] {
      let outcome = try tool.run(["svg", "a.svg", "b.svg", "c.svg", "d.svg", "--output-dir", "out"] + jobs)
      let lines = outcome.errors.split(separator: "\n")
      #expect(outcome.code == 1 && lines.count == 4)
      #expect(lines[0].hasPrefix("a.svg -> out/a.ktx2  8x8, "))
      #expect(lines[1].hasPrefix("meniscus: b.svg: the file is not well-formed XML at line 1, column "))
      #expect(lines[2].hasPrefix("c.svg -> out/c.ktx2  8x8, "))
      #expect(lines[3] == "meniscus: d.svg: no such file")
      #expect(try workspace.names("out") == ["a.ktx2", "c.ktx2"])
    }
  }

  @Test func aFolderKeepsItsPlaces() throws {
    for folder in ["icons/16/x", "icons/24"] { try workspace.makeFolder(folder) }
    for name in ["icons/top.svg", "icons/16/x/a.svg", "icons/24/a.svg", "icons/24/.hidden.svg"] {
      try write(name)
    }
    try workspace.write("icons/readme.txt", [1])
    let links = FileManager.default
    let place = workspace.path + "/icons/24/"
    try links.createSymbolicLink(atPath: place + "b.svg", withDestinationPath: "a.svg")
    try links.createSymbolicLink(atPath: place + "loop", withDestinationPath: "..")
    let outcome = try runToEnd(["svg", "icons/", "--output-dir", "out", "--json"])
    let records = try outcome.records()
    #expect(
      records.map { $0["output"] as? String } == [
        "out/16/x/a.ktx2", "out/24/.hidden.ktx2", "out/24/a.ktx2", "out/24/b.ktx2", "out/top.ktx2",
      ])
    #expect(records.first?["input"] as? String == "icons/16/x/a.svg")
    #expect(try workspace.names("out/24") == [".hidden.ktx2", "a.ktx2", "b.ktx2"])
    let same = try workspace.read("out/24/a.ktx2")
    #expect(try workspace.read("out/16/x/a.ktx2") == same)
  }

  @Test func clashesAreFoundBeforeAnyWork() throws {
    for folder in ["a", "b"] {
      try workspace.makeFolder(folder)
      try write("\(folder)/icon.svg")
    }
    let advice = "\nSee 'meniscus svg --help'.\n"
    try expectFailure(
      64,
      "meniscus: the outputs of 'a/icon.svg' and 'b/icon.svg' are one file, 'out/icon.ktx2'; nothing was written"
        + advice, ["svg", "a", "b", "--output-dir", "out"])
    try expectFailure(
      64,
      "meniscus: the outputs of 'a/icon.svg' and 'a/icon.svg' are one file, 'out/icon.ktx2'; nothing was written"
        + advice, ["svg", "a", "a/icon.svg", "--output-dir", "out"])
    try write("a/other.svg")
    try expectFailure(
      64, "meniscus: '-o' takes the field of one input, but there are 2; use --output-dir DIR" + advice,
      ["svg", "a", "-o", "f.ktx2"])
    try workspace.makeFolder("empty")
    try expectFailure(
      66, "meniscus: empty: the folder holds no .svg file\n", ["svg", "empty", "--output-dir", "out"])
    try expectFailure(
      64, "meniscus: no input: name an SVG file, or '-' for standard input" + advice, ["svg", "-o", "f"])
    #expect(try workspace.names("out").isEmpty)
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("\u{1F}\u{8B}", "the file is not well-formed XML at line 1, column 1"),
    ("PNG", "the file is not well-formed XML at line 1"),
    ("<html/>", "the root on line 1 is <html>, <svg> is expected"),
    ("<svg>", "the file is not well-formed XML at line 1"),
    (
      "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><svg>&x;</svg>",
      "line 1 declares the entity 'x'"
    ),
  ])
  func badFiles(_ text: String, _ reason: String) throws {
    try workspace.write("in.svg", text == "\u{1F}\u{8B}" ? [0, 1, 2, 0xFF] : Array(text.utf8))
    let outcome = try tool.run("svg", "in.svg", "-o", "f.ktx2")
    #expect(outcome.code == 65 && !outcome.isSignalled)
    #expect(outcome.errors.hasPrefix("meniscus: in.svg: \(reason)"), "\(outcome.errors)")
    #expect(try workspace.names() == ["in.svg", "out"])
  }

  @Test func compressedFilesAreNamed() throws {
    try workspace.write("in.svg", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3])
    try expectFailure(
      65, "meniscus: in.svg: the file is compressed (svgz): decompress it first, for example with gunzip\n",
      ["svg", "in.svg", "-o", "f.ktx2"])
  }

  @Test func hostileFilesEnd() throws {
    try write("deep.svg", String(repeating: "<g>", count: 100_000))
    try write("cycle.svg", "<g id='a'><use href='#a'/><circle r='3'/></g>")
    var laughs = "<!DOCTYPE svg [<!ENTITY a0 'ha'>"
    for level in 1...12 {
      laughs += "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>"
    }
    try workspace.write("laughs.svg", Array((laughs + "]><svg><title>&a12;</title></svg>").utf8))
    try write("huge.svg", "<path d='M0 0H1e999'/><circle r='1e300'/>")
    let words = ["deep.svg", "cycle.svg", "laughs.svg", "huge.svg", "--output-dir", "out", "--json"]
    let outcome = try tool.run(["svg"] + words)
    #expect(outcome.code == 1 && !outcome.isSignalled)
    let records = try outcome.records()
    #expect(
      records[0]["error"] as? String == "the element on line 2 lies deeper than the limit of 256 elements")
    #expect(records[1]["error"] == nil && (records[1]["warnings"] as? [Any])?.count == 1)
    #expect(
      (records[2]["error"] as? String)?.hasPrefix("an entity on line 1 expands out of proportion") == true)
    #expect(records[3]["code"] == nil || records[3]["code"] as? Int == 65)
    #expect((records[3]["warnings"] as? [Any])?.isEmpty == false)
  }

  @Test func unreadable() throws {
    let obedient = try tool.obeyingPermissions()
    try write("in.svg")
    try workspace.setMode("in.svg", 0)
    try workspace.setMode("", 0o777)
    try expectFailure(
      66, "meniscus: in.svg: permission denied\n", ["svg", "in.svg", "-o", "f.ktx2"], tool: obedient)
  }
}
