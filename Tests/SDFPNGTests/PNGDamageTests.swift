import SDFGrid
import SDFPNG
import Testing

@Suite struct PNGDamageTests {
  /// A palette picture with tRNS, a text, and several IDAT chunks.
  private static let sample: [StoredPNG.Chunk] = {
    let variant = PNGVariant(colourType: 3, bitDepth: 8, hasTransparency: true)
    var chunks = variant.picture(width: 13, height: 15, seed: 5).chunks
    chunks.insert(StoredPNG.Chunk(name: "tEXt", data: Array("Title\0a text".utf8)), at: 1)
    return chunks
  }()

  private static let small = StoredPNG(
    width: 3, height: 3, bitDepth: 8, colourType: 0, samples: Array(0..<9))

  private func error(_ bytes: [UInt8], maxTexels: Int = 1 << 20) -> PNGError? {
    do {
      _ = try PNGMaskReader.read(bytes, maxTexels: maxTexels)
      return nil
    } catch { return error }
  }

  @Test func truncatedAnywhere() throws {
    let file = StoredPNG.file(Self.sample)
    #expect(error(file) == nil)
    var starts: [(offset: Int, name: String)] = []
    var offset = 8
    for chunk in Self.sample {
      starts.append((offset, chunk.name))
      offset += 12 + chunk.data.count
    }
    #expect(starts.filter { $0.name == "IDAT" }.count > 2)
    for length in 1..<file.count {
      // Before its name is complete a chunk is not known.
      let chunk = starts.last { $0.offset + 8 <= length }
      let isBetween = starts.contains { ($0.offset..<$0.offset + 8).contains(length) } || length < 8
      let expected = PNGError.truncated(offset: length, chunk: isBetween ? nil : chunk?.name)
      #expect(error(Array(file.prefix(length))) == expected)
    }
  }

  @Test func truncationSaysWhere() {
    #expect(
      PNGError.truncated(offset: 57, chunk: "IDAT").description
        == "truncated: it ends at byte 57, within chunk IDAT")
    #expect(
      PNGError.truncated(offset: 33, chunk: nil).description
        == "truncated: it ends at byte 33, before chunk IEND")
  }

  @Test func wrongChecksumInEachChunk() {
    var offset = 8
    for index in Self.sample.indices {
      var chunks = Self.sample
      chunks[index].damage = 0x100
      let name = chunks[index].name
      #expect(error(StoredPNG.file(chunks)) == .wrongCRC(chunk: name, offset: offset))
      offset += 12 + chunks[index].data.count
    }
    #expect(
      PNGError.wrongCRC(chunk: "PLTE", offset: 33).description
        == "wrong CRC: chunk PLTE at byte 33 is damaged")
  }

  @Test func damagedDataIsFoundByItsChecksum() {
    let file = StoredPNG.file(Self.sample)
    var offset = 8
    for chunk in Self.sample {
      for byte in 0..<chunk.data.count {
        var damaged = file
        damaged[offset + 8 + byte] ^= 0x55
        #expect(error(damaged) == .wrongCRC(chunk: chunk.name, offset: offset))
      }
      offset += 12 + chunk.data.count
    }
  }

  @Test func tooLittleImageData() {
    for interlaced in [false, true] {
      for missing in 1...2 {
        var png = Self.small
        png.interlaced = interlaced
        png.missingRows = missing
        let found = error(png.bytes)
        guard case .malformed(_, _, let reason)? = found else {
          Issue.record("\(String(describing: found)) is not the error for missing rows")
          continue
        }
        #expect(reason == "Not enough image data")
      }
    }
  }

  @Test func wrongChecksumOverTheImageData() {
    var png = Self.small
    png.adlerDamage = 1
    #expect(error(png.bytes) == .malformed(offset: 33, chunk: "IDAT", reason: "incorrect data check"))
  }

  @Test func chunksThatAreMissing() {
    var chunks = Self.small.chunks
    chunks.removeLast()
    let length = StoredPNG.file(chunks).count
    #expect(error(StoredPNG.file(chunks)) == .truncated(offset: length, chunk: nil))
    let noData = Self.small.chunks.filter { $0.name != "IDAT" }
    guard case .malformed(offset: 33, chunk: "IEND", _)? = error(StoredPNG.file(noData)) else {
      Issue.record("a PNG without IDAT must be refused at IEND")
      return
    }
    let noHeader = Array(Self.small.chunks.dropFirst())
    #expect(
      error(StoredPNG.file(noHeader))
        == .malformed(offset: 8, chunk: "IDAT", reason: "IHDR of 13 bytes must come first"))
  }

  @Test func bytesAfterTheEndAreNobodys() {
    #expect(error(Self.small.bytes + [1, 2, 3]) == nil)
  }

  @Test func unreasonableLengthAndName() {
    let start = Array(Self.small.bytes.prefix(33))
    #expect(
      error(start + [0x80, 0, 0, 0] + Array("IDAT".utf8))
        == .malformed(offset: 33, chunk: "IDAT", reason: "the chunk's length is above 2147483647"))
    #expect(
      error(start + [0, 0, 0, 0, 0x49, 0x44, 0x41, 0])
        == .malformed(offset: 33, chunk: nil, reason: "a chunk's name is not four letters"))
    #expect(
      error(start + [0x7F, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)) == .truncated(offset: 41, chunk: "IDAT"))
  }

  @Test func kindsThatPNGDoesNotKnow() {
    for (depth, colourType) in [(3, 0), (4, 2), (16, 3), (1, 4), (8, 1), (8, 7)] {
      var header = Self.small.chunks[0]
      header.data[8] = UInt8(depth)
      header.data[9] = UInt8(colourType)
      let file = StoredPNG.file([header] + Self.small.chunks.dropFirst())
      guard case .malformed(offset: 8, chunk: "IHDR", _)? = error(file) else {
        Issue.record("depth \(depth) with colour type \(colourType) must be refused")
        continue
      }
    }
  }

  @Test func notAPNG() {
    #expect(error([]) == .notPNG(firstBytes: []))
    #expect(PNGError.notPNG(firstBytes: []).description == "not a PNG: there are no bytes")
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46, 0x49, 0x46]
    #expect(error(jpeg) == .notPNG(firstBytes: Array(jpeg.prefix(8))))
    #expect(error(jpeg)?.description == "not a PNG: it starts with FF D8 FF E0 00 10 4A 46")
  }
}
