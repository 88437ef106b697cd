import Foundation
import Testing

/// Places where `mask` does not write: the message, the code, and nothing touched.
@Suite struct MaskPlaceTests: ToolSuite {
  let tool: Tool
  private let png: [UInt8]

  init() throws {
    tool = try Tool()
    png = try SamplePNG.disc()
    try workspace.write("in.png", png)
  }

  /// Runs `mask` and expects a failure with these lines, and no file changed.
  private func expectFailure(
    _ code: Int32, _ errors: String, _ words: String..., tool other: Tool? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectFailure(code, errors, ["mask"] + words, tool: other, sourceLocation: sourceLocation)
    #expect(try workspace.read("in.png") == png, sourceLocation: sourceLocation)
  }

  @Test func missingFolder() throws {
    try expectFailure(
      73, "meniscus: gone/out.ktx2: the folder 'gone' does not exist\n", "in.png", "-o", "gone/out.ktx2")
    try expectFailure(73, "meniscus: gone: the folder does not exist\n", "in.png", "--output-dir", "gone")
    try expectFailure(
      73, "meniscus: gone/: the folder does not exist\n", "in.png", "-o", "gone/", "--format", "npy")
  }

  @Test func folderInTheWay() throws {
    try workspace.makeFolder("out.ktx2")
    try expectFailure(73, "meniscus: out.ktx2: is a directory\n", "in.png", "-o", "out.ktx2")
  }

  @Test func fileInThePlaceOfAFolder() throws {
    try workspace.write("file", [])
    try expectFailure(73, "meniscus: file: is not a folder\n", "in.png", "--output-dir", "file")
    try expectFailure(
      73, "meniscus: file/out.ktx2: 'file' is not a folder\n", "in.png", "-o", "file/out.ktx2")
  }

  @Test func noPermission() throws {
    let obedient = try tool.obeyingPermissions()
    try workspace.setMode("", 0o755)
    try workspace.setMode("in.png", 0o644)
    try workspace.makeFolder("locked")
    try workspace.setMode("locked", 0o555)
    try expectFailure(
      73, "meniscus: locked/out.ktx2: permission denied to write in 'locked'\n",
      "in.png", "-o", "locked/out.ktx2", tool: obedient)
    try expectFailure(
      73, "meniscus: locked: permission denied to write in it\n",
      "in.png", "--output-dir", "locked", tool: obedient)
    try workspace.write("out.ktx2", [7])
    try workspace.setMode("out.ktx2", 0o444)
    try expectFailure(
      73, "meniscus: out.ktx2: permission denied\n", "in.png", "-o", "out.ktx2", tool: obedient)
    #expect(try workspace.read("out.ktx2") == [7])
  }

  @Test func outputEqualToInput() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: workspace.path + "/soft.png", withDestinationPath: "in.png")
    try files.createSymbolicLink(atPath: workspace.path + "/same", withDestinationPath: ".")
    try files.linkItem(atPath: workspace.path + "/in.png", toPath: workspace.path + "/hard.png")
    for output in ["in.png", "./in.png", "same/in.png", "soft.png", "hard.png", workspace.path + "/in.png"] {
      try expectFailure(
        64, maskUsage("output '\(output)' is the input 'in.png'; nothing was written"), "in.png", "-o", output
      )
    }
    try expectFailure(
      64, maskUsage("output './soft.png' is the input 'soft.png'; nothing was written"),
      "soft.png", "--output-dir", ".", "--format", "png", "in.png")
  }

  @Test func standardInputEqualToOutput() throws {
    let shell = tool.throughShell("exec \"$@\" <in.png")
    try expectFailure(
      64, maskUsage("output 'in.png' is the input '-'; nothing was written"), "-", "-o", "in.png", tool: shell
    )
  }

  @Test func clashes() throws {
    for folder in ["a", "b", "out"] { try workspace.makeFolder(folder) }
    try workspace.write("a/x.png", png)
    try workspace.write("b/x.png", png)
    try expectFailure(
      64, maskUsage("the outputs of 'a/x.png' and 'b/x.png' are one file, 'out/x.ktx2'; nothing was written"),
      "a/x.png", "b/x.png", "--output-dir", "out")
    try expectFailure(
      64,
      maskUsage("the outputs of 'in.png' and './in.png' are one file, 'out/in.ktx2'; nothing was written"),
      "in.png", "./in.png", "--output-dir", "out")
    #expect(try workspace.names("out").isEmpty)
  }

  @Test func clashesThroughLinks() throws {
    try workspace.write("a.png", png)
    try workspace.makeFolder("out")
    try workspace.write("out/in.ktx2", [1])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/out/a.ktx2", withDestinationPath: "in.ktx2")
    try expectFailure(
      64, maskUsage("the outputs of 'in.png' and 'a.png' are one file, 'out/a.ktx2'; nothing was written"),
      "in.png", "a.png", "--output-dir", "out")
    #expect(try workspace.read("out/in.ktx2") == [1])
  }

  @Test func metadataBesideNpyClashesToo() throws {
    try expectFailure(
      64, maskUsage("the field 'out.json' and its metadata 'out.json' are one file; nothing was written"),
      "in.png", "-o", "out.json", "--format", "npy")
    try workspace.write("out.json", png)
    try expectFailure(
      64, maskUsage("output 'out.json' is the input 'out.json'; nothing was written"),
      "out.json", "-o", "out.npy")
  }

  @Test func standardInputHasNoName() throws {
    try expectFailure(
      64, maskUsage("standard input has no name for a file in '.'; use -o FILE"), "-", "--output-dir", ".")
    try expectFailure(64, maskUsage("standard input '-' is named twice"), "-", "-", "--output-dir", ".")
  }

  @Test func wholeFailuresAsJSON() throws {
    let outcome = try tool.run("mask", "in.png", "b.png", "--output-dir", "gone", "--json")
    #expect(outcome.code == 73 && outcome.errors == "meniscus: gone: the folder does not exist\n")
    let records = try outcome.records()
    #expect(records.map { $0["input"] as? String } == ["in.png", "b.png"])
    #expect(records.allSatisfy { $0["code"] as? Int == 73 && $0["output"] is NSNull })
  }
}
