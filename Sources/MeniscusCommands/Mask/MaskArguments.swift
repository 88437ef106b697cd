package import Meniscus
package import SDFPNG

/// The command line of `mask`, read and checked.
package struct MaskArguments: Sendable {
  /// Paths of PNG files, or `-`.
  package let inputs: [String]
  /// What is not of masks alone.
  package let making: MakingArguments
  package let channel: PNGChannel
  /// All that the generator is told, but for the threads.
  package let options: MaskOptions
  package let maxTexels: Int

  /// Reads what was parsed.
  ///
  /// - Throws: wrong usage: values outside their ranges, options that exclude each other.
  package init(_ parsed: ParsedArguments) throws(Failure) {
    inputs = parsed.operands
    if inputs.isEmpty { throw parsed.usage("no input: name a PNG file, or '-' for standard input") }
    making = try MakingArguments(parsed)
    try making.checkCount(inputs.count, of: "input")
    channel = parsed.word(MaskOption.channel, PNGChannel.self) ?? .auto
    maxTexels = try parsed.maxTexels()
    options = try Self.options(parsed, making)
  }

  private static func options(
    _ parsed: ParsedArguments, _ making: MakingArguments
  ) throws(Failure) -> MaskOptions {
    typealias O = MaskOption
    var options = MaskOptions()
    options.threshold = try parsed.number(O.threshold, .from(0, below: 1)) ?? options.threshold
    options.invert = parsed.has(O.invert)
    options.coverage = parsed.word(O.coverage, CoverageEncoding.self) ?? options.coverage
    options.edges = parsed.word(O.edges, EdgeModel.self) ?? options.edges
    options.border = making.border
    options.flood = making.flood
    options.height = making.height
    options.placement = making.placement
    options.padding = making.padding
    options.range = making.range
    options.precision = making.precision
    options.mipmaps = making.mipmaps
    return options
  }
}
