/// A font's bytes, copied once and shared by every face that is opened on them, on any thread.
@safe
public final class FontFile: Sendable {
  // Immutable after `init`, so that threads may share it.
  private nonisolated(unsafe) let storage: UnsafeMutableBufferPointer<UInt8>

  /// Takes a font file's contents: TrueType, OpenType, a collection of them, WOFF, WOFF2, Type 1, or what
  /// else the FreeType at hand opens. Nothing is read yet.
  public init(_ bytes: [UInt8]) {
    unsafe storage = .allocate(capacity: bytes.count)
    unsafe bytes.withUnsafeBytes { unsafe UnsafeMutableRawBufferPointer(storage).copyMemory(from: $0) }
  }

  deinit { unsafe storage.deallocate() }

  /// How many bytes there are.
  public var count: Int { unsafe storage.count }

  /// The bytes, for as long as the file lives.
  var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(storage) }

  /// Whether the bytes begin as TrueType, OpenType, collections, WOFF, WOFF2 or Type 1 do.
  var hasKnownStart: Bool {
    let starts: [[UInt8]] = [
      [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("typ1".utf8), Array("ttcf".utf8),
      Array("wOFF".utf8), Array("wOF2".utf8), Array("%!".utf8), [0x80, 1],
    ]
    return starts.contains { unsafe bytes.starts(with: $0) }
  }

  /// How many faces there are: more than one in collections (TTC) only.
  public func faceCount() throws(FontError) -> Int {
    let handle = try FaceHandle.make(self)
    return try handle.faceCount()
  }
}
