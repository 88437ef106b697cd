import MeniscusTestSupport
import Testing

@testable import SDFPipeline

@Suite("Order of the pieces of an outline")
struct OutlineOrderTests {
  /// The rule as it is said: row of the upper end, left end, then whatever tells two pieces apart.
  private func key(_ element: EdgeElement) -> [Int32] {
    [
      min(element.ay, element.by) >> 16, min(element.ax, element.bx), element.ay, element.by, element.ax,
      element.bx,
    ]
  }

  @Test("rows first, then left ends", arguments: RandomElements.allCases)
  func order(kind: RandomElements) {
    for count in [0, 1, 2, 40, 500] {
      var random = SeededGenerator(seed: UInt64(63_000 + count))
      let elements = kind.make(count, width: 30, height: 40, using: &random)
      let truth = elements.sorted { key($0).lexicographicallyPrecedes(key($1)) }
      #expect(Outline.sorted(elements) == truth, "\(kind), \(count); \(random.line)")
    }
  }
}
