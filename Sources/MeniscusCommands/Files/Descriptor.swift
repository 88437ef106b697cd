import Foundation
import Meniscus

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file. A plain number: its owner closes it.
struct Descriptor: Equatable, Sendable {
  var number: Int32

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all bytes; 0, or the error number.
  func write(_ bytes: RawSpan) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
      var rest = unsafe buffer[...]
      while unsafe !rest.isEmpty {
        let piece = unsafe UnsafeRawBufferPointer(rebasing: rest)
        let count = unsafe system_write(number, piece.baseAddress, min(piece.count, 1 << 30))
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        unsafe rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  /// Writes a text as UTF-8; 0, or the error number.
  func write(_ text: String) -> Int32 {
    Array(text.utf8).withBytes { write($0) }
  }

  /// Reads up to the buffer's length; the count, 0 at the end, or the error number.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Result<Int, ErrorNumber> {
    while true {
      let count = unsafe system_read(number, buffer.baseAddress, min(buffer.count, 1 << 30))
      if count >= 0 { return .success(count) }
      if errno != EINTR { return .failure(ErrorNumber(value: errno)) }
    }
  }

  /// Closes the file; 0, or the error number of a write that failed late.
  func close() -> Int32 { system_close(number) == 0 ? 0 : errno }
}

// The methods above hide the functions of the same name.
private func system_write(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, bytes, count)
}
private func system_read(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, bytes, count)
}
private func system_close(_ number: Int32) -> Int32 { close(number) }
