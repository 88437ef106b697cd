import Meniscus
import SDFFormats
import SDFPNG

/// Makes the fields of a `mask` command.
struct MaskMaker: FieldMaker {
  let arguments: MaskArguments

  let noun = "masks"
  let givesWarnings = false

  /// The bytes of a PNG file; of another file only its start.
  func read(
    _ index: Int, _: SDFGenerator, _: inout [FieldWarning]
  ) throws -> [UInt8] {
    try InputFile.read(arguments.inputs[index]) { FieldFormat(contents: $0) == .png }
  }

  func memory(of source: [UInt8]) -> FieldMemory {
    MaskMemory.need(source, arguments.options.placement, padding: arguments.options.padding)
  }

  func generate(
    _ source: consuming [UInt8], _ generator: SDFGenerator, threads: Int,
    progress: @escaping @Sendable (SDFProgress) -> Void
  ) throws -> MadeField {
    let start = ContinuousClock.now
    let mask = try PNGMaskReader.read(source, channel: arguments.channel, maxTexels: arguments.maxTexels).mask
    let decoding = start.duration(to: .now)
    source = []
    var options = arguments.options
    options.threads = threads
    return MadeField(
      generation: try generator.generate(mask, options: options, progress: progress), decoding: decoding)
  }

  func absence(of made: MadeField, _: Int) -> FieldAbsence {
    let side = made.generation.texture[0, 0].x < 0 ? "every texel is inside" : "no texel is inside"
    return .failure("\(side) at threshold \(arguments.options.threshold)")
  }
}
