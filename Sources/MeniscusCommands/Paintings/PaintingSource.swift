import Meniscus

/// A painting, ready for the generator.
struct PaintingSource {
  var painting: Painting
  /// With the view box, if anything is painted, but without the threads.
  var options: PaintingOptions
  /// Whether the command line gave the view box.
  var hasGivenBox = false
  /// The time from the source's bytes to the painting.
  var decoding: Duration

  /// The texels of the field.
  var texelCount: Double {
    switch options.placement {
    case .size(let size, _), .placed(let size, _, _, _): return Double(size.count)
    case .scale(let scale):
      let frame = 2 * Double(options.padding)
      let (width, height) = options.viewBox.map { ($0.width, $0.height) } ?? (0, 0)
      return (width * scale + frame) * (height * scale + frame)
    }
  }
}

/// Makes fields from paintings; a verb adds how a painting is read.
protocol PaintingMaker: FieldMaker where Source == PaintingSource {
  var making: MakingArguments { get }
}

extension PaintingMaker {
  func memory(of source: PaintingSource) -> FieldMemory { FieldMemory(texels: source.texelCount) }

  func generate(
    _ source: consuming PaintingSource, _ generator: SDFGenerator, threads: Int,
    progress: @escaping @Sendable (SDFProgress) -> Void
  ) throws -> MadeField {
    var options = source.options
    options.threads = threads
    do throws(SDFGenerationError) {
      let generation = try generator.generate(source.painting, options: options, progress: progress)
      var lost = try LostPainting(source.painting, in: generation.texture, generator)
      lost?.hasGivenBox = source.hasGivenBox
      return MadeField(generation: generation, decoding: source.decoding, lost: lost)
    } catch {
      throw source.optionFailure(error, verb: making.verb) ?? Failure(error, subject: nil)
    }
  }

  func absence(of made: MadeField, _: Int) -> FieldAbsence { absence(of: made) }

  /// What becomes of a field in which nothing can be seen.
  func absence(of made: MadeField) -> FieldAbsence {
    guard let lost = made.lost else { return .failure("nothing is painted") }
    if case .scale(let scale) = making.placement, scale < 1 {
      return .failure("at '--scale \(scale)' \(lost.reason)", .usage)
    }
    return lost.hasGivenBox ? .failure("in '--view-box' \(lost.reason)", .usage) : .failure(lost.reason)
  }
}
