/// An error in the text of a value: path data, a list of points, a transform, a length.
enum SyntaxFault: Error, Equatable {
  /// The grammar asks for something else at that byte; `found` is nil at the end.
  case expected(String, offset: Int, found: String?)
  /// A number does not fit in `Double`.
  case numberTooLarge(offset: Int)

  /// What is expected and what is there, in words.
  static func sentence(_ what: String, _ found: String?) -> String {
    "\(what) is expected, \(found.map { "'\($0)'" } ?? "the end") is found"
  }
}

extension SyntaxFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .expected(let what, let offset, let found):
      "malformed at byte \(offset): \(Self.sentence(what, found))"
    case .numberTooLarge(let offset): "the number at byte \(offset) is too large"
    }
  }
}
