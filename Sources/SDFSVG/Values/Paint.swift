/// The value of `fill` or `stroke`.
enum Paint: Equatable {
  /// Nothing is painted.
  case none
  /// Something is.
  case painted
  /// The value of the property `color` decides.
  case current
  /// A gradient or pattern decides, or the second value where there is none of that address.
  indirect case server(String, fallback: Paint)
  /// The paint of the element that asks for a marker or a copy.
  case context

  /// Reads a paint; nil if it is malformed.
  init?(_ text: String) {
    let text = text.trimmed
    if let (address, rest) = Address.read(text[...]) {
      self = .server(address, fallback: Self.simple(rest.trimmed) ?? .none)
    } else {
      guard let paint = Self.simple(text) else { return nil }
      self = paint
    }
  }

  /// Reads a paint without an address; a profile's colour after it is of no concern to coverage.
  private static func simple(_ text: String) -> Paint? {
    let wordEnd = text.firstIndex { $0.isWhitespace } ?? text.endIndex
    var value = text[..<wordEnd]
    if value.contains("("), let end = text.firstIndex(of: ")") { value = text[...end] }
    switch value.lowercased() {
    case "none": return Paint.none
    case "context-fill", "context-stroke": return .context
    default: break
    }
    switch Colour(value) {
    case .painted: return .painted
    case .clear: return Paint.none
    case .current: return .current
    case nil: return nil
    }
  }
}

/// Addresses in values: `url(#a)`.
enum Address {
  /// The address and what follows it; nil if the text does not start with `url(`.
  static func read(_ text: Substring) -> (address: String, rest: Substring)? {
    guard text.prefix(4).lowercased() == "url(", let end = text.firstIndex(of: ")") else { return nil }
    let inner = String(text[text.index(text.startIndex, offsetBy: 4)..<end]).trimmed
    let quotes: Set<Character> = ["\"", "'"]
    let isQuoted = inner.count >= 2 && inner.first == inner.last && quotes.contains(inner.first!)
    let address = isQuoted ? String(inner.dropFirst().dropLast()) : inner
    return (address, text[text.index(after: end)...])
  }

  /// The id that an address within the file names; nil for other addresses.
  static func id(_ address: String) -> String? {
    address.hasPrefix("#") ? String(address.dropFirst()) : nil
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
