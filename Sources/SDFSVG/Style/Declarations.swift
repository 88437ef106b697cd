/// One `name: value` of a style sheet or of a `style` attribute.
struct Declaration: Equatable {
  /// The property in lower case.
  var name: String
  var value: String
  var isImportant: Bool
}

/// Reads declarations, the text between the braces of a rule.
///
/// Source: CSS Syntax 3, section 5.4.4: a malformed declaration is skipped up to its semicolon.
enum Declarations {
  /// The declarations of properties that are read; comments must be gone.
  static func read(_ text: some StringProtocol) -> [Declaration] {
    split(text).compactMap(declaration)
  }

  private static func declaration(_ text: String) -> Declaration? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].trimmed.lowercased()
    guard Properties.all.contains(name) else { return nil }
    var value = text[text.index(after: colon)...].trimmed
    var isImportant = false
    if let mark = value.lastIndex(of: "!"),
      value[value.index(after: mark)...].trimmed.lowercased() == "important"
    {
      isImportant = true
      value = value[..<mark].trimmed
    }
    return value.isEmpty ? nil : Declaration(name: name, value: value, isImportant: isImportant)
  }

  /// Cuts at semicolons that are in no string and in no parentheses.
  private static func split(_ text: some StringProtocol) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var quote: UInt8?
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ";") && quote == nil && depth == 0 {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        continue
      }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth = max(depth - 1, 0)
      }
      part.append(byte)
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return parts
  }
}

/// The properties that coverage depends on, and those whose presence is worth a warning.
enum Properties {
  /// All that are read from style sheets and `style` attributes; others are of no concern.
  static let all: Set<String> = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "color", "opacity",
    "display", "visibility", "clip-path", "clip-rule", "overflow", "font-size", "vector-effect",
    "transform", "transform-origin", "mask", "mask-image", "filter", "marker", "marker-start",
    "marker-mid", "marker-end", "stop-opacity", "stop-color", "x", "y", "cx", "cy", "r", "rx", "ry",
    "width", "height", "d",
  ]
}
