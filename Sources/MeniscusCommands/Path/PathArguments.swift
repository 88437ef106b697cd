package import Meniscus

/// The command line of `path`, read and checked.
package struct PathArguments: Sendable {
  /// Where the path data come from.
  package enum Input: Equatable, Sendable {
    /// The command line itself.
    case argument(String)
    /// A file, or `-`.
    case file(String)
  }

  package let input: Input
  package let making: MakingArguments
  /// All that the generator is told, but for the threads.
  package let options: PaintingOptions
  /// Nil where the inside is not painted.
  package let fillRule: FillRule?
  /// Nil where there is no stroke.
  package let stroke: StrokeStyle?
  package let isLenient: Bool

  /// Reads what was parsed.
  ///
  /// - Throws: wrong usage: values outside their ranges, options that exclude each other.
  package init(_ parsed: ParsedArguments) throws(Failure) {
    typealias O = PathOption
    input = try Self.input(parsed)
    making = try MakingArguments(parsed)
    var options = making.paintingOptions(source: "path")
    options.viewBox = try parsed.box(O.viewBox)
    self.options = options
    stroke = try Self.stroke(parsed)
    let rule = parsed.word(O.fillRule, FillRule.self) ?? .nonzero
    let hasFill = parsed.text(O.fill) != "none"
    if !hasFill {
      try parsed.refuse(O.fillRule, "has no meaning with '--fill none'")
      if stroke == nil { throw parsed.usage("'--fill none' paints nothing without '--stroke-width'") }
    }
    fillRule = hasFill ? rule : nil
    isLenient = parsed.has(O.lenient)
  }

  private static func input(_ parsed: ParsedArguments) throws(Failure) -> Input {
    let given = parsed.operands.count + (parsed.has(PathOption.file) ? 1 : 0)
    guard given > 0 else {
      throw parsed.usage("no path data: give 'M…', --file FILE, or '-' for standard input")
    }
    guard given == 1 else {
      throw parsed.usage("give path data once, not \(given) times; quote it, as it may hold spaces")
    }
    if let file = parsed.text(PathOption.file) { return .file(file) }
    let word = parsed.operands[0]
    if word == "-" { return .file(word) }
    if !["M", "m"].contains(word.drop(while: \.isWhitespace).prefix(1)), POSIX.status(word).entry != nil {
      throw parsed.usage(
        word.lowercased().hasSuffix(".svg")
          ? "'\(word)' is a file; did you mean 'meniscus svg \(word)'?"
          : "'\(word)' is a file, not path data; did you mean '--file \(word)'?")
    }
    return .argument(word)
  }

  private static func stroke(_ parsed: ParsedArguments) throws(Failure) -> StrokeStyle? {
    typealias O = PathOption
    let length = NumberRange(lower: 0, upper: 1e9, includesLower: true, includesUpper: true)
    guard let width = try parsed.number(O.width, .above(0, upTo: 1e9)) else {
      for option in [O.cap, O.join, O.miterLimit, O.dashes, O.dashOffset] {
        try parsed.refuse(option, "needs '--stroke-width'")
      }
      return nil
    }
    var style = StrokeStyle(width: width)
    style.cap = parsed.word(O.cap, StrokeStyle.Cap.self) ?? style.cap
    style.join = parsed.word(O.join, StrokeStyle.Join.self) ?? style.join
    style.miterLimit =
      try parsed.number(O.miterLimit, .from(1, below: .infinity)) ?? style.miterLimit
    style.dashes = parsed.text(O.dashes) == "none" ? [] : try parsed.numbers(O.dashes) ?? []
    for dash in style.dashes where !length.contains(dash) {
      throw parsed.usage("lengths of '\(O.dashes.name)' must be \(length), not \(dash)")
    }
    style.dashOffset =
      try parsed.number(
        O.dashOffset, NumberRange(lower: -1e9, upper: 1e9, includesLower: true, includesUpper: true))
      ?? 0
    return style
  }
}
