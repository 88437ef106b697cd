import Foundation
import SDFGrid
import Testing

/// Path data and options that `path` refuses.
@Suite struct PathErrorTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test(arguments: [
    ("L1 1", 0, "a moveto, M or m, is expected, 'L' is found"),
    ("M1", 2, "a number is expected, the end is found"),
    ("M0 0 L3 x", 8, "a number is expected, 'x' is found"),
    ("M0 0H", 5, "a number is expected, the end is found"),
    ("M0 0V-", 6, nil), ("M0 0C1 2 3 4 5", 14, "a number is expected, the end is found"),
    ("M0 0S1 2 3", 10, "a number is expected, the end is found"),
    ("M0 0Q1 2 3 ?", 11, "a number is expected, '?' is found"),
    ("M0 0T1", 6, "a number is expected, the end is found"),
    ("M0 0A1 1 0 2 0 9 9", 11, nil), ("M0 0Z3", 5, nil), ("M0 0 9 9 NaN", 9, nil), ("M0 0 inf 1", 5, nil),
  ])
  func malformedDataShowThePlace(_ data: String, _ offset: Int, _ reason: String?) throws {
    let outcome = try tool.run("path", data, "-o", "f.ktx2")
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    let head = "meniscus: argument: path data is malformed at byte \(offset): "
    #expect(lines[0].hasPrefix(head), "\(lines[0])")
    if let reason { #expect(lines[0] == head + reason) }
    #expect(lines[1] == "  " + data)
    #expect(lines[2] == "  " + String(repeating: " ", count: offset) + "^")
    #expect(try workspace.names().isEmpty)
  }

  @Test func theCaretStandsUnderTheCharacter() throws {
    let long = "M0 0\n" + String(repeating: "L1 2 ", count: 20) + "é" + String(repeating: " 3 4", count: 20)
    let outcome = try tool.run("path", long, "-o", "f.ktx2")
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(lines[0].contains("at byte 105: "))
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    let place = try #require(Array(lines[2]).firstIndex(of: "^"))
    #expect(Array(lines[1])[place] == "é")
  }

  @Test func lenientDrawsWhatComesBefore() throws {
    let data = "M0 0H9V9H0Z L3 x"
    let warning =
      "path data is malformed at byte 15: a number is expected, 'x' is found; what comes before is drawn"
    let outcome = try runToEnd(["path", data, "-o", "f.ktx2", "--lenient"])
    #expect(outcome.errors.hasPrefix("meniscus: argument: warning: \(warning)\nargument -> f.ktx2  9x9, "))
    let report = try runToEnd(["path", data, "-o", "f.ktx2", "--lenient", "--json"])
    let warnings = try #require(try report.records().first?["warnings"] as? [[String: Any]])
    #expect(warnings.count == 1 && warnings[0]["reason"] as? String == warning && report.errors == "")
    #expect(try runToEnd(["path", data, "-o", "f.ktx2", "--lenient", "--quiet"]).errors == "")
  }

  @Test func nothingPainted() throws {
    for data in ["", "  ", "M3 3", "M0 0H9", "M0 0H9H0Z"] {
      try expectFailure(
        65, "meniscus: argument: no outline: nothing is painted; --allow-empty writes such a field\n",
        ["path", data, "-o", "f.ktx2", "--size", "8x8"])
    }
    try runToEnd(["path", "", "-o", "f.ktx2", "--size", "8x8", "--allow-empty"])
    #expect(try field("f.ktx2").metadata?.outline == false)
  }

  @Test func hugeNumbersAreRefusedAndTinyOnesFitted() throws {
    let big = try tool.run("path", "M0 0 1e400 3z", "-o", "f.ktx2")
    #expect(big.code == 65)
    #expect(
      big.errors
        == "meniscus: argument: path data has a number at byte 5 that is too large\n  M0 0 1e400 3z\n       ^\n"
    )
    for (data, size) in [
      ("M0 0H1e300V1e300Z", "8x8"), ("M0 0H1e-300V1e-300Z", "8x8"), ("M0 0H1e308V-1e308H-1e308Z", "8x8"),
    ] {
      let outcome = try tool.run("path", data, "-o", "f.ktx2", "--size", size)
      #expect([0, 65].contains(outcome.code) && !outcome.isSignalled, "\(data): \(outcome.errors)")
    }
    let scaled = try tool.run("path", "M0 0H1e300V1e300Z", "-o", "g.ktx2")
    #expect(scaled.code == 65 && scaled.errors.contains("are over the limit of"))
  }

  @Test func manySegmentsAreMade() throws {
    // A comb of 20,000 steps.
    var data = "M0 0"
    for _ in 0..<5_000 { data += "v9h.1v-9h.1" }
    try workspace.write("comb.txt", Array((data + "V-1H0Z").utf8))
    try runToEnd(["path", "--file", "comb.txt", "-o", "f.ktx2", "--size", "64x16", "--height", "none"])
    #expect(try field("f.ktx2").metadata?.outline == true)
  }

  @Test func filesThatAreNoPathData() throws {
    try workspace.write("a.bin", [0x89, 1, 2, 3])
    let binary = try tool.run("path", "--file", "a.bin", "-o", "f.ktx2")
    #expect(
      binary.code == 65 && binary.errors.hasPrefix("meniscus: a.bin: path data is malformed at byte 0: "))
    let endless = try tool.run("path", "--file", "/dev/zero", "-o", "f.ktx2")
    #expect(endless.code == 65 && endless.errors.hasPrefix("meniscus: /dev/zero: path data is malformed at "))
    try expectFailure(
      66, "meniscus: gone.txt: no such file\n", ["path", "--file", "gone.txt", "-o", "f.ktx2"])
    try expectFailure(66, "meniscus: .: is a directory\n", ["path", "--file", ".", "-o", "f.ktx2"])
    #expect(try workspace.names() == ["a.bin"])
  }

  private static let square = "M0 0H9V9H0Z"

  @Test(arguments: [
    ([], "no path data: give 'M…', --file FILE, or '-' for standard input"),
    (["M0", "0"], "give path data once, not 2 times; quote it, as it may hold spaces"),
    ([square, "--file", "x"], "give path data once, not 2 times; quote it, as it may hold spaces"),
    ([square, "--stroke-linecap", "round"], "option '--stroke-linecap' needs '--stroke-width'"),
    ([square, "--stroke-dasharray", "1"], "option '--stroke-dasharray' needs '--stroke-width'"),
    ([square, "--fill", "none"], "'--fill none' paints nothing without '--stroke-width'"),
    (
      [square, "--fill", "none", "--fill-rule", "evenodd", "--stroke-width", "1"],
      "option '--fill-rule' has no meaning with '--fill none'"
    ),
    (
      [square, "--stroke-width", "0"], "option '--stroke-width' must be above 0 and at most 1000000000, not 0"
    ),
    ([square, "--stroke-width", "nan"], "option '--stroke-width' needs a number, not 'nan'"),
    (
      [square, "--stroke-width", "1", "--stroke-dasharray", "1,,2"],
      "option '--stroke-dasharray' needs the form D,G…, not '1,,2'"
    ),
    (
      [square, "--stroke-width", "1", "--stroke-dasharray", "1,-2"],
      "lengths of '--stroke-dasharray' must be at least 0 and at most 1000000000, not -2.0"
    ),
    ([square, "--view-box", "0,0,9"], "option '--view-box' needs the form X,Y,W,H, not '0,0,9'"),
    (
      [square, "--view-box", "0,0,9,0"],
      "option '--view-box' needs a width and a height above 0, not '0,0,9,0'"
    ),
    (
      [square, "--fill-rule", "even-odd"],
      "option '--fill-rule' is one of nonzero, evenodd, not 'even-odd'; did you mean 'evenodd'?"
    ),
    ([square, "--stroke-widht", "1"], "unknown option '--stroke-widht'; did you mean '--stroke-width'?"),
    ([square, "--treshold", "1"], "unknown option '--treshold'"),
    ([square, "--fit", "cover"], "option '--fit' needs '--size'"),
    ([square, "--output-dir", "d"], "'-o' and '--output-dir' exclude each other"),
  ])
  func wrongUsage(_ words: [String], _ reason: String) throws {
    try expectFailure(
      64, "meniscus: \(reason)\nSee 'meniscus path --help'.\n", ["path", "-o", "f.ktx2"] + words)
  }

  @Test func aFileInPlaceOfDataIsPointedOut() throws {
    try workspace.write("shape.txt", Array("M0 0H9".utf8))
    try workspace.write("icon.svg", [])
    let advice = "\nSee 'meniscus path --help'.\n"
    try expectFailure(
      64, "meniscus: 'shape.txt' is a file, not path data; did you mean '--file shape.txt'?" + advice,
      ["path", "shape.txt", "-o", "f.ktx2"])
    try expectFailure(
      64, "meniscus: 'icon.svg' is a file; did you mean 'meniscus svg icon.svg'?" + advice,
      ["path", "icon.svg", "-o", "f.ktx2"])
    try expectFailure(
      64, "meniscus: argument has no name for a file in '.'; use -o FILE" + advice,
      ["path", "M0 0H9V9Z", "--output-dir", "."])
  }

  @Test func dashesHaveALimit() throws {
    let words = ["--stroke-width", "1", "--stroke-dasharray", "1e-9"]
    try expectFailure(
      65, "meniscus: argument: the stroke has more than 4194304 dashes\n",
      ["path", "M0 0H9V9Z", "-o", "f.ktx2"] + words)
  }
}
