import Foundation

/// Where an output goes: links followed, and checked for what can be known before it is made.
struct OutputPlace {
  /// How the bytes get there.
  enum Kind { case standardOutput, direct, regular }

  /// As the user wrote it.
  let name: String
  /// With links at its end followed.
  let path: String
  let kind: Kind

  /// Looks at a path.
  ///
  /// - Throws: 73 where a directory, or a file that may not be written, is there already.
  init(_ name: String) throws(Failure) {
    self.name = name
    if name == "-" {
      (path, kind) = (name, .standardOutput)
      return
    }
    let (status, error) = POSIX.status(name)
    if let status, !status.isRegular {
      (path, kind) = (name, .direct)
      if status.isDirectory { throw failure(EISDIR) }
      return
    }
    (path, kind) = (Self.following(name), .regular)
    if status != nil && !POSIX.isWritable(path) { throw Failure(.cannotCreate, name, POSIX.message(EACCES)) }
    if status == nil && error != ENOENT { throw failure(error) }
    if name.hasSuffix("/") { throw Failure(.cannotCreate, name, "the folder does not exist") }
  }

  /// The folder that holds the file.
  var folder: String { Self.folder(of: path) }

  /// The last part of the path.
  var file: String { Self.split(path).file }

  /// The failure where a file cannot be made here.
  func failure(_ error: Int32) -> Failure {
    let reason =
      switch error {
      case ENOENT: "the folder '\(folder)' does not exist"
      case ENOTDIR: "'\(folder)' is not a folder"
      case EACCES, EPERM: "permission denied to write in '\(folder)'"
      default: POSIX.message(error)
      }
    return Failure(.cannotCreate, name, kind == .direct ? POSIX.message(error) : reason)
  }

  /// The folder part of a path; `.` where it has none.
  static func folder(of path: String) -> String { split(path).folder }

  private static func split(_ path: String) -> (folder: String, file: String) {
    // By bytes: a mark that combines with the slash before it would hide the slash.
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = String(decoding: bytes[..<slash], as: UTF8.self)
    return (
      folder.isEmpty ? "/" : folder, String(decoding: bytes[bytes.index(after: slash)...], as: UTF8.self)
    )
  }

  /// Follows symbolic links at the end of a path, so that a rename replaces the file and not the link.
  private static func following(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = POSIX.linkTarget(path) else { break }
      path = next.hasPrefix("/") ? next : folder(of: path) + "/" + next
    }
    return path
  }
}
