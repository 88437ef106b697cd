import Foundation
import Testing

/// What signals and terminals see, while the program waits for the rest of its input.
@Suite struct SignalTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// Starts `mask - -o out.npy` and returns it with its open input once its temporary files are there.
  private func start(
    _ other: Tool? = nil, errors: FileHandle = .nullDevice
  ) throws -> (Running, Pipe) {
    let process = (other ?? tool).make(["mask", "-", "-o", "out.npy"])
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    let running = try Running(process)
    try input.fileHandleForWriting.write(contentsOf: Data(try SamplePNG.disc().prefix(40)))
    let deadline = Date(timeIntervalSinceNow: 30)
    while try workspace.names().count < 2 {
      try #require(Date.now < deadline, "no temporary file within half a minute")
      usleep(2000)
    }
    return (running, input)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let shell = tool.throughShell("trap '' INT; exec \"$@\"")
    let (running, input) = try start(shell)
    kill(running.process.processIdentifier, SIGINT)
    usleep(100_000)
    #expect(running.process.isRunning)
    try input.fileHandleForWriting.close()
    #expect(running.wait() == 65)
    #expect(try workspace.names().isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func nothingIsLeftWhenASignalEndsIt(_ number: Int32) throws {
    let (running, input) = try start()
    #expect(try workspace.names().allSatisfy { $0.hasPrefix(".meniscus-") && $0.hasSuffix(".tmp") })
    kill(running.process.processIdentifier, number)
    #expect(running.wait() == number)
    #expect(running.process.terminationReason == .uncaughtSignal)
    #expect(try workspace.names().isEmpty)
    try input.fileHandleForWriting.close()
  }

  @Test func anInputThatEndsEarlyLeavesNothing() throws {
    let (running, input) = try start()
    try input.fileHandleForWriting.close()
    #expect(running.wait() == 65)
    #expect(try workspace.names().isEmpty)
  }

  @Test func progressShowsOnATerminalAfterASecondAndGoesAway() throws {
    let terminal = try Terminal()
    let begin = Date.now
    let (running, input) = try start(errors: terminal.program)
    let shown = terminal.read(until: "standard input: read  0 %")
    #expect(shown.hasSuffix("standard input: read  0 %"))
    #expect(Date.now.timeIntervalSince(begin) > 0.95)
    try input.fileHandleForWriting.close()
    #expect(running.wait() == 65)
    let rest = terminal.read(until: "\n")
    #expect(rest.hasPrefix("\r\u{1B}[Kmeniscus: standard input: truncated: "))
  }

  @Test func aSignalErasesTheProgress() throws {
    let terminal = try Terminal()
    let (running, input) = try start(errors: terminal.program)
    _ = terminal.read(until: "%")
    kill(running.process.processIdentifier, SIGINT)
    #expect(running.wait() == SIGINT)
    #expect(terminal.read(until: "\u{1B}[K") == "\r\u{1B}[K")
    try input.fileHandleForWriting.close()
  }

  @Test func standardOutputThatIsATerminalGetsNoBinary() throws {
    let terminal = try Terminal()
    let process = tool.make(["mask", "in.png", "-o", "-"])
    process.standardOutput = terminal.program
    process.standardError = terminal.program
    #expect(try Running(process).wait() == 64)
    #expect(
      terminal.read(until: "\n").hasPrefix(
        "meniscus: standard output is a terminal; send the field to a file or a pipe"))
  }
}
