import Foundation

/// Reads whole files; `-` is standard input.
package enum InputFile {
  /// The largest input, so that an endless device does not eat the memory: 4 GiB.
  package static let byteLimit = 4 << 30

  /// Bytes that `read` looks at before it goes on; every format of ours shows itself in them.
  package static let headCount = 12

  /// Refuses to read standard input twice.
  ///
  /// - Throws: wrong usage where `-` is there more than once.
  static func checkStandardInput(_ paths: [String], verb: String) throws(Failure) {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw .usage("standard input '-' is named twice", verb: verb)
    }
  }

  /// How messages name an input.
  package static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// The bytes of a file.
  ///
  /// - Parameter accepts: told the first ``headCount`` bytes, fewer in a shorter file; where it says
  ///   no, only they are returned, for the decoder to refuse.
  /// - Throws: 66 where there is nothing to read, 65 over ``byteLimit``, 74 where reading fails.
  package static func read(
    _ path: String, accepts: (_ head: [UInt8]) -> Bool
  ) throws(Failure) -> [UInt8] {
    let file = try open(path)
    defer { if path != "-" { _ = file.close() } }
    guard let status = POSIX.status(of: file) else { throw failure(path, EBADF) }
    if status.isDirectory { throw failure(path, EISDIR) }
    if status.isRegular && status.size > byteLimit { throw tooLong(path) }

    var bytes = try piece(of: file, path, headCount)
    guard accepts(bytes) else { return bytes }
    if status.isRegular { bytes.reserveCapacity(status.size) }
    while true {
      // A file grows while it is read, or tells no size: go on until its end.
      let expected = status.isRegular ? status.size - bytes.count : 0
      let next = try piece(of: file, path, max(1 << 16, min(expected, 1 << 24)))
      if next.isEmpty { return bytes }
      bytes += next
      if bytes.count > byteLimit { throw tooLong(path) }
    }
  }

  private static func open(_ path: String) throws(Failure) -> Descriptor {
    if path == "-" { return .standardInput }
    if path.isEmpty { throw Failure(.usage, "''", "is no file name") }
    switch POSIX.open(path, O_RDONLY) {
    case .success(let file): return file
    case .failure(let error): throw failure(path, error.value)
    }
  }

  /// The next bytes, as many as asked for unless the file ends.
  private static func piece(
    of file: Descriptor, _ path: String, _ count: Int
  ) throws(Failure) -> [UInt8] {
    var problem: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        switch unsafe file.read(into: rest) {
        case .success(0): return
        case .success(let read): filled += read
        case .failure(let error):
          problem = error.value
          return
        }
      }
    }
    if problem != 0 { throw failure(path, problem) }
    return bytes
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    let isMissing = [ENOENT, ENOTDIR, EACCES, EPERM, EISDIR, ELOOP, ENAMETOOLONG, EBADF].contains(error)
    return Failure(isMissing ? .noInput : .inputOutput, name(path), POSIX.message(error))
  }

  private static func tooLong(_ path: String) -> Failure {
    Failure(.badData, name(path), "is longer than the limit of \(byteLimit >> 30) GiB")
  }
}
