/// Reads the elements of a charset file.
struct CharsetScanner {
  private let scalars: [PlacedScalar]
  private var next = 0

  init(_ scalars: [PlacedScalar]) { self.scalars = scalars }

  /// What comes next; nil at the end.
  var peek: Unicode.Scalar? { next < scalars.count ? scalars[next].scalar : nil }

  /// Where what comes next stands; at the end, just behind the last character.
  var place: SelectionPlace {
    if next < scalars.count { return scalars[next].place }
    guard let last = scalars.last else { return SelectionPlace(offset: 0, line: 1, column: 1) }
    let isLineEnd = last.scalar == "\n"
    return SelectionPlace(
      offset: last.place.offset + UTF8.width(last.scalar),
      line: last.place.line.map { isLineEnd ? $0 + 1 : $0 },
      column: last.place.column.map { isLineEnd ? 1 : $0 + 1 })
  }

  /// Skips what lies between elements; false at the end.
  mutating func skipToElement() -> Bool {
    skipBlanks(andCommas: true)
    return peek != nil
  }

  /// `[` point `,` point `]`.
  mutating func range() throws(SelectionError) -> ClosedRange<UInt32> {
    let opening = place
    next += 1
    skipBlanks()
    let first = try point()
    try expect(",", opening)
    let last = try point()
    try expect("]", opening)
    guard first <= last else {
      let text = scalars[..<next].drop { $0.place.offset < opening.offset }
      throw SelectionError(.reversedRange(Self.text(text)), at: opening)
    }
    return first...last
  }

  /// A code point as a number or as a quoted character.
  mutating func point() throws(SelectionError) -> UInt32 {
    guard peek == "'" else { return try number() }
    let opening = place
    next += 1
    guard let character = try quoted(until: "'", opening) else { throw unexpected("a character") }
    guard peek == "'" else { throw peek == nil ? unclosed("'", opening) : unexpected("'") }
    next += 1
    return character.scalar.value
  }

  /// The characters of a string.
  mutating func string() throws(SelectionError) -> [PlacedScalar] {
    let opening = place
    next += 1
    var characters: [PlacedScalar] = []
    while let character = try quoted(until: "\"", opening) { characters.append(character) }
    next += 1
    return characters
  }

  /// A character between quotes; nil at the closing one, which stays.
  private mutating func quoted(
    until quote: Unicode.Scalar, _ opening: SelectionPlace
  ) throws(SelectionError) -> PlacedScalar? {
    guard let scalar = peek, scalar != "\n" else { throw unclosed(quote, opening) }
    if scalar == quote { return nil }
    let place = place
    next += 1
    return PlacedScalar(scalar: scalar == "\\" ? try escape() : scalar, place: place)
  }

  private mutating func escape() throws(SelectionError) -> Unicode.Scalar {
    guard let letter = peek else { throw unexpected("an escape") }
    if let plain = ["n": "\n", "r": "\r", "t": "\t", "s": " "][letter] as Unicode.Scalar? {
      next += 1
      return plain
    }
    if "\\'\"".unicodeScalars.contains(letter) {
      next += 1
      return letter
    }
    guard letter == "x" || letter == "u" else { throw unexpected("an escape") }
    next += 1
    let isBraced = letter == "u" && peek == "{"
    if isBraced { next += 1 }
    let start = place
    let digits = word(limit: isBraced ? 6 : letter == "x" ? 2 : 4)
    let isWhole = isBraced ? !digits.isEmpty && peek == "}" : digits.utf8.count == (letter == "x" ? 2 : 4)
    guard isWhole, let value = UInt32(digits, radix: 16) else { throw unexpected("a hexadecimal digit") }
    if isBraced { next += 1 }
    guard let scalar = Unicode.Scalar(value) else { throw SelectionError(.notUnicode(digits), at: start) }
    return scalar
  }

  /// Hexadecimal digits, at most so many.
  private mutating func word(limit: Int) -> String {
    let start = next
    while next - start < limit, let scalar = peek, scalar.isASCII, scalar.properties.isASCIIHexDigit {
      next += 1
    }
    return Self.text(scalars[start..<next])
  }

  private mutating func number() throws(SelectionError) -> UInt32 {
    let start = next
    let stops = "[]\"',# \t\r\n".unicodeScalars
    while let scalar = peek, !stops.contains(scalar) { next += 1 }
    let text = Self.text(scalars[start..<next].prefix(32))
    let isMarked = ["0x", "0X", "U+", "u+"].contains(String(text.prefix(2)))
    let digits = isMarked ? text.dropFirst(2) : text[...]
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { digit($0, radix: isMarked ? 16 : 10) != nil }
    guard isNumber else {
      next = start
      throw text.isEmpty ? unexpected("a code point") : unexpected("a code point", found: "'\(text)'")
    }
    guard let value = UInt32(digits, radix: isMarked ? 16 : 10), Unicode.Scalar(value) != nil else {
      throw SelectionError(.notUnicode(text), at: scalars[start].place)
    }
    return value
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ opening: SelectionPlace) throws(SelectionError) {
    skipBlanks()
    guard let scalar = peek else { throw unclosed("[", opening) }
    guard scalar == mark else { throw unexpected("'\(mark)'") }
    next += 1
    skipBlanks()
  }

  private mutating func skipBlanks(andCommas: Bool = false) {
    while let scalar = peek {
      if scalar == "#" {
        while peek != nil, peek != "\n" { next += 1 }
      } else if " \t\r\n".unicodeScalars.contains(scalar) || andCommas && scalar == "," {
        next += 1
      } else {
        return
      }
    }
  }

  private func unclosed(_ mark: Unicode.Scalar, _ opening: SelectionPlace) -> SelectionError {
    SelectionError(.unclosed("\(mark)"), at: opening)
  }

  private func unexpected(_ expected: String, found: String? = nil) -> SelectionError {
    let next = peek.map { $0 == "\n" ? "the end of the line" : "'\($0)'" } ?? "the end"
    return SelectionError(.unexpected(found: found ?? next, expected: expected), at: place)
  }

  private static func text(_ scalars: ArraySlice<PlacedScalar>) -> String {
    String(String.UnicodeScalarView(scalars.map(\.scalar)))
  }
}
