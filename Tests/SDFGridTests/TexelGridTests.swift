import MeniscusTestSupport
import Testing

@testable import SDFGrid

@Suite("Texels in two precisions")
struct TexelGridTests {
  let size = GridSize(width: 3, height: 2)

  @Test("start at 0 and keep what they are given, as precisely as they can", arguments: Precision.allCases)
  func reading(precision: Precision) {
    var grid = TexelGrid(size, precision: precision)
    #expect(grid.size == size && grid.precision == precision)
    #expect(grid.floats.samples.allSatisfy { $0 == .zero })
    let texel = SIMD4<Float>(0.1, -0.5, 2049, 1e-5)
    grid[2, 1] = texel
    let expected = precision == .half ? HalfTexel(texel).float : texel
    #expect(grid[2, 1] == expected)
    #expect(grid.floats[2, 1] == expected)
    var row = [SIMD4<Float>](repeating: .one, count: 4)
    grid.copyRow(1, into: &row)
    #expect(row == [.zero, .zero, expected, .one])
    #expect(precision.bytesPerChannel == (precision == .half ? 2 : 4))
  }

  @Test("are values, and change in place where nobody else holds them", arguments: Precision.allCases)
  func copyOnWrite(precision: Precision) {
    let original = TexelGrid(size, precision: precision)
    var copy = original
    copy[0, 0] = .one
    #expect(original[0, 0] == .zero && copy[0, 0] == .one)
    let place = address(copy)
    copy[1, 0] = .one
    #expect(address(copy) == place)
  }

  private func address(_ grid: TexelGrid) -> UInt {
    switch grid {
    case .half(let grid): grid.withSamples { unsafe $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
    case .float(let grid): grid.withSamples { unsafe $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
    }
  }

  @Test("give their grid away only in its own precision")
  func taking() {
    var half = TexelGrid(size, precision: .half)
    half[1, 1] = .one
    #expect(half.takeFloat().size == GridSize(width: 1, height: 1))
    #expect(half.takeHalf()[1, 1].float == .one)
    var float = TexelGrid(size, precision: .float)
    float[1, 1] = .one
    #expect(float.takeHalf().size == GridSize(width: 1, height: 1))
    #expect(float.takeFloat()[1, 1] == .one)
  }

  @Test("make textures, whose level 0 tells their size and precision")
  func textures() {
    var texture = SDFTexture(
      levels: [TexelGrid(size, precision: .float), TexelGrid(size.mip(1), precision: .float)], metadata: nil)
    #expect(texture.size == size && texture.precision == .float)
    texture.levels[0][2, 0] = SIMD4(1, 2, 3, 4)
    #expect(texture[2, 0] == SIMD4(1, 2, 3, 4))
  }
}
