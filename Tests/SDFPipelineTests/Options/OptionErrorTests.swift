import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Options outside their ranges, and fields that are too large")
struct OptionErrorTests {
  private func error(
    _ size: GridSize = GridSize(width: 3, height: 2), _ change: (inout MaskOptions) -> Void
  ) -> SDFGenerationError? {
    do throws(SDFGenerationError) {
      let mask = CoverageMask.unorm8(Grid(size, repeating: 255))
      _ = try SDFGenerator().generate(mask, options: .with(change))
      return nil
    } catch { return error }
  }

  private func expectInvalid(_ text: String, _ change: (inout MaskOptions) -> Void) {
    let error = self.error(GridSize(width: 3, height: 2), change)
    #expect(error == .invalidOption(text))
    #expect(error?.description == text)
  }

  @Test("each is named with its value and range")
  func invalidOptions() {
    expectInvalid("threshold 1.0 is not in 0 ≤ threshold < 1") { $0.threshold = 1 }
    expectInvalid("threshold -0.1 is not in 0 ≤ threshold < 1") { $0.threshold = -0.1 }
    expectInvalid("threshold nan is not in 0 ≤ threshold < 1") { $0.threshold = .nan }
    expectInvalid("padding -1 is not in 0…10000") { $0.padding = -1 }
    expectInvalid("padding 10001 is not in 0…10000") { $0.padding = 10001 }
    expectInvalid("range 0.0 is not a number of texels from 0.001 up") { $0.range = 0 }
    expectInvalid("range -2.0 is not a number of texels from 0.001 up") { $0.range = -2 }
    expectInvalid("range nan is not a number of texels from 0.001 up") { $0.range = .nan }
    expectInvalid("range inf is not a number of texels from 0.001 up") { $0.range = .infinity }
    expectInvalid("scale 0.0 is not a positive number") { $0.placement = .scale(0) }
    expectInvalid("scale nan is not a positive number") { $0.placement = .scale(.nan) }
    expectInvalid("scale inf is not a positive number") { $0.placement = .scale(.infinity) }
    expectInvalid("sweeps -1 is not in 0…1000000") { $0.height = .jacobi(sweeps: -1) }
    expectInvalid("sweeps 1000001 is not in 0…1000000") { $0.height = .jacobi(sweeps: 1_000_001) }
    expectInvalid("threads 0 is less than 1") { $0.threads = 0 }
    expectInvalid("padding 4 leaves nothing of a size of 9x8") {
      $0.placement = .size(GridSize(width: 9, height: 8), fit: .contain)
      $0.padding = 4
    }
  }

  @Test("the ends of the ranges are allowed")
  func endsOfRanges() {
    #expect(error { $0.threshold = 0 } == nil)
    #expect(error { $0.threshold = 0.9999 } == nil)
    #expect(error { $0.range = 0.001 } == nil)
    #expect(error { $0.threads = 1000 } == nil)
    #expect(
      error {
        $0.placement = .size(GridSize(width: 9, height: 9), fit: .cover)
        $0.padding = 4
      } == nil)
  }

  @Test("what is too large says how large, and what the limit is")
  func tooLarge() {
    let mask = error(GridSize(width: 16385, height: 1)) { _ in }
    #expect(mask == .tooLarge(width: 16385, height: 1, limit: "16384 texels a side"))
    #expect(mask?.description == "16385x1 texels are over the limit of 16384 texels a side")
    #expect(
      error { $0.placement = .scale(7000) }
        == .tooLarge(width: 21000, height: 14000, limit: "20000 texels a side"))
    #expect(
      error { $0.placement = .size(GridSize(width: 1, height: 20001), fit: .fill) }
        == .tooLarge(width: 1, height: 20001, limit: "20000 texels a side"))
    #expect(
      error { $0.placement = .scale(1e300) }
        == .tooLarge(
          width: 1_000_000_000_000_000, height: 1_000_000_000_000_000, limit: "20000 texels a side"))
    // More than readers take unless they are told otherwise.
    #expect(
      error(GridSize(width: 100, height: 100)) { $0.placement = .scale(180) }
        == .tooLarge(width: 18000, height: 18000, limit: "268435456 texels"))
    // A source far wider than the frame that it covers is held where it leaves the range of places …
    #expect(
      error(GridSize(width: 200, height: 1)) {
        $0.placement = .size(GridSize(width: 100, height: 100), fit: .cover)
      } == nil)
    // … unless a piece may reach from there into the frame.
    let reach = error(GridSize(width: 200, height: 1)) {
      $0.placement = .size(GridSize(width: 500, height: 500), fit: .cover)
    }
    #expect(
      reach
        == .invalidOption(
          "a mask of 200x1 does not cover a frame of 500x500: enlarged 500.0 times it reaches more than "
            + "6300 texels beyond it"))
  }

  @Test("after an error the texture holds a blank texel, and the generator works on")
  func afterErrors() throws {
    let generator = SDFGenerator()
    let mask = CoverageMask(drawing: ["....", ".##.", "...."])
    var texture = try generator.generate(mask).texture
    let truth = texture
    #expect(throws: SDFGenerationError.invalidOption("threads 0 is less than 1")) {
      _ = try generator.generate(mask, into: &texture, options: .with { $0.threads = 0 })
    }
    #expect(texture.levels == [TexelGrid(GridSize(width: 1, height: 1), precision: .half)])
    #expect(texture.metadata == nil)
    _ = try generator.generate(mask, into: &texture)
    #expect(texture == truth)
  }
}
