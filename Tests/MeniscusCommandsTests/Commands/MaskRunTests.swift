import Foundation
import Meniscus
import MeniscusCommands
import SDFFormats
import SDFPNG
import Testing

/// Masks that become fields: every file holds what the library makes of the same mask.
@Suite struct MaskRunTests: ToolSuite {
  let tool: Tool
  private let png: [UInt8]

  init() throws {
    tool = try Tool()
    png = try SamplePNG.disc()
    try workspace.write("in.png", png)
  }

  /// What the library makes of the disc.
  private func field(_ change: (inout MaskOptions) -> Void = { _ in }) throws -> SDFTexture {
    var options = MaskOptions()
    change(&options)
    return try SDFGenerator().generate(PNGMaskReader.read(png).mask, options: options).texture
  }

  private func run(_ words: String...) throws -> Tool.Outcome {
    let outcome = try tool.run(["mask"] + words)
    #expect(outcome.code == 0, "\(words)")
    return outcome
  }

  @Test func plain() throws {
    let outcome = try run("in.png", "-o", "out.ktx2")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("in.png -> out.ktx2  32x24, exact flood, "))
    #expect(outcome.errors.hasSuffix(" ms\n") && outcome.errors.split(separator: "\n").count == 1)
    let expected = try KTX2.encode(field())
    #expect(try workspace.read("out.ktx2") == expected)
    #expect(try workspace.names() == ["in.png", "out.ktx2"])
  }

  @Test(arguments: [
    ["--threshold", "0.25"], ["--invert"], ["--coverage", "srgb"], ["--edges", "binary"],
    ["--border", "extend"], ["--flood", "jump"], ["--height", "none"], ["--sweeps", "3"],
    ["--scale", "0.5"], ["--size", "20x20", "--fit", "cover"], ["--size", "20x20", "--pad", "3"],
    ["--pad", "3", "--range", "2"], ["--precision", "float"], ["--mips"], ["--origin", "bottom-left"],
  ])
  func everyOptionReachesTheFile(_ words: [String]) throws {
    let verb = try VerbProbe.arguments(["in.png", "-o", "out.ktx2"] + words)
    let outcome = try tool.run(["mask", "in.png", "-o", "out.ktx2", "--quiet"] + words)
    #expect(outcome.code == 0 && outcome.errors == "" && outcome.output.isEmpty)
    let field = try SDFGenerator().generate(PNGMaskReader.read(png).mask, options: verb.options).texture
    let expected = try KTX2.encode(field, origin: verb.making.origin)
    #expect(try workspace.read("out.ktx2") == expected)
    let plain = try KTX2.encode(self.field())
    #expect(expected != plain, "the option changes the file")
  }

  @Test func npyAndItsMetadata() throws {
    _ = try run("in.png", "-o", "out.npy", "--origin", "bottom-left")
    let field = try field()
    let expected = (
      array: try NPY.encode(field, origin: .bottomLeft), json: try NPY.sidecar(field, origin: .bottomLeft)
    )
    #expect(try workspace.read("out.npy") == expected.array)
    #expect(try workspace.read("out.json") == expected.json)
    #expect(try workspace.names() == ["in.png", "out.json", "out.npy"])
  }

  @Test func eightBit() throws {
    _ = try run("in.png", "-o", "out.png", "--range", "5")
    let field = try field {
      $0.height = .none
      $0.range = 5
    }
    let expected = try SampleField.eightBit(field, range: 5)
    #expect(try workspace.read("out.png") == expected)
  }

  @Test func streams() throws {
    let piped = try tool.run(["mask", "-", "-o", "-"], input: png)
    #expect(piped.code == 0)
    let expected = (half: try KTX2.encode(field()), array: try NPY.encode(field()))
    #expect(piped.output == expected.half)
    #expect(piped.errors.hasPrefix("standard input -> standard output  32x24, "))
    let array = try tool.run(["mask", "-", "-o", "-", "--format", "npy", "--json"], input: png)
    #expect(array.code == 0 && array.output == expected.array)
    let report = try JSONSerialization.jsonObject(with: Data(array.errors.utf8)) as? [[String: Any]]
    #expect(report?.first?["output"] as? String == "-")
    #expect(try workspace.names() == ["in.png"])
  }

  @Test func report() throws {
    let outcome = try run("in.png", "-o", "out.ktx2", "--json", "--size", "16x12")
    #expect(outcome.errors == "")
    let record = try #require(try outcome.records().first)
    #expect(
      record.keys.sorted() == [
        "floodMethod", "height", "heightMethod", "input", "largestInsideDistance", "outline", "output",
        "stageMilliseconds", "width",
      ])
    #expect(record["input"] as? String == "in.png" && record["output"] as? String == "out.ktx2")
    #expect(record["width"] as? Int == 16 && record["height"] as? Int == 12)
    #expect(record["outline"] as? Bool == true && record["heightMethod"] as? String == "jacobi")
    #expect(["jump", "exact"].contains(record["floodMethod"] as? String))
    // A disc of radius 4; the centres nearest to its middle are half a texel off along both axes.
    #expect(abs(try #require(record["largestInsideDistance"] as? Double) - (4 - 0.5.squareRoot())) < 0.05)
    let times = try #require(record["stageMilliseconds"] as? [String: Double])
    #expect(times.keys.sorted() == ["compose", "decode", "distance", "encode", "flood", "height", "seed"])
    #expect(times.values.allSatisfy { $0 >= 0 })
  }

  @Test func emptyMasks() throws {
    try workspace.write("black.png", try SamplePNG.flat(0))
    try workspace.write("white.png", try SamplePNG.flat(255))
    let advice = "at threshold 0.5; --allow-empty writes such a field"
    let black = try tool.run("mask", "black.png", "-o", "out.ktx2")
    #expect(black.code == 65)
    #expect(black.errors == "meniscus: black.png: no outline: no texel is inside \(advice)\n")
    let white = try tool.run("mask", "white.png", "-o", "out.ktx2", "--border", "extend")
    #expect(white.code == 65)
    #expect(white.errors == "meniscus: white.png: no outline: every texel is inside \(advice)\n")
    #expect(try workspace.names() == ["black.png", "in.png", "white.png"])
    let allowed = try run("black.png", "-o", "out.ktx2", "--allow-empty", "--json")
    #expect(try allowed.records().first?["outline"] as? Bool == false)
    #expect(try KTX2.decode(workspace.read("out.ktx2")).texture.metadata?.outline == false)
  }

  @Test func newFilesHaveTheModeOfTheUmask() throws {
    let shell = tool.throughShell("umask 027; exec \"$@\"")
    #expect(try shell.run("mask", "in.png", "-o", "out.npy").code == 0)
    #expect(try workspace.mode("out.npy") == 0o640 && workspace.mode("out.json") == 0o640)
  }

  @Test func linksAreFollowedAndStay() throws {
    try workspace.makeFolder("far")
    let files = FileManager.default
    for (link, end) in [("a.ktx2", "far/a"), ("b.ktx2", "far/b")] {
      try files.createSymbolicLink(atPath: workspace.path + "/" + link, withDestinationPath: end)
    }
    try workspace.write("far/a", [1])
    for link in ["a.ktx2", "b.ktx2"] {
      _ = try run("in.png", "-o", link)
      #expect(try files.destinationOfSymbolicLink(atPath: workspace.path + "/" + link).hasPrefix("far/"))
    }
    let expected = try KTX2.encode(field())
    #expect(try workspace.read("far/a") == expected)
    #expect(try workspace.read("far/b") == expected)
    #expect(try workspace.names("far") == ["a", "b"])
  }

  @Test func devicesAndPipesAreWrittenDirectly() throws {
    _ = try run("in.png", "-o", "/dev/null", "--format", "npy")
    #expect(try POSIXProbe.isDevice("/dev/null"))
    let script = "mkfifo pipe; \"$@\" & cat pipe >copy"
    let shell = tool.throughShell(script)
    #expect(try shell.run("mask", "in.png", "-o", "pipe", "--quiet").errors == "")
    let expected = try KTX2.encode(field())
    #expect(try workspace.read("copy") == expected)
    #expect(try workspace.names() == ["copy", "in.png", "pipe"])
  }

  @Test func aFullDiskLeavesNothing() throws {
    let shell = tool.throughShell("ulimit -f 1; exec \"$@\"")
    let limited = try shell.run("mask", "in.png", "-o", "out.npy")
    #expect(limited.code == 74 && !limited.isSignalled)
    #expect(limited.errors == "meniscus: out.npy: the file would exceed the size limit\n")
    #expect(try workspace.names() == ["in.png"])
    let full = try tool.run("mask", "in.png", "-o", "/dev/full")
    #expect(full.code == 74 && full.errors == "meniscus: /dev/full: no space left on the device\n")
  }

  @Test func aReaderThatWentAwayIsAQuietError() throws {
    let script = "{ \"$@\"; echo $? >code; } | :"
    let shell = tool.throughShell(script)
    let outcome = try shell.run("mask", "in.png", "-o", "-", "--size", "256x256", "--height", "none")
    #expect(outcome.errors == "")
    #expect(try workspace.read("code") == Array("74\n".utf8))
  }
}
