import Foundation
import Meniscus

/// The child process whose peak of memory is measured.
enum PeakMemory {
  /// The first argument of the child.
  static let verb = "peak-memory"

  /// What the child does: `load`, or the name of a height method to generate with.
  enum Work: String, Codable, CaseIterable {
    /// Loads the mask and no more.
    case load
    /// Loads the mask and makes a field without height.
    case none
    /// Loads the mask and makes a field with height.
    case jacobi
  }

  /// Runs a child and gives its peak in bytes.
  static func measure(_ work: Work, mask: String, side: Int) throws -> Int {
    let program = CommandLine.arguments[0]
    let text = try Command.run([program, verb, work.rawValue, mask, "\(side)"])
    guard let peak = Int(text) else { throw BenchmarkError.badAnswer(text) }
    return peak
  }

  /// The child: does the work that its arguments name and prints its peak.
  static func child(_ arguments: [String]) throws {
    guard arguments.count == 3, let work = Work(rawValue: arguments[0]), let side = Int(arguments[2]) else {
      throw BenchmarkError.usage("\(verb) load|none|jacobi FILE SIDE")
    }
    let mask = CoverageMask.unorm8(try RawFile.readMask(arguments[1], side: side))
    if work != .load {
      var options = MaskOptions()
      if work == .none { options.height = .none }
      let made = try SDFGenerator().generate(mask, options: options)
      try withExtendedLifetime(made) { try printPeak() }
    } else {
      try withExtendedLifetime(mask) { try printPeak() }
    }
  }

  private static func printPeak() throws {
    #if os(Linux)
      // Not getrusage: its peak begins, on Linux, with that of the program which started this one.
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      guard let kibibytes = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first,
        let count = Int(kibibytes)
      else { throw BenchmarkError.badAnswer("no VmHWM") }
      print(count * 1024)
    #else
      var usage = rusage()
      unsafe getrusage(RUSAGE_SELF, &usage)
      print(usage.ru_maxrss)
    #endif
  }
}
