import SDFGrid
import SDFPictures
import Testing

@Suite struct ChannelsViewTests {
  @Test func tilesAreGreyByChannel() {
    let size = GridSize(width: 4, height: 2)
    // R rises from −8 to 4 in columns; G is −1, B 0.5; A is 0 or 6.
    let grid = Grid(size) { x, y in SIMD4<Float>(Float(x) * 4 - 8, -1, 0.5, y == 0 ? 0 : 6) }
    let picture = FieldPicture.draw(
      SDFTexture(levels: [.float(grid)], metadata: nil), view: .channels, scale: 100)
    #expect(picture.size == GridSize(width: 2 * 400 + 8, height: 2 * 200 + 8))
    func grey(_ column: Int, _ row: Int, tile: (Int, Int)) -> Int {
      let pixel = picture.pixels[tile.0 * 408 + column * 100 + 50, tile.1 * 208 + row * 100 + 50]
      #expect(pixel.colourfulness == 0 && pixel.alpha == 255)
      return Int(pixel.red)
    }
    for row in 0...1 {
      let levels = (0...3).map { grey($0, row, tile: (0, 0)) }
      #expect(zip(levels, [0, 64, 128, 191]).allSatisfy { abs($0 - $1) <= 1 })
      #expect(grey(1, row, tile: (1, 0)) == 0)
      #expect(grey(1, row, tile: (0, 1)) == 191)
    }
    #expect(grey(2, 0, tile: (1, 1)) <= 2)
    #expect(grey(2, 1, tile: (1, 1)) >= 253)
  }

  @Test func nothingIsMiddleGreyOrBlack() {
    let picture = FieldPicture.draw(constant(GridSize(width: 3, height: 3), .zero), view: .channels)
    let side = (picture.size.width - 8) / 2
    #expect(picture.pixels[side / 2, side / 2].red == 128)
    #expect(picture.pixels[side + 8 + side / 2, side + 8 + side / 2].red == 0)
  }
}
