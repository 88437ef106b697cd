import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import SDFPipeline
import Testing

/// Our fields beside those of FreeType's own renderer, for glyphs whose contours do not overlap.
///
/// What is made the same first: FreeType rounds outlines to 1/64 pixel, so ours start from its rounded outline;
/// its bytes are 128 − 128 · R / spread, cut off and held to 0…255, so ours are mapped so. One byte's step is
/// spread / 128 of a texel.
@Suite struct FreeTypeFieldTests {
  static let spread = 8
  /// Steps by which a byte may differ.
  static let tolerance = 2.0

  #if DEBUG
    static let characters = Array("Ag&8".unicodeScalars)
    static let sizes = [32]
  #else
    static let characters = (0x21...0x7E).compactMap { Unicode.Scalar($0) }
    static let sizes = [32, 64]
  #endif

  @Test(arguments: sizes)
  func bytesDifferByTwoStepsAtMost(pixels: Int) throws {
    let renderer = try FreeTypeRenderer(.dejaVu, pixels: pixels)
    let generator = SDFGenerator()
    for character in Self.characters {
      let image = try renderer.field(character, spread: Self.spread)
      let path = try renderer.outline(character)
      let texture = try generator.generate(Painting(path), options: GlyphFrame(image).options).texture
      #expect(texture.size.width == image.width && texture.size.height == image.height)
      var worst = (steps: 0.0, x: 0, y: 0)
      for y in 0..<image.height {
        for x in 0..<image.width {
          let ours = max(0, min(255, 128 - 128 * Double(texture[x, y].x) / Double(Self.spread)))
          let steps = abs(ours - Double(image[x, y]))
          if steps > worst.steps { worst = (steps, x, y) }
        }
      }
      #expect(worst.steps <= Self.tolerance, "'\(character)' at \(pixels) pixels an em: \(worst)")
    }
  }
}
