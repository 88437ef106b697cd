/// Reads numbers, flags and separators, one after the other, from UTF-8 bytes.
///
/// Source of the grammar: SVG 2, section 9.3.9; numbers in CSS have the same form.
struct NumberScanner {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether a number may start here.
  var isAtNumber: Bool {
    guard let next else { return false }
    return isDigit(next) || next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
      || next == UInt8(ascii: ".")
  }

  /// Goes past the next byte.
  mutating func advance() { offset += 1 }

  /// Goes past that byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    if next != byte { return false }
    offset += 1
    return true
  }

  /// Goes past white space.
  mutating func skipSpace() {
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
  }

  /// Goes past white space with at most one comma in it, and says whether the comma was there.
  @discardableResult
  mutating func skipCommaSpace() -> Bool {
    skipSpace()
    let comma = skip(UInt8(ascii: ","))
    if comma { skipSpace() }
    return comma
  }

  /// Reads letters, as units and names have them.
  mutating func word() -> String {
    let start = offset
    while offset < bytes.count, isLetter(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// An error at this place.
  func fault(_ expected: String) -> SyntaxFault {
    .expected(expected, offset: offset, found: character(at: offset))
  }

  /// Reads a flag of an arc: one digit, 0 or 1.
  mutating func flag() throws(SyntaxFault) -> Bool {
    guard let next, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw fault("a flag, 0 or 1,")
    }
    offset += 1
    return next == UInt8(ascii: "1")
  }

  /// Reads a number; it is finite.
  mutating func number() throws(SyntaxFault) -> Double {
    let start = offset
    var decimal = Decimal()
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
      decimal.isNegative = next == UInt8(ascii: "-")
      offset += 1
    }
    let whole = digits { decimal.add($0) }
    if next == UInt8(ascii: ".") {
      offset += 1
      let part = digits { decimal.addFraction($0) }
      if part == 0 { throw fault("a digit") }
    } else if whole == 0 {
      throw fault(offset == start ? "a number" : "a digit")
    }
    if let exponent = exponent() { decimal.exponent += exponent }
    let value = decimal.exactValue ?? roundedValue(from: start)
    if !value.isFinite { throw .numberTooLarge(offset: start) }
    return value
  }

  /// Reads `e`, a sign and digits if all of that is there; else stays.
  private mutating func exponent() -> Int? {
    guard let next, next | 0x20 == UInt8(ascii: "e") else { return nil }
    let start = offset
    offset += 1
    var isNegative = false
    if self.next == UInt8(ascii: "-") || self.next == UInt8(ascii: "+") {
      isNegative = self.next == UInt8(ascii: "-")
      offset += 1
    }
    var value = 0
    // Beyond a million the number is 0 or too large, whatever comes.
    let count = digits { value = min(value * 10 + Int($0), 1_000_000) }
    if count == 0 {
      offset = start
      return nil
    }
    return isNegative ? -value : value
  }

  private mutating func digits(_ take: (UInt8) -> Void) -> Int {
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) {
      take(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    return offset - start
  }

  /// The number from a place up to this one, by the standard library's correctly rounding reader.
  private func roundedValue(from start: Int) -> Double {
    Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
  }

  private func character(at offset: Int) -> String? {
    if offset >= bytes.count { return nil }
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

/// The digits of a number as they are read.
private struct Decimal {
  var isNegative = false
  var exponent = 0
  private var significand: UInt64 = 0
  private var isCut = false

  /// Takes a digit before the point.
  mutating func add(_ digit: UInt8) {
    if significand < 100_000_000_000_000_000 {
      significand = significand * 10 + UInt64(digit)
    } else {
      isCut = true
    }
  }

  /// Takes a digit after the point.
  mutating func addFraction(_ digit: UInt8) {
    add(digit)
    exponent -= 1
  }

  /// The number, where one multiplication or division of exact numbers makes it (Clinger 1990); else nil.
  var exactValue: Double? {
    if isCut || significand > 1 << 53 || abs(exponent) > 22 { return nil }
    let power = powersOfTen[abs(exponent)]
    let value = exponent < 0 ? Double(significand) / power : Double(significand) * power
    return isNegative ? -value : value
  }
}

/// The powers of ten that are exact in `Double`.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  1e19, 1e20, 1e21, 1e22,
]

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

@inline(__always)
func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

/// White space of SVG and CSS: tab, line feed, form feed, carriage return, space.
@inline(__always)
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
}
