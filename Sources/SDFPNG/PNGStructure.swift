/// The chunks of a PNG, found before anything is decoded (PNG specification 5.3).
///
/// Knowing them, a truncated file is refused without decoding half of it, and a failure inside libpng
/// can be placed.
struct PNGStructure {
  /// One chunk: length, name, data, CRC.
  struct Chunk {
    /// Where its length field lies.
    var offset: Int
    /// Bytes of data.
    var length: Int
    /// Its four letters.
    var name: String
    /// One past its CRC.
    var end: Int { offset + 12 + length }
  }

  /// `89 50 4E 47 0D 0A 1A 0A`.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What IHDR says.
  let header: PNGHeader
  /// From IHDR to IEND, in order.
  let chunks: [Chunk]

  /// Walks from the signature to IEND; bytes after IEND are nobody's.
  init(_ bytes: [UInt8], maxTexels: Int) throws(PNGError) {
    try PNGStructure.checkSignature(bytes)
    let first = try PNGStructure.chunk(bytes, at: PNGStructure.signature.count)
    guard first.name == "IHDR", first.length == 13 else {
      throw .malformed(offset: first.offset, chunk: first.name, reason: "IHDR of 13 bytes must come first")
    }
    guard PNGStructure.isSound(first, bytes) else { throw .wrongCRC(chunk: "IHDR", offset: first.offset) }
    header = try PNGHeader(bytes, at: first.offset + 8)
    try header.check(maxTexels: maxTexels)
    var found = [first]
    while let last = found.last, last.name != "IEND" {
      found.append(try PNGStructure.chunk(bytes, at: last.end))
    }
    chunks = found
  }

  /// The error for what libpng said after it had taken `position` bytes.
  ///
  /// Damage shows first where it makes the data senseless, so the CRC of the chunk at hand is checked
  /// before libpng's words are passed on.
  func failure(_ message: String, position: Int, in bytes: [UInt8]) -> PNGError {
    guard let chunk = chunks.first(where: { position <= $0.end }) else {
      return .malformed(offset: position, chunk: nil, reason: message)
    }
    if !PNGStructure.isSound(chunk, bytes) { return .wrongCRC(chunk: chunk.name, offset: chunk.offset) }
    let prefix = chunk.name + ": "
    let reason = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    return .malformed(offset: chunk.offset, chunk: chunk.name, reason: reason)
  }

  private static func checkSignature(_ bytes: [UInt8]) throws(PNGError) {
    let start = Array(bytes.prefix(signature.count))
    guard !start.isEmpty, signature.starts(with: start) else { throw .notPNG(firstBytes: start) }
    guard start.count == signature.count else { throw .truncated(offset: bytes.count, chunk: nil) }
  }

  /// Reads the frame of the chunk at `offset`, which must end within the bytes.
  private static func chunk(_ bytes: [UInt8], at offset: Int) throws(PNGError) -> Chunk {
    guard bytes.count - offset >= 8 else { throw .truncated(offset: bytes.count, chunk: nil) }
    let letters = bytes[offset + 4..<offset + 8]
    guard letters.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) else {
      throw .malformed(offset: offset, chunk: nil, reason: "a chunk's name is not four letters")
    }
    let length = Int(bigEndian32(bytes, at: offset))
    let chunk = Chunk(offset: offset, length: length, name: String(decoding: letters, as: UTF8.self))
    guard length <= Int(Int32.max) else {
      throw .malformed(offset: offset, chunk: chunk.name, reason: "the chunk's length is above 2147483647")
    }
    guard chunk.end <= bytes.count else { throw .truncated(offset: bytes.count, chunk: chunk.name) }
    return chunk
  }

  /// Whether the chunk has the CRC that it states.
  private static func isSound(_ chunk: Chunk, _ bytes: [UInt8]) -> Bool {
    pngChecksum(bytes, chunk.offset + 4..<chunk.end - 4) == bigEndian32(bytes, at: chunk.end - 4)
  }
}
