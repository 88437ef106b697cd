import SDFGrid
import Testing

@testable import SDFFormats

/// Bytes in hexadecimal, white space ignored.
func bytes(hex: String) -> [UInt8] {
  let digits = hex.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// A file to break on purpose.
struct TestFile {
  var bytes: [UInt8]

  /// Overwrites bytes with a little-endian number.
  func setting<Number: FixedWidthInteger>(_ offset: Int, _ value: Number) -> TestFile {
    var file = self
    for index in 0..<Number.bitWidth / 8 {
      file.bytes[offset + index] = UInt8(truncatingIfNeeded: value >> Number(index * 8))
    }
    return file
  }

  /// The number that lies at an offset, little-endian.
  func number(_ offset: Int, byteCount: Int) -> Int {
    bytes[offset..<offset + byteCount].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func u32(_ offset: Int) -> Int { number(offset, byteCount: 4) }
  func u64(_ offset: Int) -> Int { number(offset, byteCount: 8) }
}

/// KTX2 files of one 2 × 1 level of half floats, put together from their regions.
enum KTX2File {
  /// What every entry test starts from.
  static let entries: [(key: String, value: [UInt8])] = [
    ("KTXorientation", Array("rd\0".utf8)), ("KTXwriter", Array("someone\0".utf8)),
  ]

  /// The descriptor of half floats, as `ktx create` of KTX-Software writes it but for its primaries.
  static let descriptor = SDFFormatsTests.bytes(
    hex: """
      5C000000 00000000 02005800 01000100 00000000 0800000000000000
      00000FC0 00000000 000080BF 0000803F 10000FC1 00000000 000080BF 0000803F
      20000FC2 00000000 000080BF 0000803F 30000FCF 00000000 000080BF 0000803F
      """)

  /// One entry: length, key, NUL, value, padding.
  static func entry(_ key: [UInt8], _ value: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: UInt32(key.count + 1 + value.count))
    bytes += key + [0] + value
    return bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
  }

  static func block(_ entries: [(key: String, value: [UInt8])]) -> [UInt8] {
    entries.flatMap { entry(Array($0.key.utf8), $0.value) }
  }

  /// A whole file around a descriptor and a key/value block.
  static func file(
    descriptor: [UInt8] = descriptor, keyValues: [UInt8] = block(entries), keyValueOffset: Int? = nil
  ) -> TestFile {
    let keys = 104 + descriptor.count
    let level = (keys + keyValues.count + 7) & ~7
    var bytes: [UInt8] = [0xAB] + Array("KTX 20".utf8) + [0xBB, 0x0D, 0x0A, 0x1A, 0x0A]
    let words = [
      97, 2, 2, 1, 0, 0, 1, 1, 0, 104, descriptor.count, keyValueOffset ?? keys, keyValues.count, 0, 0, 0, 0,
    ]
    for word in words { bytes.append(littleEndian: UInt32(word)) }
    for number in [level, 16, 16] { bytes.append(littleEndian: UInt64(number)) }
    bytes += descriptor + keyValues
    bytes += [UInt8](repeating: 0, count: level - bytes.count)
    return TestFile(bytes: bytes + SDFFormatsTests.bytes(hex: "00B80000 003C0040 003C003C 00000000"))
  }
}

/// Expects decoding to fail with one error, whose sentence is given too.
func expectRefused(
  _ file: TestFile, _ error: KTX2Error, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(throws: error, sourceLocation: sourceLocation) { try KTX2.decode(file.bytes) }
  #expect("\(error)" == message, sourceLocation: sourceLocation)
}
