import Foundation

/// Standard output, checked: what cannot be written is a failure, not silence.
package enum StandardOutput {
  /// How failures name it.
  package static let name = "standard output"

  /// Writes all of the text.
  ///
  /// - Throws: a failure with exit code 74; a quiet one where the reader went away.
  package static func write(_ text: String) throws(Failure) {
    let error = Descriptor.standardOutput.write(text)
    if error != 0 { throw failure(error) }
  }

  /// The failure for an error number of a write.
  static func failure(_ error: Int32) -> Failure {
    var failure = Failure(.inputOutput, name, POSIX.message(error))
    failure.isQuiet = error == EPIPE
    return failure
  }
}

/// Standard error; what cannot be written there has nowhere to go and is dropped.
package enum StandardError {
  /// Writes the text in one piece.
  package static func write(_ text: String) {
    if !text.isEmpty { _ = Descriptor.standardError.write(text) }
  }
}
