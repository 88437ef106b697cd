import SDFFormats
import SDFGrid
import SDFPNG
import Testing

@Suite struct InspectTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  private func inspect(_ words: String..., input: [UInt8] = []) throws -> [String: Any] {
    let outcome = try tool.run(["inspect"] + words + ["--json"], input: input)
    #expect(outcome.code == 0 && outcome.errors == "")
    return try outcome.object()
  }

  @Test func ktx2() throws {
    let field = SampleField.disc(levels: 5)
    try workspace.write("f.bin", try KTX2.encode(field))
    let report = try inspect("f.bin", "--at", "3,2")
    #expect(report["format"] as? String == "ktx2" && report["precision"] as? String == "float")
    #expect(report["width"] as? Int == 16 && report["height"] as? Int == 12)
    #expect(report["origin"] as? String == "top-left" && report["writer"] as? String == "meniscus 0.1.0")
    let count = try workspace.read("f.bin").count
    #expect(report["bytes"] as? Int == count)
    let levels = try #require(report["levels"] as? [[String: Int]])
    #expect(levels.map { $0["width"] } == [16, 8, 4, 2, 1])
    #expect(levels.map { $0["height"] } == [12, 6, 3, 1, 1])
    let metadata = try #require(report["metadata"] as? [String: Any])
    #expect(metadata["source"] as? String == "mask" && metadata["largestInsideDistance"] as? Double == 3.75)
    let at = try #require(report["at"] as? [String: Double])
    let texel = field[3, 2]
    #expect(at["x"] == 3 && at["y"] == 2 && at["r"].map(Float.init) == texel.x)
    #expect(at["g"].map(Float.init) == texel.y && at["b"].map(Float.init) == texel.z && at["a"] == 0)
  }

  @Test func aGlyphIsNamedWithItsMetrics() throws {
    var field = SampleField.disc()
    field.metadata?.glyph = .init(
      advance: 43.75, bearingX: -0.5, bearingY: 46, codePoint: 65, emSize: 64, index: 36, name: "A")
    try workspace.write("a.ktx2", try KTX2.encode(field))
    let text = String(decoding: try tool.run(["inspect", "a.ktx2"]).output, as: UTF8.self)
    for part in ["A, U+0041, index 36", "advance 43.75, bearings -0.5,46, em 64"] {
      #expect(text.contains(part), "\(text)")
    }
    let metadata = try #require(try inspect("a.ktx2")["metadata"] as? [String: Any])
    let glyph = try #require(metadata["glyph"] as? [String: Any])
    #expect(glyph["name"] as? String == "A" && glyph["advance"] as? Double == 43.75)
  }

  @Test func statisticsAreOfTheTexels() throws {
    let field = SampleField.disc(precision: .half)
    try workspace.write("f.ktx2", try KTX2.encode(field))
    let report = try inspect("f.ktx2")
    let texels = field.levels[0].floats.samples
    #expect(report["insideTexels"] as? Int == texels.count { $0.x < 0 })
    let statistics = try #require(report["statistics"] as? [String: [String: Double]])
    for (channel, index) in [("r", 0), ("g", 1), ("b", 2), ("a", 3)] {
      let values = texels.map { Double($0[index]) }
      let extent = try #require(statistics[channel])
      #expect(extent["min"].map(Float.init) == values.min().map(Float.init))
      #expect(extent["max"].map(Float.init) == values.max().map(Float.init))
      let mean = try #require(extent["mean"])
      #expect(abs(mean - values.reduce(0, +) / Double(values.count)) < 1e-9)
    }
    let length = try #require(report["gradientLength"] as? [String: Double])
    #expect(length.count == 3 && length.values.allSatisfy { abs($0 - 1) < 1e-3 })
  }

  @Test func npyTakesItsMetadataFromBeside() throws {
    let field = SampleField.disc()
    try workspace.write("f.npy", try NPY.encode(field, origin: .bottomLeft))
    #expect(try inspect("f.npy")["metadata"] == nil)
    try workspace.write("f.json", try #require(try NPY.sidecar(field, origin: .bottomLeft)))
    let report = try inspect("f.npy", "--at", "0,11")
    #expect(report["origin"] as? String == "bottom-left" && report["metadata"] is [String: Any])
    #expect((report["at"] as? [String: Double])?["r"].map(Float.init) == field[0, 11].x)
  }

  @Test func eightBitHoldsTheDistanceAlone() throws {
    try workspace.write("f.png", try SampleField.eightBit(range: 4))
    let report = try inspect("f.png", "--at", "8,6")
    #expect(report["precision"] as? String == "8-bit" && report["eightBitRange"] as? Double == 4)
    #expect((report["statistics"] as? [String: Any])?.keys.sorted() == ["r"])
    #expect((report["at"] as? [String: Any])?.keys.sorted() == ["r", "x", "y"])
  }

  @Test func standardInputAndPage() throws {
    let bytes = try KTX2.encode(SampleField.disc())
    #expect(try inspect("-", input: bytes)["file"] as? String == "-")
    let page = try tool.run(["inspect", "-", "--at", "0,0"], input: bytes)
    #expect(page.code == 0)
    for part in [
      "standard input\n", "  format            ktx2, float, ", "  size              16x12\n",
      "largest inside distance 3.75", "jump, 6 passes", "jacobi, 64 sweeps", "R distance", "texel 0,0",
    ] { #expect(page.text.contains(part), "\(part)") }
  }

  @Test func placesOutside() throws {
    try workspace.write("f.ktx2", try KTX2.encode(SampleField.disc()))
    let outcome = try tool.run("inspect", "f.ktx2", "--at", "16,0")
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "meniscus: '--at 16,0' is outside the field of 16x12 texels; X is 0…15, Y is 0…11\n"))
  }

  @Test func filesThatAreNoFields() throws {
    try workspace.write("f", Array("hello, world".utf8))
    let outcome = try tool.run("inspect", "f", "--json")
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    #expect(outcome.errors == "meniscus: f: is no field: neither KTX2 nor npy nor PNG\n")
    let zero = try tool.run("inspect", "/dev/zero")
    #expect(zero.code == 65)
    #expect(zero.errors == "meniscus: /dev/zero: is no field: neither KTX2 nor npy nor PNG\n")
    let truncated = try tool.run(["inspect", "-"], input: try KTX2.encode(SampleField.disc()).dropLast())
    #expect(truncated.code == 65 && truncated.errors.hasPrefix("meniscus: standard input: "))
    #expect(try tool.run("inspect", "gone").code == 66)
  }

  @Test func rangeIsForEightBitFiles() throws {
    try workspace.write("f.ktx2", try KTX2.encode(SampleField.disc()))
    let outcome = try tool.run("inspect", "f.ktx2", "--range", "3")
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("meniscus: option '--range' is for 8-bit png files alone\n"))
    try workspace.write("f.png", try SamplePNG.flat(255))
    #expect(try inspect("f.png", "--range", "3")["eightBitRange"] as? Double == 3)
  }

  @Test func limitOnTexels() throws {
    try workspace.write("f.ktx2", try KTX2.encode(SampleField.disc()))
    let outcome = try tool.run("inspect", "f.ktx2", "--max-texels", "191")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("meniscus: f.ktx2: "))
    #expect(try tool.run("inspect", "f.ktx2", "--max-texels", "192").code == 0)
  }
}
