import Meniscus

/// A painting, ready for the generator.
struct PaintingSource {
  var painting: Painting
  /// With the view box, if anything is painted, but without the threads.
  var options: PaintingOptions
  /// The time from the source's bytes to the painting.
  var decoding: Duration
  /// What the metadata tells of the glyph, where the source is one.
  var glyph: SDFMetadata.Glyph?

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
protocol PaintingMaker: FieldMaker where Source == PaintingSource {}

extension PaintingMaker {
  func memory(of source: PaintingSource) -> FieldMemory { FieldMemory(texels: source.texelCount) }

  func generate(
    _ source: consuming PaintingSource, _ generator: SDFGenerator, threads: Int,
    progress: @escaping @Sendable (SDFProgress) -> Void
  ) throws -> MadeField {
    var options = source.options
    options.threads = threads
    var generation = try generator.generate(source.painting, options: options, progress: progress)
    generation.texture.metadata?.glyph = source.glyph
    return MadeField(generation: generation, decoding: source.decoding)
  }

  func absence(of field: SDFTexture, _: Int) -> FieldAbsence { .failure("nothing is painted") }
}
