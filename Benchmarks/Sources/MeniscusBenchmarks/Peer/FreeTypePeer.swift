import CFreeTypePeer

/// FreeType's own renderer of distance fields, on one face and one thread.
@safe
final class FreeTypePeer {
  private let handle: OpaquePointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Opens a face for fields of `pixels` an em that reach `spread` pixels out.
  init(_ font: [UInt8], face: Int, pixels: Int, spread: Int) throws(BenchmarkError) {
    unsafe bytes = .allocate(capacity: font.count)
    for (place, byte) in font.enumerated() { unsafe bytes.initializeElement(at: place, to: byte) }
    let opened = unsafe ftp_open(bytes.baseAddress, font.count, Int32(face), UInt32(pixels), Int32(spread))
    guard let opened = unsafe opened else {
      unsafe bytes.deallocate()
      throw .freeTypeRefused("the font")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe ftp_close(handle)
    unsafe bytes.deallocate()
  }

  /// The index of a character's glyph; 0 where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> Int { Int(unsafe ftp_glyph_of(handle, scalar.value)) }

  /// Renders a glyph, outline loading included; gives the pixels of its field, 0 for a blank one.
  func render(_ glyph: Int) throws(BenchmarkError) -> Int {
    let pixels = unsafe ftp_render(handle, UInt32(glyph))
    if pixels < 0 { throw .freeTypeRefused("glyph \(glyph)") }
    return Int(pixels)
  }

  /// The library's version.
  static var version: String {
    var numbers: [Int32] = [0, 0, 0]
    unsafe ftp_version(&numbers)
    return numbers.map(String.init).joined(separator: ".")
  }
}
