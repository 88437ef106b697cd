import Foundation
import Meniscus
import Testing

/// What signals and terminals see, while the program waits for the rest of its input.
@Suite struct SignalTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// Starts `mask - -o out.npy` and returns it with its open input once it has read what is there.
  ///
  /// Nothing may lie in the folder then: whatever ends the program while it works leaves no file.
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
    var waiting: Int32 = 1
    while waiting > 0 {
      try #require(Date.now < deadline, "nothing was read within half a minute")
      usleep(2000)
      _ = unsafe ioctl(input.fileHandleForWriting.fileDescriptor, UInt(FIONREAD), &waiting)
    }
    #expect(try workspace.names().isEmpty)
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

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGXCPU, SIGALRM, SIGUSR1, SIGKILL])
  func nothingIsLeftWhenASignalEndsIt(_ number: Int32) throws {
    let (running, input) = try start()
    kill(running.process.processIdentifier, number)
    #expect(running.wait() == number)
    #expect(running.process.terminationReason == .uncaughtSignal)
    #expect(try workspace.names().isEmpty)
    try input.fileHandleForWriting.close()
  }

  /// The signal comes while the file is written, which is short: tried until it does.
  @Test(arguments: [SIGTERM, SIGXCPU, SIGALRM, SIGUSR1])
  func nothingIsLeftWhenASignalEndsTheWriting(_ number: Int32) throws {
    try workspace.write("in.png", SamplePNG.disc())
    let words = ["--size", "512x512", "--height", "none", "--precision", "float", "--quiet"]
    var isMet = false
    for _ in 0..<100 where !isMet {
      let running = try Running(tool.make(["mask", "in.png", "-o", "out.ktx2"] + words))
      var names: [String] = []
      while running.process.isRunning, names.isEmpty {
        names = try workspace.names().filter { $0.hasPrefix(".meniscus-") }
      }
      kill(running.process.processIdentifier, number)
      let code = running.wait()
      isMet = !names.isEmpty && code == number
      #expect(isMet || code == 0)
      // A signal between the renaming and the end finds the whole file there.
      let left = try workspace.names().filter { $0 != "in.png" }
      #expect(left == ["out.ktx2"] || code != 0 && left.isEmpty)
      if !left.isEmpty { #expect(try field("out.ktx2").size == GridSize(width: 512, height: 512)) }
      try? FileManager.default.removeItem(atPath: workspace.path + "/out.ktx2")
    }
    #expect(isMet)
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
