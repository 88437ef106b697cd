import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Sub-pixel edges")
struct SubpixelSeedTests {
  /// Options that matter to the seed, drawn at random.
  static func options(using random: inout SeededGenerator) -> MaskOptions {
    .with {
      $0.threshold = [0.5, 0.5, 0.3, 0.71, 0.0, 0.5005][Int.random(in: 0..<6, using: &random)]
      $0.invert = Bool.random(using: &random)
      $0.border = Bool.random(using: &random) ? .clear : .extend
      $0.coverage = Int.random(in: 0..<4, using: &random) == 0 ? .srgb : .linear
    }
  }

  /// The pieces from crossing to crossing, before those in one line are joined, in texels of the mask.
  private func pieces(_ mask: CoverageMask, _ options: MaskOptions) throws -> [EdgeElement] {
    let plan = try MaskPlan(options, mask: mask.size)
    let layout = CoverageLayout(size: mask.size, format: mask.format)
    let pieces = mask.withBytes { bytes in
      withCoverageRows(bytes, layout: layout) { source -> [EdgeElement] in
        let rows = MaskRows(source, options: options)
        var chain = OutlineChain()
        chain.scan(rows, threshold: options.threshold, threads: 1)
        let corners = SubpixelSeed.restoreCorners(&chain, threshold: options.threshold, threads: 1)
        let writer = OutlineWriter(placing: plan.placing, margin: rows.margin, frame: plan.size)
        var ends: [(a: (x: Int32, y: Int32), b: (x: Int32, y: Int32))] = []
        for entry in chain.entries {
          let link = chain.links[Int(entry)]
          let (start, end) = (writer.fixed(link), writer.fixed(chain.links[Int(link.next)]))
          if let corner = corners[entry] {
            let middle = writer.fixed(corner, cell: link.cell)
            ends += [(start, middle), (middle, end)]
          } else {
            ends.append((start, end))
          }
        }
        let ways = writer.waysOut(chain.waysOut(columns: rows.size.width), border: options.border)
        return ends.map { EdgeElement(ax: $0.a.x, ay: $0.a.y, bx: $0.b.x, by: $0.b.y) } + ways.pieces
      }
    }
    return try #require(pieces)
  }

  @Test("gives the pieces of its twin", arguments: RandomMask.allCases)
  func equalsTwin(kind: RandomMask) throws {
    var differing: [String] = []
    var count = 0
    for (index, size) in sizes(upTo: 40, debugCount: 25, seed: 3).enumerated() {
      var random = SeededGenerator(seed: UInt64(10_000 + index))
      let options = Self.options(using: &random)
      let format = CoverageFormat.allCases[index % 3]
      let mask = kind.mask(size, format: format, using: &random)
      let matching = PieceMatching(
        try pieces(mask, options), ReferenceSeed.run(mask, options: options))
      count += 1
      if matching.isComplete { continue }
      let comment = "\(size), \(format); \(random.line): \(matching)"
      differing.append(comment)
      // One corner at most: its pieces, on two sides of a thin shape.
      #expect(matching.missing.count <= 8 && matching.extra.count <= 8, "\(comment)")
    }
    // In thin mirrored shapes two cells may have the same claim to a corner, but for the last bit:
    // floats then choose another one than doubles.
    #expect(differing.count <= count / 500, "\(differing.joined(separator: "\n"))")
  }

  @Test("finds the corners of a rectangle and moves the crossings beside them onto its sides")
  func corners() throws {
    let mask = CoverageMask(drawing: ["......", ".####.", ".####.", ".####.", "......"])
    let elements = try mask.outline(MaskOptions()).outline.elements
    let corners = [(1, 1), (5, 1), (5, 4), (1, 4)].map { (x: Double($0.0), y: Double($0.1)) }
    for corner in corners {
      let ends = elements.count { abs($0.ends.b.x - corner.x) + abs($0.ends.b.y - corner.y) <= 1e-4 }
      #expect(ends == 1, "\(corner)")
    }
    let box = Box(x: 1, y: 1, width: 4, height: 3).closedForm
    for element in elements { #expect(abs(box.distance(element.ends.a.x, element.ends.a.y)) <= 1e-4) }
  }

  @Test("pieces close: each end is another's start", arguments: RandomMask.allCases)
  func closed(kind: RandomMask) throws {
    for round in 0..<10 {
      var random = SeededGenerator(seed: UInt64(15_000 + round))
      let mask = kind.mask(GridSize(width: 3 + 2 * round, height: 20 - round), using: &random)
      var options = Self.options(using: &random)
      options.border = .clear
      var ends: [SIMD2<Int32>: Int] = [:]
      for element in try mask.outline(options).outline.elements {
        ends[SIMD2(element.ax, element.ay), default: 0] += 1
        ends[SIMD2(element.bx, element.by), default: 0] -= 1
      }
      #expect(ends.values.allSatisfy { $0 == 0 }, "\(kind); \(random.line)")
    }
  }
}
