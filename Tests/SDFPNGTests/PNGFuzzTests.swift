import MeniscusTestSupport
import SDFGrid
import SDFPNG
import Testing

@Suite struct PNGFuzzTests {
  /// Reads both ways; what is returned must have the size that the header states.
  private func mustNotCrash(_ file: [UInt8]) -> Bool {
    let limit = 1 << 16
    let mask = try? PNGMaskReader.read(file, maxTexels: limit)
    let image = try? PNGImageReader.read(file, maxTexels: limit)
    for size in [mask?.mask.size, image?.size].compactMap({ $0 }) {
      let declared = (0..<8).map { file[16 + $0] }
      #expect(StoredPNG.bigEndian(UInt32(size.width)) + StoredPNG.bigEndian(UInt32(size.height)) == declared)
    }
    return mask != nil
  }

  @Test func flippedBytes() {
    var random = SeededGenerator(seed: 2024)
    let variants = PNGVariant.all
    for round in 0..<1000 {
      let variant = variants[round % variants.count]
      var file = variant.picture(width: 7, height: 9, seed: UInt64(round)).bytes
      for _ in 0...random.below(3) { file[random.below(file.count)] ^= UInt8(1 + random.below(255)) }
      _ = mustNotCrash(file)
    }
  }

  @Test func flippedBytesWithRightChecksums() {
    var random = SeededGenerator(seed: 4202)
    let variants = PNGVariant.all
    var passed = 0
    for round in 0..<1000 {
      let variant = variants[round % variants.count]
      var chunks = variant.picture(width: 7, height: 9, seed: UInt64(round)).chunks
      let text = StoredPNG.Chunk(name: ["tEXt", "zTXt", "iTXt"][round % 3], data: Array("a\0\0b\0c\0".utf8))
      chunks.insert(text, at: 1 + random.below(chunks.count - 1))
      let index = random.below(chunks.count - 1)
      let byte = random.below(chunks[index].data.count)
      chunks[index].data[byte] ^= UInt8(1 + random.below(255))
      if mustNotCrash(StoredPNG.file(chunks)) { passed += 1 }
    }
    // Flips in texts, palettes and tRNS leave a picture that may be read.
    #expect(passed > 50)
  }
}
