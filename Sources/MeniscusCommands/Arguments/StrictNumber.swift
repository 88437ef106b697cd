/// Numbers as people type them, with nothing before or after.
package enum StrictNumber {
  /// A finite decimal number: `0.5`, `-3`, `1e-3`; nil for anything else.
  package static func double(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// A whole number in decimal digits; its value is nil where it overflows, the whole nil where the
  /// text is no such number.
  package static func integer(_ text: String) -> WholeNumber? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else { return nil }
    return WholeNumber(value: Int(text))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// A text that is a whole number.
package struct WholeNumber: Equatable {
  /// The number; nil where it is too large to hold.
  package var value: Int?
}

/// The numbers that an option allows, in words.
package struct NumberRange: CustomStringConvertible, Sendable {
  /// Lower and upper end.
  package var lower: Double
  package var upper: Double
  /// Whether the ends themselves are allowed.
  package var includesLower: Bool
  package var includesUpper: Bool

  /// Numbers between the ends, the ends left out.
  package static func between(_ lower: Double, _ upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, includesLower: false, includesUpper: false)
  }

  /// Numbers from the lower end, below the upper.
  package static func from(_ lower: Double, below upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, includesLower: true, includesUpper: false)
  }

  /// Numbers above the lower end, up to the upper.
  package static func above(_ lower: Double, upTo upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, includesLower: false, includesUpper: true)
  }

  /// Distances that a half float holds, in texels.
  package static let halfDistances = above(0, upTo: 65504)

  /// Whether a number is allowed.
  package func contains(_ value: Double) -> Bool {
    (includesLower ? value >= lower : value > lower) && (includesUpper ? value <= upper : value < upper)
  }

  /// `above 0 and at most 64`.
  package var description: String {
    "\(includesLower ? "at least" : "above") \(Self.plain(lower))"
      + " and \(includesUpper ? "at most" : "below") \(Self.plain(upper))"
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
