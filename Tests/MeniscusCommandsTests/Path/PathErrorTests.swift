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

  private static let triangle = "M0 0L9 0 9 9Z"
  private static let dust = "M0 0L1e-310 0 1e-310 1e-310Z"

  @Test(arguments: [
    (
      [dust, "--size", "16x16"], 65, "a view box of 0.0, 0.0 to 1e-310, 1e-310 is too small for 16x16 texels"
    ),
    ([dust], 65, "no outline: what is painted is 1e-310 x 1e-310 texels large, too small for an outline"),
    (
      [triangle, "--scale", "1e-9"], 64,
      "no outline: at '--scale 1e-09' what is painted is 9e-09 x 9e-09 texels large, too small for an outline"
    ),
    (
      [triangle, "--scale", "1e-300", "--view-box", "0,0,9,9"], 64,
      "no outline: at '--scale 1e-300' what is painted is 9e-300 x 9e-300 texels large, too small for an"
    ),
    (
      [triangle, "--size", "16x16", "--view-box", "0,0,1e300,1e300"], 64,
      "no outline: in '--view-box' what is painted is 1.44e-298 x 1.44e-298 texels large, too small for an"
    ),
    (
      [triangle, "--size", "16x16", "--view-box", "0,0,1e-300,1e-300"], 64,
      "option '--view-box': next to a box so small, the path's point (9.0, 0.0) lies too far away"
    ),
    (
      [triangle, "--size", "16x16", "--view-box", "0,0,1e-310,1e-310"], 64,
      "option '--view-box': a view box of 0.0, 0.0 to 1e-310, 1e-310 is too small for 16x16 texels"
    ),
    (
      [triangle, "--view-box", "0,0,30000,9"], 64,
      "option '--view-box': 30000x9 texels are over the limit of 20000 texels a side"
    ),
    (
      [triangle, "--pad", "10000"], 64,
      "option '--pad': 20009x20009 texels are over the limit of 20000 texels a side"
    ),
    (["M0 0H30000V9Z"], 65, "30000x9 texels are over the limit of 20000 texels a side"),
    (
      ["M0 0H1e80V9Z", "--size", "9x9", "--view-box", "0,0,9,9"], 65, "shape 0 of the painting: element 1 of"
    ),
    (
      [triangle, "--fill", "none", "--stroke-width", "1e-9", "--size", "9x9"], 64,
      "no outline: the stroke of '--stroke-width 1e-09' is 1e-09 texels wide"
    ),
  ])
  func extremesNameWhatIsAtFault(_ words: [String], _ code: Int32, _ reason: String) throws {
    let outcome = try tool.run(["path", "-o", "f.ktx2"] + words)
    #expect(outcome.code == code, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("meniscus: argument: " + reason), "\(outcome.errors)")
    #expect(try workspace.names().isEmpty)
  }

  @Test func tinyThingsInATinyBoxAreMade() throws {
    let data = "M0 0H1e-300V1e-300H0Z"
    try runToEnd(["path", data, "-o", "f.ktx2", "--size", "8x8", "--view-box", "0,0,1e-300,1e-300"])
    #expect(try field("f.ktx2").metadata?.largestInsideDistance == 3.5)
  }

  @Test func manySegmentsAreMade() throws {
    // A comb of 20,000 steps, or of a million.
    #if DEBUG
      let teeth = 5_000
    #else
      let teeth = 250_000
    #endif
    var data = "M0 0"
    for _ in 0..<teeth { data += "v9h.1v-9h.1" }
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
      [square, "--view-box", "1e300,0,10,10"],
      "option '--view-box' has its x at 1e+300, too far from 0 for a width of 10.0"
    ),
    (
      [square, "--view-box", "0,-1e300,10,10"],
      "option '--view-box' has its y at -1e+300, too far from 0 for a height of 10.0"
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
      65, "meniscus: argument: the stroke has more than 500000 dashes\n",
      ["path", "M0 0H9V9Z", "-o", "f.ktx2"] + words)
  }
}
