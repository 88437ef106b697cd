import CFreeType

/// The one owner of a FreeType face; it keeps the font's bytes alive.
@safe
struct FaceHandle: ~Copyable {
  let pointer: OpaquePointer
  private let file: FontFile

  /// What FreeType may hold: room for a decompressed WOFF and for tables that are unpacked.
  static func memoryLimit(fileBytes: Int) -> Int { 256 << 20 + 16 * fileBytes }

  private init(pointer: OpaquePointer, file: FontFile) {
    unsafe self.pointer = pointer
    self.file = file
  }

  deinit { unsafe cft_destroy(pointer) }

  /// Makes a handle that has read nothing.
  static func make(_ file: FontFile) throws(FontError) -> FaceHandle {
    if file.count == 0 { throw .empty }
    let bytes = unsafe file.bytes
    let pointer = unsafe cft_create(bytes.baseAddress, bytes.count, memoryLimit(fileBytes: bytes.count))
    guard let pointer = unsafe pointer else { throw .outOfMemory }
    return unsafe FaceHandle(pointer: pointer, file: file)
  }

  func faceCount() throws(FontError) -> Int {
    var count: Int32 = 0
    try check(unsafe cft_count_faces(pointer, &count))
    return Int(count)
  }

  /// Reads a face.
  func open(_ index: Int) throws(FontError) {
    // FreeType reads instances of variable fonts from the upper bits.
    guard (0...0xFFFF).contains(index) else { throw .noSuchFace(index: index, count: try faceCount()) }
    let status = unsafe cft_open(pointer, Int32(index))
    if status == .refused, index > 0, let count = try? faceCount(), index >= count {
      throw .noSuchFace(index: index, count: count)
    }
    try check(status)
  }

  /// Turns a status into the error it stands for.
  func check(_ status: cft_status, glyph: Int? = nil) throws(FontError) {
    switch status {
    case .done: return
    case .not_a_font where glyph == nil: throw .notAFont
    // FreeType says of bytes that are too few for a header that reading failed.
    case .refused where glyph == nil && !file.hasKnownStart: throw .notAFont
    case .out_of_memory where unsafe cft_passed_memory_limit(pointer):
      throw .memoryLimit(bytes: Self.memoryLimit(fileBytes: file.count))
    case .out_of_memory: throw .outOfMemory
    case .not_a_font, .refused:
      let reason = unsafe String(cString: cft_message(pointer))
      if let glyph { throw .damagedGlyph(index: glyph, reason: reason) }
      throw .damaged(reason: reason)
    case .too_complex:
      throw .damagedGlyph(index: glyph ?? 0, reason: "its parts are too many or too deep")
    }
  }
}
