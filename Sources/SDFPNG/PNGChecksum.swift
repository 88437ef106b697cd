/// The CRC-32 of PNG's chunks (PNG specification, annex D), bit by bit.
///
/// libpng checks image data as it reads; this slow form is for the header, and for finding out after a
/// failure whether a damaged chunk is the cause.
func pngChecksum(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
  var crc = UInt32.max
  for index in range {
    crc ^= UInt32(bytes[index])
    for _ in 0..<8 { crc = (crc >> 1) ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
  }
  return ~crc
}

/// The big-endian number in the four bytes at `offset`.
func bigEndian32(_ bytes: [UInt8], at offset: Int) -> UInt32 {
  (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[offset + $1]) }
}
