import SDFGrid

/// The header and index of a KTX2 file, checked as far as they speak for themselves.
struct KTX2Header {
  let precision: Precision
  let size: GridSize
  let levelCount: Int
  /// The data format descriptor's place.
  let format: Range<Int>
  /// The key/value block's place; empty where there is none.
  let keyValues: Range<Int>

  init(_ file: FileBytes, maxTexels: Int) throws(KTX2Error) {
    try Self.checkIdentifier(file)
    _ = try file.region("the header", at: 0, length: UInt64(KTX2Layout.headerBytes))
    let vkFormat = UInt32(file.u32(12))
    guard let precision = Precision(vkFormat: vkFormat) else { throw .unsupportedFormat(vkFormat: vkFormat) }
    self.precision = precision
    try file.expect("typeSize", file.u32(16), UInt64(precision.bytesPerChannel), at: 16)
    size = try Self.size(file, maxTexels: maxTexels)
    let levels = UInt32(file.u32(40))
    guard levels >= 1, Int(levels) <= size.mipCount else {
      throw .levelCount(found: levels, largest: size.mipCount)
    }
    levelCount = Int(levels)
    let scheme = UInt32(file.u32(44))
    guard scheme == 0 else { throw .unsupportedSupercompression(scheme: scheme) }
    format = try Self.formatRegion(file, levelCount: levelCount)
    keyValues = try Self.keyValueRegion(file, after: format)
    try file.expect("sgdByteOffset", file.u64(64), 0, at: 64)
    try file.expect("sgdByteLength", file.u64(72), 0, at: 72)
  }

  private static func checkIdentifier(_ file: FileBytes) throws(KTX2Error) {
    let found = Array(file.bytes.prefix(KTX2.identifier.count))
    guard KTX2.identifier.starts(with: found) else { throw .notKTX2(found: found) }
  }

  private static func size(_ file: FileBytes, maxTexels: Int) throws(KTX2Error) -> GridSize {
    let (width, height) = (UInt32(file.u32(20)), UInt32(file.u32(24)))
    let fields: [(name: String, offset: Int, allowed: Bool)] = [
      ("pixelWidth", 20, width > 0), ("pixelHeight", 24, height > 0),
      ("pixelDepth", 28, file.u32(28) == 0), ("layerCount", 32, file.u32(32) <= 1),
      ("faceCount", 36, file.u32(36) == 1),
    ]
    for field in fields where !field.allowed {
      throw .unsupportedShape(
        field: field.name, offset: field.offset, found: UInt32(file.u32(field.offset)))
    }
    let (count, overflow) = Int(width).multipliedReportingOverflow(by: Int(height))
    // The cap keeps the number of bytes within an Int for any limit.
    guard !overflow, count <= min(maxTexels, Int.max / 64) else {
      throw .tooManyTexels(width: Int(width), height: Int(height), limit: maxTexels)
    }
    return GridSize(width: Int(width), height: Int(height))
  }

  private static func formatRegion(_ file: FileBytes, levelCount: Int) throws(KTX2Error) -> Range<Int> {
    let index = try file.region(
      "the level index", at: UInt64(KTX2Layout.headerBytes),
      length: UInt64(KTX2Layout.levelEntryBytes * levelCount))
    let region = try file.region("the data format descriptor", at: file.u32(48), length: file.u32(52))
    guard region.lowerBound == index.upperBound else {
      throw .misplaced(
        region: "the data format descriptor", offset: 48, found: file.u32(48),
        expected: UInt64(index.upperBound))
    }
    guard region.count >= KTX2DataFormat.byteCount else {
      throw .wrongValue(
        field: "dfdByteLength", offset: 52, found: UInt64(region.count),
        expected: UInt64(KTX2DataFormat.byteCount))
    }
    return region
  }

  private static func keyValueRegion(
    _ file: FileBytes, after format: Range<Int>
  ) throws(KTX2Error) -> Range<Int> {
    let region = try file.region("the key/value block", at: file.u32(56), length: file.u32(60))
    if region == 0..<0 { return format.upperBound..<format.upperBound }
    guard region.lowerBound == format.upperBound else {
      throw .misplaced(
        region: "the key/value block", offset: 56, found: file.u32(56), expected: UInt64(format.upperBound))
    }
    return region
  }
}
