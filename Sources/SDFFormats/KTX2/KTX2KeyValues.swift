/// The key/value block of a KTX2 file: entries sorted by the code points of their keys.
struct KTX2KeyValues {
  /// One entry and where it lies in its file.
  struct Entry {
    var key: String
    var value: [UInt8]
    /// The file's byte at which the entry's length lies; 0 in writing.
    var offset = 0
    /// The file's byte at which the value starts; 0 in writing.
    var valueOffset = 0
  }

  static let orientationKey = "KTXorientation"
  static let writerKey = "KTXwriter"
  static let swizzleKey = "KTXswizzle"
  static let metadataKey = "meniscus"
  /// Keys that stand for a texel format where the header names none.
  static let formatKeys = ["KTXglFormat", "KTXdxgiFormat__", "KTXmetalPixelFormat"]

  private(set) var entries: [Entry] = []

  /// Adds a text, NUL-terminated.
  mutating func add(_ key: String, _ text: [UInt8]) {
    entries.append(Entry(key: key, value: text + [0]))
  }

  /// The block's bytes, each entry padded to 4.
  func encode() -> [UInt8] {
    var block: [UInt8] = []
    for entry in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      block.append(littleEndian: UInt32(entry.key.utf8.count + 1 + entry.value.count))
      block += entry.key.utf8
      block.append(0)
      block += entry.value
      block.pad(toMultipleOf: 4)
    }
    return block
  }

  /// Reads the block at `range` of a file.
  init(_ file: FileBytes, at range: Range<Int>) throws(KTX2Error) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let entry = try Self.entry(file, at: offset, end: range.upperBound)
      if let last = entries.last { try Self.checkOrder(entry, after: last) }
      entries.append(entry)
      let end = entry.valueOffset + entry.value.count
      let padding = end..<(end + (range.lowerBound - end) & 3)
      guard padding.upperBound <= range.upperBound else {
        throw .wrongValue(
          field: "kvdByteLength", offset: 60, found: UInt64(range.count),
          expected: UInt64(padding.upperBound - range.lowerBound))
      }
      try file.expectZeros(in: padding)
      offset = padding.upperBound
    }
  }

  init() {}

  private static func entry(_ file: FileBytes, at offset: Int, end: Int) throws(KTX2Error) -> Entry {
    let available = end - offset - 4
    guard available >= 0 else {
      throw .keyValue(offset: offset, .tooLong(length: 4, available: available + 4))
    }
    let length = UInt32(truncatingIfNeeded: file.u32(offset))
    guard Int(length) <= available else {
      throw .keyValue(offset: offset, .tooLong(length: length, available: available))
    }
    let start = offset + 4
    let entryEnd = start + Int(length)
    guard let nul = file.bytes[start..<entryEnd].firstIndex(of: 0) else {
      throw .keyValue(offset: offset, .keyNotTerminated)
    }
    guard nul > start else { throw .keyValue(offset: offset, .emptyKey) }
    guard let key = String(validating: file.bytes[start..<nul], as: UTF8.self) else {
      throw .keyValue(offset: offset, .keyNotUTF8)
    }
    return Entry(
      key: key, value: Array(file.bytes[nul + 1..<entryEnd]), offset: offset, valueOffset: nul + 1)
  }

  // Compared as bytes: Swift's strings are equal where Unicode calls them equivalent.
  private static func checkOrder(_ entry: Entry, after last: Entry) throws(KTX2Error) {
    if last.key.utf8.elementsEqual(entry.key.utf8) {
      throw .keyValue(offset: entry.offset, .duplicate(key: entry.key))
    }
    guard last.key.utf8.lexicographicallyPrecedes(entry.key.utf8) else {
      throw .keyValue(offset: entry.offset, .unsorted(key: entry.key, after: last.key))
    }
  }
}
