import CFreeType
import MeniscusTestSupport
import SDFFont
import SDFGeometry
import Testing

/// Fonts that are made here, byte by byte.
@Suite struct UnusualFontTests {
  private func face(_ font: TestFont) throws -> FontFace { try FontFace(FontFile(font.bytes)) }

  @Test func aSquareIsASquare() throws {
    let face = try face(TestFont(glyphs: [[], TestFont.square(side: 500)], characters: [(0x41, 1)]))
    let glyph = try face.glyph(for: "A")
    var square = Path()
    square.move(to: Point(x: 0, y: 0))
    for (x, y) in [(500.0, 0.0), (500, 500), (0, 500)] { square.line(to: Point(x: x, y: y)) }
    square.close()
    #expect(glyph.path.elements.count == square.elements.count && abs(glyph.path.area) == 250_000)
    #expect(glyph.bounds == Box(minX: 0, minY: 0, maxX: 500, maxY: 500))
    #expect(glyph.unitsPerEm == 1000 && glyph.advance == 600 && glyph.name == nil)
    #expect(try face.glyph(.index(0)).content == .blank)
    let error = #expect(throws: FontError.noGlyphNames(name: "A")) { try face.glyph(.name("A")) }
    #expect(error.map { "\($0)" } == "the font has no glyph 'A': it does not name its glyphs")
  }

  @Test func symbolFontsAnswerToPlainCharacters() throws {
    let face = try face(
      TestFont(glyphs: [[], TestFont.square(side: 500)], encoding: 0, characters: [(0xF041, 1)]))
    #expect(try face.glyph(for: "A").index == 1)
    #expect(try face.glyph(for: "\u{F041}").index == 1)
    #expect(throws: FontError.missingGlyph(.codePoint("B", variation: nil))) { try face.glyph(for: "B") }
  }

  @Test func aGlyphWithAnSVGDocumentOnlyIsAPicture() throws {
    let entries = TestFont.words([0, 0, 10, 0, 0, 1, 2, 2, 0, 14, 0, 6])
    let font = TestFont(
      glyphs: [[], TestFont.square(side: 500), [], []],
      tables: [("SVG ", entries + Array("<svg/>".utf8))])
    let face = try face(font)
    let contents = try (0..<4).map { try face.glyph(.index($0)).content }
    #expect(contents[0] == .blank && contents[2] == .picture && contents[3] == .blank)
    #expect(try !face.glyph(.index(1)).path.isEmpty)
  }

  @Test func bitmapsAreNoOutlines() throws {
    let face = try FontFace(FontFile(TestFont.bitmaps))
    #expect(!face.hasOutlines && face.unitsPerEm == 0)
    let contents = try face.allGlyphs.map { try face.glyph($0).content }
    #expect(!contents.isEmpty && contents.allSatisfy { $0 == .picture })
  }

  /// Glyph n is two of glyph n − 1: 2³⁸ squares in the last one.
  @Test func compositesThatGrowWithoutEndAreRefused() throws {
    var glyphs = [[], TestFont.square(side: 500)]
    for part in 1..<40 { glyphs.append(TestFont.composite(of: [part, part])) }
    glyphs[0] = TestFont.composite(of: [0])
    let face = try face(TestFont(glyphs: glyphs))
    #expect(try face.glyph(.index(5)).path.contourCount == 16)
    for index in [0, 20, 40] {
      let error = #expect(throws: FontError.self) { try face.glyph(.index(index)) }
      #expect(error.map { "\($0)" } == "glyph \(index) is damaged: its parts are too many or too deep")
    }
  }

  /// A WOFF of 84 bytes that says that it unpacks to 1 GB.
  @Test func whatWouldTakeAllMemoryIsRefused() {
    let size: UInt32 = 1 << 30
    var woff = Array("wOFF".utf8) + TestFont.words([1, 0]) + TestFont.bigEndian(UInt32(84))
    woff += TestFont.words([1, 0]) + TestFont.bigEndian(size + 28) + [UInt8](repeating: 0, count: 24)
    woff += Array("glyf".utf8)
    for value in [64, 20, size, 0] { woff += TestFont.bigEndian(value) }
    woff += [UInt8](repeating: 0, count: 20)
    let limit = 256 << 20 + 16 * woff.count
    let error = #expect(throws: FontError.memoryLimit(bytes: limit)) { try FontFace(FontFile(woff)) }
    #expect(error.map { "\($0)" } == "the font needs more memory than the limit of \(limit) bytes")
  }

  /// What FreeType holds is counted: a face that is closed has given all of it back.
  @Test(arguments: [DebianFont.dejaVu, .cantarell, .inter, .emoji, .iconsWOFF2])
  func nothingIsLeftBehind(font: DebianFont) throws {
    let bytes = try font.bytes()
    let left = unsafe bytes.withUnsafeBufferPointer { buffer -> Int? in
      guard let face = unsafe cft_create(buffer.baseAddress, buffer.count, 1 << 30) else { return nil }
      guard unsafe cft_open(face, 0) == .done else { return nil }
      var glyph = unsafe cft_glyph()
      for index in 0..<UInt32(20) { _ = unsafe cft_load_glyph(face, index, &glyph) }
      _ = unsafe cft_has_picture(face, 3)
      return unsafe cft_destroy(face)
    }
    #expect(left == 0)
  }
}
