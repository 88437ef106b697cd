import Foundation

/// Reports for programs: indented JSON with sorted keys.
package enum JSONOutput {
  /// The text of a value, with a line break at its end.
  ///
  /// - Throws: 70 where the value has no JSON form, which is a bug.
  package static func text(_ value: some Encodable) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw Failure(.internalError, nil, "the report has no JSON form: \(error)")
    }
  }
}
