import Foundation
import Meniscus
import SDFFormats
import SDFPNG

/// One mask's way from its file to the field's file.
struct MaskJob {
  let task: MaskTask
  let arguments: MaskArguments
  /// Threads for the generator.
  let threads: Int
  let gate: MemoryGate
  /// Told what is being done, and which part of this job is done.
  let progress: @Sendable (_ doing: String, _ fraction: Double) -> Void

  /// Parts of the time that reading and writing take, for the progress alone.
  private static let readingPart = 0.1
  private static let writingPart = 0.1

  /// Makes the field and writes it.
  ///
  /// The output is made first, so that a place where it cannot be is known before the work.
  ///
  /// - Parameter generator: kept by the worker; replaced where its scratch has become too large to keep.
  func run(_ generator: inout SDFGenerator) throws(Failure) -> MaskRecord.Written {
    let output = try OutputFile(task.output)
    var sidecar: OutputFile?
    if let path = task.sidecar { sidecar = try OutputFile(path) }
    progress("read", 0)
    let bytes = try InputFile.read(task.input) { FieldFormat(contents: $0) == .png }
    try MaskMemory.checkLimit(bytes, arguments.options, input: task.input)
    let memory = MaskMemory.bytes(bytes, arguments.options.placement, padding: arguments.options.padding)
    defer { if memory > gate.budget / 4 { generator = SDFGenerator() } }
    return try gate.run(needing: memory) { () throws(Failure) in
      try write(generate(bytes, generator), to: output, sidecar)
    }
  }

  private typealias Made = (generation: SDFGeneration, decoding: Duration)

  private func generate(_ bytes: consuming [UInt8], _ generator: SDFGenerator) throws(Failure) -> Made {
    do {
      let start = ContinuousClock.now
      let mask = try PNGMaskReader.read(bytes, channel: arguments.channel, maxTexels: arguments.maxTexels)
        .mask
      let decoding = start.duration(to: .now)
      bytes = []
      var options = arguments.options
      options.threads = threads
      let middle = 1 - Self.readingPart - Self.writingPart
      let generation = try generator.generate(mask, options: options) { [progress] in
        progress($0.stage.rawValue, Self.readingPart + middle * $0.fraction)
      }
      try checkOutline(generation.texture)
      return (generation, decoding)
    } catch {
      throw Failure(error, subject: InputFile.name(task.input))
    }
  }

  private func checkOutline(_ texture: SDFTexture) throws(Failure) {
    if arguments.allowsEmpty || texture.metadata?.outline ?? true { return }
    let side = texture[0, 0].x < 0 ? "every texel is inside" : "no texel is inside"
    throw Failure(
      .badData, InputFile.name(task.input),
      "no outline: \(side) at threshold \(arguments.options.threshold); --allow-empty writes such a field")
  }

  private func write(
    _ made: Made, to output: OutputFile, _ sidecar: OutputFile?
  ) throws(Failure) -> MaskRecord.Written {
    let (texture, report) = (made.generation.texture, made.generation.report)
    progress("write", 1 - Self.writingPart)
    let start = ContinuousClock.now
    try FieldWriter(
      format: arguments.format, origin: arguments.origin, eightBitRange: arguments.eightBitRange
    ).write(texture, to: output, sidecar: sidecar)
    var durations = ["decode": made.decoding, "encode": start.duration(to: .now)]
    for stage in Stage.allCases { durations[stage.rawValue] = report.stageDurations[stage] ?? .zero }
    return MaskRecord.Written(
      size: texture.size, outline: texture.metadata?.outline ?? true,
      largestInsideDistance: texture.metadata?.largestInsideDistance ?? 0,
      floodMethod: report.floodMethod.rawValue, heightMethod: report.heightMethod.name, durations: durations)
  }
}

extension HeightMethod {
  /// As `--height` has it.
  fileprivate var name: String {
    switch self {
    case .jacobi: "jacobi"
    case .none: "none"
    }
  }
}
