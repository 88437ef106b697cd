import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct KTX2DamageTests {
  private func file(_ precision: Precision, _ origin: FileOrigin = .topLeft) throws -> [UInt8] {
    try KTX2.encode(
      RandomTextures.texture(
        width: 3, height: 2, precision: precision, mips: true, metadata: .sample(), seed: 11),
      origin: origin)
  }

  @Test(arguments: Precision.allCases)
  func everyTruncationIsRefused(precision: Precision) throws {
    let bytes = try file(precision)
    for length in 0..<bytes.count {
      #expect(throws: KTX2Error.self, "\(length) bytes") { try KTX2.decode(Array(bytes[..<length])) }
    }
    #expect(try KTX2.decode(bytes).texture.size.width == 3)
  }

  /// Whatever 5,000 damaged files hold, the reader answers with a texture or an error.
  @Test func damagedBytesNeverCrash() throws {
    let originals = [try file(.half), try file(.float, .bottomLeft)]
    expectAnswers(to: originals, changing: 1...4, seed: 0x4B54_5832) { bytes throws(KTX2Error) in
      _ = try KTX2.decode(bytes, maxTexels: 1 << 16)
    }
  }

  /// One wrong bit before the texels: an error, except where the bit means nothing to a field.
  @Test func everyBitOfTheHeadCounts() throws {
    let original = KTX2File.file().bytes
    var taken: Set<Int> = []
    for bit in 0..<(original.count - 16) * 8 {
      var bytes = original
      bytes[bit / 8] ^= 1 << (bit % 8)
      if (try? KTX2.decode(bytes)) != nil { taken.insert(bit / 8) }
    }
    // layerCount 1, the primaries, keys while they stay sorted (with the NUL, they run into the value),
    // the writer's name.
    let key = 200..<215
    let writerKey = 224..<234
    let writer = 234..<241
    #expect(taken == Set([32, 117]).union(key).union(writerKey).union(writer))
  }
}
