import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct KTX2RoundTripTests {
  static let cases: [(Precision, FileOrigin, Bool)] = Precision.allCases.flatMap { precision in
    FileOrigin.allCases.flatMap { origin in [(precision, origin, false), (precision, origin, true)] }
  }

  @Test(arguments: cases)
  func everyBitComesBack(precision: Precision, origin: FileOrigin, mips: Bool) throws {
    for (seed, (width, height)) in [(1, 1), (1, 7), (9, 1), (13, 6), (64, 33)].enumerated() {
      let texture = RandomTextures.texture(
        width: width, height: height, precision: precision, mips: mips, metadata: .sample(),
        seed: UInt64(seed))
      let field = try KTX2.decode(KTX2.encode(texture, origin: origin))
      #expect(field.texture.bits == texture.bits)
      #expect(field.texture == texture)
      #expect(field.origin == origin)
      #expect(field.format == .ktx2)
      #expect(field.writer == "meniscus \(meniscusVersion)")
    }
  }

  @Test(arguments: FileOrigin.allCases)
  func theMetadataComesBackBitForBit(origin: FileOrigin) throws {
    for y in [0, 0.1, 12.3456789, -1e-17, 1e300, 63.9, .leastNonzeroMagnitude] {
      let metadata = SDFMetadata.sample(origin: [0.3, y], range: 7.25)
      let texture = RandomTextures.texture(
        width: 3, height: 64, precision: .half, metadata: metadata, seed: 3)
      #expect(try KTX2.decode(KTX2.encode(texture, origin: origin)).texture.metadata == metadata)
    }
  }

  @Test func aSinkGetsTheBytesOfTheEncoding() throws {
    for origin in FileOrigin.allCases {
      let texture = RandomTextures.texture(
        width: 700, height: 31, precision: .half, mips: true, metadata: .sample(), seed: 5)
      var bytes: [UInt8] = []
      try KTX2.write(texture, origin: origin) { bytes.append($0) }
      #expect(try bytes == KTX2.encode(texture, origin: origin))
    }
  }

  @Test func whatTheSinkThrowsPassesThrough() {
    struct DiskFull: Error {}
    let texture = RandomTextures.texture(width: 4, height: 4, precision: .half, seed: 6)
    for origin in FileOrigin.allCases {
      var calls = 0
      #expect(throws: DiskFull.self) {
        try KTX2.write(texture, origin: origin) { _ in
          calls += 1
          if calls == 2 { throw DiskFull() }
        }
      }
      #expect(calls == 2)
    }
  }

  @Test func aFileWithoutMetadataHasNone() throws {
    let texture = RandomTextures.texture(width: 2, height: 2, precision: .half, seed: 7)
    let field = try KTX2.decode(KTX2.encode(texture))
    #expect(field.texture.metadata == nil)
    #expect(field.keyValues.map(\.key) == ["KTXorientation", "KTXwriter"])
  }
}
