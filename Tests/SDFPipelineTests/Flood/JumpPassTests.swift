import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("The parts of jump flooding")
struct JumpPassTests {
  @Test("a pass equals its twin", arguments: [1, 2, 3, 8, 9, 64])
  func passEqualsTwin(step: Int) {
    var random = SeededGenerator(seed: UInt64(50 + step))
    for (width, height) in [(1, 1), (7, 3), (8, 8), (9, 5), (23, 18), (70, 4)] {
      let lattice = Lattice(GridSize(width: width, height: height))
      let elements = RandomElements.mixed.make(
        30, width: Double(width), height: Double(height), using: &random)
      let scene = JumpScene(elements, lattice: lattice)
      // A third of the texels know nothing yet.
      var before = Grid<UInt32>(lattice.size) { _, _ in
        min(scene.none, UInt32.random(in: 0..<45, using: &random))
      }
      var after = Grid<UInt32>(lattice.size, repeating: 0)
      let source = before.writer()
      let target = after.writer()
      for y in 0..<height {
        target.withRow(y) { JumpPass.run(row: y, step: step, of: scene, from: source, into: &$0) }
      }
      #expect(
        after == ReferenceJumpPass.run(before, step: step, of: scene), "\(lattice.size); \(random.line)")
    }
  }

  @Test("distances equal those in double precision, and eight at a time those of one")
  func distances() {
    var random = SeededGenerator(seed: 60)
    for kind in RandomElements.allCases {
      let elements = kind.make(40, width: 16384, height: 300, using: &random)
      let table = elements.map { JumpElement($0) } + [.none]
      for _ in 0..<50 {
        let x = Int32.random(in: 0..<16384, using: &random) * 32768 + 16384
        let y = Int32.random(in: 0..<300, using: &random) * 32768 + 16384
        let ids = SIMD8<Int32>.random(in: 0..<40, using: &random)
        let eight = JumpElements8(table.span, ids).squaredDistance(SIMD8(repeating: x), row: y)
        for lane in 0..<8 {
          let id = Int(ids[lane])
          let found = table[id].squaredDistance(x, y)
          #expect(eight[lane] == found)
          let truth = BruteForceFlood.squaredDistance(
            elements[id], x: Double(x) / 32768, y: Double(y) / 32768
          ).squareRoot()
          let distance = Double(found).squareRoot() / 32768
          // A float holds a part in 16 million: of the distance, and of a piece that is thousands long.
          let (a, b) = elements[id].ends
          let length = max(abs(a.x - b.x), abs(a.y - b.y))
          #expect(
            abs(distance - truth) <= 1e-4 + 2e-6 * truth + 5e-8 * length,
            "\(elements[id]); \(random.line)")
        }
      }
    }
    #expect(JumpElement.none.squaredDistance(0, 0).isNaN)
  }

  @Test("cells list the elements that pass through them", arguments: RandomElements.allCases)
  func cellsHoldElements(kind: RandomElements) {
    var random = SeededGenerator(seed: 70)
    for (size, base) in [((17, 9), (17, 9)), ((5, 8), (40, 71)), ((1, 1), (3, 3))] {
      let lattice = Lattice(
        level: GridSize(width: size.0, height: size.1), of: GridSize(width: base.0, height: base.1))
      let elements = kind.make(
        25, width: Double(base.0), height: Double(base.1), using: &random)
      let cells = CellElements(elements, lattice: lattice)
      for row in 0..<size.1 {
        for column in 0..<size.0 {
          let listed = cells.ids[cells.places(column...column, row)].map(Int.init)
          #expect(listed == listed.sorted())
          for (id, element) in elements.enumerated() {
            let gap = Self.gap(element, column, row, lattice)
            if gap == 0 { #expect(listed.contains(id), "\(element) in \(column),\(row); \(random.line)") }
            if gap > 0.05 { #expect(!listed.contains(id)) }
          }
        }
      }
    }
  }

  /// How far the points of a piece, close to each other, stay from a cell, in cells.
  private static func gap(_ element: EdgeElement, _ column: Int, _ row: Int, _ lattice: Lattice) -> Double {
    let (a, b) = element.ends
    var least = Double.infinity
    for part in 0...2000 {
      let t = Double(part) / 2000
      let u = (a.x + (b.x - a.x) * t) / lattice.stepX
      let v = (a.y + (b.y - a.y) * t) / lattice.stepY
      let dx = max(0, Double(column) - u, u - Double(column + 1))
      let dy = max(0, Double(row) - v, v - Double(row + 1))
      least = min(least, max(dx, dy))
    }
    return least
  }

  @Test("seeding is exact within a cell's width of the outline")
  func seedingIsExact() {
    var random = SeededGenerator(seed: 80)
    for kind in RandomElements.allCases {
      let base = GridSize(width: 60, height: 45)
      let elements = kind.make(200, width: 60, height: 45, using: &random)
      let lattice = Lattice(level: GridSize(width: 12, height: 9), of: base)
      let scene = JumpScene(elements, lattice: lattice)
      var seeds = Grid<UInt32>(lattice.size, repeating: 0)
      let rows = seeds.writer()
      for y in 0..<9 { rows.withRow(y) { JumpSeeding.seed(row: y, of: scene, into: &$0) } }
      let truth = BruteForceFlood.run(elements, lattice: lattice)
      for y in 0..<9 {
        for x in 0..<12 {
          let right = FloodComparison.distance(elements[Int(truth[x, y])], x, y, lattice)
          let onBorder = x == 0 || y == 0 || x == 11 || y == 8
          if seeds[x, y] == scene.none {
            #expect(right >= 5 && (!onBorder || scene.outer == nil))
            continue
          }
          let found = FloodComparison.distance(elements[Int(seeds[x, y])], x, y, lattice)
          // All pieces beyond the frame are seen from the border.
          if right < 5 || (onBorder && kind == .outside) {
            #expect(found - right <= 1e-4, "\(kind) at \(x),\(y); \(random.line)")
          }
        }
      }
    }
  }
}
