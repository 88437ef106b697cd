import Foundation
package import Meniscus

/// Guesses the memory that a mask takes, from the start of its file.
package enum MaskMemory {
  /// Bytes a texel that no field comes with less of: the element numbers and the field itself.
  private static let leastBytesPerTexel = 12

  /// Refuses a mask that cannot fit into the address space that the process may have.
  ///
  /// - Throws: 65, with what is needed and the limit.
  package static func checkLimit(
    _ file: [UInt8], _ options: MaskOptions, input: String
  ) throws(Failure) {
    let guess = bytes(file, options.placement, padding: options.padding)
    let needed = guess / MemoryGate.bytesPerTexel * leastBytesPerTexel
    guard let limit = POSIX.addressSpaceLimit, needed > limit else { return }
    throw Failure(
      .badData, InputFile.name(input),
      "its field needs more than \(needed >> 20) MiB, and this process may have \(limit >> 20) MiB")
  }

  /// Bytes at the peak; little where the file is no PNG, for it will be refused at once.
  package static func bytes(_ file: [UInt8], _ placement: Placement, padding: Int) -> Int {
    guard file.count >= 24 else { return 0 }
    let (width, height) = (side(file, at: 16), side(file, at: 20))
    let field: Double
    switch placement {
    case .size(let size, _): field = Double(size.count)
    case .scale(let scale):
      let frame = 2 * Double(padding)
      field = (width * scale + frame) * (height * scale + frame)
    }
    return Int(min(max(width * height, field) * Double(MemoryGate.bytesPerTexel), 1e18))
  }

  /// A side as IHDR has it (PNG specification 11.2.1): four bytes, the highest first.
  private static func side(_ file: [UInt8], at offset: Int) -> Double {
    Double(file[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }
}
