import Foundation
import SDFFormats
import SDFGrid
import SDFPNG
import SDFPictures
import Testing

@Suite struct CompareTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try workspace.write("a.ktx2", try KTX2.encode(SampleField.disc()))
    try workspace.write("b.npy", try NPY.encode(SampleField.disc(offset: 0.25)))
  }

  private func compare(_ words: String...) throws -> [String: Any] {
    let outcome = try tool.run(["compare"] + words + ["--json"])
    #expect(outcome.code == 0 && outcome.errors == "")
    return try outcome.object()
  }

  @Test func numbersForPrograms() throws {
    let report = try compare("a.ktx2", "b.npy")
    #expect(report.keys.sorted() == ["a", "all", "b", "band", "clamp", "height", "width"])
    #expect(report["width"] as? Int == 16 && report["height"] as? Int == 12)
    for region in ["all", "band"] {
      let numbers = try #require(report[region] as? [String: Any])
      #expect(numbers.keys.sorted() == ["a", "b", "count", "g", "r"])
      let r = try #require(numbers["r"] as? [String: Double])
      #expect(r.keys.sorted() == ["max", "mean", "p99", "rms"])
      #expect(r.values.allSatisfy { abs($0 - 0.25) < 1e-6 })
      #expect((numbers["g"] as? [String: Double])?["max"] == 0)
    }
    #expect((report["all"] as? [String: Any])?["count"] as? Int == 192)
  }

  @Test func equalFieldsAreAllZero() throws {
    let report = try compare("a.ktx2", "a.ktx2")
    for channel in ["r", "g", "b", "a"] {
      let numbers = try #require((report["all"] as? [String: Any])?[channel] as? [String: Double])
      #expect(numbers.values.allSatisfy { $0 == 0 })
    }
  }

  @Test func tableForPeople() throws {
    let outcome = try tool.run("compare", "a.ktx2", "b.npy")
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(outcome.text.hasPrefix("A a.ktx2\nB b.npy\n16x12 texels, |A - B| of each channel\n"))
    #expect(outcome.text.contains("  all texels               mean       99 %        max        rms\n"))
    #expect(outcome.text.contains("  R distance               0.25       0.25       0.25       0.25\n"))
    #expect(outcome.text.contains("within 8 texels"))
  }

  @Test func eightBitFilesHaveTheDistanceAlone() throws {
    try workspace.write("c.png", try SampleField.eightBit(range: 16))
    let all = try #require(try compare("a.ktx2", "c.png")["all"] as? [String: Any])
    #expect(all["g"] is NSNull && all["a"] is NSNull)
    let largest = try #require((all["r"] as? [String: Double])?["max"])
    #expect(largest > 0 && largest < 16.1 / 255)
  }

  @Test func clampsThatDifferAreTold() throws {
    var clamped = SampleField.disc()
    clamped.metadata?.range = 2.5
    try workspace.write("c.ktx2", try KTX2.encode(clamped))
    let note =
      "meniscus: note: a.ktx2 is not clamped, c.ktx2 is clamped to ±2.5 texels; "
      + "beyond a clamp the distances differ by it\n"
    let outcome = try tool.run("compare", "a.ktx2", "c.ktx2")
    #expect(outcome.code == 0 && outcome.errors == note)
    #expect(outcome.text.hasPrefix("A a.ktx2\nB c.ktx2\n"))
    // An npy file without metadata beside it, and an 8-bit file's bound.
    try workspace.write("d.png", try SampleField.eightBit(range: 4))
    let bounded = try tool.run("compare", "d.png", "b.npy")
    #expect(
      bounded.errors == "meniscus: note: d.png is clamped to ±4 texels, "
        + "b.npy does not tell whether it is clamped; beyond a clamp the distances differ by it\n")
    for alike in [["c.ktx2", "c.ktx2"], ["a.ktx2", "b.npy"]] {
      #expect(try tool.run(["compare"] + alike).errors == "")
    }
  }

  @Test func clampsForPrograms() throws {
    var clamped = SampleField.disc()
    clamped.metadata?.range = 2.5
    try workspace.write("c.ktx2", try KTX2.encode(clamped))
    let clamp = try #require(try compare("c.ktx2", "a.ktx2")["clamp"] as? [String: Any])
    #expect(clamp.count == 2 && clamp["a"] as? Double == 2.5 && clamp["b"] is NSNull)
  }

  @Test func heatMap() throws {
    let outcome = try tool.run("compare", "a.ktx2", "b.npy", "--heatmap", "h.png")
    #expect(outcome.code == 0)
    let picture = HeatMap.draw(SampleField.disc(), SampleField.disc(offset: 0.25))
    let expected = try PNGWriter.encode(picture, text: [])
    #expect(try workspace.read("h.png") == expected)
    let piped = try tool.run("compare", "a.ktx2", "b.npy", "--heatmap", "-")
    #expect(piped.output == expected && piped.errors == outcome.text)
    #expect(try workspace.names() == ["a.ktx2", "b.npy", "h.png"])
  }

  @Test func sizesThatDiffer() throws {
    try workspace.write("c.ktx2", try KTX2.encode(SampleField.disc(GridSize(width: 8, height: 8))))
    let outcome = try tool.run("compare", "a.ktx2", "c.ktx2", "--heatmap", "h.png")
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    #expect(outcome.errors == "meniscus: sizes differ: a.ktx2 has 16x12 texels, c.ktx2 has 8x8\n")
    #expect(try workspace.names() == ["a.ktx2", "b.npy", "c.ktx2"])
  }

  @Test func heatMapOverAnInput() throws {
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/h.png", withDestinationPath: "b.npy")
    let outcome = try tool.run("compare", "a.ktx2", "b.npy", "--heatmap", "h.png")
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("meniscus: output 'h.png' is the input 'b.npy'; nothing was written\n"))
  }

  @Test func standardInput() throws {
    let outcome = try tool.run(["compare", "-", "b.npy"], input: try workspace.read("a.ktx2"))
    #expect(outcome.code == 0 && outcome.text.hasPrefix("A standard input\nB b.npy\n"))
    #expect(try tool.run("compare", "a.ktx2", "gone.ktx2").errors == "meniscus: gone.ktx2: no such file\n")
  }
}
