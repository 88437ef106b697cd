import MeniscusTestSupport
import Testing

@testable import SDFGeometry

@Suite("Boxes that overlap")
struct OverlapTests {
  /// Whole coordinates, so that many boxes just touch, have the same sides or no width.
  private func boxes(_ count: Int, reach: Double, using random: inout SeededGenerator) -> [Box] {
    (0..<count).map { place in
      func whole(_ most: Double) -> Double { Double.random(in: 0...most, using: &random).rounded() }
      let (x, y) = (whole(reach), whole(reach))
      return Box(minX: x, minY: y, maxX: x + whole(place % 7 == 0 ? reach : 20), maxY: y + whole(20))
    }
  }

  /// Each box's set by its least member, from all pairs.
  private func twin(_ boxes: [Box]) -> [Int] {
    var sets = Array(boxes.indices)
    for a in boxes.indices {
      for b in 0..<a where !boxes[a].intersection(boxes[b]).isEmpty {
        let (kept, gone) = (min(sets[a], sets[b]), max(sets[a], sets[b]))
        for place in sets.indices where sets[place] == gone { sets[place] = kept }
      }
    }
    return sets
  }

  @Test("the pairs found are pairs, and unite the same sets as all pairs")
  func pairs() {
    var random = SeededGenerator(seed: 97)
    for round in 0..<300 {
      let boxes = boxes(
        Int.random(in: 0...40, using: &random), reach: [20, 100, 400, 1000][round % 4], using: &random)
      var sets = DisjointSets(count: boxes.count)
      var sweep = OverlapSweep(boxes)
      sweep.run { a, b in
        #expect(!boxes[a].intersection(boxes[b]).isEmpty, "\(random.line)")
        sets.unite(a, b)
      }
      var least = [Int](repeating: .max, count: boxes.count)
      for place in boxes.indices {
        let root = sets.root(of: place)
        least[root] = min(least[root], place)
      }
      #expect(boxes.indices.map { least[sets.root(of: $0)] } == twin(boxes), "\(random.line)")
    }
  }

  @Test("of boxes in one place few pairs are looked at")
  func crowd() {
    let count = 2_000
    var random = SeededGenerator(seed: 98)
    var sweep = OverlapSweep(
      (0..<count).map { _ in
        let (x, y) = (Double.random(in: 0...9, using: &random), Double.random(in: 0...9, using: &random))
        return Box(minX: x, minY: y, maxX: x + 40, maxY: y + 40)
      })
    var pairs = 0
    sweep.run { _, _ in pairs += 1 }
    #expect(pairs >= count - 1)
    #expect(pairs <= 60 * count, "of two million")
  }
}
