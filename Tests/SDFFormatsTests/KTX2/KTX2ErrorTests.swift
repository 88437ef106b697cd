import SDFGrid
import Testing

@testable import SDFFormats

/// Every way in which the header, the index, the descriptor and the levels can be wrong.
@Suite struct KTX2ErrorTests {
  private let file = KTX2File.file()

  @Test func otherFiles() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49]
    expectRefused(
      TestFile(bytes: png), .notKTX2(found: Array(png[..<12])),
      "not a KTX2 file: it starts with 89 50 4E 47 0D 0A 1A 0A 00 00 00 0D")
    #expect(throws: KTX2Error.notKTX2(found: [0x7B])) { try KTX2.decode([0x7B]) }
  }

  @Test func cutOffFiles() {
    expectRefused(
      TestFile(bytes: []), .truncated(region: "the header", offset: 0, length: 80, fileSize: 0),
      "the file is cut off: the header takes 80 bytes from byte 0, the file has 0")
    expectRefused(
      TestFile(bytes: Array(file.bytes.dropLast())),
      .truncated(region: "level 0", offset: 248, length: 16, fileSize: 263),
      "the file is cut off: level 0 takes 16 bytes from byte 248, the file has 263")
    expectRefused(
      file.setting(52, UInt32.max),
      .truncated(region: "the data format descriptor", offset: 104, length: 0xFFFF_FFFF, fileSize: 264),
      "the file is cut off: the data format descriptor takes 4294967295 bytes from byte 104, the file has 264"
    )
    expectRefused(
      file.setting(80, UInt64.max - 7),
      .truncated(region: "level 0", offset: .max - 7, length: 16, fileSize: 264),
      "the file is cut off: level 0 takes 16 bytes from byte 18446744073709551608, the file has 264")
    #expect(
      throws: KTX2Error.truncated(region: "the key/value block", offset: 196, length: 1 << 31, fileSize: 264)
    ) {
      try KTX2.decode(file.setting(60, UInt32(1 << 31)).bytes)
    }
  }

  @Test func otherFormats() {
    let supported =
      ", supported are 97 (VK_FORMAT_R16G16B16A16_SFLOAT) and 109 (VK_FORMAT_R32G32B32A32_SFLOAT)"
    expectRefused(
      file.setting(12, UInt32(37)), .unsupportedFormat(vkFormat: 37),
      "the texel format is 37 (VK_FORMAT_R8G8B8A8_UNORM)" + supported)
    expectRefused(
      file.setting(12, UInt32(0)), .unsupportedFormat(vkFormat: 0),
      "the texel format is 0 (VK_FORMAT_UNDEFINED)" + supported)
    expectRefused(
      file.setting(12, UInt32(1_000_054_000)), .unsupportedFormat(vkFormat: 1_000_054_000),
      "the texel format is 1000054000" + supported)
    for (scheme, name) in [(1, " (BasisLZ)"), (2, " (Zstandard)"), (3, " (ZLIB)"), (9, "")] {
      expectRefused(
        file.setting(44, UInt32(scheme)), .unsupportedSupercompression(scheme: UInt32(scheme)),
        "the levels are compressed with scheme \(scheme)\(name), only uncompressed ones are supported")
    }
  }

  @Test func otherShapes() {
    for (field, offset, value) in [
      ("pixelWidth", 20, 0), ("pixelHeight", 24, 0), ("pixelDepth", 28, 1), ("layerCount", 32, 2),
      ("faceCount", 36, 6), ("faceCount", 36, 0),
    ] {
      expectRefused(
        file.setting(offset, UInt32(value)),
        .unsupportedShape(field: field, offset: offset, found: UInt32(value)),
        "\(field) at byte \(offset) is \(value), but only single two-dimensional pictures are supported")
    }
    for levels: UInt32 in [0, 3, .max] {
      expectRefused(
        file.setting(40, levels), .levelCount(found: levels, largest: 2),
        "levelCount at byte 40 is \(levels), a texture of this size has 1 to 2 levels")
    }
  }

  @Test func tooManyTexels() {
    expectRefused(
      file.setting(20, UInt32(16385)).setting(24, UInt32(16384)),
      .tooManyTexels(width: 16385, height: 16384, limit: 268_435_456),
      "the texture has 16385x16384 texels, the limit is 268435456")
    let largest = file.setting(20, UInt32.max).setting(24, UInt32.max).bytes
    for limit in [defaultMaxTexels, .max] {
      #expect(throws: KTX2Error.tooManyTexels(width: 4_294_967_295, height: 4_294_967_295, limit: limit)) {
        try KTX2.decode(largest, maxTexels: limit)
      }
    }
  }

  @Test func fieldsThatContradictTheFormat() {
    for (field, offset, value, expected) in [
      ("typeSize", 16, 1, 2), ("dfdTotalSize", 104, 88, 92), ("DFD vendorId and descriptorType", 108, 1, 0),
      ("DFD texelBlockDimension", 120, 3, 0), ("DFD bytesPlane0 to 3", 124, 16, 8),
      ("DFD bytesPlane4 to 7", 128, 8, 0), ("DFD samplePosition", 136, 1, 0),
      ("DFD sampleLower", 140, 0, 0xBF80_0000), ("DFD sampleUpper", 144, 0x477F_E000, 0x3F80_0000),
    ] {
      expectRefused(
        file.setting(offset, UInt32(value)),
        .wrongValue(field: field, offset: offset, found: UInt64(value), expected: UInt64(expected)),
        "\(field) at byte \(offset) is \(value), \(expected) is expected")
    }
    for (field, offset, value, found, expected) in [
      ("DFD colorModel", 116, 166, 166, 1), ("DFD transferFunction", 118, 2, 2, 1),
      ("DFD flags", 119, 1, 1, 0), ("DFD sample bitLength", 134, 31, 31, 15),
      ("DFD sample qualifiers", 135, 0x40, 0x40, 0xC0), ("DFD sample channel", 135, 0xC3, 3, 0),
      ("DFD sample channel", 151, 0xC0, 0, 1), ("DFD sample bitOffset", 148, 32, 32, 16),
    ] {
      expectRefused(
        file.setting(offset, UInt8(value)),
        .wrongValue(field: field, offset: offset, found: UInt64(found), expected: UInt64(expected)),
        "\(field) at byte \(offset) is \(found), \(expected) is expected")
    }
    for (field, offset, value, expected) in [
      ("DFD versionNumber", 112, 1, 2), ("DFD descriptorBlockSize", 114, 40, 88),
    ] {
      #expect(
        throws: KTX2Error.wrongValue(
          field: field, offset: offset, found: UInt64(value), expected: UInt64(expected))
      ) { try KTX2.decode(file.setting(offset, UInt16(value)).bytes) }
    }
  }

  @Test func regionsInTheWrongPlace() {
    expectRefused(
      file.setting(48, UInt32(100)),
      .misplaced(region: "the data format descriptor", offset: 48, found: 100, expected: 104),
      "the data format descriptor starts at byte 100 (says byte 48) and overlaps what comes before: 104 is expected"
    )
    expectRefused(
      file.setting(56, UInt32(200)),
      .misplaced(region: "the key/value block", offset: 56, found: 200, expected: 196),
      "the key/value block starts at byte 200 (says byte 56) and leaves a gap: 196 is expected")
    expectRefused(
      file.setting(80, UInt64(240)), .misplaced(region: "level 0", offset: 80, found: 240, expected: 248),
      "level 0 starts at byte 240 (says byte 80) and overlaps what comes before: 248 is expected")
    expectRefused(
      file.setting(80, UInt64(244)), .misaligned(region: "level 0", offset: 80, found: 244, alignment: 8),
      "level 0 starts at byte 244 (says byte 80), which is no multiple of 8")
    expectRefused(
      file.setting(52, UInt32(88)),
      .wrongValue(field: "dfdByteLength", offset: 52, found: 88, expected: 92),
      "dfdByteLength at byte 52 is 88, 92 is expected")
    for (field, offset) in [("sgdByteOffset", 64), ("sgdByteLength", 72)] {
      expectRefused(
        file.setting(offset, UInt64(8)), .wrongValue(field: field, offset: offset, found: 8, expected: 0),
        "\(field) at byte \(offset) is 8, 0 is expected")
    }
  }

  @Test func levelsOfTheWrongSize() {
    for (field, offset) in [("byteLength of level 0", 88), ("uncompressedByteLength of level 0", 96)] {
      for length in [8, 24, UInt64.max] {
        expectRefused(
          file.setting(offset, length),
          .wrongValue(field: field, offset: offset, found: length, expected: 16),
          "\(field) at byte \(offset) is \(length), 16 is expected")
      }
    }
  }

  @Test func levelsLargestFirst() throws {
    let texture = RandomTextures.texture(width: 2, height: 2, precision: .half, mips: true, seed: 1)
    let file = TestFile(bytes: try KTX2.encode(texture))
    let start = file.u64(104)
    let swapped = file.setting(80, UInt64(start)).setting(104, UInt64(start + 32))
    expectRefused(
      swapped,
      .misplaced(region: "level 1", offset: 104, found: UInt64(start + 32), expected: UInt64(start)),
      "level 1 starts at byte \(start + 32) (says byte 104) and leaves a gap: \(start) is expected")
  }

  @Test func bytesThatBelongToNoRegion() {
    expectRefused(
      TestFile(bytes: file.bytes + [0, 0, 0]), .trailingBytes(offset: 264, count: 3),
      "the last level ends at byte 264, but 3 more bytes follow")
    let odd = KTX2File.file(keyValues: KTX2File.block(KTX2File.entries + [("a", [1])]))
    expectRefused(
      odd.setting(254, UInt8(7)), .nonZeroPadding(offset: 254, found: 7),
      "the padding byte 254 is 7, not 0")
  }

  @Test func numbersThatAreNotFinite() throws {
    for bits: UInt16 in [0x7C00, 0xFC00, 0x7E00, 0xFFFF] {
      expectRefused(
        file.setting(260, bits), .notFinite(level: 0, x: 1, y: 0, offset: 256),
        "texel (1, 0) of level 0 at byte 256 holds an infinite number or NaN")
    }
    let texture = RandomTextures.texture(width: 5, height: 4, precision: .float, mips: true, seed: 2)
    for origin in FileOrigin.allCases {
      let whole = TestFile(bytes: try KTX2.encode(texture, origin: origin))
      for bits: UInt32 in [0x7F80_0000, 0xFF80_0000, 0x7FC0_0000, 0xFFFF_FFFF, 0x7F80_0001] {
        for channel in 0..<4 {
          let texel = whole.u64(104) + 16
          #expect(throws: KTX2Error.notFinite(level: 1, x: 1, y: 0, offset: texel)) {
            try KTX2.decode(whole.setting(texel + 4 * channel, bits).bytes)
          }
        }
      }
    }
  }
}
