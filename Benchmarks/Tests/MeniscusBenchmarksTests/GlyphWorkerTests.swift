import SDFFont
import Testing

@testable import MeniscusBenchmarks

/// The font's file, if it is installed.
private let dejaVu = GlyphSet.ascii.font

@Suite(.enabled(if: dejaVu != nil, "DejaVu Sans is not installed")) struct GlyphWorkerTests {
  @Test func threadsMakeTheSameGlyphs() throws {
    let font = try #require(dejaVu)
    let file = FontFile(font)
    let glyphs = try GlyphSet.ascii.glyphs(of: FontFace(file), cjkCount: 0)
    #expect(glyphs.count == 95)
    let some = Array(glyphs.prefix(12))
    let alone = try GlyphWorkers(file, threads: 1).make(some)
    #expect(try GlyphWorkers(file, threads: 2).make(some) == alone)
    let peer = try FreeTypePeer(font, face: 0, pixels: GlyphWorker.emSize, spread: GlyphWorker.padding)
    let pixels = try some.reduce(0) { try $0 + peer.render($1) }
    #expect(alone > 12 * 16 * 16 && abs(alone - pixels) * 20 < pixels)
    #expect(peer.glyph(of: "A") == glyphs[0x21])
    #expect(try peer.render(peer.glyph(of: " ")) == 0)
  }

  @Test func whatIsNoFontIsRefused() throws {
    #expect(throws: BenchmarkError.self) { try FreeTypePeer([1, 2, 3], face: 0, pixels: 64, spread: 8) }
    let font = try #require(dejaVu)
    let peer = try FreeTypePeer(font, face: 0, pixels: 64, spread: 8)
    #expect(throws: BenchmarkError.self) { try peer.render(1_000_000) }
  }
}
