import Foundation
import Meniscus

/// A file being written: whole under its name at the end, or not there at all.
///
/// A regular file is written under a temporary name beside its target and renamed by ``commit(_:)``. A
/// device, a pipe or standard output is written directly. What is not committed is removed.
package final class OutputFile {
  /// How messages name the file.
  package let name: String
  private let target: String
  private let temporary: String?
  private var file: Descriptor?
  private var buffer: [UInt8] = []

  /// Small pieces are gathered up to this many bytes.
  private static let bufferSize = 1 << 18

  /// Makes the file.
  ///
  /// - Parameter path: `-` for standard output.
  /// - Throws: 73 where the file cannot be made there.
  package init(_ path: String) throws(Failure) {
    name = Self.name(path)
    let place = try OutputPlace(path)
    target = place.path
    switch place.kind {
    case .standardOutput: (file, temporary) = (.standardOutput, nil)
    case .direct:
      (file, temporary) = (try Self.checked(POSIX.open(target, O_WRONLY), place), nil)
    case .regular:
      let made = try Self.checked(TemporaryFiles.create(in: place.folder), place)
      (file, temporary) = (made.file, made.path)
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
      if let file { try check(file.write(bytes)) }
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
    let failed = TemporaryFiles.rename(named.map { ($0.1, $0.0.target) })
    if let failed { try named[failed.place].0.check(failed.error) }
  }

  private func finish() throws(Failure) {
    try flush()
    if let file, file != .standardOutput {
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
    if let file { try check(buffer.withBytes { file.write($0) }) }
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
