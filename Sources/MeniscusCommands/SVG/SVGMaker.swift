import Meniscus
import SDFSVG

/// Makes the fields of an `svg` command.
struct SVGMaker: PaintingMaker {
  let arguments: SVGArguments
  /// The files, task by task; `-` for standard input.
  let paths: [String]

  let noun = "icons"
  let givesWarnings = true

  var making: MakingArguments { arguments.making }

  func read(
    _ index: Int, _ generator: SDFGenerator, _ warnings: inout [FieldWarning]
  ) throws -> PaintingSource {
    let bytes = try InputFile.read(paths[index], accepts: Self.mayBeXML)
    let start = ContinuousClock.now
    let document = try SVGDocument(bytes: bytes, options: SVGOptions(strict: arguments.isStrict))
    warnings += document.warnings.map {
      FieldWarning(line: $0.line, reason: "<\($0.element)>: \($0.reason)")
    }
    var options = arguments.options
    var hasGivenBox = false
    switch arguments.viewBox {
    case .document: options.viewBox = document.viewBox
    case .content: options.viewBox = nil
    case .box(let box): (options.viewBox, hasGivenBox) = (box, true)
    }
    let stroked = StrokedPainting { try document.painting(tolerance: $0) }
    let (painting, framed) = try stroked.framed(options, generator)
    return PaintingSource(
      painting: painting, options: framed, hasGivenBox: hasGivenBox, decoding: start.duration(to: .now))
  }

  /// Whether a file may go on as XML, in whatever encoding; of others the start is enough to refuse them.
  private static func mayBeXML(_ head: [UInt8]) -> Bool {
    guard let first = head.first else { return false }
    let signs = "< \t\r\n".utf8
    return signs.contains(first) || [0xEF, 0xFE, 0xFF].contains(first)
      || (first == 0 && head.dropFirst().first.map { signs.contains($0) } ?? false)
  }
}
