import Foundation

/// How much the processors have worked so far, in clock ticks, and how much of it was for us.
///
/// It tells whether the machine was quiet during a run. Linux only.
struct ProcessorTime {
  private var all: Double
  private var busy: Double
  private var ours: Double

  /// Looks at the counters; nil where the system has none.
  static func now() -> ProcessorTime? {
    guard let machine = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let process = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)
    else { return nil }
    return ProcessorTime(machine: machine, process: process)
  }

  /// Reads the texts of `/proc/stat` and `/proc/PID/stat` (proc(5)).
  init?(machine: String, process: String) {
    // cpu user nice system idle iowait irq softirq steal …; guests are in user and nice already.
    let counters = machine.prefix { $0 != "\n" }.split(separator: " ").dropFirst().prefix(8)
      .compactMap { Double($0) }
    // Past the name, which may hold blanks and ends with the last bracket: state is field 3; 14 to 17 are
    // user and system time of the process, and those of its children that it has waited for.
    guard counters.count == 8, let bracket = process.lastIndex(of: ")") else { return nil }
    let own = process[process.index(after: bracket)...].split(separator: " ").dropFirst(11).prefix(4)
      .compactMap { Double($0) }
    guard own.count == 4 else { return nil }
    all = counters.reduce(0, +)
    busy = all - counters[3] - counters[4]
    ours = own.reduce(0, +)
  }

  /// The part of the machine's time since `start`, 0…1, that went to other processes, or that the machine's
  /// host took away.
  func othersShare(since start: ProcessorTime) -> Double {
    max(0, (busy - start.busy) - (ours - start.ours)) / max(1, all - start.all)
  }
}
