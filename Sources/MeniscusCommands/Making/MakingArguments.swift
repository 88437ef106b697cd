package import Meniscus
package import SDFFormats

/// What a command line says of the fields to make, whatever they are made from; read and checked.
package struct MakingArguments: Sendable {
  /// Where the fields go.
  package enum Destination: Equatable, Sendable {
    /// `-o`: one file, or `-` for standard output.
    case file(String)
    /// `--output-dir`: a file for each input.
    case folder(String)
  }

  /// The verb, for messages.
  package let verb: String
  package let destination: Destination
  package let format: FieldFormat
  package let origin: FileOrigin
  /// Inputs at once; nil for as many as there are cores.
  package let jobs: Int?
  package let allowsEmpty: Bool
  package let isJSON: Bool
  package let isQuiet: Bool

  package let border: SDFMetadata.Border
  package let flood: FloodMethod
  package let height: HeightMethod
  package let placement: Placement
  package let padding: Int
  package let range: Double?
  package let precision: Precision
  package let mipmaps: Bool

  /// The |R| of black and white in an 8-bit file, in texels.
  package var eightBitRange: Double { range ?? EightBitField.defaultRange }

  /// What the generator is told of a painting, but for the threads and the view box.
  ///
  /// - Parameter source: what the metadata calls the source.
  package func paintingOptions(source: String) -> PaintingOptions {
    var options = PaintingOptions()
    options.placement =
      switch placement {
      case .scale(let scale): .scale(scale)
      case .size(let size, let fit): .size(size, fit: fit)
      }
    options.padding = padding
    options.border = border
    options.flood = flood
    options.height = height
    options.range = range
    options.precision = precision
    options.mipmaps = mipmaps
    options.source = source
    return options
  }

  /// Reads what was parsed.
  ///
  /// - Throws: wrong usage: values outside their ranges, options that exclude each other.
  package init(_ parsed: ParsedArguments) throws(Failure) {
    typealias O = MakingOption
    verb = parsed.verb
    destination = try Self.destination(parsed)
    format = try OutputFormat.format(
      of: destination, told: parsed.word(O.format, FieldFormat.self), usage: parsed.usage)
    try Self.checkCombinations(parsed, format)
    origin = parsed.word(O.origin, FileOrigin.self) ?? .topLeft
    jobs = try parsed.integer(O.jobs, 1...256)
    allowsEmpty = parsed.has(O.allowEmpty)
    isJSON = parsed.has(CommonOption.json)
    isQuiet = parsed.has(CommonOption.quiet)
    border = parsed.word(Self.border, SDFMetadata.Border.self) ?? .clear
    flood = parsed.word(O.flood, FloodMethod.self) ?? .auto
    precision = parsed.word(O.precision, Precision.self) ?? .half
    mipmaps = parsed.has(O.mips)
    padding = try parsed.integer(O.padding, 0...10000) ?? 0
    range = try parsed.number(O.range, .halfDistances)
    placement = try Self.placement(parsed)
    if case .size(let size, _) = placement, 2 * padding >= min(size.width, size.height) {
      throw parsed.usage("'--pad \(padding)' leaves nothing of '--size \(size)'")
    }
    let sweeps = try parsed.integer(O.sweeps, 0...1_000_000)
    let isFlat = format == .png || parsed.text(O.height) == "none"
    height = isFlat ? .none : .jacobi(sweeps: sweeps)
  }

  /// Refuses `-o` where there are several fields.
  ///
  /// - Parameter what: what one field is made from, for the message: `input`.
  package func checkCount(_ count: Int, of what: String) throws(Failure) {
    guard case .file = destination, count > 1 else { return }
    throw .usage(
      "'-o' takes the field of one \(what), but there are \(count); use --output-dir DIR", verb: verb)
  }

  // Options are found by their names; the help that these have depends on the verb.
  private static let border = MakingOption.border("")
  private static let scale = MakingOption.scale("")
  private static let fit = MakingOption.fit("")

  private static func destination(_ parsed: ParsedArguments) throws(Failure) -> Destination {
    switch (parsed.text(MakingOption.output), parsed.text(MakingOption.folder)) {
    case (let file?, nil): return .file(file)
    case (nil, let folder?): return .folder(folder)
    case (nil, nil): throw parsed.usage("no output: give -o FILE, or --output-dir DIR")
    default: throw parsed.usage("'-o' and '--output-dir' exclude each other")
    }
  }

  private static func checkCombinations(
    _ parsed: ParsedArguments, _ format: FieldFormat
  ) throws(Failure) {
    typealias O = MakingOption
    if !parsed.has(O.size) { try parsed.refuse(fit, "needs '--size'") }
    if parsed.has(O.size) { try parsed.refuse(scale, "and '--size' exclude each other") }
    if parsed.text(O.height) == "none" { try parsed.refuse(O.sweeps, "has no meaning with '--height none'") }
    if format != .ktx2 { try parsed.refuse(O.mips, "has no place in a \(format.rawValue) file; use ktx2") }
    if format == .png {
      let why = "has no place in an 8-bit png file, which holds the distance alone; use ktx2 or npy"
      try parsed.refuse(O.precision, why)
      try parsed.refuse(O.sweeps, why)
      if parsed.text(O.height) != "none" { try parsed.refuse(O.height, why) }
    }
  }

  private static func placement(_ parsed: ParsedArguments) throws(Failure) -> Placement {
    if let (width, height) = try parsed.pair(MakingOption.size, separator: "x", range: 1...16384) {
      return .size(GridSize(width: width, height: height), fit: parsed.word(fit, Fit.self) ?? .contain)
    }
    return .scale(try parsed.number(scale, .above(0, upTo: 1024)) ?? 1)
  }
}
