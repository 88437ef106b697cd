import CLibPNG

/// A text that has been found fit to be written, and how it is stored (PNG specification 11.3.4).
struct PNGText {
  /// Latin-1.
  let keyword: [UInt8]
  /// Latin-1 or UTF-8, as `kind` says.
  let text: [UInt8]
  /// Plain up to 1,024 bytes as the specification advises, compressed beyond.
  let kind: cpng_text_kind

  /// Checks a keyword and a text.
  init(_ keyword: String, _ text: String) throws(PNGError) {
    if let reason = PNGText.objection(to: keyword) { throw .badText(keyword: keyword, reason: reason) }
    if text.unicodeScalars.contains("\0") {
      throw .badText(keyword: keyword, reason: "the text holds a NUL")
    }
    self.keyword = keyword.unicodeScalars.map { UInt8($0.value) }
    if text.unicodeScalars.allSatisfy({ $0 == "\n" || isPrintableLatin1($0) || $0.value == 0xA0 }) {
      self.text = text.unicodeScalars.map { UInt8($0.value) }
      kind = self.text.count > 1024 ? .latin1_compressed : .latin1
    } else {
      self.text = Array(text.utf8)
      kind = self.text.count > 1024 ? .utf8_compressed : .utf8
    }
  }

  /// What is wrong with a keyword; nil where it may be written.
  private static func objection(to keyword: String) -> String? {
    let scalars = Array(keyword.unicodeScalars)
    guard (1...79).contains(scalars.count) else { return "a keyword has 1 to 79 characters" }
    guard scalars.allSatisfy(isPrintableLatin1) else {
      return "a keyword holds printable Latin-1 characters only"
    }
    let spaces = scalars.map { $0 == " " }
    guard !spaces[0], !spaces[spaces.count - 1],
      !zip(spaces, spaces.dropFirst()).contains(where: { $0 && $1 })
    else { return "a keyword has no space at its ends and no two in a row" }
    return nil
  }
}

/// Whether a character is one of 32…126 and 161…255.
private func isPrintableLatin1(_ scalar: Unicode.Scalar) -> Bool {
  (0x20...0x7E).contains(scalar.value) || (0xA1...0xFF).contains(scalar.value)
}
