import SDFGrid
import SDFPictures
import Testing

@Suite struct FieldPictureTests {
  /// A disc of radius 20 in 64², its centre on the corner of four texels; the picture is 8 pixels a texel.
  private static let field = disc(
    GridSize(width: 64, height: 64), centre: SIMD2(32, 32), radius: 20)

  @Test(arguments: [
    (64, 16, 512, 128), (1, 1, 512, 512), (512, 12, 512, 12), (511, 10, 1022, 20),
    (1024, 10, 1024, 10), (3, 300, 6, 600), (2048, 100, 1024, 50), (1500, 1, 1024, 1),
  ])
  func sizes(_ width: Int, _ height: Int, _ shownWidth: Int, _ shownHeight: Int) {
    let field = constant(GridSize(width: width, height: height), .zero)
    let picture = FieldPicture.draw(field, view: .contours)
    #expect(picture.size == GridSize(width: shownWidth, height: shownHeight))
  }

  @Test func scaleIsTakenWithinReason() {
    let field = constant(GridSize(width: 7, height: 5), .zero)
    for (scale, expected) in [(1, 1), (3, 3), (0, 1), (-4, 1)] {
      let picture = FieldPicture.draw(field, view: .bands, scale: scale)
      #expect(picture.size == GridSize(width: 7 * expected, height: 5 * expected))
    }
    let long = constant(GridSize(width: 16384, height: 1), .zero)
    #expect(FieldPicture.draw(long, view: .bands, scale: .max).size == GridSize(width: 32768, height: 2))
  }

  @Test func bandsAreWarmInsideAndCoolOutsideWithAWhiteOutline() {
    let picture = FieldPicture.draw(Self.field, view: .bands)
    for x in 0..<512 {
      let pixel = picture.pixels[x, 256]
      let distance = abs(Float(x) + 0.5 - 256) - 160  // in pixels, along the row through the middle
      if abs(distance) < 0.6 { #expect(pixel.brightness > 740, "\(x)") }
      if distance < -2.5 { #expect(pixel.red > pixel.blue, "\(x)") }
      if distance > 2.5 { #expect(pixel.blue > pixel.red, "\(x)") }
    }
  }

  @Test func bandsAlternate() {
    // The spacing for 64 texels is 2: light around multiples of 4 texels, dark around those and 2.
    let picture = FieldPicture.draw(Self.field, view: .bands)
    func brightness(_ distance: Int) -> Int { picture.pixels[256 + 160 + 8 * distance, 256].brightness }
    #expect(brightness(4) > brightness(6) && brightness(8) > brightness(6))
    #expect(brightness(8) > brightness(10))
    #expect(brightness(4) > brightness(1))
  }

  @Test func contoursAreLinesOnPaper() {
    // The spacing for 64 texels is 2, which is 16 pixels; the outline is bold.
    let picture = FieldPicture.draw(Self.field, view: .contours)
    func row(_ distance: Int) -> Int { picture.pixels[256 + 160 + distance, 256].brightness }
    #expect(row(0) < 150 && row(-1) < 150)
    for line in 1...5 {
      #expect(row(16 * line) + 60 < row(16 * line + 8))
      #expect(row(16 * line + 8) > 720)
      #expect((-7...7).allSatisfy { abs($0) < 2 || row(16 * line + $0) == row(16 * line + 8) })
    }
    // Each fifth line is stronger.
    #expect(row(80) < row(64))
    #expect(row(-8) < row(8))
  }

  @Test func plateausAreNoLines() {
    // R clamped to ±4, a multiple of the spacing.
    var field = Self.field
    let clamped = Grid(field.size) { x, y in
      var texel = field[x, y]
      texel.x = max(-4, min(texel.x, 4))
      return texel
    }
    field.levels = [.float(clamped)]
    let picture = FieldPicture.draw(field, view: .contours)
    #expect(picture.pixels[256 + 160 + 60, 256].brightness > 720)
    #expect(picture.pixels[256, 256].brightness > 600)
  }

  @Test func gradientIsAHue() {
    let picture = FieldPicture.draw(Self.field, view: .gradient)
    let right = picture.pixels[500, 256]
    let left = picture.pixels[12, 256]
    #expect(right.red > left.red + 60 && left.green > right.green)
    #expect(right.colourfulness > 80 && left.colourfulness > 80)
    // The same direction has the same hue at any distance; inside is darker.
    #expect(picture.pixels[440, 256] == right)
    #expect(picture.pixels[340, 256].brightness < right.brightness)
  }

  @Test func heightIsLitFromTheTopLeft() {
    let picture = FieldPicture.draw(Self.field, view: .height)
    let upper = picture.pixels[256 - 90, 256 - 90]
    let beside = picture.pixels[256 + 90, 256 - 90]
    #expect(upper.brightness > beside.brightness)
    #expect(upper.blue > upper.red)
    // Paper in the upper left corner, shadow at the lower right of the disc.
    #expect(picture.pixels[2, 2].brightness > 700)
    #expect(picture.pixels[256 + 120, 256 + 120].brightness < picture.pixels[256 - 120, 256 - 120].brightness)
  }

  @Test func drawingTwiceGivesTheSame() {
    for view in FieldView.allCases {
      #expect(
        FieldPicture.draw(Self.field, view: view, scale: 2)
          == FieldPicture.draw(Self.field, view: view, scale: 2))
    }
  }

  @Test func halfAndFloatLookAlike() {
    var half = Self.field
    half.levels = [.half(Grid(half.size) { x, y in HalfTexel(Self.field[x, y]) })]
    let a = FieldPicture.draw(half, view: .bands, scale: 2).pixels
    let b = FieldPicture.draw(Self.field, view: .bands, scale: 2).pixels
    let largest = zip(a.samples, b.samples).map { abs(Int($0.red) - Int($1.red)) }.max()
    #expect(largest! < 24)
  }
}
