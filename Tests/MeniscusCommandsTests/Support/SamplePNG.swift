import SDFGrid
import SDFPNG

/// PNG files for tests, sound and damaged.
enum SamplePNG {
  /// A disc of coverage 1 around the middle, anti-aliased, black outside.
  static func disc(width: Int = 32, height: Int = 24, radius: Double = 8) throws -> [UInt8] {
    let grid = Grid<UInt8>(GridSize(width: width, height: height)) { x, y in
      let (dx, dy) = (Double(x) + 0.5 - Double(width) / 2, Double(y) + 0.5 - Double(height) / 2)
      let coverage = radius - (dx * dx + dy * dy).squareRoot() + 0.5
      return UInt8(255 * min(1, max(0, coverage)) + 0.5)
    }
    return try PNGWriter.encodeGrey8(grid, text: [])
  }

  /// One grey value everywhere.
  static func flat(_ value: UInt8, width: Int = 8, height: Int = 8) throws -> [UInt8] {
    try PNGWriter.encodeGrey8(Grid(GridSize(width: width, height: height), repeating: value), text: [])
  }

  /// A sound picture whose header declares other sides, with the right checksum.
  static func declaring(width: UInt32, height: UInt32) throws -> [UInt8] {
    var bytes = try disc()
    for (index, value) in [width, height].enumerated() {
      for byte in 0..<4 { bytes[16 + 4 * index + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
    }
    let sum = checksum(bytes[12..<29])
    for byte in 0..<4 { bytes[29 + byte] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * byte)) }
    return bytes
  }

  /// A picture with one wrong bit in the checksum of its header.
  static func withWrongChecksum() throws -> [UInt8] {
    var bytes = try disc()
    bytes[32] ^= 1
    return bytes
  }

  /// CRC-32 as PNG has it (PNG specification, annex D), bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
