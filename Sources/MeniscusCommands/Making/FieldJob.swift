import Meniscus

/// One field's way from its source to its file.
struct FieldJob<Maker: FieldMaker> {
  /// The task's place in the batch.
  let index: Int
  let task: FieldTask
  let maker: Maker
  let arguments: MakingArguments
  /// Threads for the generator.
  let threads: Int
  let gate: MemoryGate
  /// Told what is being done, and which part of this job is done.
  let progress: @Sendable (_ doing: String, _ fraction: Double) -> Void

  /// Parts of the time that reading and writing take, for the progress alone.
  private let readingPart = 0.1
  private let writingPart = 0.1

  /// Makes the field and writes it, and tells what became of it.
  ///
  /// The output's place is looked at first, so that one where it cannot be is known before the work.
  ///
  /// - Parameter generator: kept by the worker; replaced where its scratch has become too large to keep.
  func run(_ generator: inout SDFGenerator) -> FieldRecord {
    if let failure = task.source.failure {
      return FieldRecord(
        input: task.source.name, output: task.output, outcome: .failed(failure), isTold: true)
    }
    var warnings: [FieldWarning] = []
    let outcome: FieldRecord.Outcome
    do {
      outcome = try run(&generator, &warnings)
    } catch {
      outcome = .failed(Failure(error, subject: InputFile.name(task.source.name)))
    }
    return FieldRecord(
      input: task.source.name, output: task.output, outcome: outcome,
      warnings: maker.givesWarnings ? warnings : nil)
  }

  private func run(
    _ generator: inout SDFGenerator, _ warnings: inout [FieldWarning]
  ) throws -> FieldRecord.Outcome {
    // A folder was tried before the first job.
    let isFolderChecked = if case .folder = arguments.destination { true } else { false }
    let output = try OutputFile(task.output, isFolderChecked: isFolderChecked)
    var sidecar: OutputFile?
    if let path = task.sidecar { sidecar = try OutputFile(path, isFolderChecked: isFolderChecked) }
    progress("read", 0)
    let source = try maker.read(index, generator, &warnings)
    let memory = maker.memory(of: source)
    try memory.checkLimit(task.source.name)
    defer { if memory.bytes > gate.budget / 4 { generator = SDFGenerator() } }
    return try gate.run(needing: memory.bytes) { [generator] in
      let made = try maker.generate(source, generator, threads: threads) {
        [progress, readingPart, writingPart] in
        progress($0.stage.rawValue, readingPart + (1 - readingPart - writingPart) * $0.fraction)
      }
      if !arguments.allowsEmpty, made.generation.texture.metadata?.outline == false {
        return try absent(made)
      }
      return .written(try write(made, to: output, sidecar))
    }
  }

  private func absent(_ made: MadeField) throws(Failure) -> FieldRecord.Outcome {
    switch maker.absence(of: made, index) {
    case .skip(let note): return .skipped(note)
    case .failure(let reason, let code):
      throw Failure(code, nil, "no outline: \(reason); --allow-empty writes such a field")
    }
  }

  private func write(
    _ made: MadeField, to output: OutputFile, _ sidecar: OutputFile?
  ) throws(Failure) -> FieldRecord.Written {
    let (texture, report) = (made.generation.texture, made.generation.report)
    progress("write", 1 - writingPart)
    let start = ContinuousClock.now
    try FieldWriter(
      format: arguments.format, origin: arguments.origin, eightBitRange: arguments.eightBitRange
    ).write(texture, to: output, sidecar: sidecar)
    var durations = ["decode": made.decoding, "encode": start.duration(to: .now)]
    for stage in Stage.allCases { durations[stage.rawValue] = report.stageDurations[stage] ?? .zero }
    return FieldRecord.Written(
      size: texture.size, outline: texture.metadata?.outline ?? true,
      largestInsideDistance: texture.metadata?.largestInsideDistance ?? 0,
      floodMethod: report.floodMethod.rawValue, heightMethod: report.heightMethod.name,
      durations: durations, glyph: texture.metadata?.glyph)
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
