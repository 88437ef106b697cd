import Foundation
import Testing

/// Runs the built program as a process.
struct Tool {
  /// What a run left.
  struct Outcome {
    var code: Int32
    var isSignalled: Bool
    var output: [UInt8]
    var errors: String

    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Standard output as JSON: an object.
    func object() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    }

    /// Standard output as JSON: an array of objects.
    func records() throws -> [[String: Any]] {
      try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [[String: Any]])
    }
  }

  /// The program, which the build puts beside the test bundle.
  static let program: String = {
    let bundles = [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
    let folders = bundles.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let places = folders.map { $0 + "/meniscus" }
    guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      fatalError("the program is not beside the tests: \(places)")
    }
    return place
  }()

  let workspace: Workspace
  /// Words before the program's own: a program that starts it.
  private let launcher: [String]

  /// A tool that runs in a new folder.
  init() throws { self.init(workspace: try Workspace(), launcher: []) }

  private init(workspace: Workspace, launcher: [String]) {
    self.workspace = workspace
    self.launcher = launcher
  }

  /// The same tool, started by a shell script in which `"$@"` is the command line.
  func throughShell(_ script: String) -> Tool {
    Tool(workspace: workspace, launcher: ["/bin/sh", "-c", script, "sh"])
  }

  /// The same tool, started so that file permissions count, even where the tests run as root.
  func obeyingPermissions() throws -> Tool {
    Tool(workspace: workspace, launcher: try Privilege.launcherThatObeysPermissions())
  }

  /// Runs to the end, or for a minute.
  ///
  /// - Parameters:
  ///   - input: standard input; empty unless given.
  func run(_ arguments: String..., input: [UInt8] = []) throws -> Outcome {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
    let streams = try Workspace()
    try streams.write("in", input)
    for name in ["out", "err"] { try streams.write(name, []) }
    let process = make(arguments)
    process.standardInput = FileHandle(forReadingAtPath: streams.path + "/in")
    process.standardOutput = FileHandle(forWritingAtPath: streams.path + "/out")
    process.standardError = FileHandle(forWritingAtPath: streams.path + "/err")
    let running = try Running(process)
    return Outcome(
      code: running.wait(), isSignalled: process.terminationReason == .uncaughtSignal,
      output: try streams.read("out"), errors: String(decoding: try streams.read("err"), as: UTF8.self))
  }

  /// A process that is not started yet, in the workspace.
  func make(_ arguments: [String]) -> Process {
    let words = launcher + [Self.program] + arguments
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
    return process
  }
}

/// A process that was started.
struct Running {
  let process: Process
  private let ended = DispatchSemaphore(value: 0)

  init(_ process: Process) throws {
    self.process = process
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
  }

  /// Waits for the end and returns the exit code or the signal; a process that takes over a minute is
  /// killed and an issue recorded.
  func wait() -> Int32 {
    if ended.wait(timeout: .now() + 60) == .timedOut {
      Issue.record("the program did not end within a minute")
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    return process.terminationStatus
  }
}
