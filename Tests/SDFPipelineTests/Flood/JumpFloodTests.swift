import MeniscusTestSupport
import SDFGrid
import SDFPipeline
import Testing

@Suite("Jump flooding against the exact flood")
struct JumpFloodTests {
  // Debug builds run SIMD code a hundred times slower: they take the small sizes, release builds
  // (`swift test -c release -Xswiftc -enable-testing`) all of them.
  #if DEBUG
    static let sizes = [(31, 31), (60, 22)]
    static let dotSides = [1, 2, 3, 5, 8, 9, 17, 31]
    static let denseSide = 512
  #else
    static let sizes = [
      (31, 31), (100, 37), (127, 127), (255, 255), (500, 500), (512, 512), (1000, 333), (1, 700), (333, 2),
    ]
    static let dotSides = Array(1...140) + [255, 256, 257, 500, 511, 513]
    static let denseSide = 4096
  #endif

  private func flood(_ elements: [EdgeElement], _ lattice: Lattice, threads: Int = 2) -> Grid<UInt32> {
    var nearest = Grid<UInt32>(GridSize(width: 1, height: 1), repeating: 9)
    let passes = JumpFlood.run(elements, lattice: lattice, into: &nearest, threads: threads)
    #expect(passes == JumpFlood.steps(for: lattice.size).count + 4)
    return nearest
  }

  /// Expects no unreached texel, at most one in 100,000 that differs by more than a thousandth of a
  /// cell, and none that differs by more than a quarter.
  private func expectNearlyExact(_ elements: [EdgeElement], _ lattice: Lattice, _ comment: Comment) {
    var truth = Grid<UInt32>(GridSize(width: 1, height: 1), repeating: 0)
    ExactFlood.run(elements, lattice: lattice, into: &truth, threads: 2)
    let cell = max(lattice.stepX, lattice.stepY)
    let comparison = FloodComparison(
      flood(elements, lattice), truth, elements: elements, lattice: lattice, tolerance: 1e-3 * cell)
    #expect(comparison.unreached == 0, comment)
    #expect(comparison.differing <= lattice.size.count / 100_000, "\(comment): \(comparison)")
    #expect(comparison.largest <= 0.25 * cell, "\(comment): \(comparison)")
  }

  @Test("is nearly exact over shapes and dots", arguments: FloodScene.allCases)
  func scenes(scene: FloodScene) {
    for (width, height) in Self.sizes {
      let size = GridSize(width: width, height: height)
      expectNearlyExact(scene.elements(size), Lattice(size), "\(scene) at \(size)")
    }
  }

  @Test("is nearly exact where many elements share a cell", arguments: FloodScene.allCases)
  func denseLattices(scene: FloodScene) {
    // A large mask shrunk to a small field, and a mip level of a large field.
    let side = Double(Self.denseSide)
    let base = GridSize(width: Self.denseSide, height: Self.denseSide)
    let lattice = Lattice(GridSize(width: 32, height: 32))
    let elements = scene.elements(base)
    expectNearlyExact(moved(elements, scale: 32 / side), lattice, "\(scene), shrunk")
    expectNearlyExact(
      elements, Lattice(level: lattice.size, of: base), "\(scene), a mip level")
    expectNearlyExact(
      elements, Lattice(level: GridSize(width: 27, height: 19), of: base), "\(scene), uneven cells")
  }

  @Test("is nearly exact with pieces that are many texels long", arguments: FloodScene.allCases)
  func longPieces(scene: FloodScene) {
    let sides: (from: Int, to: Int) = Self.denseSide == 512 ? (16, 48) : (32, 512)
    let elements = scene.elements(GridSize(width: sides.from, height: sides.from))
    let scale = Double(sides.to) / Double(sides.from)
    let lattice = Lattice(GridSize(width: sides.to, height: sides.to))
    expectNearlyExact(moved(elements, scale: scale), lattice, "\(scene), enlarged")
  }

  @Test(
    "is nearly exact where the outline leaves the frame or lies beside it", arguments: FloodScene.allCases)
  func outerElements(scene: FloodScene) {
    let scale = Self.denseSide == 512 ? 0.1 : 1
    let elements = scene.elements(GridSize(width: Int(1024 * scale), height: Int(1024 * scale)))
    let frame = Lattice(GridSize(width: Int(400 * scale), height: Int(150 * scale)))
    for (x, y) in [(-300.0, -420.0), (-1100, 200), (500, -2000), (-100, 160)] {
      let outer = moved(elements, scale: 1, x: x * scale, y: y * scale)
      expectNearlyExact(outer, frame, "\(scene), moved by \(x * scale), \(y * scale)")
    }
  }

  @Test("reaches every texel at every size from a lone dot in any corner")
  func loneDots() {
    for side in Self.dotSides {
      for size in [GridSize(width: side, height: side), GridSize(width: side, height: 1 + side / 3)] {
        let (right, bottom) = (Double(size.width) - 0.5, Double(size.height) - 0.5)
        for (x, y) in [(0.5, 0.5), (right, 0.5), (0.5, bottom), (right, bottom)] {
          let dot = Contours.element((x, y), (x, y))
          let nearest = flood([dot], Lattice(size))
          #expect(nearest.samples.allSatisfy { $0 == 0 }, "\(size), dot at \(x),\(y)")
        }
      }
    }
  }

  @Test("has steps that add up to every distance")
  func stepsAddUp() {
    for side in 1...16384 {
      let steps = JumpFlood.steps(for: GridSize(width: side, height: 1 + side / 7))
      #expect(steps.dropLast(2).reduce(0, +) >= side - 1)
      #expect(steps.first == 1 || (steps.first ?? 0) < side)
    }
    #expect(
      JumpFlood.steps(for: GridSize(width: 500, height: 3)) == [256, 128, 64, 32, 16, 8, 4, 2, 1, 2, 1])
    #expect(JumpFlood.steps(for: GridSize(width: 1, height: 1)) == [1, 2, 1])
  }

  @Test("takes the smaller number among equals")
  func ties() {
    let piece = Contours.element((3, 3), (5, 4))
    let elements = [Contours.element((-40, 0), (-40, 1))] + Array(repeating: piece, count: 9)
    #expect(flood(elements, Lattice(GridSize(width: 20, height: 20))).samples.allSatisfy { $0 == 1 })
  }

  @Test("gives the same numbers for any number of threads")
  func threadsDoNotMatter() {
    var random = SeededGenerator(seed: 41)
    let lattice = Lattice(GridSize(width: 30, height: 70))
    let elements = RandomElements.mixed.make(60, width: 40, height: 80, using: &random)
    let one = flood(elements, lattice, threads: 1)
    for threads in [2, 3, 7] { #expect(flood(elements, lattice, threads: threads) == one) }
  }

  private func moved(
    _ elements: [EdgeElement], scale: Double, x: Double = 0, y: Double = 0
  ) -> [EdgeElement] {
    elements.map { element in
      let (a, b) = element.ends
      return Contours.element(
        (a.x * scale + x, a.y * scale + y), (b.x * scale + x, b.y * scale + y))
    }
  }
}
