import Foundation
import Testing

/// Names as bytes, and limits that are known before the work.
@Suite struct MaskNameTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try workspace.write("in.png", SamplePNG.disc())
  }

  @Test func namesThatAreNotUTF8AreRefused() throws {
    // The shell makes the byte, which no string of ours can hold.
    let shell = tool.throughShell(#"exec "$@" mask in.png -o "$(printf 'o\377.ktx2')""#)
    let outcome = try shell.run([])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("argument 4 is not valid UTF-8; nothing was done"))
    #expect(try workspace.names() == ["in.png"])
  }

  @Test func anInputNamedTwice() throws {
    try workspace.makeFolder("out")
    let outcome = try tool.run("mask", "in.png", "in.png", "--output-dir", "out")
    #expect(outcome.code == 64)
    #expect(outcome.errors == maskUsage("the input 'in.png' is named twice; nothing was written"))
  }

  @Test func namesThatOnlyLookAlikeAreTwoFiles() throws {
    try workspace.makeFolder("out")
    let (composed, decomposed) = ("\u{E9}.png", "e\u{301}.png")
    try workspace.write(composed, SamplePNG.disc())
    try workspace.write(decomposed, SamplePNG.disc())
    let outcome = try tool.run("mask", composed, decomposed, "--output-dir", "out", "--quiet")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try workspace.names("out").count == 2)
  }

  @Test func aNameThatStartsWithACombiningMark() throws {
    try workspace.makeFolder("d")
    try workspace.makeFolder("out")
    try workspace.write("d/\u{301}x.png", SamplePNG.disc())
    let outcome = try tool.run("mask", "d/\u{301}x.png", "--output-dir", "out", "--quiet")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try workspace.names("out").map { Array($0.utf8) } == [Array("\u{301}x.ktx2".utf8)])
  }

  @Test func anEmptyName() throws {
    let outcome = try tool.run("mask", "", "-o", "x.ktx2")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("'': is no file name"))
  }

  @Test func coverReachesFarBeyondTheFrame() throws {
    try workspace.write("long.png", SamplePNG.flat(255, width: 1, height: 300))
    let outcome = try tool.run(
      "mask", "long.png", "-o", "out.npy", "--size", "64x64", "--fit", "cover", "--quiet")
    #expect(outcome.code == 0, "\(outcome.errors)")
    // 64 texels wide, and 19,200 high: all inside, 31.5 texels from either side in the middle.
    let middle = try tool.run("inspect", "out.npy", "--at", "31,32", "--json")
    #expect(String(decoding: middle.output, as: UTF8.self).contains("-31.5"))
  }

  @Test func aRangeThatHalfFloatsDoNotHold() throws {
    let outcome = try tool.run("mask", "in.png", "-o", "out.ktx2", "--range", "1e-9")
    #expect(outcome.code != 0)
    #expect(outcome.errors.contains("0.001"), "\(outcome.errors)")
    #expect(try workspace.names() == ["in.png"])
  }

  @Test func aFieldOverTheAddressSpace() throws {
    try workspace.write("big.png", SamplePNG.flat(0, width: 8000, height: 8000))
    let limited = tool.throughShell(#"ulimit -v 600000; exec "$@""#)
    let outcome = try limited.run("mask", "big.png", "-o", "out.ktx2")
    #expect(outcome.code == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("this process may have 585 MiB"), "\(outcome.errors)")
    #expect(try workspace.names() == ["big.png", "in.png"])
  }
}
