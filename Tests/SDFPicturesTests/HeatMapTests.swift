import SDFGrid
import SDFPictures
import Testing

@Suite struct HeatMapTests {
  private static let size = GridSize(width: 64, height: 32)

  private func field(_ value: (Int, Int) -> Float) -> SDFTexture {
    let grid = Grid(Self.size) { x, y in SIMD4<Float>(value(x, y), 0, 0, 0) }
    return SDFTexture(levels: [.float(grid)], metadata: nil)
  }

  @Test func brighterIsWorse() {
    let picture = HeatMap.draw(field { x, _ in Float(x) }, field { _, _ in 0 })
    #expect(picture.size == GridSize(width: 512, height: 256 + 60))
    let row = (0..<64).map { picture.pixels[$0 * 8 + 4, 100].brightness }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 < $1 })
    // The scale ends at 100: 63 is well below the ramp's end.
    #expect(row[0] < 60 && row[63] < 600)
    let fixed = HeatMap.draw(field { x, _ in Float(x) }, field { _, _ in 0 }, maximum: 63)
    #expect(fixed.pixels[511, 100].brightness > 620)
    #expect(fixed.pixels[0, 100] == picture.pixels[0, 100])
  }

  @Test func signDoesNotMatterAndEqualFieldsAreDark() {
    let a = field { x, y in Float(x - y) / 7 }
    let b = field { x, y in Float(x * y % 5) }
    #expect(HeatMap.draw(a, b, scale: 1) == HeatMap.draw(b, a, scale: 1))
    let dark = HeatMap.draw(a, a)
    #expect(Set(dark.pixels.samples.prefix(512 * 256)).count == 1)
    #expect(dark.pixels[0, 0].brightness < 60)
  }

  @Test func whatIsNoNumberIsGreen() {
    let a = field { x, y in x == 3 && y == 2 ? .nan : (x == 4 && y == 2 ? .infinity : 1) }
    let picture = HeatMap.draw(a, field { _, _ in 0 })
    let green = RGBA8(red: 0, green: 255, blue: 64)
    #expect(picture.pixels[3 * 8, 2 * 8] == green && picture.pixels[4 * 8 + 7, 2 * 8 + 7] == green)
    #expect(picture.pixels.samples.filter { $0 == green }.count == 2 * 64)
    // The largest number is 1, which is the end of the scale.
    #expect(picture.pixels[0, 0] == HeatMap.draw(a, field { _, _ in 0 }, maximum: 1).pixels[0, 0])
  }

  @Test func theLegendSaysTheScale() {
    func legend(_ maximum: Float) -> [RGBA8] {
      let picture = HeatMap.draw(field { _, _ in 0 }, field { _, _ in 0 }, maximum: maximum, scale: 1)
      return (picture.size.height - 60..<picture.size.height).flatMap { y in
        (0..<picture.size.width).map { picture.pixels[$0, y] }
      }
    }
    let ink = RGBA8(red: 29, green: 42, blue: 63)
    #expect(legend(1).contains(ink))
    #expect(legend(1) != legend(2) && legend(2) != legend(0.2))
  }

  @Test(arguments: [(0.3, 0.5), (0.5, 0.5), (0.51, 1), (3, 5), (12, 20), (200, 200), (1e-5, 1e-5), (0, 1)])
  func theScaleEndsAtANiceNumber(_ difference: Float, _ nice: Float) {
    let a = field { x, _ in x == 0 ? difference : 0 }
    let b = field { _, _ in 0 }
    #expect(HeatMap.draw(a, b, scale: 1) == HeatMap.draw(a, b, maximum: nice, scale: 1))
  }

  @Test func oneBadTexelOfALargeFieldIsSeen() {
    let size = GridSize(width: 4096, height: 3)
    let zero = constant(size, .zero)
    var spot = zero
    spot.levels[0][2050, 1] = SIMD4(9, 0, 0, 0)
    let picture = HeatMap.draw(zero, spot)
    #expect(picture.size == GridSize(width: 1024, height: 1 + 60))
    #expect(picture.pixels[512, 0].brightness > 3 * picture.pixels[511, 0].brightness + 100)
  }
}
