import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Coverage in strided bytes")
struct LayoutTests {
  /// Bytes that hold a mask in a layout, with noise between its samples.
  private func bytes(
    _ mask: CoverageMask, _ layout: CoverageLayout, using random: inout SeededGenerator
  ) throws -> [UInt8] {
    let count = try #require(layout.byteCount)
    var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    var packed: [UInt8] = []
    mask.withBytes { packed.append($0) }
    let sample = layout.format.bytes
    for y in 0..<layout.size.height {
      for x in 0..<layout.size.width {
        let from = (y * layout.size.width + x) * sample
        let to = layout.offset + y * layout.rowStride + x * layout.texelStride
        for byte in 0..<sample { bytes[to + byte] = packed[from + byte] }
      }
    }
    return bytes
  }

  @Test("any strides and offsets give the packed mask's field", arguments: CoverageFormat.allCases)
  func strides(format: CoverageFormat) throws {
    var random = SeededGenerator(seed: 72)
    for (width, height) in [(1, 1), (1, 6), (7, 1), (23, 17), (64, 3)] {
      let size = GridSize(width: width, height: height)
      let mask = RandomMask.grey.mask(size, format: format, using: &random)
      let truth = try mask.field()
      for (offset, stride, padding) in [(0, 0, 0), (1, 0, 0), (3, 1, 5), (7, 3, 0), (16, 12, 1)] {
        let texelStride = format.bytes + stride
        let layout = CoverageLayout(
          size: size, format: format, offset: offset, texelStride: texelStride,
          rowStride: width * texelStride + padding)
        let memory = try bytes(mask, layout, using: &random)
        let generation = try memory.withBytes { bytes throws(SDFGenerationError) in
          try SDFGenerator().generate(bytes, layout: layout)
        }
        #expect(generation.texture == truth, "\(layout); \(random.line)")
        var texture = SDFTexture(levels: [TexelGrid(size, precision: .half)], metadata: nil)
        let report = try memory.withBytes { bytes throws(SDFGenerationError) in
          try SDFGenerator().generate(bytes, layout: layout, into: &texture)
        }
        #expect(texture == truth)
        #expect(report.elementCount == generation.report.elementCount)
      }
    }
  }

  @Test("floats are clamped to 0…1, and NaN counts as 0")
  func wildFloats() throws {
    let wild: [Float] = [
      .nan, -3, 0, -.infinity, 7, 1, .infinity, 1.0001, 0.4, -0.0, .leastNonzeroMagnitude, 1,
    ]
    let tame: [Float] = [0, 0, 0, 0, 1, 1, 1, 1, 0.4, 0, .leastNonzeroMagnitude, 1]
    let size = GridSize(width: 4, height: 3)
    for border in SDFMetadata.Border.allCases {
      let options = MaskOptions.with { $0.border = border }
      let field = try CoverageMask.float(Grid(size, samples: wild)).field(options)
      #expect(field == (try CoverageMask.float(Grid(size, samples: tame)).field(options)))
      #expect(FieldLaws(field).notFinite == 0)
    }
  }

  private func error(_ bytes: [UInt8], _ layout: CoverageLayout) -> SDFGenerationError? {
    do throws(SDFGenerationError) {
      return try bytes.withBytes { bytes throws(SDFGenerationError) in
        _ = try SDFGenerator().generate(bytes, layout: layout)
        return nil
      }
    } catch { return error }
  }

  @Test("a layout that does not fit the bytes is refused")
  func layoutErrors() {
    let size = GridSize(width: 4, height: 3)
    let bytes = [UInt8](repeating: 9, count: 12)
    #expect(error(bytes, CoverageLayout(size: size, format: .unorm8)) == nil)
    let short = error(bytes, CoverageLayout(size: size, format: .unorm8, offset: 1))
    #expect(short == .layoutOutOfBounds(declared: 13, found: 12))
    #expect(short?.description == "the layout reaches to byte 13, but there are 12 bytes")
    #expect(
      error(bytes, CoverageLayout(size: size, format: .unorm16))
        == .layoutOutOfBounds(declared: 24, found: 12))
    #expect(
      error(bytes, CoverageLayout(size: size, format: .unorm8, rowStride: 5))
        == .layoutOutOfBounds(declared: 14, found: 12))
    let negative = error(bytes, CoverageLayout(size: size, format: .unorm8, offset: -1))
    #expect(negative == .layoutOutOfBounds(declared: nil, found: 12))
    #expect(
      negative?.description == "the layout has a negative offset or a stride shorter than its samples")
    #expect(
      error(bytes, CoverageLayout(size: size, format: .unorm8, rowStride: 3))
        == .layoutOutOfBounds(declared: nil, found: 12))
    #expect(
      error(bytes, CoverageLayout(size: size, format: .unorm8, rowStride: .max))
        == .layoutOutOfBounds(declared: nil, found: 12))
    #expect(
      error([], CoverageLayout(size: GridSize(width: 1, height: 1), format: .unorm8))
        == .layoutOutOfBounds(declared: 1, found: 0))
  }
}
