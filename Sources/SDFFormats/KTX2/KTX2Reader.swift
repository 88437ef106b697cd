import SDFGrid

/// Reads one file: header, descriptor, keys, then the levels.
struct KTX2Reader {
  private let file: FileBytes
  private let header: KTX2Header
  private let keyValues: KTX2KeyValues

  init(_ bytes: [UInt8], maxTexels: Int) throws(KTX2Error) {
    file = FileBytes(bytes: bytes)
    header = try KTX2Header(file, maxTexels: maxTexels)
    try KTX2DataFormat.check(file, at: header.format, header.precision)
    keyValues = try KTX2KeyValues(file, at: header.keyValues)
    try keyValues.checkMeanings()
  }

  func field() throws(KTX2Error) -> DecodedField {
    let origin = try keyValues.origin()
    let metadata = try keyValues.metadata(origin: origin, height: header.size.height)
    var levels: [TexelGrid] = []
    for (level, region) in try levelRegions().enumerated() {
      levels.append(try read(level, at: region, origin: origin))
    }
    return DecodedField(
      texture: SDFTexture(levels: levels, metadata: metadata), format: .ktx2, origin: origin,
      writer: try keyValues.writer(), keyValues: keyValues.entries.map { ($0.key, $0.value) })
  }

  /// The places of the levels, level 0 first. Their order and alignment leave no choice: each starts
  /// at the first aligned byte after the next smaller one.
  private func levelRegions() throws(KTX2Error) -> [Range<Int>] {
    var regions = [Range<Int>](repeating: 0..<0, count: header.levelCount)
    var end = header.keyValues.upperBound
    for level in (0..<header.levelCount).reversed() {
      regions[level] = try levelRegion(level, after: end)
      try file.expectZeros(in: end..<regions[level].lowerBound)
      end = regions[level].upperBound
    }
    guard end == file.count else { throw .trailingBytes(offset: end, count: file.count - end) }
    return regions
  }

  private func levelRegion(_ level: Int, after end: Int) throws(KTX2Error) -> Range<Int> {
    let entry = KTX2Layout.headerBytes + level * KTX2Layout.levelEntryBytes
    let name = "level \(level)"
    let expected = UInt64(header.size.mip(level).count * header.precision.bytesPerTexel)
    try file.expect("byteLength of \(name)", file.u64(entry + 8), expected, at: entry + 8)
    try file.expect("uncompressedByteLength of \(name)", file.u64(entry + 16), expected, at: entry + 16)
    let offset = file.u64(entry)
    let region = try file.region(name, at: offset, length: expected)
    let alignment = header.precision.levelAlignment
    guard region.lowerBound.isMultiple(of: alignment) else {
      throw .misaligned(region: name, offset: entry, found: offset, alignment: alignment)
    }
    let start = KTX2Layout.aligned(end, to: alignment)
    guard region.lowerBound == start else {
      throw .misplaced(region: name, offset: entry, found: offset, expected: UInt64(start))
    }
    return region
  }

  private func read(
    _ level: Int, at region: Range<Int>, origin: FileOrigin
  ) throws(KTX2Error) -> TexelGrid {
    let size = header.size.mip(level)
    do throws(NonFiniteTexel) {
      return try file.bytes.withBytes { bytes throws(NonFiniteTexel) in
        try TexelGrid.read(
          bytes.extracting(region), size: size, precision: header.precision, origin: origin)
      }
    } catch {
      let texel = error.y * size.width + error.x
      throw .notFinite(
        level: level, x: error.x, y: error.y,
        offset: region.lowerBound + texel * header.precision.bytesPerTexel)
    }
  }
}
