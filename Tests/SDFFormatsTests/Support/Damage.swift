import MeniscusTestSupport
import Testing

/// Damages files at random and expects a reader to answer each with a field or an error, never a crash,
/// and both often enough that the damage is known to reach it.
///
/// - Parameters:
///   - originals: sound files, taken in turn.
///   - bytes: how many bytes of each are changed.
func expectAnswers<Refusal: Error>(
  to originals: [[UInt8]], changing bytes: ClosedRange<Int>, seed: UInt64,
  _ read: ([UInt8]) throws(Refusal) -> Void
) {
  var random = SeededGenerator(seed: seed)
  var refused = 0
  for round in 0..<5_000 {
    var file = originals[round % originals.count]
    for _ in 0..<Int.random(in: bytes, using: &random) {
      let offset = Int.random(in: 0..<file.count, using: &random)
      file[offset] ^= UInt8.random(in: 1...255, using: &random)
    }
    do throws(Refusal) {
      try read(file)
    } catch {
      #expect(!"\(error)".isEmpty)
      refused += 1
    }
  }
  #expect(refused > 3_000, "\(random.line)")
  #expect(refused < 5_000, "\(random.line)")
}
