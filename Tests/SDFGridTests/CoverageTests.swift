import MeniscusTestSupport
import Testing

@testable import SDFGrid

@Suite("Coverage masks and layouts")
struct CoverageTests {
  private let size = GridSize(width: 5, height: 3)

  @Test("a layout's end: packed, strided, with an offset")
  func byteCounts() {
    #expect(CoverageLayout(size: size, format: .unorm8).byteCount == 15)
    #expect(CoverageLayout(size: size, format: .unorm16).byteCount == 30)
    #expect(CoverageLayout(size: size, format: .float).byteCount == 60)
    let packed = CoverageLayout(size: size, format: .unorm16)
    #expect(packed.texelStride == 2 && packed.rowStride == 10 && packed.offset == 0)
    #expect(CoverageLayout(size: size, format: .unorm8, texelStride: 4).rowStride == 20)
    // The last row ends with its last sample, not with its padding.
    let rgba = CoverageLayout(size: size, format: .unorm8, offset: 3, texelStride: 4, rowStride: 32)
    #expect(rgba.byteCount == 3 + 2 * 32 + 4 * 4 + 1)
    // Rows may be as close as their samples allow.
    let tight = CoverageLayout(size: size, format: .unorm16, texelStride: 4, rowStride: 18)
    #expect(tight.byteCount == 2 * 18 + 18)
  }

  @Test("layouts that are not sensible have no end")
  func senselessLayouts() {
    #expect(CoverageLayout(size: size, format: .unorm8, offset: -1).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm16, texelStride: 1).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, texelStride: 0).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, texelStride: -1, rowStride: 9).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, rowStride: 4).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, rowStride: -5).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm16, texelStride: 4, rowStride: 17).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, rowStride: .max).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, rowStride: .max / 2).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, texelStride: .max, rowStride: 5).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, texelStride: .max).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, texelStride: .max / 2).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .float, offset: .max).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, offset: .max - 14).byteCount == nil)
    #expect(CoverageLayout(size: size, format: .unorm8, offset: .max - 15).byteCount == .max)
  }

  @Test("a single row needs no row stride, a single column no texel stride beyond the sample")
  func lines() {
    let row = GridSize(width: 4, height: 1)
    #expect(CoverageLayout(size: row, format: .unorm8, rowStride: 0).byteCount == 4)
    #expect(CoverageLayout(size: row, format: .unorm8, rowStride: -7).byteCount == 4)
    #expect(CoverageLayout(size: row, format: .unorm8, rowStride: .max).byteCount == 4)
    let column = GridSize(width: 1, height: 4)
    #expect(CoverageLayout(size: column, format: .unorm16, texelStride: 100, rowStride: 2).byteCount == 8)
  }

  @Test("masks tell size and format, and lend packed bytes")
  func masks() {
    let bytes = CoverageMask.unorm8(Grid(size) { UInt8($0 + 5 * $1) })
    #expect(bytes.size == size && bytes.format == .unorm8)
    bytes.withBytes { #expect($0.byteCount == 15) }
    let words = CoverageMask.unorm16(Grid(size, repeating: 7))
    #expect(words.format == .unorm16)
    words.withBytes { #expect($0.byteCount == 30) }
    let floats = CoverageMask.float(Grid(size, repeating: 0.5))
    #expect(floats.format == .float)
    floats.withBytes { #expect($0.byteCount == 60) }
    #expect(bytes != words)
    #expect(CoverageFormat.allCases.map(\.bytes) == [1, 2, 4])
  }

  /// The rows of a mask as floats, each with a place before and after it that stays as it is.
  private func rows(_ mask: CoverageMask) -> [[Float]]? {
    mask.withBytes { bytes in
      withCoverageRows(bytes, layout: CoverageLayout(size: mask.size, format: mask.format)) { rows in
        (0..<mask.size.height).map { y in
          var row = [Float](repeating: 9, count: mask.size.width + 2)
          var span = row.mutableSpan
          rows.read(y, into: &span, from: 1)
          return row
        }
      }
    }
  }

  @Test("samples are read as 0…1: full is exactly 1, empty 0, order kept")
  func decoding() throws {
    let bytes = try #require(rows(.unorm8(Grid(GridSize(width: 256, height: 1)) { x, _ in UInt8(x) })))
    #expect(bytes[0][0] == 9 && bytes[0][257] == 9)
    #expect(bytes[0][1] == 0 && bytes[0][256] == 1)
    for x in 0..<256 { #expect(abs(Double(bytes[0][x + 1]) - Double(x) / 255) <= 1e-7) }
    let words = try #require(
      rows(.unorm16(Grid(GridSize(width: 256, height: 256)) { UInt16($0 + 256 * $1) })))
    #expect(words[0][1] == 0 && words[255][256] == 1)
    var last: Float = -1
    var wrong = 0
    for value in 0..<65536 {
      let coverage = words[value / 256][value % 256 + 1]
      if coverage <= last || abs(Double(coverage) - Double(value) / 65535) > 1e-7 { wrong += 1 }
      last = coverage
    }
    #expect(wrong == 0)
    let wild: [Float] = [.nan, -.nan, -1, -0.0, 0.25, 1, 2, .infinity, -.infinity]
    let floats = try #require(rows(.float(Grid(GridSize(width: 9, height: 1), samples: wild))))
    #expect(floats[0] == [9, 0, 0, 0, 0, 0.25, 1, 1, 1, 0, 9])
  }

  @Test("bytes that are too few are not read")
  func tooFewBytes() {
    let layout = CoverageLayout(size: size, format: .unorm8)
    #expect(
      [UInt8](repeating: 0, count: 14).withBytes { withCoverageRows($0, layout: layout) { _ in true } } == nil
    )
    #expect(
      [UInt8](repeating: 0, count: 15).withBytes { withCoverageRows($0, layout: layout) { _ in true } }
        == true)
    #expect([UInt8]().withBytes { withCoverageRows($0, layout: layout) { _ in true } } == nil)
  }
}
