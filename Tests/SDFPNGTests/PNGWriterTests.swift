import MeniscusTestSupport
import SDFGrid
import SDFPNG
import SDFPictures
import Testing

@Suite struct PNGWriterTests {
  private static let size = GridSize(width: 19, height: 11)

  /// The names of a file's chunks.
  private func names(_ file: [UInt8]) -> [String] {
    var names: [String] = []
    var offset = 8
    while offset + 8 <= file.count {
      names.append(String(decoding: file[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return names
  }

  @Test func greyOfEightBits() throws {
    var random = SeededGenerator(seed: 1)
    let grid = Grid<UInt8>(Self.size) { _, _ in UInt8(random.below(256)) }
    let file = try PNGWriter.encodeGrey8(grid)
    #expect(names(file) == ["IHDR", "IDAT", "IEND"])
    #expect(Array(file[24...28]) == [8, 0, 0, 0, 0])
    #expect(try PNGImageReader.read(file) == PNGImage(samples: .grey8(grid)))
    #expect(try PNGMaskReader.read(file) == PNGMask(mask: .unorm8(grid), channel: .luma))
    #expect(try PNGWriter.encodeGrey8(grid) == file)
  }

  @Test func greyOfSixteenBits() throws {
    var random = SeededGenerator(seed: 2)
    let grid = Grid<UInt16>(Self.size) { _, _ in UInt16(random.below(65536)) }
    let file = try PNGWriter.encodeGrey16(grid)
    #expect(Array(file[24...25]) == [16, 0])
    #expect(try PNGImageReader.read(file) == PNGImage(samples: .grey16(grid)))
    #expect(try PNGMaskReader.read(file).mask == .unorm16(grid))
  }

  @Test func picturesWithAndWithoutAlpha() throws {
    var random = SeededGenerator(seed: 3)
    var picture = Picture(Self.size, filledWith: RGBA8(red: 0, green: 0, blue: 0))
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        picture.pixels[x, y] = RGBA8(
          red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)))
      }
    }
    let opaque = try PNGWriter.encode(picture)
    #expect(opaque[25] == 2)
    #expect(names(opaque).contains("sRGB"))
    #expect(try PNGImageReader.read(opaque).samples == .rgba8(picture.pixels))
    picture.pixels[3, 4].alpha = 77
    let clear = try PNGWriter.encode(picture)
    #expect(clear[25] == 6)
    #expect(try PNGImageReader.read(clear).samples == .rgba8(picture.pixels))
  }

  @Test func textsComeBack() throws {
    let long = String(repeating: "{\"a\":1} ", count: 1000)
    let texts: [PNGWriter.Text] = [
      ("meniscus", "{\"border\":\"clear\"}"), ("Title", "caf\u{E9}\nnew line"),
      ("Comment", "\u{6F22}\u{5B57} \u{1F4A7}"),
      ("Software", ""), ("long", long), ("long too", long + "\u{2192}"), ("\u{A9} \u{FF}", "\ttab"),
    ]
    let grid = Grid<UInt8>(Self.size, repeating: 9)
    let file = try PNGWriter.encodeGrey8(grid, text: texts)
    #expect(
      names(file) == ["IHDR", "tEXt", "tEXt", "iTXt", "tEXt", "zTXt", "iTXt", "iTXt", "IDAT", "IEND"])
    let expected = Dictionary(uniqueKeysWithValues: texts.map { ($0.keyword, $0.text) })
    #expect(try PNGImageReader.read(file) == PNGImage(samples: .grey8(grid), text: expected))
    #expect(file.count < 2000)
  }

  @Test func textAfterTheImageIsRead() throws {
    var chunks = StoredPNG(width: 1, height: 1, bitDepth: 8, colourType: 0, samples: [7]).chunks
    chunks.insert(StoredPNG.Chunk(name: "tEXt", data: Array("k\0late".utf8)), at: chunks.count - 1)
    chunks.insert(StoredPNG.Chunk(name: "tEXt", data: Array("k\0early".utf8)), at: 1)
    #expect(try PNGImageReader.read(StoredPNG.file(chunks)).text == ["k": "late"])
  }

  @Test(arguments: [
    ("", "a keyword has 1 to 79 characters"),
    (String(repeating: "k", count: 80), "a keyword has 1 to 79 characters"),
    (" k", "a keyword has no space at its ends and no two in a row"),
    ("k ", "a keyword has no space at its ends and no two in a row"),
    ("a  b", "a keyword has no space at its ends and no two in a row"),
    ("a\nb", "a keyword holds printable Latin-1 characters only"),
    ("a\u{A0}b", "a keyword holds printable Latin-1 characters only"),
    ("\u{6F22}", "a keyword holds printable Latin-1 characters only"),
  ])
  func badKeywords(_ keyword: String, _ reason: String) {
    let grid = Grid<UInt8>(Self.size, repeating: 9)
    #expect(throws: PNGError.badText(keyword: keyword, reason: reason)) {
      try PNGWriter.encodeGrey8(grid, text: [(keyword, "text")])
    }
  }

  @Test func keywordsAtTheLimit() throws {
    let grid = Grid<UInt8>(Self.size, repeating: 9)
    let keyword = String(repeating: "k", count: 79)
    let file = try PNGWriter.encodeGrey8(grid, text: [(keyword, "text")])
    #expect(try PNGImageReader.read(file).text == [keyword: "text"])
    #expect(throws: PNGError.badText(keyword: "k", reason: "the text holds a NUL")) {
      try PNGWriter.encodeGrey8(grid, text: [("k", "a\0b")])
    }
    #expect(PNGError.badText(keyword: "k", reason: "why").description == "bad PNG text \"k\": why")
  }
}
