/// A file's bytes with little-endian reads; regions are checked before they are read.
struct FileBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// The region as a range of indices; throws where it goes beyond the file's end.
  func region(_ name: String, at offset: UInt64, length: UInt64) throws(KTX2Error) -> Range<Int> {
    let size = UInt64(bytes.count)
    guard offset <= size, length <= size - offset else {
      throw .truncated(region: name, offset: offset, length: length, fileSize: bytes.count)
    }
    return Int(offset)..<Int(offset + length)
  }

  func u8(_ offset: Int) -> UInt64 { UInt64(bytes[offset]) }
  func u16(_ offset: Int) -> UInt64 { number(offset, byteCount: 2) }
  func u32(_ offset: Int) -> UInt64 { number(offset, byteCount: 4) }
  func u64(_ offset: Int) -> UInt64 { number(offset, byteCount: 8) }

  private func number(_ offset: Int, byteCount: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in (0..<byteCount).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    return value
  }

  /// Throws where a field does not have the one value that it may have.
  func expect(_ field: String, _ found: UInt64, _ expected: UInt64, at offset: Int) throws(KTX2Error) {
    guard found == expected else {
      throw .wrongValue(field: field, offset: offset, found: found, expected: expected)
    }
  }

  /// Throws where a byte of padding is not zero.
  func expectZeros(in range: Range<Int>) throws(KTX2Error) {
    for offset in range where bytes[offset] != 0 {
      throw .nonZeroPadding(offset: offset, found: bytes[offset])
    }
  }
}
