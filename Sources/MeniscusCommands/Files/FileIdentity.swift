/// Which file a path means, whatever way it is spelled: through links, `./`, or another hard link.
///
/// Names are bytes: two that look the same but are composed differently are two files.
package enum FileIdentity: Hashable, Sendable {
  /// A regular file: its device and its number there.
  case existing(device: UInt64, node: UInt64)
  /// A file that is not there yet, in a folder that is.
  case planned(device: UInt64, node: UInt64, name: [UInt8])
  /// A file in a folder that is not there.
  case nowhere(path: [UInt8])

  /// The file that an input path means; nil where there is no regular file.
  package static func input(_ path: String) -> FileIdentity? {
    existing(path == "-" ? POSIX.status(of: .standardInput) : POSIX.status(path).entry)
  }

  /// The file that an output path will be; nil for devices and pipes.
  package static func output(_ path: String) -> FileIdentity? {
    if path == "-" { return existing(POSIX.status(of: .standardOutput)) }
    if let status = POSIX.status(path).entry { return existing(status) }
    guard let place = try? OutputPlace(path), let folder = POSIX.status(place.folder).entry else {
      return .nowhere(path: Array(path.utf8))
    }
    return .planned(device: folder.device, node: folder.node, name: Array(place.file.utf8))
  }

  private static func existing(_ status: FileStatus?) -> FileIdentity? {
    guard let status, status.isRegular else { return nil }
    return .existing(device: status.device, node: status.node)
  }
}
