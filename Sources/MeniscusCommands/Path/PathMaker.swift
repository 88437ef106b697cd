import Meniscus
import SDFSVG

/// Makes the field of a `path` command.
struct PathMaker: PaintingMaker {
  let arguments: PathArguments

  let noun = "paths"
  let givesWarnings = true

  var making: MakingArguments { arguments.making }

  /// How messages name the source.
  var name: String {
    switch arguments.input {
    case .argument: "argument"
    case .file(let path): path
    }
  }

  func read(
    _: Int, _ generator: SDFGenerator, _ warnings: inout [FieldWarning]
  ) throws -> PaintingSource {
    let bytes = try bytes()
    let start = ContinuousClock.now
    let (path, error) = SVGPathData.parseLeniently(bytes)
    if let error {
      guard arguments.isLenient else {
        throw Failure(.badData, nil, "\(error)", advice: TextPlace.lines(bytes, offset: error.offset))
      }
      warnings.append(FieldWarning(reason: "\(error); what comes before is drawn"))
    }
    let stroked = StrokedPainting { try paint(path, tolerance: $0) }
    let (painting, options) = try stroked.framed(arguments.options, generator)
    return PaintingSource(
      painting: painting, options: options, hasGivenBox: arguments.options.viewBox != nil,
      decoding: start.duration(to: .now))
  }

  /// Strokes narrower than this, in texels, may have no outline.
  private static let leastWidth = 1e-3

  func absence(of made: MadeField, _: Int) -> FieldAbsence {
    let scale = made.generation.texture.metadata?.scale.max() ?? 1
    if arguments.fillRule == nil, let width = arguments.stroke?.width, width * scale < Self.leastWidth {
      return .failure("the stroke of '--stroke-width \(width)' is \(width * scale) texels wide", .usage)
    }
    return absence(of: made)
  }

  private func bytes() throws(Failure) -> [UInt8] {
    switch arguments.input {
    case .argument(let text): Array(text.utf8)
    case .file(let path):
      // What is no path data shows itself at once.
      try InputFile.read(path) { head in
        let first = head.first { !" \t\n\r\u{C}".utf8.contains($0) }
        return first.map { "Mm".utf8.contains($0) } ?? true
      }
    }
  }

  private func paint(_ path: Path, tolerance: Double) throws(StrokeError) -> Painting {
    var painting = Painting()
    if let rule = arguments.fillRule { painting.shapes.append(PaintedShape(path, fillRule: rule)) }
    if let stroke = arguments.stroke {
      let limit = stroke.dashes.isEmpty ? Path.defaultStrokeLimit : SVGLimits().dashPoints
      painting.shapes.append(PaintedShape(try path.stroked(stroke, tolerance: tolerance, limit: limit)))
    }
    return painting
  }
}
