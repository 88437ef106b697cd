import MeniscusTestSupport
import SDFFont
import SDFGeometry
import Testing

@Suite struct FontFaceTests {
  @Test(arguments: [
    (DebianFont.dejaVu, "TrueType", "DejaVu Sans", "Book", 2048, 6253, 1901.0, -483.0),
    (.cantarell, "CFF", "Cantarell", "Regular", 1000, 1322, 983, -217),
    (.inter, "TrueType", "Inter", "Regular", 2816, 2548, 2728, -680),
    (.iconsCFF, "CFF", "FontAwesome", "Regular", 1792, 705, 1536, -256),
    (.iconsWOFF2, "TrueType", "FontAwesome", "Regular", 1792, 707, 1536, -256),
  ])
  func whatAFaceSaysOfItself(
    font: DebianFont, format: String, family: String, style: String, unitsPerEm: Int, glyphs: Int,
    ascender: Double, descender: Double
  ) throws {
    let face = try font.face()
    #expect(face.format == format && face.familyName == family && face.styleName == style)
    #expect(face.unitsPerEm == unitsPerEm && face.glyphCount == glyphs)
    #expect(face.ascender == ascender && face.descender == descender)
    #expect(face.hasOutlines && face.hasGlyphNames)
  }

  /// hhea of Cantarell says 0, of the monospaced face of the collection 81 less than that of DejaVu.
  @Test func theLineGapIsWhatTheLineLeaves() throws {
    #expect(try DebianFont.cantarell.face().lineGap == 0)
    #expect(try DebianFont.dejaVu.face().lineGap == 0)
  }

  @Test func aCollectionHasFaces() throws {
    let file = FontFile(try DebianFont.collection.bytes())
    #expect(try file.faceCount() == 2)
    let faces = [try FontFace(file, face: 0), try FontFace(file, face: 1)]
    #expect(faces.map(\.familyName) == ["WenQuanYi Micro Hei", "WenQuanYi Micro Hei Mono"])
    #expect(try faces.map { try $0.glyph(for: "A").index } == [36, 48666])
    #expect(try faces.map { try $0.glyph(for: "A").advance } == [1245, 1229])
    #expect(abs(try faces[1].glyph(for: "中").path.area + 958592) < 0.01)
    let error = #expect(throws: FontError.noSuchFace(index: 2, count: 2)) { try FontFace(file, face: 2) }
    #expect(error.map { "\($0)" } == "there is no face 2: the file holds 2, numbered from 0")
    for index in [-1, 65_536, .max] {
      #expect(throws: FontError.noSuchFace(index: index, count: 2)) { try FontFace(file, face: index) }
    }
  }

  @Test func oneFaceInAFile() throws {
    let file = FontFile(try DebianFont.cantarell.bytes())
    #expect(try file.faceCount() == 1)
    let error = #expect(throws: FontError.noSuchFace(index: 1, count: 1)) { try FontFace(file, face: 1) }
    #expect(error.map { "\($0)" } == "there is no face 1: the file holds one face, number 0")
  }

  @Test func bytesThatAreNoFont() {
    #expect(throws: FontError.empty) { try FontFace(FontFile([])) }
    #expect(throws: FontError.empty) { try FontFile([]).faceCount() }
    #expect(throws: FontError.notAFont) { try FontFace(FontFile(Array("no font at all".utf8))) }
    #expect(throws: FontError.notAFont) { try FontFile(Array("no font at all".utf8)).faceCount() }
    #expect("\(FontError.empty)" == "not a font: there are no bytes")
    #expect("\(FontError.notAFont)" == "not a font: it begins like no format that FreeType knows")
  }

  /// Colour bitmaps only: every glyph is a picture, and none has a size in font units.
  @Test func aFontWithoutOutlines() throws {
    let face = try DebianFont.emoji.face()
    #expect(!face.hasOutlines && face.unitsPerEm == 0 && face.glyphCount == 3968)
    #expect(face.familyName == "Noto Color Emoji")
    let glyph = try face.glyph(for: "\u{1F600}")
    #expect(glyph.index == 883 && glyph.content == .picture && glyph.bounds.isEmpty)
    #expect(glyph.bearingX == 0 && glyph.bearingY == 0)
  }

  @Test func facesOfOneFileOnThreads() async throws {
    let file = FontFile(try DebianFont.dejaVu.bytes())
    let areas = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let face = try FontFace(file)
          return try (0x41..<0x5B).reduce(0.0) { try $0 + face.glyph(for: Unicode.Scalar($1)!).path.area }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(areas.count == 4 && Set(areas).count == 1 && areas[0] < -1e6)
  }
}
