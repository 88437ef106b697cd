/// What the XML parser's error numbers mean (libxml2's `xmlParserErrors`).
enum XMLFault {
  /// Whether an error is only a note: undeclared prefixes, relative namespaces, unread declarations.
  static func isHarmless(_ code: Int) -> Bool {
    (200...206).contains(code) || (97...107).contains(code) || code == 27
  }

  /// The typed error of a number.
  static func error(_ code: Int, line: Int, column: Int) -> SVGError {
    if code == 89 { return .entityExpansion(line: max(line, 1)) }
    return .malformed(
      line: max(line, 1), column: max(column, 1), reason: reasons[code] ?? "XML error \(code)")
  }

  private static let reasons: [Int: String] = [
    4: "there is no element",
    5: "the file is cut off, or something follows the root",
    9: "a character is not allowed in XML",
    23: "an entity's name is not followed by a semicolon",
    26: "an entity is not declared",
    32: "the encoding is not supported",
    38: "a '<' is in an attribute's value",
    39: "an attribute's value has no quotes",
    40: "an attribute's value is not closed, or longer than ten million bytes",
    41: "an attribute has no value",
    42: "an attribute is there twice",
    45: "a comment is not closed",
    65: "a space is missing",
    68: "a name is expected",
    73: "a tag is not closed",
    74: "a closing tag is expected",
    76: "a closing tag has another name than its element",
    77: "an element is not closed",
    81: "the bytes are not text of the declared encoding",
  ]
}
