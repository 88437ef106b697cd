import SDFGrid
import SDFPNG
import Testing

/// The mask's samples as plain numbers.
func numbers(_ mask: CoverageMask) -> [Int] {
  switch mask {
  case .unorm8(let grid): grid.samples.map { Int($0) }
  case .unorm16(let grid): grid.samples.map { Int($0) }
  case .float(let grid): grid.samples.map { Int($0) }
  }
}

@Suite struct PNGMaskReaderTests {
  private static let sizes = [(1, 1), (3, 2), (2, 9), (5, 5), (8, 8), (17, 13)]

  @Test(arguments: PNGVariant.all)
  func everyChannelOfEveryVariant(_ variant: PNGVariant) throws {
    for (index, size) in Self.sizes.enumerated() {
      let png = variant.picture(width: size.0, height: size.1, seed: UInt64(index))
      let texels = (0..<size.1).flatMap { y in (0..<size.0).map { x in png.colour(x, y) } }
      for (channel, column) in [(PNGChannel.red, 0), (.green, 1), (.blue, 2), (.alpha, 3)]
      where channel != .alpha || variant.hasAlpha {
        let read = try PNGMaskReader.read(png.bytes, channel: channel)
        #expect(read.channel == channel)
        #expect(read.mask.size == GridSize(width: size.0, height: size.1))
        #expect(read.mask.format == (variant.bitDepth == 16 ? .unorm16 : .unorm8))
        #expect(numbers(read.mask) == texels.map { $0[column] }, "\(channel) of \(size)")
      }
    }
  }

  @Test(arguments: PNGVariant.all)
  func lumaIsRec709(_ variant: PNGVariant) throws {
    let png = variant.picture(width: 11, height: 7, seed: 77)
    let read = try PNGMaskReader.read(png.bytes, channel: .luma)
    #expect(read.channel == .luma)
    for (index, found) in numbers(read.mask).enumerated() {
      let c = png.colour(index % 11, index / 11).map(Double.init)
      let exact = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
      // The weights are rounded to 1/65,536: at 16 bits that is up to half a level and one more.
      #expect(abs(Double(found) - exact) <= (variant.bitDepth == 16 ? 1.5 : 0.51))
      if c[0] == c[1] && c[1] == c[2] { #expect(Double(found) == c[0]) }
    }
  }

  @Test(arguments: PNGVariant.all)
  func autoTakesAlphaThatIsNotOpaque(_ variant: PNGVariant) throws {
    for (width, height) in Self.sizes {
      let png = variant.picture(width: width, height: height, seed: UInt64(width))
      let alphas = (0..<height).flatMap { y in (0..<width).map { x in png.colour(x, y)[3] } }
      let isOpaque = alphas.allSatisfy { $0 == (variant.bitDepth == 16 ? 65535 : 255) }
      let read = try PNGMaskReader.read(png.bytes)
      #expect(read.channel == (isOpaque ? .luma : .alpha))
      #expect(read == (try PNGMaskReader.read(png.bytes, channel: read.channel)))
      if variant.hasTransparency, variant.colourType < 3 { #expect(!isOpaque) }
    }
  }

  @Test(arguments: [4, 6], [8, 16])
  func autoTakesLumaOfOpaqueAlpha(_ colourType: Int, _ bitDepth: Int) throws {
    for interlaced in [false, true] {
      let variant = PNGVariant(colourType: colourType, bitDepth: bitDepth, interlaced: interlaced)
      var png = variant.picture(width: 9, height: 10, seed: 3)
      let top = (1 << bitDepth) - 1
      for index in 0..<90 { png.samples[(index + 1) * png.channels - 1] = top }
      let opaque = try PNGMaskReader.read(png.bytes)
      #expect(opaque.channel == .luma)
      #expect(opaque == (try PNGMaskReader.read(png.bytes, channel: .luma)))
      // One texel, the last one in either order, makes alpha the channel.
      png.samples[90 * png.channels - 1] = top - 1
      let clear = try PNGMaskReader.read(png.bytes)
      #expect(clear.channel == .alpha)
      #expect(numbers(clear.mask) == [Int](repeating: top, count: 89) + [top - 1])
    }
  }

  @Test func greyStaysItself() throws {
    let row = (0..<256).flatMap { [$0, $0, $0] }
    let png = StoredPNG(width: 256, height: 1, bitDepth: 8, colourType: 2, samples: row)
    #expect(numbers(try PNGMaskReader.read(png.bytes).mask) == Array(0..<256))
    let wide = stride(from: 0, through: 65535, by: 13).map { $0 } + [65535]
    let deep = StoredPNG(
      width: wide.count, height: 1, bitDepth: 16, colourType: 2, samples: wide.flatMap { [$0, $0, $0] },
      idatLimit: 5000)
    #expect(numbers(try PNGMaskReader.read(deep.bytes).mask) == wide)
  }

  @Test func pureColoursHaveTheirWeights() throws {
    let png = StoredPNG(
      width: 3, height: 1, bitDepth: 8, colourType: 2, samples: [255, 0, 0, 0, 255, 0, 0, 0, 255])
    #expect(numbers(try PNGMaskReader.read(png.bytes).mask) == [54, 182, 18])
  }

  @Test func indicesBeyondThePaletteAreOpaqueBlack() throws {
    let png = StoredPNG(
      width: 3, height: 1, bitDepth: 8, colourType: 3, samples: [0, 1, 200], palette: [9, 8, 7, 6, 5, 4],
      transparency: [77])
    #expect(numbers(try PNGMaskReader.read(png.bytes, channel: .red).mask) == [9, 6, 0])
    #expect(numbers(try PNGMaskReader.read(png.bytes, channel: .alpha).mask) == [77, 255, 255])
  }

  @Test func colourManagementIsIgnored() throws {
    let png = StoredPNG(width: 4, height: 1, bitDepth: 8, colourType: 0, samples: [0, 50, 100, 255])
    var chunks = png.chunks
    let gamma = StoredPNG.Chunk(name: "gAMA", data: StoredPNG.bigEndian(100_000))
    let bits = StoredPNG.Chunk(name: "sBIT", data: [3])
    let background = StoredPNG.Chunk(name: "bKGD", data: [0, 7])
    let profile = StoredPNG.Chunk(name: "iCCP", data: [0x61, 0, 0, 1, 2, 3])
    chunks.insert(contentsOf: [gamma, profile, bits, background], at: 1)
    #expect(numbers(try PNGMaskReader.read(StoredPNG.file(chunks)).mask) == [0, 50, 100, 255])
  }

  @Test func alphaMustBeThereIfAskedFor() {
    let names = [0: "grey", 2: "RGB", 3: "a palette picture"]
    for variant in PNGVariant.all where !variant.hasAlpha {
      let png = variant.picture(width: 2, height: 2, seed: 1)
      #expect(throws: PNGError.noAlpha(colourType: names[variant.colourType]!)) {
        try PNGMaskReader.read(png.bytes, channel: .alpha)
      }
    }
    #expect(
      PNGError.noAlpha(colourType: "RGB").description
        == "no alpha: the picture is RGB without transparency; take another channel")
  }
}
