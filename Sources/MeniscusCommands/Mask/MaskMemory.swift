package import Meniscus

/// Guesses the memory that a mask takes, from the start of its file.
package enum MaskMemory {
  /// The memory at the peak; none where the file is no PNG, for it will be refused at once.
  package static func need(_ file: [UInt8], _ placement: Placement, padding: Int) -> FieldMemory {
    guard file.count >= 24 else { return FieldMemory(texels: 0) }
    let (width, height) = (side(file, at: 16), side(file, at: 20))
    let field: Double
    switch placement {
    case .size(let size, _): field = Double(size.count)
    case .scale(let scale):
      let frame = 2 * Double(padding)
      field = (width * scale + frame) * (height * scale + frame)
    }
    return FieldMemory(texels: max(width * height, field))
  }

  /// A side as IHDR has it (PNG specification 11.2.1): four bytes, the highest first.
  private static func side(_ file: [UInt8], at offset: Int) -> Double {
    Double(file[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }
}
