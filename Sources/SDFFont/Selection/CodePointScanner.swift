/// Reads a code point, or a range of two, from an item of a list.
struct CodePointScanner {
  private let item: ListItem
  private var rest: Substring.UTF8View

  init(_ item: ListItem) {
    self.item = item
    rest = item.text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The code point that comes next: `U+41`, `\41`, `0x41`, `&#x41;`, `&#65;`, and `41` where it may be bare.
  mutating func codePoint(isBareAllowed: Bool = false) throws(SelectionError) -> UInt32 {
    for (mark, radix, end) in [
      ("u+", 16, ""), ("\\", 16, ""), ("0x", 16, ""), ("&#x", 16, ";"), ("&#", 10, ";"),
    ] as [(String, UInt32, String)] where skip(mark) {
      let value = try digits(radix: radix)
      guard skip(end) else { throw refusal }
      return value
    }
    guard isBareAllowed else { throw refusal }
    return try digits(radix: 16)
  }

  /// The `-` of a range.
  mutating func dash() throws(SelectionError) {
    guard skip("-") else { throw refusal }
  }

  func end() throws(SelectionError) {
    guard isAtEnd else { throw refusal }
  }

  private var refusal: SelectionError { SelectionError(.noCodePoint(item.text), at: item.place) }

  /// Skips a mark in small letters, or in capitals.
  private mutating func skip(_ mark: String) -> Bool {
    let start = rest.prefix(mark.utf8.count)
    guard start.elementsEqual(mark.utf8, by: { $0 == $1 || $0 | 0x20 == $1 && (0x61...0x7A).contains($1) })
    else { return false }
    rest = rest.dropFirst(mark.utf8.count)
    return true
  }

  private mutating func digits(radix: UInt32) throws(SelectionError) -> UInt32 {
    let text = rest.prefix { digit($0, radix: radix) != nil }
    guard !text.isEmpty else { throw refusal }
    rest = rest.dropFirst(text.count)
    var value: UInt32 = 0
    for byte in text where value <= 0x10FFFF { value = value * radix + (digit(byte, radix: radix) ?? 0) }
    guard Unicode.Scalar(value) != nil else { throw SelectionError(.notUnicode(item.text), at: item.place) }
    return value
  }
}

/// A digit's value; nil where it is none.
func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
  let value: UInt32
  switch byte {
  case 0x30...0x39: value = UInt32(byte) - 0x30
  case 0x41...0x46: value = UInt32(byte) - 0x41 + 10
  case 0x61...0x66: value = UInt32(byte) - 0x61 + 10
  default: return nil
  }
  return value < radix ? value : nil
}
