import MeniscusTestSupport
import SDFFont
import SDFGeometry
import SDFGrid
import SDFPipeline
import Testing

/// The sign of our fields beside FreeType's scan converter at 37 times the resolution.
///
/// A texel's centre is the centre of one of its pixels. The outline is further from there than half that
/// pixel's diagonal, 0.0192 texel, where the pixel is wholly covered or not at all: there the signs have to agree.
@Suite struct FreeTypeSignTests {
  static let emSize = 32
  static let zoom = 37
  /// Within so many texels of the outline signs may differ.
  static let reach: Float = 0.02

  #if DEBUG
    static let characters = Array("g8".unicodeScalars)
  #else
    static let characters = (0x21...0x7E).compactMap { Unicode.Scalar($0) }
  #endif

  @Test(arguments: [DebianFont.dejaVu, .cantarell, .inter])
  func signsAgreeWithCoverage(font: DebianFont) throws {
    let renderer = try FreeTypeRenderer(font, pixels: Self.emSize * Self.zoom)
    let face = try font.face()
    let generator = SDFGenerator()
    for character in Self.characters {
      let glyph = try face.glyph(for: character)
      guard case .outline(let path, let fillRule) = glyph.content else { continue }
      let frame = GlyphFrame(glyph, emSize: Self.emSize, padding: 2)
      let texture = try generator.generate(
        Painting(path, fillRule: fillRule), options: frame.options
      ).texture
      let image = try renderer.coverage(character)
      var decided = (inside: 0, outside: 0)
      for y in 0..<texture.size.height {
        for x in 0..<texture.size.width {
          let distance = texture[x, y].x
          if abs(distance) <= Self.reach { continue }
          let middle = Self.zoom / 2
          let pixel = image[
            (x - frame.penX) * Self.zoom + middle - image.left,
            (y - frame.penY) * Self.zoom + middle + image.top]
          if distance < 0 { decided.inside += 1 } else { decided.outside += 1 }
          #expect(pixel == (distance < 0 ? 255 : 0), "'\(character)' of \(font) at \(x), \(y): \(distance)")
        }
      }
      #expect(decided.inside > 0 && decided.outside > 0, "'\(character)' of \(font)")
    }
  }
}
