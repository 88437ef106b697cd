import Foundation
import Testing

/// A folder of a test's own, removed when the test lets go of it.
final class Workspace {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.path
    path = base + "/meniscus-test-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // Folders that a test made read-only must let their entries go.
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path + "/" + name)
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its name.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    return name
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path + "/" + name)
  }

  /// The permission bits of a file.
  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
  }

  /// The names in a folder, hidden ones too, sorted.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
}
