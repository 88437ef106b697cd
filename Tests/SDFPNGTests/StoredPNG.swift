/// A PNG encoder that shares nothing with libpng: stored deflate blocks, CRC and Adler sums of its own.
struct StoredPNG {
  /// One chunk before it is framed.
  struct Chunk {
    var name: String
    var data: [UInt8]
    /// Bits by which the right checksum is changed.
    var damage: UInt32 = 0
  }

  var width: Int
  var height: Int
  var bitDepth: Int
  var colourType: Int
  var interlaced = false
  /// Stored samples, texel by texel.
  var samples: [Int]
  /// Red, green, blue of each entry.
  var palette: [UInt8] = []
  var transparency: [UInt8]?
  /// Bytes of image data in one IDAT.
  var idatLimit = 60
  /// Image data rows left out at the end.
  var missingRows = 0
  /// Bits by which the checksum of the image data is changed.
  var adlerDamage: UInt32 = 0

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colourType]! }

  /// The chunks in order.
  var chunks: [Chunk] {
    var chunks = [Chunk(name: "IHDR", data: header)]
    if !palette.isEmpty { chunks.append(Chunk(name: "PLTE", data: palette)) }
    if let transparency { chunks.append(Chunk(name: "tRNS", data: transparency)) }
    let stream = zlib(scanlines)
    for start in stride(from: 0, to: stream.count, by: idatLimit) {
      chunks.append(Chunk(name: "IDAT", data: Array(stream[start..<min(start + idatLimit, stream.count)])))
    }
    return chunks + [Chunk(name: "IEND", data: [])]
  }

  /// The file.
  var bytes: [UInt8] { StoredPNG.file(chunks) }

  /// Frames chunks into a file.
  static func file(_ chunks: [Chunk]) -> [UInt8] {
    chunks.reduce(into: [137, 80, 78, 71, 13, 10, 26, 10]) { file, chunk in
      let body = Array(chunk.name.utf8) + chunk.data
      file += bigEndian(UInt32(chunk.data.count)) + body + bigEndian(crc(body) ^ chunk.damage)
    }
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private var header: [UInt8] {
    StoredPNG.bigEndian(UInt32(width)) + StoredPNG.bigEndian(UInt32(height))
      + [UInt8(bitDepth), UInt8(colourType), 0, 0, interlaced ? 1 : 0]
  }

  /// Filter bytes and packed samples of all passes.
  private var scanlines: [UInt8] {
    // First column, first row, column step, row step, as the specification lists them.
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    var rows: [[UInt8]] = []
    for (x0, y0, dx, dy) in interlaced ? adam7 : [(0, 0, 1, 1)] where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        let columns = Array(stride(from: x0, to: width, by: dx))
        rows.append([0] + packed(columns.flatMap { texel($0, y) }))
      }
    }
    return Array(rows.dropLast(missingRows).joined())
  }

  func texel(_ x: Int, _ y: Int) -> ArraySlice<Int> {
    let start = (y * width + x) * channels
    return samples[start..<start + channels]
  }

  private func packed(_ values: [Int]) -> [UInt8] {
    if bitDepth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes = [UInt8](repeating: 0, count: (values.count * bitDepth + 7) / 8)
    for (index, value) in values.enumerated() {
      let bit = index * bitDepth
      bytes[bit / 8] |= UInt8(value << (8 - bitDepth - bit % 8))
    }
    return bytes
  }

  /// RFC 1950 around RFC 1951's stored blocks, of at most 100 bytes so that there are several.
  private func zlib(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: 100) {
      let block = data[start..<min(start + 100, data.count)]
      let length = UInt16(block.count)
      stream.append(block.endIndex == data.count ? 1 : 0)
      stream += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
      stream += block
    }
    return stream + StoredPNG.bigEndian(StoredPNG.adler(data) ^ adlerDamage)
  }

  static func adler(_ data: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  static func crc(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(UInt32.max) { crc, byte in crc >> 8 ^ crcTable[Int((crc ^ UInt32(byte)) & 255)] }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
