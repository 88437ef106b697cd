import CLibPNG

/// The one owner of a libpng reader.
///
/// It borrows the bytes: `withReader` keeps them in place for as long as the reader lives.
@safe
struct LibPNGReader: ~Copyable {
  private let handle: OpaquePointer
  private let bytes: [UInt8]
  private let structure: PNGStructure
  /// How the rows come.
  private(set) var layout = cpng_layout()

  private init(handle: OpaquePointer, bytes: [UInt8], structure: PNGStructure) {
    unsafe self.handle = handle
    self.bytes = bytes
    self.structure = structure
  }

  deinit { unsafe cpng_reader_destroy(handle) }

  /// Lends a reader that has taken everything before the image data.
  static func withReader<Result>(
    of bytes: [UInt8], _ structure: PNGStructure, keepsText: Bool = false,
    _ body: (borrowing LibPNGReader) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    try unsafe bytes.withUnsafeBufferPointer { pointer throws(PNGError) in
      let handle = unsafe cpng_reader_create(pointer.baseAddress, pointer.count, keepsText)
      guard let handle = unsafe handle else { throw .outOfMemory }
      var reader = unsafe LibPNGReader(handle: handle, bytes: bytes, structure: structure)
      try reader.begin()
      return try body(reader)
    }
  }

  private mutating func begin() throws(PNGError) {
    try check(unsafe cpng_reader_begin(handle, &layout))
  }

  /// Samples that a row writes, in every pass: what lies beyond a pass's columns means nothing.
  var rowSamples: Int { Int(layout.width) * Int(layout.channels) }

  /// Reads the next rows of 8- or 16-bit samples, as many as `rows` has room for.
  func readRows<Sample: FixedWidthInteger & BitwiseCopyable>(
    into rows: inout MutableSpan<Sample>
  ) -> cpng_status {
    let stride = layout.row_bytes
    precondition(stride == rowSamples * MemoryLayout<Sample>.stride, "samples of the picture's depth")
    return unsafe rows.withUnsafeMutableBytes {
      unsafe cpng_reader_read_rows(
        handle, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), stride, $0.count / stride)
    }
  }

  /// Reads what follows the last row, so that damage there shows.
  func finish() throws(PNGError) { try check(unsafe cpng_reader_end(handle)) }

  /// The texts read so far; of several with one keyword the last counts.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for index in unsafe 0..<cpng_reader_text_count(handle) {
      var isUTF8 = false
      let keyword = unsafe bytesOf(cpng_reader_keyword(handle, index))
      let text = unsafe bytesOf(cpng_reader_text(handle, index, &isUTF8))
      texts[latin1(keyword)] = isUTF8 ? String(decoding: text, as: UTF8.self) : latin1(text)
    }
    return texts
  }

  /// Turns a status into the error it stands for.
  func check(_ status: cpng_status) throws(PNGError) {
    switch status {
    case .done: return
    case .out_of_memory: throw .outOfMemory
    case .out_of_data: throw .truncated(offset: bytes.count, chunk: nil)
    case .refused:
      let message = unsafe String(cString: cpng_reader_message(handle))
      throw structure.failure(message, position: unsafe cpng_reader_position(handle), in: bytes)
    }
  }
}

/// The bytes of a C string without its NUL; empty for no string.
private func bytesOf(_ string: UnsafePointer<CChar>?) -> [UInt8] {
  guard var next = unsafe string else { return [] }
  var bytes: [UInt8] = []
  while unsafe next.pointee != 0 {
    bytes.append(unsafe UInt8(bitPattern: next.pointee))
    unsafe next += 1
  }
  return bytes
}

/// ISO 8859-1: each byte is the code point.
private func latin1(_ bytes: [UInt8]) -> String {
  String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}
