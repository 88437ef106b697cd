import SDFGrid
import Testing

@testable import SDFFormats

/// What the reader takes though our writer writes it otherwise.
@Suite struct KTX2ReaderTests {
  @Test func aForeignFile() throws {
    let field = try KTX2.decode(KTX2File.file().bytes)
    #expect(field.texture[0, 0] == SIMD4(-0.5, 0, 1, 2))
    #expect(field.texture[1, 0] == SIMD4(1, 1, 0, 0))
    #expect(field.texture.metadata == nil)
    #expect(field.writer == "someone")
    #expect(field.origin == .topLeft)
  }

  @Test func keysOfOthersAreHandedOn() throws {
    let entries =
      KTX2File.entries + [("KTXwriterScParams", [0]), ("artist", [1, 2, 3]), ("\u{E9}tude", [])]
    let field = try KTX2.decode(KTX2File.file(keyValues: KTX2File.block(entries)).bytes)
    #expect(field.keyValues.map(\.key) == entries.map(\.key))
    #expect(field.keyValues.map(\.value) == entries.map(\.value))
  }

  @Test(arguments: [0, nil])
  func aFileWithoutKeysIsFromTheTop(offset: Int?) throws {
    let field = try KTX2.decode(KTX2File.file(keyValues: [], keyValueOffset: offset).bytes)
    #expect(field.keyValues.isEmpty)
    #expect(field.origin == .topLeft)
    #expect(field.writer == nil)
  }

  @Test func anySampleOrderAndPrimaries() throws {
    var descriptor = KTX2File.descriptor
    descriptor[13] = 1
    let (first, last) = (Array(descriptor[28..<44]), Array(descriptor[76..<92]))
    descriptor.replaceSubrange(28..<44, with: last)
    descriptor.replaceSubrange(76..<92, with: first)
    #expect(try KTX2.decode(KTX2File.file(descriptor: descriptor).bytes).texture[0, 0].w == 2)
  }

  @Test func furtherDescriptorsAreSkipped() throws {
    // A vendor's descriptor of 12 bytes: vendor 5, type 1, version 1, size 12.
    var descriptor = KTX2File.descriptor + bytes(hex: "05000100 01000C00 DEADBEEF")
    descriptor[0] = 104
    #expect(try KTX2.decode(KTX2File.file(descriptor: descriptor).bytes).texture[1, 0].x == 1)
    descriptor[98] = 16
    #expect(
      throws: KTX2Error.wrongValue(field: "DFD descriptorBlockSize", offset: 202, found: 16, expected: 12)
    ) {
      try KTX2.decode(KTX2File.file(descriptor: descriptor).bytes)
    }
  }

  @Test func oneLayerIsStillOnePicture() throws {
    #expect(try KTX2.decode(KTX2File.file().setting(32, UInt32(1)).bytes).texture.size.width == 2)
  }

  @Test func aPartOfAChainIsRead() throws {
    // The levels of 4 × 4 and 2 × 2 of a full chain, without 1 × 1.
    let texture = RandomTextures.texture(width: 4, height: 4, precision: .half, mips: true, seed: 4)
    let two = SDFTexture(levels: Array(texture.levels[..<2]), metadata: nil)
    var bytes = try KTX2.encode(SDFTexture(levels: [texture.levels[0]], metadata: nil))
    bytes.removeLast(128)
    // One more entry of the index moves the descriptor and the keys by 24, the levels with them.
    var file = TestFile(bytes: Array(bytes[..<80]) + [UInt8](repeating: 0, count: 48) + bytes[104..<252])
    file = file.setting(40, UInt32(2)).setting(48, UInt32(128)).setting(56, UInt32(220))
    let start = (file.bytes.count + 7) & ~7
    for (entry, offset, length) in [(80, start + 32, 128), (104, start, 32)] {
      file = file.setting(entry, UInt64(offset)).setting(entry + 8, UInt64(length))
        .setting(entry + 16, UInt64(length))
    }
    file.bytes += [UInt8](repeating: 0, count: start - file.bytes.count)
    for level in two.levels.reversed() {
      guard case .half(let grid) = level else { continue }
      grid.withBytes { file.bytes.append($0) }
    }
    #expect(try KTX2.decode(file.bytes).texture == two)
  }

  @Test func theTexelLimitCountsLevelZero() throws {
    let bytes = try KTX2.encode(
      RandomTextures.texture(width: 4, height: 3, precision: .half, mips: true, seed: 5))
    #expect(try KTX2.decode(bytes, maxTexels: 12).texture.size.count == 12)
    #expect(throws: KTX2Error.tooManyTexels(width: 4, height: 3, limit: 11)) {
      try KTX2.decode(bytes, maxTexels: 11)
    }
  }
}
