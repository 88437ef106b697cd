import SDFGrid
import SDFPNG
import SDFPictures
import Testing

@Suite struct PNGImageReaderTests {
  @Test(arguments: PNGVariant.all)
  func everyVariant(_ variant: PNGVariant) throws {
    let size = GridSize(width: 9, height: 11)
    let png = variant.picture(width: size.width, height: size.height, seed: 8)
    let isColour = variant.hasAlpha || variant.colourType > 0
    if variant.bitDepth == 16, isColour {
      #expect(throws: PNGError.self) { try PNGImageReader.read(png.bytes) }
      return
    }
    let image = try PNGImageReader.read(png.bytes)
    #expect(image.size == size)
    let texels = Grid(size) { x, y in
      let c = png.colour(x, y).map { UInt8(truncatingIfNeeded: $0) }
      return RGBA8(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    }
    switch image.samples {
    case .rgba8(let grid): #expect(isColour && grid == texels)
    case .grey8(let grid): #expect(!isColour && grid.samples == texels.samples.map(\.red))
    case .grey16(let grid):
      #expect(variant.bitDepth == 16 && grid.samples.map { Int($0) } == png.samples)
    }
  }

  @Test func deepColourIsNamed() {
    let png = PNGVariant(colourType: 6, bitDepth: 16).picture(width: 2, height: 2, seed: 1)
    let error = PNGError.unsupported(reason: "RGBA of 16 bits is read as a mask only")
    #expect(throws: error) { try PNGImageReader.read(png.bytes) }
    #expect(error.description == "unsupported PNG: RGBA of 16 bits is read as a mask only")
  }
}
