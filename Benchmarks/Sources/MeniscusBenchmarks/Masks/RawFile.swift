import Foundation
import Meniscus

/// Grids as files of nothing but their samples, in row order and the machine's byte order.
enum RawFile {
  /// Writes a mask.
  static func write(_ mask: Grid<UInt8>, to path: String) throws {
    try Data(mask.samples).write(to: URL(filePath: path))
  }

  /// Reads a square mask row by row, so that no second copy of it adds to the peak of memory.
  static func readMask(_ path: String, side: Int) throws -> Grid<UInt8> {
    var mask = Grid<UInt8>(GridSize(width: side, height: side), repeating: 0)
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    for y in 0..<side {
      guard let bytes = try file.read(upToCount: side), bytes.count == side else {
        throw BenchmarkError.shortFile(path, row: y)
      }
      mask.withMutableRow(y) { row in
        for (x, byte) in bytes.enumerated() { row[x] = byte }
      }
    }
    try file.close()
    return mask
  }

  /// Reads 32-bit floats.
  static func readFloats(_ path: String) throws -> [Float] {
    let data = try Data(contentsOf: URL(filePath: path))
    return (0..<data.count / 4).map { index in
      let word = (0..<4).reduce(UInt32(0)) { $0 | UInt32(data[4 * index + $1]) << UInt32(8 * $1) }
      return Float(bitPattern: word)
    }
  }
}
