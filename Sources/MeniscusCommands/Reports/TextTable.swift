import Foundation

/// Rows of a term and numbers, aligned for people.
struct TextTable {
  /// Columns that terms take.
  static let termWidth = 18
  /// Columns that a number takes.
  static let numberWidth = 11

  /// A term and a text.
  static func line(_ term: String, _ text: String) -> String { "  \(padded(term))\(text)\n" }

  /// A heading over columns of numbers.
  static func heading(_ term: String, _ columns: [String]) -> String {
    "  \(padded(term))\(columns.map { right($0) }.joined())\n"
  }

  /// A term and numbers, to five significant digits.
  static func numbers(_ term: String, _ values: [Double]) -> String {
    heading(term, values.map { number($0) })
  }

  /// A number to five significant digits, in plain notation where that is short.
  static func number(_ value: Double) -> String { String(format: "%.5g", value == 0 ? 0 : value) }

  private static func padded(_ term: String) -> String {
    term + String(repeating: " ", count: max(1, termWidth - term.count))
  }

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, numberWidth - text.count)) + text
  }
}
