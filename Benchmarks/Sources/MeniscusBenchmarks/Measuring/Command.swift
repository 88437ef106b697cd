import Foundation

/// Other programs, run to their end.
enum Command {
  /// Runs a program found by its path or by the shell's search path; gives what it wrote to standard output.
  /// `log` takes what it writes to standard error, which otherwise goes to our own.
  static func run(_ words: [String], log: String? = nil) throws -> String {
    let process = make(words)
    if let log {
      try Data().write(to: URL(filePath: log))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: log))
    }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = try log.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
      throw BenchmarkError.commandFailed(words, status: process.terminationStatus, said: said)
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a program and gives the time from before its start to after its end.
  static func time(_ words: [String], log: String) throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    _ = try run(words, log: log)
    return clock.now - start
  }

  /// A process that is ready to run.
  static func make(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: words[0].contains("/") ? words[0] : "/usr/bin/env")
    process.arguments = words[0].contains("/") ? Array(words.dropFirst()) : words
    return process
  }
}
