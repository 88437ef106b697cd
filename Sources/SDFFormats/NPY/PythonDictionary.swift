/// The Python dictionary literal in an npy header: string keys; strings, booleans and tuples of
/// integers as values. White space, the order of the keys and a last comma are free.
struct PythonDictionary {
  enum Value: Equatable {
    case string(String)
    case bool(Bool)
    case tuple([Int])
  }

  private static let keys: Set<String> = ["descr", "fortran_order", "shape"]

  /// The values by their keys; only keys that npy knows, each at most once.
  private(set) var values: [String: Value] = [:]

  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int

  /// Reads the literal in `range` of a file; nothing but white space may follow it.
  init(_ bytes: [UInt8], in range: Range<Int>) throws(NPYError) {
    self.bytes = bytes
    end = range.upperBound
    offset = range.lowerBound
    try require("{")
    while !take("}") {
      let start = offset
      let key = try string("a key in quotes")
      guard Self.keys.contains(key), values[key] == nil else { throw .unexpectedKey(key: key, offset: start) }
      try require(":")
      values[key] = try value()
      if !take(",") {
        try require("}", "a comma or }")
        break
      }
    }
    skipSpace()
    guard offset == end else { throw .headerSyntax(offset: offset, expected: "the end of the header") }
  }

  private mutating func value() throws(NPYError) -> Value {
    if takeWord("True") { return .bool(true) }
    if takeWord("False") { return .bool(false) }
    if take("(") { return .tuple(try integers()) }
    return .string(try string("a string, True, False or a tuple"))
  }

  /// Integers up to the closing parenthesis.
  private mutating func integers() throws(NPYError) -> [Int] {
    var list: [Int] = []
    while !take(")") {
      list.append(try integer())
      if !take(",") {
        try require(")", "a comma or )")
        break
      }
    }
    return list
  }

  /// Digits; Python 2 wrote an L after them.
  private mutating func integer() throws(NPYError) -> Int {
    skipSpace()
    let start = offset
    while let byte = peek, (0x30...0x39).contains(byte) { offset += 1 }
    guard let number = Int(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      throw .headerSyntax(offset: start, expected: "an integer")
    }
    if peek == UInt8(ascii: "L") { offset += 1 }
    return number
  }

  /// A string in single or double quotes, without escapes.
  private mutating func string(_ expected: String) throws(NPYError) -> String {
    skipSpace()
    let start = offset
    guard let quote = peek, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
      throw .headerSyntax(offset: start, expected: expected)
    }
    guard let close = bytes[start + 1..<end].firstIndex(of: quote),
      let text = String(validating: bytes[start + 1..<close], as: UTF8.self), !text.contains("\\")
    else { throw .headerSyntax(offset: start, expected: "a plain string with its closing quote") }
    offset = close + 1
    return text
  }

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    skipSpace()
    guard bytes[offset..<end].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  private mutating func require(_ mark: Unicode.Scalar, _ expected: String? = nil) throws(NPYError) {
    guard take(mark) else { throw .headerSyntax(offset: offset, expected: expected ?? "\(mark)") }
  }
}
