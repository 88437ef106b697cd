import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Distances of masks against brute force")
struct MaskFloodTests {
  #if DEBUG
    static let side = 18
  #else
    static let side = 40
  #endif

  /// Distances equal to 1e-4 texel, and gradients that lead back to the outline.
  private func expectExact(_ mask: CoverageMask, _ options: MaskOptions, _ comment: String) throws {
    let (outline, _) = try mask.outline(options)
    let texels = try mask.field(options).levels[0].floats
    if outline.elements.isEmpty { return }
    let truth = BruteForceField(outline.elements, leftIsInside: outline.leftIsInside)
    for y in 0..<mask.size.height {
      for x in 0..<mask.size.width {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let texel = texels[x, y]
        let right = truth.at(px, py)
        let (r, gx, gy) = (Double(texel.x), Double(texel.y), Double(texel.z))
        if !(abs(r - right.distance) <= 1e-4) {
          Issue.record("\(comment): at \(x),\(y) \(r) in place of \(right.distance)")
        }
        // Among equally near pieces the gradient may be another's: it leads to the outline all the same.
        if !(abs(gx - right.gradientX) + abs(gy - right.gradientY) <= 1e-3) {
          let foot = truth.unsignedDistance(px - r * gx, py - r * gy)
          if !(foot <= 2e-4) {
            Issue.record("\(comment): at \(x),\(y) the gradient leads \(foot) past the outline")
          }
        }
      }
    }
  }

  @Test(
    "the exact engine equals brute force over the pieces on random masks of all sizes",
    arguments: [RandomMask.blackAndWhite, .grey], EdgeModel.allCases)
  func exactEqualsBruteForce(kind: RandomMask, edges: EdgeModel) throws {
    for (index, size) in sizes(upTo: Self.side, debugCount: 4, seed: 5).enumerated() {
      var random = SeededGenerator(seed: UInt64(30_000 + index))
      let options = MaskOptions.distances {
        $0.flood = .exact
        $0.edges = edges
        $0.border = Bool.random(using: &random) ? .clear : .extend
      }
      try expectExact(kind.mask(size, using: &random), options, "\(kind), \(edges), \(size); \(random.line)")
    }
  }

  @Test("the exact engine equals brute force on masks of other kinds", arguments: RandomMask.allCases)
  func otherKinds(kind: RandomMask) throws {
    #if DEBUG
      let count = 4
    #else
      let count = 150
    #endif
    for index in 0..<count {
      var random = SeededGenerator(seed: UInt64(40_000 + index))
      let size = GridSize.random(1...Self.side, using: &random)
      var options = SubpixelSeedTests.options(using: &random)
      options.edges = index % 3 == 0 ? .binary : .subpixel
      options.flood = .exact
      options.height = .none
      options.precision = .float
      try expectExact(kind.mask(size, format: .unorm16, using: &random), options, "\(kind), \(random.line)")
    }
  }

  #if DEBUG
    static let sceneSizes = [(31, 31), (60, 22)]
  #else
    static let sceneSizes = [
      (31, 31), (100, 37), (127, 127), (255, 255), (500, 500), (512, 512), (1000, 333),
    ]
  #endif

  @Test("jump flooding is nearly exact on masks", arguments: MaskScene.allCases)
  func jumpAgainstExact(scene: MaskScene) throws {
    for (width, height) in Self.sceneSizes {
      let size = GridSize(width: width, height: height)
      let mask = CoverageMask(scene.coverage(size))
      let exact = try mask.field(.distances { $0.flood = .exact }).levels[0].floats
      let texture = try mask.field(.distances { $0.flood = .jump })
      let jump = texture.levels[0].floats
      #expect(texture.metadata?.flood == .init(method: "jump", passes: JumpFlood.steps(for: size).count + 4))
      var differing = 0
      var largest = 0.0
      for y in 0..<height {
        for x in 0..<width {
          let difference = abs(Double(jump[x, y].x) - Double(exact[x, y].x))
          if !(difference <= 1e-3) { differing += 1 }
          if !(difference <= largest) { largest = difference }
        }
      }
      #expect(differing <= size.count / 100_000, "\(scene) at \(size): \(differing) texels")
      #expect(largest <= 0.25, "\(scene) at \(size)")

      let (outline, plan) = try mask.outline(.distances())
      var nearest = Grid<UInt32>(GridSize(width: 1, height: 1), repeating: 0)
      _ = JumpFlood.run(outline.elements, lattice: plan.field.levels[0], into: &nearest, threads: 2)
      let unreached = nearest.samples.count { Int($0) >= outline.elements.count }
      #expect(unreached == 0, "\(scene) at \(size)")
    }
  }
}
