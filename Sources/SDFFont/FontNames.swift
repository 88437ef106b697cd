import CFreeType

/// An sfnt's table of names, each in the language that suits best: English, else the first.
struct FontNames {
  /// Where a name lies in the table.
  private struct Entry {
    var rank: Int
    var isWide: Bool
    var bytes: Range<Int>
  }

  private let table: [UInt8]
  private var entries: [Int: Entry] = [:]

  /// A name that is longer, in bytes, is none.
  private static let mostBytes = 1024

  /// Finds the names of a face; there are none in formats that are no sfnt.
  init(_ handle: borrowing FaceHandle) {
    self.init(table: handle.table(0x6E61_6D65))
  }

  /// Finds the names in the table `name` (OpenType, name): a count and the strings' offset at 2 and 4,
  /// records of six 16-bit numbers from 6.
  init(table: [UInt8]) {
    self.table = table
    if table.count < 6 { return }
    let strings = word(4)
    for record in stride(from: 6, to: min(6 + 12 * word(2), table.count - 11), by: 12) {
      let platform = word(record)
      let rank = Self.rank(platform: platform, language: word(record + 4))
      let start = strings + word(record + 10)
      let end = start + word(record + 8)
      guard rank > entries[word(record + 6)]?.rank ?? 0, end <= table.count, end > start,
        end - start <= Self.mostBytes
      else { continue }
      entries[word(record + 6)] = Entry(rank: rank, isWide: platform != 1, bytes: start..<end)
    }
  }

  /// The name of that number: 1 family, 2 style, 16 and 17 typographic ones.
  subscript(_ identifier: Int) -> String? {
    entries[identifier].flatMap { Self.decode(table[$0.bytes], isWide: $0.isWide) }
  }

  private func word(_ place: Int) -> Int { Int(table[place]) << 8 | Int(table[place + 1]) }

  /// Larger is better; 0 for platforms that are not read.
  private static func rank(platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x409): 5
    case (3, _) where language & 0x3FF == 9: 4
    case (0, _): 3
    case (1, 0): 2
    case (3, _): 1
    default: 0
    }
  }

  /// UTF-16, big-endian; on the Macintosh ASCII, whose upper half differs with the script.
  private static func decode(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String? {
    if !isWide { return String(validating: bytes, as: Unicode.ASCII.self) }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}

extension FaceHandle {
  var info: cft_info { unsafe cft_get_info(pointer) }
  var format: String { unsafe cft_format(pointer).map { unsafe String(cString: $0) } ?? "" }
  var family: String? { unsafe cft_family(pointer).map { unsafe String(cString: $0) } }
  var style: String? { unsafe cft_style(pointer).map { unsafe String(cString: $0) } }

  /// A table of an sfnt after decompression; empty where it is not there.
  func table(_ tag: UInt32) -> [UInt8] {
    let count = unsafe cft_table_count(pointer, tag)
    return unsafe Array(unsafeUninitializedCapacity: count) { buffer, filled in
      filled = unsafe cft_copy_table(pointer, tag, buffer.baseAddress, count) ? count : 0
    }
  }

  /// The name of a glyph in the font.
  func name(of index: Int) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    let isThere = unsafe buffer.withUnsafeMutableBufferPointer {
      unsafe cft_glyph_name(pointer, UInt32(index), $0.baseAddress, $0.count)
    }
    guard isThere else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
