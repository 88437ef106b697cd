import SDFGrid

/// The data format descriptor of RGBA floats (Khronos Data Format Specification 1.3, section 5).
enum KTX2DataFormat {
  /// The bytes of the whole block: its size, and one basic descriptor of four samples.
  static let byteCount = 92
  /// Where the samples start in the block.
  static let samplesOffset = 28
  /// Bytes of one sample.
  static let sampleBytes = 16
  /// Red, green, blue and alpha: their channel numbers in the RGBSDA model.
  static let channels: [UInt8] = [0, 1, 2, 15]
  /// The samples are signed floats.
  static let floatSigned: UInt8 = 0xC0
  /// The bits of −1 and 1: what the samples' lower and upper ends must be, though values go beyond.
  static let ends: (lower: UInt32, upper: UInt32) = (0xBF80_0000, 0x3F80_0000)

  /// Makes the block: linear, straight alpha, primaries unspecified, since the channels are no colours.
  static func encode(_ precision: Precision) -> [UInt8] {
    var block: [UInt8] = []
    block.append(littleEndian: UInt32(byteCount))
    block.append(littleEndian: UInt32(0))  // vendor Khronos, type basic
    block.append(littleEndian: UInt16(2))  // version 1.3
    block.append(littleEndian: UInt16(byteCount - 4))
    block += [1, 0, 1, 0]  // model RGBSDA, primaries unspecified, transfer linear, no flags
    block += [0, 0, 0, 0]  // texel blocks of 1 × 1 × 1 × 1
    block += [UInt8(precision.bytesPerTexel), 0, 0, 0, 0, 0, 0, 0]
    let bits = precision.bytesPerChannel * 8
    for (index, channel) in channels.enumerated() {
      block.append(littleEndian: UInt16(index * bits))
      block += [UInt8(bits - 1), channel | floatSigned, 0, 0, 0, 0]
      block.append(littleEndian: ends.lower)
      block.append(littleEndian: ends.upper)
    }
    return block
  }

  /// Checks the block at `range` of a file against the texel format.
  ///
  /// The primaries may be any, the four samples may come in any order, and further descriptors may
  /// follow the basic one.
  static func check(_ file: FileBytes, at range: Range<Int>, _ precision: Precision) throws(KTX2Error) {
    let start = range.lowerBound
    try file.expect("dfdTotalSize", file.u32(start), UInt64(range.count), at: start)
    guard range.count >= byteCount else {
      throw .wrongValue(
        field: "dfdByteLength", offset: 52, found: UInt64(range.count), expected: UInt64(byteCount))
    }
    try file.expect("DFD vendorId and descriptorType", file.u32(start + 4), 0, at: start + 4)
    try file.expect("DFD versionNumber", file.u16(start + 8), 2, at: start + 8)
    try file.expect("DFD descriptorBlockSize", file.u16(start + 10), UInt64(byteCount - 4), at: start + 10)
    try file.expect("DFD colorModel", file.u8(start + 12), 1, at: start + 12)
    try file.expect("DFD transferFunction", file.u8(start + 14), 1, at: start + 14)
    try file.expect("DFD flags", file.u8(start + 15), 0, at: start + 15)
    try file.expect("DFD texelBlockDimension", file.u32(start + 16), 0, at: start + 16)
    try file.expect(
      "DFD bytesPlane0 to 3", file.u32(start + 20), UInt64(precision.bytesPerTexel), at: start + 20)
    try file.expect("DFD bytesPlane4 to 7", file.u32(start + 24), 0, at: start + 24)
    try checkSamples(file, at: start + samplesOffset, precision)
    try checkFurtherBlocks(file, in: start + byteCount..<range.upperBound)
  }

  private static func checkSamples(
    _ file: FileBytes, at start: Int, _ precision: Precision
  ) throws(KTX2Error) {
    let bits = precision.bytesPerChannel * 8
    var missing = channels
    for sample in 0..<channels.count {
      let offset = start + sample * sampleBytes
      let type = UInt8(file.u8(offset + 3))
      try file.expect("DFD sample qualifiers", UInt64(type & 0xF0), UInt64(floatSigned), at: offset + 3)
      guard let place = missing.firstIndex(of: type & 0x0F), let index = channels.firstIndex(of: type & 0x0F)
      else {
        throw .wrongValue(
          field: "DFD sample channel", offset: offset + 3, found: UInt64(type & 0x0F),
          expected: UInt64(missing[0]))
      }
      missing.remove(at: place)
      try file.expect("DFD sample bitOffset", file.u16(offset), UInt64(index * bits), at: offset)
      try file.expect("DFD sample bitLength", file.u8(offset + 2), UInt64(bits - 1), at: offset + 2)
      try file.expect("DFD samplePosition", file.u32(offset + 4), 0, at: offset + 4)
      try file.expect("DFD sampleLower", file.u32(offset + 8), UInt64(ends.lower), at: offset + 8)
      try file.expect("DFD sampleUpper", file.u32(offset + 12), UInt64(ends.upper), at: offset + 12)
    }
  }

  private static func checkFurtherBlocks(_ file: FileBytes, in range: Range<Int>) throws(KTX2Error) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let left = range.upperBound - offset
      let size = left >= 8 ? Int(file.u16(offset + 6)) : 0
      guard size >= 8, size <= left else {
        throw .wrongValue(
          field: "DFD descriptorBlockSize", offset: offset + 6, found: UInt64(size), expected: UInt64(left))
      }
      offset += size
    }
  }
}
