/// What is wrong with path data; offsets count bytes from its start.
public enum SVGPathError: Error, Sendable, Equatable {
  /// The grammar asks for something else at that byte; `found` is a character, or nil at the end.
  case expected(String, offset: Int, found: String?)
  /// A number, or the coordinate that it leads to, is too large for `Double`.
  case numberTooLarge(offset: Int)
  /// There are more segments than the caller allows; the offset is that of the first one too many.
  case tooManySegments(limit: Int, offset: Int)

  /// Where the error is.
  public var offset: Int {
    switch self {
    case .expected(_, let offset, _), .numberTooLarge(let offset), .tooManySegments(_, let offset):
      offset
    }
  }

  init(_ fault: SyntaxFault) {
    switch fault {
    case .expected(let what, let offset, let found):
      self = .expected(what, offset: offset, found: found)
    case .numberTooLarge(let offset): self = .numberTooLarge(offset: offset)
    }
  }
}

extension SVGPathError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .expected(let what, let offset, let found):
      "path data is malformed at byte \(offset): \(SyntaxFault.sentence(what, found))"
    case .numberTooLarge(let offset): "path data has a number at byte \(offset) that is too large"
    case .tooManySegments(let limit, let offset):
      "path data has more segments than the limit of \(limit), the first one too many is at byte \(offset)"
    }
  }
}
