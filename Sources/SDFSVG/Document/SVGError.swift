/// Why an SVG file is refused; lines count from 1.
public enum SVGError: Error, Sendable, Equatable {
  /// There are no bytes.
  case empty
  /// The file is compressed by gzip, as `.svgz` files are.
  case compressed
  /// The bytes are UTF-32, which is not read.
  case unsupportedEncoding
  /// The file is not well-formed XML.
  case malformed(line: Int, column: Int, reason: String)
  /// The root is another element than `svg`.
  case notSVG(root: String, line: Int)
  /// The document type declares an entity that lies outside the file.
  case externalEntity(name: String, line: Int)
  /// Entities grow out of proportion when they are expanded, or contain themselves.
  case entityExpansion(line: Int)
  /// Elements lie deeper inside one another than is allowed.
  case tooDeep(limit: Int, line: Int)
  /// More elements than allowed are in the file, or visited when `use` is expanded.
  case tooManyElements(limit: Int, line: Int)
  /// A tag, or a declaration of the document type, has more attributes than allowed.
  case tooManyAttributes(limit: Int, line: Int)
  /// The attributes up to an element have more bytes than allowed.
  case tooMuchText(limit: Int, line: Int)
  /// The painting has more path segments than allowed.
  case tooManySegments(limit: Int, line: Int)
  /// The outlines of strokes have more points than allowed; those of dashed ones have a limit of their own.
  case tooManyStrokePoints(limit: Int, isDashed: Bool, line: Int)
  /// Style rules and elements are too many to be matched.
  case tooManyStyleSteps(limit: Int, line: Int)
  /// A coordinate is too large for `Double` after the transforms.
  case coordinateTooLarge(line: Int, element: String)
  /// A stroke cannot be made.
  case stroke(line: Int, element: String, reason: String)
  /// The file has something that is not read, and the options are strict.
  case notRead(SVGWarning)
}

extension SVGError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .compressed: "the file is compressed (svgz): decompress it first, for example with gunzip"
    case .unsupportedEncoding: "the file is in UTF-32, supported are UTF-8 and UTF-16"
    case .malformed(let line, let column, let reason):
      "the file is not well-formed XML at line \(line), column \(column): \(reason)"
    case .notSVG(let root, let line): "the root on line \(line) is <\(root)>, <svg> is expected"
    case .externalEntity(let name, let line):
      "line \(line) declares the entity '\(name)' outside the file, which is refused"
    case .entityExpansion(let line):
      "an entity on line \(line) expands out of proportion or contains itself"
    case .tooDeep(let limit, let line):
      "the element on line \(line) lies deeper than the limit of \(limit) elements"
    case .tooManyElements(let limit, let line):
      "the element on line \(line) is beyond the limit of \(limit) elements, `use` expanded"
    case .tooManyAttributes(let limit, let line):
      "the tag on line \(line) has more attributes than the limit of \(limit)"
    case .tooMuchText(let limit, let line):
      "the element on line \(line) is beyond the limit of \(limit) bytes of attributes, `use` expanded"
    case .tooManySegments(let limit, let line):
      "the element on line \(line) is beyond the limit of \(limit) path segments"
    case .tooManyStrokePoints(let limit, let isDashed, let line):
      "the element on line \(line) is beyond the limit of \(limit) outline points of "
        + (isDashed ? "dashed strokes" : "strokes")
    case .tooManyStyleSteps(let limit, let line):
      "the element on line \(line) is beyond the limit of \(limit) style comparisons"
    case .coordinateTooLarge(let line, let element):
      "line \(line), <\(element)>: a coordinate is too large after the transforms"
    case .stroke(let line, let element, let reason): "line \(line), <\(element)>: \(reason)"
    case .notRead(let warning): "\(warning)"
    }
  }
}
