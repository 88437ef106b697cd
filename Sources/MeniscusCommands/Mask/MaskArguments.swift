package import Meniscus
package import SDFFormats
package import SDFPNG

/// The command line of `mask`, read and checked.
package struct MaskArguments: Sendable {
  /// Where the fields go.
  package enum Destination: Equatable, Sendable {
    /// `-o`: one file, or `-` for standard output.
    case file(String)
    /// `--output-dir`: a file for each input.
    case folder(String)
  }

  /// Paths of PNG files, or `-`.
  package let inputs: [String]
  package let destination: Destination
  package let format: FieldFormat
  package let channel: PNGChannel
  /// All that the generator is told, but for the threads.
  package let options: MaskOptions
  package let origin: FileOrigin
  /// Inputs at once; nil for as many as there are cores.
  package let jobs: Int?
  package let maxTexels: Int
  package let allowsEmpty: Bool
  package let isJSON: Bool
  package let isQuiet: Bool

  /// The |R| of black and white in an 8-bit file, in texels.
  package var eightBitRange: Double { options.range ?? EightBitField.defaultRange }

  /// Reads what was parsed.
  ///
  /// - Throws: wrong usage: values outside their ranges, options that exclude each other.
  package init(_ parsed: ParsedArguments) throws(Failure) {
    typealias O = MaskOption
    inputs = parsed.operands
    if inputs.isEmpty { throw parsed.usage("no input: name a PNG file, or '-' for standard input") }
    destination = try Self.destination(parsed)
    format = try OutputFormat.format(
      of: destination, told: parsed.word(O.format, FieldFormat.self), usage: parsed.usage)
    try Self.checkCombinations(parsed, format)
    channel = parsed.word(O.channel, PNGChannel.self) ?? .auto
    origin = parsed.word(O.origin, FileOrigin.self) ?? .topLeft
    jobs = try parsed.integer(O.jobs, 1...256)
    maxTexels = try parsed.maxTexels()
    allowsEmpty = parsed.has(O.allowEmpty)
    isJSON = parsed.has(CommonOption.json)
    isQuiet = parsed.has(CommonOption.quiet)
    options = try Self.options(parsed, format)
  }

  private static func destination(_ parsed: ParsedArguments) throws(Failure) -> Destination {
    switch (parsed.text(MaskOption.output), parsed.text(MaskOption.folder)) {
    case (let file?, nil):
      if parsed.operands.count > 1 {
        throw parsed.usage(
          "'-o' takes the field of one input, but there are \(parsed.operands.count); use --output-dir DIR")
      }
      return .file(file)
    case (nil, let folder?): return .folder(folder)
    case (nil, nil): throw parsed.usage("no output: give -o FILE, or --output-dir DIR")
    default: throw parsed.usage("'-o' and '--output-dir' exclude each other")
    }
  }

  private static func checkCombinations(
    _ parsed: ParsedArguments, _ format: FieldFormat
  ) throws(Failure) {
    typealias O = MaskOption
    if !parsed.has(O.size) { try parsed.refuse(O.fit, "needs '--size'") }
    if parsed.has(O.size) { try parsed.refuse(O.scale, "and '--size' exclude each other") }
    if parsed.text(O.height) == "none" { try parsed.refuse(O.sweeps, "has no meaning with '--height none'") }
    if format != .ktx2 { try parsed.refuse(O.mips, "has no place in a \(format.rawValue) file; use ktx2") }
    if format == .png {
      let why = "has no place in an 8-bit png file, which holds the distance alone; use ktx2 or npy"
      try parsed.refuse(O.precision, why)
      try parsed.refuse(O.sweeps, why)
      if parsed.text(O.height) != "none" { try parsed.refuse(O.height, why) }
    }
  }

  private static func options(_ parsed: ParsedArguments, _ format: FieldFormat) throws(Failure) -> MaskOptions
  {
    typealias O = MaskOption
    var options = MaskOptions()
    options.threshold = try parsed.number(O.threshold, .from(0, below: 1)) ?? options.threshold
    options.invert = parsed.has(O.invert)
    options.coverage = parsed.word(O.coverage, CoverageEncoding.self) ?? options.coverage
    options.edges = parsed.word(O.edges, EdgeModel.self) ?? options.edges
    options.border = parsed.word(O.border, SDFMetadata.Border.self) ?? options.border
    options.flood = parsed.word(O.flood, FloodMethod.self) ?? options.flood
    options.precision = parsed.word(O.precision, Precision.self) ?? options.precision
    options.mipmaps = parsed.has(O.mips)
    options.padding = try parsed.integer(O.padding, 0...10000) ?? options.padding
    options.range = try parsed.number(O.range, .halfDistances)
    options.placement = try placement(parsed)
    if case .size(let size, _) = options.placement, 2 * options.padding >= min(size.width, size.height) {
      throw parsed.usage("'--pad \(options.padding)' leaves nothing of '--size \(size)'")
    }
    let sweeps = try parsed.integer(O.sweeps, 0...1_000_000)
    let isFlat = format == .png || parsed.text(O.height) == "none"
    options.height = isFlat ? .none : .jacobi(sweeps: sweeps)
    return options
  }

  private static func placement(_ parsed: ParsedArguments) throws(Failure) -> Placement {
    typealias O = MaskOption
    if let (width, height) = try parsed.pair(O.size, separator: "x", range: 1...16384) {
      return .size(GridSize(width: width, height: height), fit: parsed.word(O.fit, Fit.self) ?? .contain)
    }
    return .scale(try parsed.number(O.scale, .above(0, upTo: 1024)) ?? 1)
  }
}
