import SDFGrid

/// A texture that has been checked, and everything of its file that comes before the texels.
struct KTX2Writer {
  private let texture: SDFTexture
  private let origin: FileOrigin
  /// Header, level index, data format descriptor and key/value block.
  private let head: [UInt8]
  /// Where each level starts in the file, level 0 first.
  private let levelOffsets: [Int]
  /// The size of the whole file.
  let byteCount: Int

  init(_ texture: SDFTexture, origin: FileOrigin) throws(KTX2Error) {
    try Self.check(texture)
    let keyValues = try Self.keyValues(texture, origin: origin).encode()
    let formatOffset = KTX2Layout.headerBytes + KTX2Layout.levelEntryBytes * texture.levels.count
    var offset = formatOffset + KTX2DataFormat.byteCount + keyValues.count
    var offsets = [Int](repeating: 0, count: texture.levels.count)
    for level in texture.levels.indices.reversed() {
      offset = KTX2Layout.aligned(offset, to: texture.precision.levelAlignment)
      offsets[level] = offset
      offset += texture.levels[level].byteCount
    }
    self.texture = texture
    self.origin = origin
    levelOffsets = offsets
    byteCount = offset
    head =
      Self.header(texture, formatOffset: formatOffset, keyValueBytes: keyValues.count)
      + Self.levelIndex(texture, offsets: offsets) + KTX2DataFormat.encode(texture.precision) + keyValues
  }

  /// Sends the file, smallest level first.
  func write<Failure: Error>(to sink: (RawSpan) throws(Failure) -> Void) throws(Failure) {
    try head.withBytes(sink)
    var written = head.count
    for level in texture.levels.indices.reversed() {
      let padding = [UInt8](repeating: 0, count: levelOffsets[level] - written)
      if !padding.isEmpty { try padding.withBytes(sink) }
      try texture.levels[level].write(origin: origin, to: sink)
      written = levelOffsets[level] + texture.levels[level].byteCount
    }
  }

  private static func check(_ texture: SDFTexture) throws(KTX2Error) {
    let chain = texture.size.mipCount
    guard texture.levels.count == 1 || texture.levels.count == chain else {
      throw .partialChain(levels: texture.levels.count, full: chain)
    }
    for (index, level) in texture.levels.enumerated() {
      guard level.size == texture.size.mip(index) else {
        throw .levelSize(level: index, found: level.size, expected: texture.size.mip(index))
      }
      guard level.precision == texture.precision else {
        throw .levelPrecision(level: index, found: level.precision, expected: texture.precision)
      }
      if let place = level.firstNonFinite {
        throw .notFinite(level: index, x: place.x, y: place.y, offset: nil)
      }
    }
  }

  private static func keyValues(
    _ texture: SDFTexture, origin: FileOrigin
  ) throws(KTX2Error) -> KTX2KeyValues {
    var keyValues = KTX2KeyValues()
    keyValues.add(KTX2KeyValues.orientationKey, Array(origin.orientation.utf8))
    keyValues.add(KTX2KeyValues.writerKey, Array("meniscus \(meniscusVersion)".utf8))
    guard let metadata = texture.metadata else { return keyValues }
    do throws(MetadataError) {
      let record = MetadataRecord(
        metadata, origin: origin, height: texture.size.height, naming: false, eightBitRange: nil)
      keyValues.add(KTX2KeyValues.metadataKey, try MetadataJSON.encode(record))
    } catch {
      throw .metadata(offset: nil, error)
    }
    return keyValues
  }

  private static func header(_ texture: SDFTexture, formatOffset: Int, keyValueBytes: Int) -> [UInt8] {
    let words = [
      Int(texture.precision.vkFormat), texture.precision.bytesPerChannel,
      texture.size.width, texture.size.height,
      0, 0, 1,  // depth, layers, faces
      texture.levels.count,
      0,  // no supercompression
      formatOffset, KTX2DataFormat.byteCount,
      formatOffset + KTX2DataFormat.byteCount, keyValueBytes,
      0, 0, 0, 0,  // no supercompression data: two 64-bit numbers
    ]
    var header = KTX2.identifier
    for word in words { header.append(littleEndian: UInt32(word)) }
    return header
  }

  private static func levelIndex(_ texture: SDFTexture, offsets: [Int]) -> [UInt8] {
    var index: [UInt8] = []
    for (level, offset) in zip(texture.levels, offsets) {
      for number in [offset, level.byteCount, level.byteCount] { index.append(littleEndian: UInt64(number)) }
    }
    return index
  }
}
