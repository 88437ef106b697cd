import SDFGrid

/// What follows from a file's texel format.
extension Precision {
  /// Vulkan's number of the RGBA format.
  var vkFormat: UInt32 { self == .half ? VkFormat.half : VkFormat.float }

  /// Where levels start: the least common multiple of the texel's size and 4.
  var levelAlignment: Int { bytesPerTexel }

  init?(vkFormat: UInt32) {
    switch vkFormat {
    case VkFormat.half: self = .half
    case VkFormat.float: self = .float
    default: return nil
    }
  }
}

/// The sizes that KTX 2.0 fixes (Khronos KTX file format, version 2.0, section 3).
enum KTX2Layout {
  /// Identifier, header and index.
  static let headerBytes = 80
  /// One entry of the level index: three 64-bit numbers.
  static let levelEntryBytes = 24

  /// The next multiple of `alignment` at or after `offset`.
  static func aligned(_ offset: Int, to alignment: Int) -> Int {
    (offset + alignment - 1) / alignment * alignment
  }
}

/// Little-endian numbers appended to bytes.
extension [UInt8] {
  mutating func append<Number: FixedWidthInteger>(littleEndian value: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> Number(shift)))
    }
  }

  mutating func pad(toMultipleOf alignment: Int) {
    while !count.isMultiple(of: alignment) { append(0) }
  }
}
