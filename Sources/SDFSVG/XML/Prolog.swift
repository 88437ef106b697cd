/// What is before the root: the kind of file and the entities that its document type declares.
///
/// XML parsers skip external entities in silence; a file that asks for one shall hear of it.
struct Prolog {
  private let bytes: [UInt8]
  private var offset = 0

  /// Refuses what is no XML in a supported encoding, and external entities.
  static func check(_ bytes: [UInt8]) throws(SVGError) {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: [0x1F, 0x8B]) { throw .compressed }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0, 0])
      || bytes.starts(with: [0, 0, 0, 0x3C]) || bytes.starts(with: [0x3C, 0, 0, 0])
    {
      throw .unsupportedEncoding
    }
    var prolog = Prolog(bytes: utf8(bytes) ?? bytes)
    try prolog.check()
  }

  /// The bytes as UTF-8 if they are UTF-16; nil if they are something else.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C])
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0])
    if !isBig && !isLittle { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the document type and through it.
  private mutating func check() throws(SVGError) {
    while let at = find(UInt8(ascii: "<")) {
      offset = at
      if isAt("<!--") {
        skip(past: "-->")
      } else if isAt("<?") {
        skip(past: "?>")
      } else if isAt("<!DOCTYPE") {
        return try checkDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func checkDocumentType() throws(SVGError) {
    offset += "<!DOCTYPE".utf8.count
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "["):
        offset += 1
        return try checkDeclarations()
      default: offset += 1
      }
    }
  }

  /// Goes through the declarations between the brackets.
  private mutating func checkDeclarations() throws(SVGError) {
    while offset < bytes.count {
      if isAt("<!--") {
        skip(past: "-->")
      } else if isAt("<?") {
        skip(past: "?>")
      } else if isAt("<!ENTITY") {
        try checkEntity()
      } else if bytes[offset] == UInt8(ascii: "]") {
        return
      } else if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
        skipQuoted()
      } else {
        offset += 1
      }
    }
  }

  private mutating func checkEntity() throws(SVGError) {
    let start = offset
    offset += "<!ENTITY".utf8.count
    var name = word()
    if name == "%" { name = word() }
    skipSpace()
    if isAt("SYSTEM") || isAt("PUBLIC") {
      let line = 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
      throw .externalEntity(name: name, line: line)
    }
  }

  private func find(_ byte: UInt8) -> Int? { bytes[offset...].firstIndex(of: byte) }

  private func isAt(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  /// Goes past the next such text, or to the end.
  private mutating func skip(past text: String) {
    while offset < bytes.count, !isAt(text) { offset += 1 }
    offset = min(offset + text.utf8.count, bytes.count)
  }

  private mutating func skipQuoted() {
    let quote = bytes[offset]
    offset += 1
    offset = min((find(quote) ?? bytes.count) + 1, bytes.count)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
  }

  private mutating func word() -> String {
    skipSpace()
    let start = offset
    while offset < bytes.count, !isSpace(bytes[offset]), bytes[offset] != UInt8(ascii: ">") {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
