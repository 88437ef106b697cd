import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Fields move with their masks")
struct EquivarianceTests {
  #if DEBUG
    static let rounds = 3
  #else
    static let rounds = 100
  #endif

  /// Pieces in one line are joined within a tolerance, from one end on: the other way round they may be
  /// joined otherwise.
  private static func tolerance(_ edges: EdgeModel) -> Double {
    edges == .binary ? 1e-4 : 2 * PieceMerger.tolerance + 1e-4
  }

  private func options(_ edges: EdgeModel, _ round: Int) -> MaskOptions {
    .with {
      $0.edges = edges
      $0.border = round % 2 == 0 ? .clear : .extend
      $0.padding = round % 3
      $0.precision = .float
      $0.height = .jacobi(sweeps: 12)
    }
  }

  @Test(
    "turning and mirroring a mask turns and mirrors its field", arguments: RandomMask.allCases,
    EdgeModel.allCases)
  func symmetries(kind: RandomMask, edges: EdgeModel) throws {
    for round in 0..<Self.rounds {
      var random = SeededGenerator(seed: UInt64(95_000 + round))
      let size = GridSize.random(1...24, using: &random)
      let coverage = kind.coverage(size, using: &random)
      let options = options(edges, round)
      let field = try CoverageMask(coverage).field(options).levels[0].floats
      for symmetry in GridSymmetry.allCases {
        let moved = try CoverageMask(symmetry.apply(coverage)).field(options)
        let difference = FieldLaws(moved).difference(symmetry.apply(field: field), channels: 0..<1)
        #expect(
          difference.largest <= Self.tolerance(edges),
          "\(kind), \(edges), \(symmetry): \(difference); \(random.line)")
      }
    }
  }

  @Test(
    "a mask in a larger empty one gives the same field, shifted", arguments: RandomMask.allCases,
    EdgeModel.allCases)
  func shifts(kind: RandomMask, edges: EdgeModel) throws {
    for round in 0..<Self.rounds {
      var random = SeededGenerator(seed: UInt64(96_000 + round))
      let size = GridSize.random(1...20, using: &random)
      let coverage = kind.coverage(size, using: &random)
      let (left, top) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...60, using: &random))
      let frame = GridSize(width: size.width + left + 1, height: size.height + top + 2)
      let embedded = Grid<Double>(frame) { x, y in
        let (column, row) = (x - left, y - top)
        let isWithin = column >= 0 && row >= 0 && column < size.width && row < size.height
        return isWithin ? coverage[column, row] : 0
      }
      let options = MaskOptions.distances { $0.edges = edges }
      let plain = try CoverageMask(coverage).field(options)
      let texels = try CoverageMask(embedded).field(options).levels[0].floats
      if plain.metadata?.outline != true { continue }
      let part = Grid<SIMD4<Float>>(size) { texels[$0 + left, $1 + top] }
      // On the medial axis two pieces are as near: the gradient may be either one's.
      let difference = FieldLaws(plain).difference(part, channels: 0..<1)
      #expect(difference.largest <= Self.tolerance(edges), "\(kind), \(edges): \(difference); \(random.line)")
    }
  }

  @Test(
    "a mask enlarged by whole texels has its distances enlarged with it, with binary edges",
    arguments: [2, 3])
  func enlarged(factor: Int) throws {
    for round in 0..<Self.rounds {
      var random = SeededGenerator(seed: UInt64(97_000 + round))
      let size = GridSize.random(1...20, using: &random)
      let coverage = RandomMask.blackAndWhite.coverage(size, using: &random)
      let large = GridSize(width: size.width * factor, height: size.height * factor)
      let enlarged = Grid<Double>(large) { coverage[$0 / factor, $1 / factor] }
      var options = MaskOptions.distances { $0.edges = .binary }
      options.border = round % 2 == 0 ? .clear : .extend
      let texture = try CoverageMask(enlarged).field(options)
      if texture.metadata?.outline != true { continue }
      var scaled = options
      scaled.placement = .scale(Double(factor))
      let byScale = try CoverageMask(coverage).field(scaled).levels[0].floats
      #expect(FieldLaws(texture).difference(byScale, channels: 0..<1).largest <= 1e-4, "\(random.line)")
      // Where centres coincide, R is so many times as large.
      if factor % 2 == 1 {
        let small = try CoverageMask(coverage).field(options)
        for y in 0..<size.height {
          for x in 0..<size.width {
            let centre = texture[x * factor + factor / 2, y * factor + factor / 2].x
            #expect(abs(centre - Float(factor) * small[x, y].x) <= 1e-4, "at \(x),\(y); \(random.line)")
          }
        }
      }
    }
  }
}
