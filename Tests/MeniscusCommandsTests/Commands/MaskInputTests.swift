import Foundation
import Testing

/// Inputs that `mask` refuses: the message, the code, and nothing left behind.
@Suite struct MaskInputTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// Runs `mask in.png -o out.ktx2` and expects a failure and no new file.
  private func expectFailure(
    _ code: Int32, _ reason: String, _ more: String..., input: String = "in.png", tool other: Tool? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectFailure(
      code, "meniscus: \(input): \(reason)\n", ["mask", input, "-o", "out.ktx2"] + more, tool: other,
      sourceLocation: sourceLocation)
  }

  @Test func notPNG() throws {
    try workspace.write("in.png", Array("GIF89a, not a PNG".utf8))
    try expectFailure(65, "not a PNG: it starts with 47 49 46 38 39 61 2C 20")
    try workspace.write("in.png", [])
    try expectFailure(65, "not a PNG: there are no bytes")
  }

  @Test func anEndlessDeviceIsReadNoFurtherThanItsHead() throws {
    try expectFailure(65, "not a PNG: it starts with 00 00 00 00 00 00 00 00", input: "/dev/zero")
  }

  @Test func truncated() throws {
    let whole = try SamplePNG.disc()
    for count in [8, 20, 33, 40, whole.count - 12, whole.count - 1] {
      try workspace.write("in.png", Array(whole.prefix(count)))
      let outcome = try tool.run("mask", "in.png", "-o", "out.ktx2")
      #expect(outcome.code == 65)
      #expect(outcome.errors.hasPrefix("meniscus: in.png: truncated: it ends at byte \(count), "))
      #expect(try workspace.names() == ["in.png"])
    }
  }

  @Test func wrongChecksum() throws {
    try workspace.write("in.png", try SamplePNG.withWrongChecksum())
    try expectFailure(65, "wrong CRC: chunk IHDR at byte 8 is damaged")
  }

  @Test func badDimensions() throws {
    try workspace.write("in.png", try SamplePNG.declaring(width: 1 << 31, height: 1 << 31))
    try expectFailure(
      65, "bad dimensions: it declares 2147483648x2147483648, and each side must be 1 to 2147483647")
  }

  @Test func decompressionBomb() throws {
    try workspace.write("in.png", try SamplePNG.declaring(width: 60_000, height: 60_000))
    try expectFailure(65, "too large: it declares 60000x60000 texels, and the limit is 268435456")
  }

  @Test func limitOfTheUser() throws {
    try workspace.write("in.png", try SamplePNG.disc())
    try expectFailure(
      65, "too large: it declares 32x24 texels, and the limit is 767", "--max-texels", "767")
  }

  @Test func channelThatIsNotThere() throws {
    try workspace.write("in.png", try SamplePNG.disc())
    try expectFailure(
      65, "no alpha: the picture is grey without transparency; take another channel", "--channel", "alpha")
  }

  @Test func missingFile() throws {
    try expectFailure(66, "no such file")
    try expectFailure(66, "no such file", input: "nowhere/in.png")
    try workspace.write("file", [])
    let outcome = try tool.run("mask", "file/in.png", "-o", "out.ktx2")
    #expect(outcome.code == 66)
    #expect(outcome.errors == "meniscus: file/in.png: a part of the path is no folder\n")
  }

  @Test func folder() throws {
    try workspace.makeFolder("in.png")
    try expectFailure(66, "is a directory")
  }

  @Test func noPermission() throws {
    let obedient = try tool.obeyingPermissions()
    try workspace.write("in.png", try SamplePNG.disc())
    try workspace.setMode("in.png", 0)
    try workspace.setMode("", 0o777)
    try expectFailure(66, "permission denied", tool: obedient)
  }

  @Test func closedStandardInput() throws {
    let shell = tool.throughShell("exec \"$@\" <&-")
    let outcome = try shell.run("mask", "-", "-o", "out.ktx2")
    #expect(outcome.code == 66 && outcome.errors == "meniscus: standard input: is closed\n")
    #expect(try workspace.names().isEmpty)
  }

  @Test func failuresAsJSON() throws {
    try workspace.write("in.png", [1, 2, 3])
    let outcome = try tool.run("mask", "in.png", "-o", "out.ktx2", "--json")
    #expect(outcome.code == 65 && outcome.errors == "meniscus: in.png: not a PNG: it starts with 01 02 03\n")
    let records = try outcome.records()
    #expect(records.count == 1)
    let record = try #require(records.first)
    #expect(
      record.keys.sorted() == [
        "code", "error", "floodMethod", "height", "heightMethod", "input", "largestInsideDistance", "outline",
        "output", "stageMilliseconds", "width",
      ])
    #expect(record["input"] as? String == "in.png" && record["code"] as? Int == 65)
    #expect(record["error"] as? String == "not a PNG: it starts with 01 02 03")
    for key in ["output", "width", "height", "outline", "floodMethod", "stageMilliseconds"] {
      #expect(record[key] is NSNull, "\(key)")
    }
  }
}
