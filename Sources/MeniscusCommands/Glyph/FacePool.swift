import SDFFont
import Synchronization

/// Faces of one font that workers take in turns: a face belongs to one thread at a time.
final class FacePool: Sendable {
  /// A face on its way between threads; only the one that took it touches it.
  private struct Lent: @unchecked Sendable { let face: FontFace }

  private let font: GlyphFont
  private let idle: Mutex<[Lent]>

  /// A pool with the face that was opened first.
  init(_ font: GlyphFont, first: sending FontFace) {
    self.font = font
    idle = Mutex([Lent(face: first)])
  }

  /// Calls `body` with a face of its own; opens one where all are in use.
  func withFace<Result>(_ body: (FontFace) throws -> Result) throws -> Result {
    let lent = try idle.withLock { $0.popLast() } ?? Lent(face: font.open())
    defer { idle.withLock { $0.append(lent) } }
    return try body(lent.face)
  }
}
