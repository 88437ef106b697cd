import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct KTX2LayoutTests {
  private let json =
    #"{"border":"clear","contract":1,"flood":{"method":"jump","passes":12},"#
    + #""height":{"method":"jacobi","sweeps":64},"largestInsideDistance":9.5,"origin":[8,8],"#
    + #""outline":true,"padding":8,"range":null,"scale":[1,1],"source":"mask","threshold":0.5}"#

  private func texture(_ texels: [SIMD4<Float>], _ precision: Precision) -> SDFTexture {
    var grid = TexelGrid(GridSize(width: texels.count, height: 1), precision: precision)
    for (x, texel) in texels.enumerated() { grid[x, 0] = texel }
    return SDFTexture(levels: [grid], metadata: .sample())
  }

  /// A whole file, spelled out.
  @Test func theGoldenFile() throws {
    let texture = texture([SIMD4(-0.5, 0, 1, 2), SIMD4(1, 1, 0, 0)], .half)
    let golden =
      bytes(
        hex: """
          AB4B5458 203230BB 0D0A1A0A
          61000000 02000000 02000000 01000000 00000000 00000000 01000000 01000000 00000000
          68000000 5C000000 C4000000 38010000 0000000000000000 0000000000000000
          0002000000000000 1000000000000000 1000000000000000
          5C000000 00000000 02005800 01000100 00000000 0800000000000000
          00000FC0 00000000 000080BF 0000803F 10000FC1 00000000 000080BF 0000803F
          20000FC2 00000000 000080BF 0000803F 30000FCF 00000000 000080BF 0000803F
          """)
      + [18, 0, 0, 0] + Array("KTXorientation\0rd\0".utf8) + [0, 0]
      + [25, 0, 0, 0] + Array("KTXwriter\0meniscus 0.1.0\0".utf8) + [0, 0, 0]
      + [249, 0, 0, 0] + Array("meniscus\0\(json)\0".utf8) + [0, 0, 0]
      + [0, 0, 0, 0]  // 508 is no multiple of 8
      + bytes(hex: "00B8 0000 003C 0040 003C 003C 0000 0000")
    #expect(meniscusVersion == "0.1.0", "the golden file's writer and offsets follow the version")
    #expect(try KTX2.encode(texture) == golden)
    #expect(try KTX2.decode(golden).texture == texture)
  }

  /// The same field from the bottom: `ru`, B's sign, scale and origin.
  @Test func theBottomLeftFile() throws {
    let texture = texture([SIMD4(-0.5, 0, 1, 2), SIMD4(1, 1, 0, 0)], .half)
    let file = TestFile(bytes: try KTX2.encode(texture, origin: .bottomLeft))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("KTXorientation\0ru\0"))
    #expect(text.contains(#""origin":[8,-7]"#))
    #expect(text.contains(#""scale":[1,-1]"#))
    #expect(!text.contains("orientation\":"))
    #expect(file.bytes.suffix(16) == bytes(hex: "00B8 0000 00BC 0040 003C 003C 0080 0000")[...])
  }

  @Test func aFloatFile() throws {
    let texture = texture([SIMD4(-0.1, 0, 1, 2)], .float)
    let file = TestFile(bytes: try KTX2.encode(texture))
    #expect([12, 16, 20, 24, 28, 32, 36, 40, 44].map(file.u32) == [109, 4, 1, 1, 0, 0, 1, 1, 0])
    #expect([48, 52, 56, 60].map(file.u32) == [104, 92, 196, 312])
    #expect([80, 88, 96].map(file.u64) == [512, 16, 16])
    let descriptor = bytes(
      hex: """
        5C000000 00000000 02005800 01000100 00000000 1000000000000000
        00001FC0 00000000 000080BF 0000803F 20001FC1 00000000 000080BF 0000803F
        40001FC2 00000000 000080BF 0000803F 60001FCF 00000000 000080BF 0000803F
        """)
    #expect(Array(file.bytes[104..<196]) == descriptor)
    #expect(Array(file.bytes[512...]) == bytes(hex: "CDCCCCBD 00000000 0000803F 00000040"))
  }

  /// Levels of 4 × 3, 2 × 1 and 1 × 1 texels, the smallest first in the file.
  @Test(arguments: Precision.allCases)
  func mipsLieSmallestFirst(precision: Precision) throws {
    let texture = RandomTextures.texture(
      width: 4, height: 3, precision: precision, mips: true, seed: 1)
    let file = TestFile(bytes: try KTX2.encode(texture))
    let texel = precision == .half ? 8 : 16
    // 80 + 3 · 24 + 92 + 56 = 300; the first level starts at 304, a multiple of 8 and of 16.
    #expect([40, 48, 52, 56, 60].map(file.u32) == [3, 152, 92, 244, 56])
    #expect([128, 136, 144].map(file.u64) == [304, texel, texel])
    #expect([104, 112, 120].map(file.u64) == [304 + texel, 2 * texel, 2 * texel])
    #expect([80, 88, 96].map(file.u64) == [304 + 3 * texel, 12 * texel, 12 * texel])
    #expect(file.bytes.count == 304 + 15 * texel)
    #expect(file.bytes[300..<304].allSatisfy { $0 == 0 })
    #expect(file.number(304, byteCount: texel / 4) == Int(texture.bits[2][0]))
    #expect(file.number(304 + texel, byteCount: texel / 4) == Int(texture.bits[1][0]))
    #expect(file.number(304 + 3 * texel, byteCount: texel / 4) == Int(texture.bits[0][0]))
  }

  @Test func texturesThatMakeNoFileAreRefused() {
    func level(_ width: Int, _ height: Int, _ precision: Precision = .half) -> TexelGrid {
      TexelGrid(GridSize(width: width, height: height), precision: precision)
    }
    func expect(_ levels: [TexelGrid], _ error: KTX2Error, _ message: String) {
      let texture = SDFTexture(levels: levels, metadata: nil)
      #expect(throws: error) { try KTX2.encode(texture) }
      #expect(throws: error) { try KTX2.write(texture) { _ in Issue.record("a byte went out") } }
      #expect("\(error)" == message)
    }
    expect(
      [level(4, 4), level(2, 2)], .partialChain(levels: 2, full: 3),
      "the texture has 2 levels, only 1 or a full chain of 3 is written")
    expect(
      [level(2, 1), level(2, 1)],
      .levelSize(
        level: 1, found: GridSize(width: 2, height: 1), expected: GridSize(width: 1, height: 1)),
      "level 1 has 2x1 texels, 1x1 are expected")
    expect(
      [level(2, 1), level(1, 1, .float)], .levelPrecision(level: 1, found: .float, expected: .half),
      "level 1 holds float numbers, level 0 half ones")
    for bad in [Float.infinity, -.infinity, .nan] {
      for precision in Precision.allCases {
        var grid = level(3, 2, precision)
        grid[2, 1] = SIMD4(0, 0, bad, 0)
        expect(
          [grid], .notFinite(level: 0, x: 2, y: 1, offset: nil),
          "texel (2, 1) of level 0 holds an infinite number or NaN")
      }
    }
  }

  @Test func metadataThatIsNotFiniteIsRefused() {
    let texture = RandomTextures.texture(
      width: 1, height: 1, precision: .half, metadata: .sample(origin: [.nan, 0]), seed: 2)
    #expect(throws: KTX2Error.metadata(offset: nil, .notFinite(path: "origin"))) {
      try KTX2.encode(texture)
    }
  }
}
