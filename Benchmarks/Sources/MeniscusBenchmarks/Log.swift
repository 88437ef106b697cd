import Foundation

/// What a person who waits is told.
enum Log {
  /// Writes a line to standard error.
  static func say(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8)) }
}
