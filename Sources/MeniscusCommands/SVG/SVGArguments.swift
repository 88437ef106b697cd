package import Meniscus

/// The command line of `svg`, read and checked.
package struct SVGArguments: Sendable {
  /// What is fitted into the field.
  package enum ViewBox: Equatable, Sendable {
    /// The file's own view box, else its size, else the bounds.
    case document
    /// The bounds of what is painted.
    case content
    case box(Box)
  }

  /// Paths of SVG files and folders, or `-`.
  package let inputs: [String]
  package let making: MakingArguments
  /// All that the generator is told, but for the threads and the view box.
  package let options: PaintingOptions
  package let viewBox: ViewBox
  package let isStrict: Bool

  /// Reads what was parsed.
  ///
  /// - Throws: wrong usage: values outside their ranges, options that exclude each other.
  package init(_ parsed: ParsedArguments) throws(Failure) {
    inputs = parsed.operands
    if inputs.isEmpty { throw parsed.usage("no input: name an SVG file, or '-' for standard input") }
    making = try MakingArguments(parsed)
    try making.checkCount(inputs.count, of: "input")
    options = making.paintingOptions(source: "svg")
    switch parsed.text(SVGOption.viewBox) {
    case nil: viewBox = .document
    case "content": viewBox = .content
    default: viewBox = try parsed.box(SVGOption.viewBox).map(ViewBox.box) ?? .document
    }
    isStrict = parsed.has(SVGOption.strict)
  }
}
