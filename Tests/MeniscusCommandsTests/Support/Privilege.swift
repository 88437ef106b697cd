import Foundation
import Testing

/// Runs programs so that file permissions count, even where the tests run as root.
enum Privilege {
  /// Words to put before a command; empty where permissions count already.
  ///
  /// - Throws: where root's power to pass over permissions cannot be taken away: then what a test says
  ///   of permissions cannot be known.
  static func launcherThatObeysPermissions() throws -> [String] {
    let capabilities = "-dac_override,-dac_read_search"
    let launchers = [
      [], ["/usr/bin/setpriv", "--bounding-set=\(capabilities)", "--inh-caps=\(capabilities)"],
      ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"],
    ]
    let workspace = try Workspace()
    try workspace.write("locked", [1])
    try workspace.setMode("locked", 0)
    for launcher in launchers where try obeys(launcher, workspace.path + "/locked") { return launcher }
    throw NoLauncher()
  }

  /// Whether a command behind a launcher runs, and is refused a file of mode 0.
  private static func obeys(_ launcher: [String], _ locked: String) throws -> Bool {
    try code(launcher + ["/bin/cat", "/dev/null"]) == 0 && code(launcher + ["/bin/cat", locked]) == 1
  }

  private static func code(_ words: [String]) throws -> Int32? {
    guard FileManager.default.isExecutableFile(atPath: words[0]) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    return try Running(process).wait()
  }

  struct NoLauncher: Error, CustomStringConvertible {
    var description: String {
      "the tests run as root and neither setpriv nor a user without rights is there: permissions were not tested"
    }
  }
}
