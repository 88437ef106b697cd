import Meniscus
import SDFFont

/// Makes the fields of a `glyph` command.
struct GlyphMaker: FieldMaker {
  /// A glyph and where it lies in its field.
  struct Source {
    var glyph: Glyph
    var placing: GlyphPlacing
    /// The time that reading it took.
    var decoding: Duration
  }

  let arguments: GlyphArguments
  let requests: [GlyphRequest]
  /// The value of each axis; nil where the font is not variable.
  let axes: [String: Double]?
  let faces: FacePool

  let noun = "glyphs"
  let givesWarnings = false

  func read(_ index: Int, _: SDFGenerator, _: inout [FieldWarning]) throws -> Source {
    let start = ContinuousClock.now
    do {
      let glyph = try faces.withFace { try $0.glyph(requests[index]) }
      if glyph.content == .picture {
        throw Failure(
          .badData, nil, "the glyph for \(requests[index]) is a bitmap or in colour, without an outline")
      }
      return Source(
        glyph: glyph,
        placing: GlyphPlacing(glyph, emSize: arguments.emSize, padding: arguments.padding),
        decoding: start.duration(to: .now))
    } catch {
      throw Failure(error, subject: InputFile.name(arguments.font))
    }
  }

  /// What a face's axes are set to.
  static func axes(of face: FontFace) -> [String: Double]? {
    if face.axes.isEmpty { return nil }
    return Dictionary(zip(face.axes.map(\.tag), face.coordinates)) { first, _ in first }
  }

  func memory(of source: Source) -> FieldMemory { FieldMemory(texels: Double(source.placing.size.count)) }

  func generate(
    _ source: consuming Source, _ generator: SDFGenerator, threads: Int,
    progress: @escaping @Sendable (SDFProgress) -> Void
  ) throws -> MadeField {
    var options = arguments.options(source.placing)
    options.threads = threads
    var generation = try generator.generate(source.glyph.painting, options: options, progress: progress)
    var record = source.placing.record(of: source.glyph)
    record.axes = axes
    record.face = arguments.face == 0 ? nil : arguments.face
    generation.texture.metadata?.glyph = record
    let lost = try LostPainting(source.glyph.painting, in: generation.texture, generator)
    return MadeField(generation: generation, decoding: source.decoding, lost: lost)
  }

  /// One glyph for one file has to be there; of many the blank ones are left out.
  func absence(of made: MadeField, _: Int) -> FieldAbsence {
    if let lost = made.lost {
      return .failure("at '--em-size \(arguments.emSize)' \(lost.reason)", .usage)
    }
    if case .file = arguments.making.destination { return .failure("the glyph is blank") }
    return .skip("it is blank")
  }
}

extension Glyph {
  /// What is painted, in font units.
  fileprivate var painting: Painting {
    if case .outline(let path, let fillRule) = content {
      Painting(path, fillRule: fillRule)
    } else {
      Painting()
    }
  }
}
