import Foundation
import SDFFormats
import SDFGrid
import Testing

/// Several masks in one command.
@Suite struct MaskBatchTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
    for index in 0..<6 {
      try workspace.write(
        "m\(index).png", try SamplePNG.disc(width: 20 + index, radius: 4 + Double(index) / 3))
    }
    try workspace.makeFolder("out")
  }

  private let masks = (0..<6).map { "m\($0).png" }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "4"], []])
  func filesAndReportsAreTheSameForAnyNumberOfJobs(_ jobs: [String]) throws {
    let outcome = try tool.run(["mask"] + masks + ["--output-dir", "out", "--json"] + jobs)
    #expect(outcome.code == 0 && outcome.errors == "")
    let records = try outcome.records()
    #expect(records.map { $0["input"] as? String } == masks)
    #expect(records.map { $0["output"] as? String } == (0..<6).map { "out/m\($0).ktx2" })
    #expect(records.map { $0["width"] as? Int } == (0..<6).map { 20 + $0 })
    for index in 0..<6 {
      _ = try tool.run("mask", "m\(index).png", "-o", "alone.ktx2")
      #expect(try workspace.read("out/m\(index).ktx2") == workspace.read("alone.ktx2"))
    }
  }

  @Test func oneBadInputDoesNotStopTheOthers() throws {
    try workspace.write("m1.png", [1])
    try FileManager.default.removeItem(atPath: workspace.path + "/m4.png")
    let outcome = try tool.run(["mask"] + masks + ["--output-dir", "out/", "--format", "npy", "--quiet"])
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        meniscus: m1.png: not a PNG: it starts with 01
        meniscus: m4.png: no such file

        """)
    #expect(
      try workspace.names("out") == [
        "m0.json", "m0.npy", "m2.json", "m2.npy", "m3.json", "m3.npy", "m5.json", "m5.npy",
      ])
  }

  @Test func linesComeInTheOrderOfTheInputs() throws {
    try workspace.write("m2.png", [1])
    let outcome = try tool.run(["mask"] + masks + ["--output-dir", "out"])
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.code == 1 && lines.count == 6)
    for (index, line) in lines.enumerated() where index != 2 {
      #expect(line.hasPrefix("m\(index).png -> out/m\(index).ktx2  \(20 + index)x24, "))
    }
    #expect(lines[2] == "meniscus: m2.png: not a PNG: it starts with 01")
  }

  @Test func failuresAreInTheReport() throws {
    try workspace.write("m3.png", try SamplePNG.flat(0))
    let outcome = try tool.run(["mask"] + masks + ["--output-dir", "out", "--json"])
    #expect(outcome.code == 1)
    let records = try outcome.records()
    #expect(records.count == 6)
    #expect(records.map { $0["code"] as? Int } == [nil, nil, nil, 65, nil, nil])
    #expect((records[3]["error"] as? String)?.hasPrefix("no outline: ") == true)
    #expect(try workspace.names("out").count == 5)
  }

  @Test func whereAllFailTheCodeIsOneToo() throws {
    let outcome = try tool.run("mask", "gone.png", "gone2.png", "--output-dir", "out")
    #expect(outcome.code == 1)
    #expect(outcome.errors == "meniscus: gone.png: no such file\nmeniscus: gone2.png: no such file\n")
  }

  @Test func aSingleInputGivesItsOwnCode() throws {
    #expect(try tool.run("mask", "gone.png", "--output-dir", "out").code == 66)
    #expect(try tool.run("mask", "m0.png", "--output-dir", "out", "--quiet").code == 0)
    #expect(try workspace.names("out") == ["m0.ktx2"])
  }
}
