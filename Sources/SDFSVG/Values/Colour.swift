/// Colours, as far as coverage asks: whether anything is painted.
///
/// Source: CSS Color 4. A colour that is partly transparent counts as painted.
enum Colour: Equatable {
  /// More than 0 alpha.
  case painted
  /// Alpha 0, or `transparent`.
  case clear
  /// The value of the property `color`.
  case current

  /// Reads a colour; nil if it is none.
  init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      guard let colour = Self.hexadecimal(text.dropFirst()) else { return nil }
      self = colour
    } else if let parenthesis = text.firstIndex(of: "("), text.hasSuffix(")") {
      let values = text[text.index(after: parenthesis)...].dropLast()
      guard let colour = Self.function(String(text[..<parenthesis]), values) else { return nil }
      self = colour
    } else if text == "transparent" {
      self = .clear
    } else if text == "currentcolor" {
      self = .current
    } else if ColourNames.all.contains(text) {
      self = .painted
    } else {
      return nil
    }
  }

  private static func hexadecimal(_ digits: Substring) -> Colour? {
    if !digits.utf8.allSatisfy({ isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }) {
      return nil
    }
    switch digits.utf8.count {
    case 3, 6: return .painted
    case 4: return digits.hasSuffix("0") ? .clear : .painted
    case 8: return digits.hasSuffix("00") ? .clear : .painted
    default: return nil
    }
  }

  private static func function(_ name: String, _ values: Substring) -> Colour? {
    switch name {
    case "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color":
      break
    default: return nil
    }
    let parts = values.split { $0 == "," || $0 == "/" || $0.isWhitespace }
    let channels = name == "color" ? 4 : 3
    if parts.count < channels || parts.count > channels + 1 { return nil }
    if name != "color", !parts.allSatisfy(isComponent) { return nil }
    if parts.count == channels { return .painted }
    guard let alpha = parts[channels] == "none" ? 0 : Opacity.read(parts[channels]) else { return nil }
    return alpha > 0 ? .painted : .clear
  }

  /// Whether a text is a number, a percentage, an angle or `none`.
  private static func isComponent(_ text: Substring) -> Bool {
    if text == "none" { return true }
    var scanner = NumberScanner(Array(text.utf8))
    guard (try? scanner.number()) != nil else { return false }
    if scanner.skip(UInt8(ascii: "%")) { return scanner.next == nil }
    return ["", "deg", "rad", "grad", "turn"].contains(scanner.word()) && scanner.next == nil
  }
}

/// Opacities: numbers or percentages.
enum Opacity {
  /// Reads an opacity and cuts it to 0...1; nil if it is malformed.
  static func read(_ text: some StringProtocol) -> Double? {
    var scanner = NumberScanner(Array(text.utf8))
    scanner.skipSpace()
    guard var value = try? scanner.number() else { return nil }
    if scanner.skip(UInt8(ascii: "%")) { value /= 100 }
    scanner.skipSpace()
    return scanner.next == nil ? min(max(value, 0), 1) : nil
  }
}
