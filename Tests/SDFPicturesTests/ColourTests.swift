import SDFGrid
import Testing

@testable import SDFPictures

@Suite struct ColourTests {
  @Test func everyLevelComesBack() {
    for level in 0...255 as ClosedRange<UInt32> {
      let pixel = Colour.pixel(Colour.hex(level << 16 | level << 8 | level))
      let byte = UInt8(level)
      #expect(pixel == RGBA8(red: byte, green: byte, blue: byte))
    }
  }

  @Test func outOfRangeIsClamped() {
    #expect(Colour.pixel(SIMD3(-1, .infinity, .nan)) == RGBA8(red: 0, green: 255, blue: 0))
    #expect(Colour.pixel(SIMD3(-.infinity, 1.0001, 0.5)) == RGBA8(red: 0, green: 255, blue: 188))
  }

  @Test func oklabGreyIsGrey() {
    for lightness: Float in [0, 0.25, 0.5, 1] {
      let colour = Colour.oklch(lightness: lightness, chroma: 0, cosine: 1, sine: 0)
      let exact = lightness * lightness * lightness
      #expect((0..<3).allSatisfy { abs(colour[$0] - exact) < 1e-4 })
    }
  }

  @Test func heatRisesEvenly() {
    // Every colour of the ramp can be shown, and OKLab's lightness rises in even steps.
    var last: Float = -1
    for step in 0...100 {
      let colour = HeatRamp.colour(Float(step) / 100)
      #expect((0..<3).allSatisfy { colour[$0] > -0.02 && colour[$0] < 1.02 }, "\(step): \(colour)")
      let luminance = 0.2126 * colour.x + 0.7152 * colour.y + 0.0722 * colour.z
      #expect(luminance > last)
      last = luminance
    }
    #expect(HeatRamp.colour(.nan) == HeatRamp.colour(0) && HeatRamp.colour(7) == HeatRamp.colour(1))
  }

  @Test(arguments: [(0.1, 1), (1, 1), (1.5, 2), (2.6, 2), (4, 5), (6.9, 5), (8, 10), (21, 20), (682, 500)])
  func niceSpacings(_ wanted: Float, _ spacing: Float) {
    #expect(Lines.niceSpacing(wanted) == spacing)
  }

  @Test func linesCoverTheirWidth() {
    for width: Float in [1, 2.5, 4] {
      let steps = stride(from: Float(-8), through: 8, by: 1).map { Lines.coverage($0 + 0.3, width: width) }
      #expect(abs(steps.reduce(0, +) - width) < 1e-5)
    }
    #expect(Lines.fromMultiple(13, of: 5) == -2 && Lines.fromMultiple(-12, of: 5) == -2)
  }

  @Test func textHasItsWidth() {
    var picture = Picture(GridSize(width: 80, height: 20), filledWith: RGBA8(red: 0, green: 0, blue: 0))
    let white = RGBA8(red: 255, green: 255, blue: 255)
    PixelFont.draw("0.5", x: 3, y: 2, white, into: &picture)
    let columns = (0..<80).filter { x in (0..<20).contains { picture.pixels[x, $0] == white } }
    #expect(columns.first == 3 && columns.last == 3 + PixelFont.width("0.5") - 1)
    let rows = (0..<20).filter { y in (0..<80).contains { picture.pixels[$0, y] == white } }
    #expect(rows == Array(2..<16))
  }
}
