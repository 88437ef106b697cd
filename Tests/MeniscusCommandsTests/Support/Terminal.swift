import Foundation
import Testing

/// A pseudo-terminal: one end for the program, the other for the test.
final class Terminal {
  let program: FileHandle
  private let own: FileHandle

  init() throws {
    let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(number >= 0)
    own = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    program = try #require(FileHandle(forUpdatingAtPath: try Self.unlock(number)))
  }

  #if canImport(Darwin)
    private static func unlock(_ number: Int32) throws -> String {
      try #require(grantpt(number) == 0 && unlockpt(number) == 0)
      return unsafe String(cString: try #require(unsafe ptsname(number)))
    }
  #else
    /// Unlocks the program's end and returns its path; by Linux's own requests (TIOCSPTLCK, TIOCGPTN),
    /// as the C library's functions for it are not in Swift's module.
    private static func unlock(_ number: Int32) throws -> String {
      var (locked, index) = (Int32(0), UInt32(0))
      try #require(unsafe ioctl(number, 0x4004_5431, &locked) == 0)
      try #require(unsafe ioctl(number, 0x8004_5430, &index) == 0)
      return "/dev/pts/\(index)"
    }
  #endif

  /// What the program wrote, up to a text that must come within half a minute.
  func read(until end: String) -> String {
    // As bytes: the terminal's line break is one character in a text.
    var text: [UInt8] = []
    let deadline = Date(timeIntervalSinceNow: 30)
    while !text.suffix(end.utf8.count).elementsEqual(end.utf8) && Date.now < deadline {
      var ready = pollfd(fd: own.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&ready, 1, 100) > 0 else { continue }
      text += (try? own.read(upToCount: 1)) ?? Data()
    }
    return String(decoding: text, as: UTF8.self)
  }
}
