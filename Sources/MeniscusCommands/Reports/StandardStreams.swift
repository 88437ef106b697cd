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

  /// Writes a report; to standard error where an output of the command goes to standard output.
  static func write(report: String, besidesOutput: Bool) throws(Failure) {
    if besidesOutput {
      StandardError.write(report)
    } else {
      try write(report)
    }
  }

  /// Refuses to send bytes to people.
  ///
  /// - Parameter what: what was to be written, for the message: `field`.
  /// - Throws: wrong usage where standard output is a terminal.
  static func refuseTerminal(for what: String, verb: String) throws(Failure) {
    if Descriptor.standardOutput.isTerminal {
      throw .usage("standard output is a terminal; send the \(what) to a file or a pipe", verb: verb)
    }
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
