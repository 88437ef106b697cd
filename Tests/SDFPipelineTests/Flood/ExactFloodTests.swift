import MeniscusTestSupport
import SDFGrid
import SDFPipeline
import Testing

@Suite("The exact flood")
struct ExactFloodTests {
  /// How many lattices of random size each kind of elements is tried on. The long list is for
  /// `swift test -c release -Xswiftc -enable-testing`.
  #if DEBUG
    static let rounds = 8
  #else
    static let rounds = 150
  #endif

  private func flood(_ elements: [EdgeElement], _ lattice: Lattice, threads: Int = 1) -> Grid<UInt32> {
    var nearest = Grid<UInt32>(GridSize(width: 1, height: 1), repeating: 9)
    ExactFlood.run(elements, lattice: lattice, into: &nearest, threads: threads)
    return nearest
  }

  /// Expects distances equal to brute force to 1e-4 texel, and the same element wherever the second
  /// best is further by more than `clear`.
  private func expectExact(
    _ elements: [EdgeElement], _ lattice: Lattice, clear: Double = 1e-5, _ comment: Comment
  ) {
    let nearest = flood(elements, lattice)
    #expect(nearest.size == lattice.size, comment)
    for y in 0..<lattice.size.height {
      for x in 0..<lattice.size.width {
        let truth = BruteForceNearest(elements, x, y, lattice)
        let found = FloodComparison.distance(elements[Int(nearest[x, y])], x, y, lattice)
        if found - truth.distance > 1e-4 {
          Issue.record("\(comment): at \(x),\(y) \(found) in place of \(truth.distance)")
        }
        if truth.second - truth.distance > clear && Int(nearest[x, y]) != truth.id {
          Issue.record("\(comment): at \(x),\(y) element \(nearest[x, y]) in place of \(truth.id)")
        }
      }
    }
  }

  @Test("equals brute force on random elements of every kind", arguments: RandomElements.allCases)
  func randomElements(kind: RandomElements) {
    for round in 0..<Self.rounds {
      var random = SeededGenerator(seed: UInt64(1000 + round))
      let size = GridSize.random(1...40, using: &random)
      let count = [1, 2, 3, 17, 60][Int.random(in: 0..<5, using: &random)]
      let elements = kind.make(
        count, width: Double(size.width), height: Double(size.height), using: &random)
      expectExact(elements, Lattice(size), "\(kind), \(count) elements on \(size); \(random.line)")
    }
  }

  @Test("equals brute force on the lattices of mip levels", arguments: RandomElements.allCases)
  func mipLattices(kind: RandomElements) {
    for round in 0..<max(2, Self.rounds / 4) {
      var random = SeededGenerator(seed: UInt64(2000 + round))
      let base = GridSize.random(1...200, using: &random)
      let elements = kind.make(
        80, width: Double(base.width), height: Double(base.height), using: &random)
      for level in 3..<max(4, base.mipCount) {
        let lattice = Lattice(level: base.mip(level), of: base)
        // Floats over 200 texels tell less apart than over 40.
        expectExact(elements, lattice, clear: 5e-5, "\(kind), level \(level) of \(base); \(random.line)")
      }
    }
  }

  @Test("equals brute force far from the origin and for elements at the end of the number range")
  func largeCoordinates() {
    let (lowest, highest) = (EdgeElement.lowest, EdgeElement.highest)
    let wide = Lattice(GridSize(width: 16384, height: 1))
    let elements = [
      Contours.element((lowest, 0), (lowest, 0.5)), Contours.element((highest, 3), (highest, 3)),
      Contours.element((20, 9000), (21, 9000)), Contours.element((16383, -6000), (16384, -6001)),
    ]
    let nearest = flood(elements, wide)
    let truth = BruteForceFlood.run(elements, lattice: wide)
    let comparison = FloodComparison(nearest, truth, elements: elements, lattice: wide, tolerance: 0.01)
    #expect(comparison.unreached == 0)
    #expect(comparison.differing == 0, "\(comparison)")
    // Alone, each is nearest everywhere.
    for element in elements {
      #expect(flood([element], wide).samples.allSatisfy { $0 == 0 })
    }
    // At both ends of the number range, the second nearer by 2.
    for (end, nearer) in [(lowest, lowest + 2), (highest, highest - 2)] {
      let far = [Contours.element((end, 0), (end, 5)), Contours.element((nearer, 3), (nearer, 5))]
      #expect(flood(far, wide).samples.allSatisfy { $0 == 1 })
      #expect(flood(far, Lattice(GridSize(width: 7, height: 16384))).samples.allSatisfy { $0 == 1 })
    }
    // From end to end of the number range.
    let across = [
      Contours.element((lowest, lowest), (highest, lowest)), Contours.element((0, 0), (16384, 0)),
    ]
    #expect(flood(across, wide).samples.allSatisfy { $0 == 1 })
    #expect(flood([across[0], Contours.element((0, -33000), (9, -32000))], wide)[16383, 0] == 0)
  }

  @Test("takes the smaller number among equals")
  func ties() {
    let piece = Contours.element((3, 3), (5, 4))
    let elements = [Contours.element((-40, 0), (-40, 1))] + Array(repeating: piece, count: 40)
    let nearest = flood(elements, Lattice(GridSize(width: 30, height: 30)))
    #expect(nearest.samples.allSatisfy { $0 == 1 })
  }

  @Test("gives the same numbers for any number of threads")
  func threadsDoNotMatter() {
    var random = SeededGenerator(seed: 31)
    let lattice = Lattice(GridSize(width: 150, height: 200))
    let elements = RandomElements.mixed.make(300, width: 150, height: 200, using: &random)
    let one = flood(elements, lattice)
    for threads in [2, 3, 7] { #expect(flood(elements, lattice, threads: threads) == one) }
  }
}

/// The nearest element to a lattice point and the distance of the next one.
private struct BruteForceNearest {
  var id = 0
  var distance = Double.infinity
  var second = Double.infinity

  init(_ elements: [EdgeElement], _ x: Int, _ y: Int, _ lattice: Lattice) {
    for (index, element) in elements.enumerated() {
      let candidate = FloodComparison.distance(element, x, y, lattice)
      if candidate < distance {
        (second, distance, id) = (distance, candidate, index)
      } else {
        second = min(second, candidate)
      }
    }
  }
}
