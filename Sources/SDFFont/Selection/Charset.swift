extension GlyphSelection {
  /// The contents of a charset file: code points, ranges of them, and quoted characters, in UTF-8.
  ///
  /// A superset of what Chlumsky's msdf-atlas-gen reads, but for its `@include`:
  ///
  ///     file    = { element | "," | white space | comment }
  ///     element = point | range | string
  ///     range   = "[" point "," point "]"            both ends in it; it leaves surrogates out
  ///     point   = decimal | "0x" hex | "U+" hex | "'" character "'"
  ///     string  = '"' { character } '"'              each character, as in `characters(_:)`
  ///     comment = "#" up to the end of the line
  ///
  /// Between quotes `\` makes escapes: `\\ \' \" \n \r \t \s` (a space), `\xHH` and `\uHHHH` with so many
  /// hexadecimal digits, `\u{H…}`. A byte order mark is skipped.
  public static func charset(_ bytes: [UInt8]) throws(SelectionError) -> [GlyphRequest] {
    var scanner = CharsetScanner(try CharsetText.scalars(bytes))
    var list = RequestList()
    while scanner.skipToElement() {
      let place = scanner.place
      switch scanner.peek {
      case "[": try list.add(scanner.range(), at: place)
      case "\"": try list.add(scanner.string())
      default:
        let point = try scanner.point()
        try list.add(point...point, at: place)
      }
    }
    return try list.finish(at: scanner.place)
  }
}

/// A charset file's bytes as characters with their places.
enum CharsetText {
  static func scalars(_ bytes: [UInt8]) throws(SelectionError) -> [PlacedScalar] {
    for (mark, name) in [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
      ([0xFE, 0xFF], "UTF-16"),
    ] as [([UInt8], String)] where bytes.starts(with: mark) {
      throw SelectionError(
        .notUTF8("it begins with the mark of \(name)"), at: SelectionPlace(offset: 0, line: 1, column: 1))
    }
    var place = SelectionPlace(offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, line: 1, column: 1)
    var scalars: [PlacedScalar] = []
    scalars.reserveCapacity(bytes.count)
    var (line, column) = (1, 1)
    while place.offset < bytes.count {
      guard let scalar = scalar(bytes, at: place.offset) else {
        let byte = "0x" + String(bytes[place.offset], radix: 16, uppercase: true)
        throw SelectionError(.notUTF8("the byte \(byte) cannot be here"), at: place)
      }
      scalars.append(PlacedScalar(scalar: scalar, place: place))
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      place = SelectionPlace(offset: place.offset + UTF8.width(scalar), line: line, column: column)
    }
    return scalars
  }

  /// Nil where no character is encoded there, or a NUL, which a text in UTF-16 without a mark has.
  private static func scalar(_ bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
    let first = bytes[offset]
    if first < 0x80 { return first == 0 ? nil : Unicode.Scalar(first) }
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return String(validating: bytes[offset..<min(offset + width, bytes.count)], as: UTF8.self)?
      .unicodeScalars.first
  }
}
