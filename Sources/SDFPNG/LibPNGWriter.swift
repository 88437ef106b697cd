import CLibPNG

/// The one owner of a libpng writer and of the file that grows in its memory.
@safe
struct LibPNGWriter: ~Copyable {
  private let handle: OpaquePointer

  private init(handle: OpaquePointer) { unsafe self.handle = handle }

  /// Makes a writer that has written everything before the rows.
  static func make(_ picture: cpng_picture, texts: [PNGText]) throws(PNGError) -> LibPNGWriter {
    guard let handle = unsafe cpng_writer_create() else { throw .outOfMemory }
    let writer = unsafe LibPNGWriter(handle: handle)
    for text in texts { try writer.check(writer.add(text)) }
    try writer.check(unsafe cpng_writer_begin(handle, picture))
    return writer
  }

  private func add(_ text: PNGText) -> cpng_status {
    unsafe withCString(text.keyword) { keyword in
      unsafe withCString(text.text) { unsafe cpng_writer_add_text(handle, keyword, $0, text.kind) }
    }
  }

  deinit { unsafe cpng_writer_destroy(handle) }

  /// Writes rows of `stride` bytes each, one after the other.
  func writeRows(_ rows: RawSpan, stride: Int) -> cpng_status {
    unsafe rows.withUnsafeBytes {
      unsafe cpng_writer_write_rows(
        handle, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), stride, $0.count / stride)
    }
  }

  /// Writes what follows the rows and returns the file.
  consuming func finish() throws(PNGError) -> [UInt8] {
    try check(unsafe cpng_writer_end(handle))
    return unsafe Array(
      UnsafeBufferPointer(start: cpng_writer_bytes(handle), count: cpng_writer_count(handle)))
  }

  /// Turns a status into the error it stands for.
  func check(_ status: cpng_status) throws(PNGError) {
    switch status {
    case .done: return
    case .out_of_memory: throw .outOfMemory
    case .out_of_data, .refused:
      throw .notWritten(reason: unsafe String(cString: cpng_writer_message(handle)))
    }
  }
}

/// Lends bytes as a C string.
private func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  let characters = bytes.map { CChar(bitPattern: $0) } + [0]
  return unsafe characters.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
}
