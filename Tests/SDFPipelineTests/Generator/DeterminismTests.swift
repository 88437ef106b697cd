import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("The same input gives the same bytes")
struct DeterminismTests {
  /// Masks whose rows make several bands of every stage.
  private static func mask(_ kind: RandomMask, _ flood: FloodMethod) -> CoverageMask {
    var random = SeededGenerator(seed: 75)
    #if DEBUG
      // Jump flooding is slow in debug builds.
      let size = GridSize(width: 20, height: flood == .jump ? 40 : 140)
    #else
      let size = GridSize(width: 290, height: 350)
    #endif
    return kind.mask(size, using: &random)
  }

  @Test(
    "on any number of threads, and every time", arguments: [RandomMask.grey, .shape, .sparse],
    [FloodMethod.jump, .exact])
  func threads(kind: RandomMask, flood: FloodMethod) throws {
    let mask = Self.mask(kind, flood)
    for edges in EdgeModel.allCases {
      var options = MaskOptions.with {
        $0.flood = flood
        $0.edges = edges
        $0.border = .extend
        $0.mipmaps = true
        $0.threads = 1
      }
      let one = try mask.field(options)
      for threads in [1, 2, 3, 7, nil] {
        options.threads = threads
        #expect(try mask.field(options) == one, "\(String(describing: threads)) threads")
      }
    }
  }

  @Test("with a generator that has made other fields before")
  func reuse() throws {
    let generator = SDFGenerator()
    var random = SeededGenerator(seed: 76)
    var texture = SDFTexture(
      levels: [TexelGrid(GridSize(width: 3, height: 200), precision: .float)], metadata: nil)
    for (index, side) in [(40, 30), (7, 90), (90, 7), (1, 1), (33, 33), (40, 30)].enumerated() {
      let size = GridSize(width: side.0, height: side.1)
      let mask = RandomMask.allCases[index % 6].mask(size, using: &random)
      var options = RandomOptionTests.options(using: &random)
      if index != 2 { options.flood = .auto }
      for precision in Precision.allCases {
        options.precision = precision
        options.mipmaps.toggle()
        let fresh = try SDFGenerator().generate(mask, options: options)
        #expect(try generator.generate(mask, options: options).texture == fresh.texture, "\(random.line)")
        let report = try generator.generate(mask, into: &texture, options: options)
        #expect(texture == fresh.texture, "\(size), \(options); \(random.line)")
        #expect(report.elementCount == fresh.report.elementCount)
      }
    }
  }

  @Test("generating into a texture keeps its memory, and leaves copies alone")
  func intoTexture() throws {
    let generator = SDFGenerator()
    let disc = ClosedForm.disc(centre: (20, 15), radius: 9)
    let large = disc.mask(GridSize(width: 40, height: 30))
    let small = disc.mask(GridSize(width: 25, height: 20))
    for precision in Precision.allCases {
      let options = MaskOptions.with { $0.precision = precision }
      var texture = try generator.generate(large, options: options).texture
      let place = Self.address(texture)
      _ = try generator.generate(small, into: &texture, options: options)
      #expect(Self.address(texture) == place)
      #expect(texture == (try small.field(options)))
      let copy = texture
      _ = try generator.generate(large, into: &texture, options: options)
      #expect(Self.address(texture) != place)
      #expect(texture == (try large.field(options)))
      #expect(copy == (try small.field(options)))
    }
  }

  /// Where the first texel of level 0 lies in memory.
  private static func address(_ texture: SDFTexture) -> UInt {
    switch texture.levels[0] {
    case .half(let grid): grid.withSamples { unsafe $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
    case .float(let grid): grid.withSamples { unsafe $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
    }
  }
}
