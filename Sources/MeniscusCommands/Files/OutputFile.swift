import Foundation
import Meniscus

/// A file being written: whole under its name at the end, or not there at all.
///
/// A regular file is written under a temporary name beside its target and renamed by ``commit(_:)``; it is not
/// there before the first bytes are, so that a crash during the work leaves nothing. A device, a pipe or standard
/// output is written directly. What is not committed is removed.
package final class OutputFile {
  /// How messages name the file.
  package let name: String
  private let place: OutputPlace
  private var temporary: String?
  private var file: Descriptor?
  private var buffer: [UInt8] = []

  /// Small pieces are gathered up to this many bytes.
  private static let bufferSize = 1 << 18

  /// Opens a device, a pipe or standard output; finds out whether a regular file can be made.
  ///
  /// - Parameters:
  ///   - path: `-` for standard output.
  ///   - isFolderChecked: whether it is known that files can be made in the folder.
  /// - Throws: 73 where the file cannot be made there.
  package init(_ path: String, isFolderChecked: Bool = false) throws(Failure) {
    name = Self.name(path)
    place = try OutputPlace(path)
    switch place.kind {
    case .standardOutput: file = .standardOutput
    case .direct: file = try Self.checked(POSIX.open(place.path, O_WRONLY), place)
    case .regular:
      if isFolderChecked { break }
      let error = TemporaryFiles.probe(place.folder)
      if error != 0 { throw place.failure(error) }
    }
  }

  /// How messages name an output.
  package static func name(_ path: String) -> String { path == "-" ? StandardOutput.name : path }

  deinit { discard() }

  /// Appends bytes.
  ///
  /// - Throws: 74 where they cannot be written; quietly where the reader of standard output went away.
  package func write(_ bytes: RawSpan) throws(Failure) {
    if buffer.count + bytes.byteCount > Self.bufferSize { try flush() }
    if bytes.byteCount > Self.bufferSize {
      try check(open().write(bytes))
    } else {
      unsafe bytes.withUnsafeBytes { unsafe buffer.append(contentsOf: $0) }
    }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    try bytes.withBytes { bytes throws(Failure) in try write(bytes) }
  }

  /// Writes what is gathered, closes the files and gives them their names: all of them or none, but for
  /// a rename that fails.
  ///
  /// - Throws: 74; nothing new is left then.
  package static func commit(_ files: [OutputFile]) throws(Failure) {
    defer { for file in files { file.discard() } }
    for file in files { try file.finish() }
    let named = files.compactMap { file in file.temporary.map { (file, $0) } }
    let failed = TemporaryFiles.rename(named.map { ($0.1, $0.0.place.path) })
    if let failed { try named[failed.place].0.check(failed.error) }
  }

  private func finish() throws(Failure) {
    try flush()
    let file = try open()
    if file != .standardOutput {
      self.file = nil
      try check(file.close())
    }
  }

  /// Closes the file and removes it, unless it was committed.
  package func discard() {
    if let file, file != .standardOutput { _ = file.close() }
    file = nil
    if let temporary { TemporaryFiles.remove(temporary) }
  }

  private func flush() throws(Failure) {
    if buffer.isEmpty { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    let file = try open()
    try check(buffer.withBytes { file.write($0) })
  }

  /// The file, made when it is first needed.
  private func open() throws(Failure) -> Descriptor {
    if let file { return file }
    let made = try Self.checked(TemporaryFiles.create(in: place.folder), place)
    (file, temporary) = (made.file, made.path)
    return made.file
  }

  private func check(_ error: Int32) throws(Failure) {
    if error == 0 { return }
    var failure = Failure(.inputOutput, name, POSIX.message(error))
    failure.isQuiet = error == EPIPE && file == .standardOutput
    throw failure
  }

  private static func checked<Value>(
    _ result: Result<Value, ErrorNumber>, _ place: OutputPlace
  ) throws(Failure) -> Value {
    switch result {
    case .success(let value): return value
    case .failure(let error): throw place.failure(error.value)
    }
  }
}
