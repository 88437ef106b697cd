import Foundation

/// Where and when the figures were made.
struct Environment: Codable {
  /// The processor's name.
  var processor: String
  /// The cores that are online.
  var cores: Int
  /// The operating system's name and version.
  var system: String
  /// The commit; it ends in `+` where files differed from it.
  var commit: String
  /// The time at the start, UTC, ISO 8601.
  var date: String
  /// The compiler that built us.
  var swift: String
  /// The peers' versions by name; nil where they did not take part.
  var peers: [String: String]?
  /// FreeType's version; nil in results of old.
  var freeType: String?
  /// Whether small sizes and few repetitions were asked for.
  var isQuick: Bool
  /// The part of the machine's time that went to other processes during the run, 0…1; nil where the system
  /// does not tell.
  var othersShare: Double?

  /// Looks at the machine.
  init(_ setting: Setting, _ peer: OpenCVPeer?) throws {
    let machine = ProcessInfo.processInfo
    processor = Self.processorName() ?? "unknown"
    cores = machine.activeProcessorCount
    system = Self.systemName() ?? machine.operatingSystemVersionString
    commit = (try? Self.commit(near: setting.peers)) ?? "unknown"
    date = Date.now.ISO8601Format()
    swift = (try? Command.run(["swift", "--version"]))?.firstLine ?? "unknown"
    peers = try peer?.versions()
    freeType = FreeTypePeer.version
    isQuick = setting.isQuick
  }

  private static func processorName() -> String? {
    #if os(Linux)
      return value(of: "model name", in: "/proc/cpuinfo", separator: ":")
    #else
      return try? Command.run(["sysctl", "-n", "machdep.cpu.brand_string"])
    #endif
  }

  private static func systemName() -> String? {
    value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")?
      .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
  }

  private static func value(of key: String, in path: String, separator: Character) -> String? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: separator, maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
  }

  private static func commit(near folder: String) throws -> String {
    let git = ["git", "-C", folder]
    let commit = try Command.run(git + ["rev-parse", "--short=10", "HEAD"])
    let changes = try Command.run(git + ["status", "--porcelain", "--untracked-files=no"])
    return changes.isEmpty ? commit : commit + "+"
  }
}

extension String {
  /// The text up to its first line feed.
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}

extension Environment {
  /// One line for people.
  var line: String {
    let versions = peers.map { peers in
      ["opencv", "numpy", "python"].compactMap { name in peers[name].map { "\(name) \($0)" } }
        .joined(separator: ", ")
    }
    return [
      "\(processor), \(cores) cores", system, swift, freeType.map { "FreeType \($0)" },
      versions ?? "no Python peers", "commit \(commit)", date,
      isQuick ? "quick run: only to see that it works" : nil,
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// The share of others from which on the figures are not to be trusted.
  private static let busy = 0.05

  /// A warning where other processes disturbed the run.
  var warning: String? {
    guard let othersShare, othersShare > Self.busy else { return nil }
    let percent = Int((othersShare * 100).rounded())
    return "The machine was busy: other processes took \(percent) % of its time. Measure again before you "
      + "trust these figures."
  }
}
