import Meniscus
import Testing

@testable import MeniscusBenchmarks

@Suite struct PathKindTests {
  @Test(arguments: PathKind.allCases, [10, 1000])
  func pathsHaveTheSegmentsAskedFor(kind: PathKind, segments: Int) {
    let path = kind.path(segments: segments, side: 64)
    let closing = path.elements.count { if case .close = $0 { true } else { false } }
    let drawn = path.elements.count { element in
      switch element {
      case .line, .quadratic, .cubic: true
      case .move, .close: false
      }
    }
    // A close draws the last side, but of curves, which end where they start.
    let count = drawn + (kind == .curves || kind == .discs ? 0 : closing)
    #expect(count <= segments && count > segments - 4)
    #expect(path == kind.path(segments: segments, side: 64))
  }

  /// Its corners go round the centre one way only.
  @Test func aRingStaysInsideAndCrossesItselfNowhere() throws {
    var random = SplitMix64(state: 1000)
    let corners = PathKind.ring(1000, 64, &random)
    #expect(corners.allSatisfy { (0...64).contains($0.x) && (0...64).contains($0.y) })
    let angles = corners.map { ($0 - Point(x: 32, y: 32)) }
    #expect(zip(angles, angles.dropFirst()).allSatisfy { $0.cross($1) > 0 })
  }

  @Test func seededNumbersAreSplitMix64() {
    var random = SplitMix64(state: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }
}
