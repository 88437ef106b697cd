import SDFGrid
import SDFPNG
import Testing

@Suite struct PNGLimitTests {
  private func error(width: UInt32, height: UInt32, maxTexels: Int) -> PNGError? {
    let png = StoredPNG(width: 1, height: 1, bitDepth: 8, colourType: 6, samples: [1, 2, 3, 4])
    var chunks = png.chunks
    chunks[0].data.replaceSubrange(0..<8, with: StoredPNG.bigEndian(width) + StoredPNG.bigEndian(height))
    do {
      _ = try PNGMaskReader.read(StoredPNG.file(chunks), maxTexels: maxTexels)
      return nil
    } catch { return error }
  }

  @Test func sidesOfNothingOrTooMuch() {
    let top = UInt32(1) << 31
    for (width, height) in [(top, 1), (1, top), (UInt32.max, UInt32.max), (0, 5), (5, 0), (0, 0)] {
      #expect(
        error(width: width, height: height, maxTexels: .max)
          == .badDimensions(width: Int(width), height: Int(height)))
    }
    #expect(
      PNGError.badDimensions(width: 1 << 31, height: 1).description
        == "bad dimensions: it declares 2147483648x1, and each side must be 1 to 2147483647")
  }

  @Test func bombsAreRefusedUndecoded() {
    let limit = PNGMaskReader.defaultMaxTexels
    #expect(
      error(width: 100_000, height: 100_000, maxTexels: limit)
        == .tooManyTexels(width: 100_000, height: 100_000, limit: limit))
    #expect(
      error(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, maxTexels: limit)
        == .tooManyTexels(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: limit))
    #expect(
      PNGError.tooManyTexels(width: 3, height: 4, limit: 11).description
        == "too large: it declares 3x4 texels, and the limit is 11")
  }

  @Test func theLimitItselfPasses() throws {
    let png = StoredPNG(width: 3, height: 4, bitDepth: 8, colourType: 0, samples: Array(0..<12))
    #expect(numbers(try PNGMaskReader.read(png.bytes, maxTexels: 12).mask) == Array(0..<12))
    #expect(throws: PNGError.tooManyTexels(width: 3, height: 4, limit: 11)) {
      try PNGMaskReader.read(png.bytes, maxTexels: 11)
    }
    #expect(PNGMaskReader.defaultMaxTexels == 16384 * 16384)
  }

  @Test func imagesHaveTheSameLimit() {
    let png = StoredPNG(width: 3, height: 4, bitDepth: 8, colourType: 0, samples: Array(0..<12))
    #expect(throws: PNGError.tooManyTexels(width: 3, height: 4, limit: 11)) {
      try PNGImageReader.read(png.bytes, maxTexels: 11)
    }
  }
}
