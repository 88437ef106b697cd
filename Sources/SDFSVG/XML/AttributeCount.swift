/// Looks for tags with more attributes than a limit, before the XML parser sees them.
///
/// libxml2 before 2.12 compares each attribute of a tag with all that come before it: 200,000 of them take
/// seconds. What is counted are equals signs: in tags those outside of values, in declarations of the document
/// type all of them and every reference, since their text may become tags later.
struct AttributeCount {
  private let bytes: [UInt8]
  private let limit: Int
  private var offset = 0
  private var line = 1
  private var count = 0
  /// Where the tag or declaration starts that is gone through.
  private var startLine = 1

  /// Refuses a file, in UTF-8 or another encoding that has ASCII in it.
  static func check(_ bytes: [UInt8], limit: Int) throws(SVGError) {
    var counter = AttributeCount(bytes: bytes, limit: limit)
    try counter.check()
  }

  private init(bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  private mutating func check() throws(SVGError) {
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        step()
      } else if isAt("<!--") {
        skip(past: "-->")
      } else if isAt("<?") {
        skip(past: "?>")
      } else if isAt("<![CDATA[") {
        skip(past: "]]>")
      } else if isAt("<!ENTITY") || isAt("<!ATTLIST") {
        try checkMarkup { [UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "#")].contains($0) }
      } else if isAt("<!") {
        step()
      } else {
        try checkMarkup { $0 == UInt8(ascii: "=") }
      }
    }
  }

  /// Goes through a tag or declaration, to behind its `>`.
  private mutating func checkMarkup(_ counts: (UInt8) -> Bool) throws(SVGError) {
    let countsValues = isAt("<!")
    startLine = line
    count = 0
    var quote: UInt8?
    step()
    while offset < bytes.count {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        // A value of a list of attributes is an attribute of every element.
        if countsValues { count += 1 }
      } else if byte == UInt8(ascii: ">") {
        return step()
      }
      if quote == nil || countsValues, counts(byte) { count += 1 }
      if count > limit { throw .tooManyAttributes(limit: limit, line: startLine) }
      step()
    }
  }

  private mutating func step() {
    if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
    offset += 1
  }

  private mutating func skip(past text: String) {
    while offset < bytes.count, !isAt(text) { step() }
    offset = min(offset + text.utf8.count, bytes.count)
  }

  private func isAt(_ text: String) -> Bool {
    let mark = text.utf8
    return bytes.count - offset >= mark.count && bytes[offset...].starts(with: mark)
  }
}
