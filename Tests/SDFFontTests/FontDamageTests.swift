import MeniscusTestSupport
import SDFFont
import SDFGeometry
import Testing

/// Damaged fonts give typed errors or glyphs: never a crash, never a hang.
@Suite struct FontDamageTests {
  static let fonts = [DebianFont.dejaVu, .cantarell, .inter, .icons, .iconsWOFF, .iconsWOFF2]

  #if DEBUG
    static let flips = 100
  #else
    static let flips = 1000
  #endif

  /// Reads what there is: a few glyphs, at the middle of every axis too. Returns how many had outlines.
  private func read(_ bytes: [UInt8]) throws(FontError) -> Int {
    let face = try FontFace(FontFile(bytes))
    _ = (face.familyName, face.instances.count, face.lineGap)
    try? face.set(face.axes.map { AxisSetting(tag: $0.tag, value: ($0.minimum + $0.maximum) / 2) })
    var outlines = 0
    let requests =
      (0..<12).map { GlyphRequest.index($0 * 7) } + [
        .codePoint("A", variation: nil), .codePoint("\u{F015}", variation: nil),
      ] + (face.glyphCount < 1000 ? [.name("home")] : [])
    for request in requests {
      guard let glyph = try? face.glyph(request), case .outline(let path, _) = glyph.content else { continue }
      #expect(path.elements.count > 3 && !glyph.bounds.isEmpty && glyph.bounds.width.isFinite)
      outlines += 1
    }
    return outlines
  }

  @Test(arguments: fonts)
  func cutAtEachHundredth(font: DebianFont) throws {
    let bytes = try font.bytes()
    #expect(try read(bytes) > 5)
    var refused = 0
    for hundredth in 0..<100 {
      do throws(FontError) {
        _ = try read(Array(bytes.prefix(bytes.count * hundredth / 100)))
      } catch {
        refused += 1
        #expect(!"\(error)".isEmpty)
      }
    }
    // Tables beyond the cut that no glyph needs are not missed.
    #expect(refused >= 5)
  }

  @Test(arguments: fonts)
  func flippedBytes(font: DebianFont) throws {
    let original = try font.bytes()
    var random = SeededGenerator(seed: 0xF0E7)
    var bytes = original
    var outlines = 0
    for round in 0..<Self.flips {
      // Half of them where the tables are listed.
      let place = Int.random(in: 0..<(round.isMultiple(of: 2) ? 400 : bytes.count), using: &random)
      bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      outlines += (try? read(bytes)) ?? 0
      bytes[place] = original[place]
    }
    #expect(outlines > Self.flips / 2, "\(random)")
  }
}
