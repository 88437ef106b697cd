import MeniscusTestSupport
import SDFFont
import SDFGeometry
import SDFGrid
import SDFPipeline
import Testing

/// Fields of glyphs against brute force over all segments in double precision: 1/1000 texel.
@Suite struct GlyphAccuracyTests {
  /// A font, at a weight where it varies.
  struct Style: CustomStringConvertible, Sendable {
    var font: DebianFont
    var weight: Double?

    var description: String { "\(font)" + (weight.map { " \($0)" } ?? "") }
  }

  static let styles = [
    Style(font: .dejaVu), Style(font: .cantarell), Style(font: .inter, weight: 350),
    Style(font: .inter, weight: 800),
  ]

  #if DEBUG
    /// One of so many glyphs is taken.
    static let sparsity = 150
    static let emSizes = [32]
    static let tolerance = 1e-3 / 4
  #else
    static let sparsity = 1
    static let emSizes = [32, 128]
    static let tolerance = 1e-4
  #endif

  @Test(arguments: styles, emSizes)
  func distances(style: Style, emSize: Int) throws {
    let face = try style.font.face()
    if let weight = style.weight { try face.set([AxisSetting(tag: "wght", value: weight)]) }
    let generator = SDFGenerator()
    for request in Self.requests(of: face) {
      let glyph = try face.glyph(request)
      guard case .outline(let path, let fillRule) = glyph.content else { continue }
      let painting = Painting(path, fillRule: fillRule)
      let frame = GlyphFrame(glyph, emSize: emSize, padding: 3)
      let texture = try generator.generate(painting, options: frame.options).texture
      let truth = PaintedTruth(painting.transformed(by: frame.transform), tolerance: Self.tolerance)
      var worst = (error: 0.0, x: 0, y: 0)
      for y in 0..<texture.size.height {
        for x in 0..<texture.size.width {
          let distance = truth.distance(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          let error = abs(Double(texture[x, y].x) - distance)
          if !(error <= worst.error) { worst = (error, x, y) }
        }
      }
      #expect(worst.error <= 1e-3, "\(request) of \(style) at \(emSize): \(worst)")
    }
  }

  /// ASCII, Latin-1 and 200 of all glyphs.
  private static func requests(of face: FontFace) -> [GlyphRequest] {
    let characters = Array(0x21...0x7E) + Array(0xA1...0xFF)
    var requests = characters.compactMap { value in
      Unicode.Scalar(value).map { GlyphRequest.codePoint($0, variation: nil) }
    }
    var random = SeededGenerator(seed: 200)
    requests += (0..<200).map { _ in .index(Int.random(in: 0..<face.glyphCount, using: &random)) }
    return requests.enumerated().filter { $0.offset % sparsity == sparsity / 2 }.map(\.element)
  }
}
