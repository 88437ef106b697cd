import Testing

@Suite struct GeneralTests: ToolSuite {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func version() throws {
    let outcome = try tool.run("--version")
    #expect(outcome.code == 0 && outcome.text == "meniscus 0.1.0\n" && outcome.errors == "")
  }

  @Test func nothingToDoPrintsUsage() throws {
    let outcome = try tool.run()
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Usage: meniscus VERB [inputs] -o OUTPUT [options]\n"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func overview(_ words: [String]) throws {
    let outcome = try tool.run(words)
    #expect(outcome.code == 0 && outcome.errors == "")
    let parts = [
      "mask", "path", "svg", "glyph", "inspect", "preview", "compare", "Examples:",
      "meniscus mask logo.png -o logo.ktx2",
    ]
    for part in parts { #expect(outcome.text.contains(part)) }
  }

  @Test(arguments: ["mask", "path", "svg", "glyph", "inspect", "preview", "compare"])
  func helpOfVerbs(_ verb: String) throws {
    let help = try tool.run(verb, "--help")
    #expect(help.code == 0 && help.errors == "")
    #expect(help.text.hasPrefix("meniscus \(verb): "))
    #expect(help.text.contains("\nExamples:\n  meniscus \(verb) "))
    #expect(help.text.split(separator: "\n").allSatisfy { $0.count <= 90 })
    for words in [["help", verb], [verb, "-h"], [verb, "x", "--nonsense", "--help"]] {
      #expect(try tool.run(words).text == help.text)
    }
  }

  @Test(arguments: [
    (["msak"], "unknown verb 'msak'; did you mean 'mask'?", ""),
    (["banana"], "unknown verb 'banana'", ""),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?", ""),
    (["logo.png"], "'logo.png' is no verb; did you mean 'meniscus mask logo.png -o OUT.ktx2'?", ""),
    (["logo.svg"], "'logo.svg' is no verb; did you mean 'meniscus svg logo.svg -o OUT.ktx2'?", ""),
    (["--version", "now"], "'--version' takes nothing after it, but got 'now'", ""),
    (["help", "maks"], "unknown verb 'maks'; did you mean 'mask'?", ""),
    (["mask", "--treshold", "1"], "unknown option '--treshold'; did you mean '--threshold'?", " mask"),
    (["inspect"], "name one file to inspect, not 0", " inspect"),
    (["compare", "a"], "name two files to compare, not 1", " compare"),
    (["compare", "-", "-"], "standard input '-' is named twice", " compare"),
    (["preview", "a"], "no output: give -o OUT.png", " preview"),
    (["preview", "a", "-o", "b.jpg"], "'-o' writes a PNG, but 'b.jpg' ends in .jpg", " preview"),
    (
      ["preview", "a", "-o", "b.png", "--view", "band"],
      "option '--view' is one of bands, contours, height, gradient, channels, not 'band'; did you mean 'bands'?",
      " preview"
    ),
    (
      ["preview", "a", "-o", "b.png", "--scale", "1.5"],
      "option '--scale' needs a whole number, not '1.5'", " preview"
    ),
    (["inspect", "a", "--at", "1"], "option '--at' needs the form X,Y, not '1'", " inspect"),
  ])
  func wrongUsage(_ words: [String], _ reason: String, _ verb: String) throws {
    let outcome = try tool.run(words)
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors == "meniscus: \(reason)\nSee 'meniscus\(verb) --help'.\n")
    #expect(try workspace.names().isEmpty)
  }

  @Test func aClosedOutputIsAnError() throws {
    let shell = tool.throughShell("exec \"$@\" >&-")
    let outcome = try shell.run("--version")
    #expect(outcome.code == 74 && outcome.errors == "meniscus: standard output: is closed\n")
  }

  @Test func aFullOutputIsAnError() throws {
    let shell = tool.throughShell("exec \"$@\" >/dev/full")
    let outcome = try shell.run("--help")
    #expect(outcome.code == 74)
    #expect(outcome.errors == "meniscus: standard output: no space left on the device\n")
  }

  @Test func aReaderThatWentAwayIsAQuietError() throws {
    let script = "{ sleep 0.2; \"$@\"; echo $? >code; } | :"
    let shell = tool.throughShell(script)
    let outcome = try shell.run("--help")
    #expect(outcome.errors == "")
    #expect(try workspace.read("code") == Array("74\n".utf8))
  }
}
