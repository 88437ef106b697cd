import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct EightBitFieldTests {
  /// A field of the given distances in one row.
  private func texture(_ distances: [Float], metadata: SDFMetadata? = nil) -> SDFTexture {
    let texels = distances.map { SIMD4<Float>($0, 1, 0, 0) }
    let size = GridSize(width: distances.count, height: 1)
    return SDFTexture(levels: [.float(Grid(size, samples: texels))], metadata: metadata)
  }

  @Test func theMappingIsTheCommonOne() throws {
    let distances: [Float] = [-100, -8, -4, 0, 4, 8, 100]
    let samples = try EightBitField.encode(texture(distances)).samples.samples
    // 255 · (0.5 − R / 16): 255, 255, 191.25, 127.5, 63.75, 0, 0, halves up.
    #expect(samples == [255, 255, 191, 128, 64, 0, 0])
    let wide = try EightBitField.encode(texture(distances), range: 100).samples.samples
    #expect(wide == [255, 138, 133, 128, 122, 117, 0])
  }

  @Test func samplesFallAsDistancesRise() {
    var last: UInt8 = 255
    for step in -2000...2000 {
      let sample = EightBitField.sample(Double(step) / 200, range: 8)
      #expect(sample <= last)
      last = sample
    }
    #expect(last == 0)
  }

  @Test(arguments: [0.001, 1, 8, 37.5, 65504], FileOrigin.allCases)
  func everySampleComesBack(range: Double, origin: FileOrigin) throws {
    let samples = Grid(GridSize(width: 16, height: 16)) { x, y in UInt8(y * 16 + x) }
    let json = try MetadataJSON.encode(nil, origin: origin, height: 16, eightBitRange: range)
    let text = [EightBitField.metadataKeyword: String(decoding: json, as: UTF8.self)]
    let field = try EightBitField.decode(samples: samples, text: text)
    #expect(field.eightBitRange == range)
    #expect(field.origin == origin)
    #expect(try EightBitField.encode(field.texture, range: range, origin: origin).samples == samples)
  }

  @Test func decodedDistancesAreWithinHalfAStep() throws {
    let distances = (0..<101).map { Float($0 - 50) / 7 }
    let (samples, _) = try EightBitField.encode(texture(distances))
    let field = try EightBitField.decode(samples: samples)
    for (x, distance) in distances.enumerated() {
      // Half a step of 16/255, and half a unit in the last place of a half below 8.
      #expect(abs(field.texture[x, 0].x - distance) <= 8.0 / 255 + 1.0 / 512)
    }
  }

  @Test(arguments: FileOrigin.allCases)
  func gradientsPointAwayFromTheShape(origin: FileOrigin) throws {
    let size = GridSize(width: 32, height: 24)
    let field = TexelGrid.float(
      Grid(size) { x, y in SIMD4(0.6 * (Float(x) - 15) + 0.8 * (Float(y) - 11), 0.6, 0.8, 0) })
    let texture = SDFTexture(levels: [field], metadata: .sample())
    let (samples, text) = try EightBitField.encode(texture, range: 40, origin: origin)
    let decoded = try EightBitField.decode(
      samples: samples, text: Dictionary(uniqueKeysWithValues: text.map { ($0.keyword, $0.text) }))
    #expect(decoded.origin == origin)
    #expect(decoded.writer == "meniscus \(meniscusVersion)")
    for y in 0..<size.height {
      for x in 0..<size.width {
        let texel = decoded.texture[x, y]
        #expect(abs(texel.x - texture[x, y].x) <= 40.0 / 255 + 1.0 / 128)
        #expect(abs((texel.y * texel.y + texel.z * texel.z).squareRoot() - 1) < 1e-3)
        #expect(0.6 * texel.y + 0.8 * texel.z > 0.9)
        #expect(texel.w == 0)
      }
    }
  }

  @Test func flatSamplesHaveNoGradient() throws {
    let field = try EightBitField.decode(samples: Grid(GridSize(width: 3, height: 2), repeating: 200))
    #expect(field.texture[1, 1] == HalfTexel(SIMD4(Float((0.5 - 200.0 / 255) * 16), 0, 0, 0)).float)
    #expect(field.eightBitRange == 8)
  }

  @Test func theRangeOfTheTextWins() throws {
    let samples = Grid(GridSize(width: 1, height: 1), repeating: UInt8(0))
    let named = try EightBitField.decode(
      samples: samples, text: ["meniscus": "{\"eightBit\":{\"range\":4}}"], range: 2)
    #expect(named.texture[0, 0].x == 4)
    #expect(try EightBitField.decode(samples: samples, range: 2).texture[0, 0].x == 2)
    #expect(try EightBitField.decode(samples: samples).texture[0, 0].x == 8)
  }

  @Test func theMetadataTellsWhatTheSamplesLost() throws {
    for (range, bound) in [(nil, 8.0), (3.0, 3.0), (99.0, 8.0)] {
      let metadata = SDFMetadata.sample(range: range)
      let (samples, text) = try EightBitField.encode(texture([1, 2], metadata: metadata))
      let json = try #require(text.first { $0.keyword == "meniscus" }).text
      #expect(json.contains("\"eightBit\":{\"range\":8}"))
      let decoded = try EightBitField.decode(samples: samples, text: ["meniscus": json])
      var expected = metadata
      expected.range = bound
      expected.height = SDFMetadata.Height(method: "none")
      #expect(decoded.texture.metadata == expected)
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan, 65505])
  func rangesMustMakeSense(range: Double) {
    #expect(throws: EightBitError.self) { try EightBitField.encode(texture([0]), range: range) }
    #expect(throws: EightBitError.self) {
      try EightBitField.decode(samples: Grid(GridSize(width: 1, height: 1), repeating: 0), range: range)
    }
    #expect(
      "\(EightBitError.range(-1))" == "the 8-bit range is -1.0, a number above 0 and up to 65504 is expected")
  }

  @Test func whatEightBitsCannotHoldIsRefused() {
    let mips = RandomTextures.texture(width: 4, height: 4, precision: .half, mips: true, seed: 9)
    #expect(throws: EightBitError.mipmapsNotSupported(levels: 3)) { try EightBitField.encode(mips) }
    #expect(throws: EightBitError.notFinite(x: 1, y: 0)) {
      try EightBitField.encode(texture([0, .nan]))
    }
    #expect(throws: EightBitError.metadata(.missingKey(path: "contract"))) {
      try EightBitField.decode(
        samples: Grid(GridSize(width: 1, height: 1), repeating: 0),
        text: ["meniscus": "{\"border\":\"clear\"}"])
    }
  }
}
