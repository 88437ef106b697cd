import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Masks of one texel, one row, one column")
struct TinyMaskTests {
  static let sizes = [(1, 1), (1, 2), (2, 1), (1, 7), (9, 1), (2, 2)]
  static let placements: [Placement] = [
    .scale(1), .scale(3.3), .scale(0.2), .size(GridSize(width: 5, height: 3), fit: .contain),
    .size(GridSize(width: 5, height: 3), fit: .cover), .size(GridSize(width: 3, height: 5), fit: .fill),
  ]

  @Test("come out well in all modes", arguments: EdgeModel.allCases, SDFMetadata.Border.allCases)
  func allModes(edges: EdgeModel, border: SDFMetadata.Border) throws {
    var random = SeededGenerator(seed: 71)
    for (width, height) in Self.sizes {
      for kind in [RandomMask.blackAndWhite, .grey] {
        let mask = kind.mask(GridSize(width: width, height: height), format: .float, using: &random)
        for placement in Self.placements {
          for flood in [FloodMethod.jump, .exact] {
            let options = MaskOptions.with {
              $0.edges = edges
              $0.border = border
              $0.placement = placement
              $0.flood = flood
              $0.precision = .float
              $0.mipmaps = true
              $0.padding = width % 2
            }
            let texture = try mask.field(options)
            let comment: Comment = "\(kind) \(width)x\(height), \(placement), \(flood); \(random.line)"
            #expect(texture.levels.count == texture.size.mipCount, comment)
            for level in texture.levels {
              let step = (
                x: Double(texture.size.width) / Double(level.size.width),
                y: Double(texture.size.height) / Double(level.size.height)
              )
              let laws = FieldLaws(level.floats, step: step)
              #expect(laws.notFinite == 0, comment)
              #expect(laws.excessSlope <= (flood == .jump ? 0.25 : 1e-4), comment)
              #expect(laws.misplacedHeights == 0, comment)
              if texture.metadata?.outline == true { #expect(laws.gradientLengthError <= 1e-5, comment) }
            }
          }
        }
      }
    }
  }

  @Test("a full texel under a clear border is a texel's cell, or the diamond within")
  func oneTexel() throws {
    let mask = CoverageMask(drawing: ["#"])
    #expect(abs(try mask.field(.distances())[0, 0].x + Float(0.125).squareRoot()) <= 1e-4)
    #expect(try mask.field(.distances { $0.edges = .binary })[0, 0].x == -0.5)
    #expect(try mask.field(.distances { $0.border = .extend }).metadata?.outline == false)
    let padded = try mask.field(
      .distances {
        $0.edges = .binary
        $0.padding = 2
      })
    let box = Box(x: 2, y: 2, width: 1, height: 1)
    #expect(FieldErrors(padded, box.closedForm).largest <= 1e-4)
  }

  @Test("lines under an extended border are stripes to both sides")
  func lines() throws {
    for symmetry in GridSymmetry.allCases {
      let line = Grid<Double>(GridSize(width: 1, height: 9)) { _, y in y < 4 ? 1 : 0 }
      let texture = try CoverageMask(symmetry.apply(line)).field(
        .distances {
          $0.border = .extend
          $0.padding = 3
        })
      let truth = Grid<SIMD4<Float>>(GridSize(width: 7, height: 15)) { _, y in
        SIMD4(Float(y) + 0.5 - 7, 0, 1, 0)
      }
      #expect(FieldLaws(texture).difference(symmetry.apply(field: truth)).largest <= 1e-4, "\(symmetry)")
    }
  }
}
