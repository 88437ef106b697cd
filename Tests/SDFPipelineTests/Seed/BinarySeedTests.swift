import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Binary edges")
struct BinarySeedTests {
  @Test("gives the cell sides of its twin", arguments: RandomMask.allCases)
  func equalsTwin(kind: RandomMask) throws {
    for (index, size) in sizes(upTo: 40, debugCount: 15, seed: 4).enumerated() {
      var random = SeededGenerator(seed: UInt64(20_000 + index))
      var options = SubpixelSeedTests.options(using: &random)
      options.edges = .binary
      let mask = kind.mask(size, format: CoverageFormat.allCases[index % 3], using: &random)
      let elements = try mask.outline(options).outline.elements
      let matching = PieceMatching(elements.cutToTexels, ReferenceBinarySeed.run(mask, options: options))
      #expect(matching.isComplete, "\(size), \(random.line): \(matching)")
    }
  }
}
