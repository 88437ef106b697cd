import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("The height of a mask's field")
struct HeightTests {
  @Test(
    "is what the plain sweeps make of the inside distances, on every level",
    arguments: RandomMask.allCases, SDFMetadata.Border.allCases)
  func equalsTwin(kind: RandomMask, border: SDFMetadata.Border) throws {
    var random = SeededGenerator(seed: 70)
    let mask = kind.mask(GridSize(width: 30, height: 23), using: &random)
    let options = MaskOptions.with {
      $0.border = border
      $0.precision = .float
      $0.mipmaps = true
      $0.padding = border == .extend ? 0 : 2
      $0.height = .jacobi(sweeps: 40)
    }
    let texture = try mask.field(options)
    let plan = try MaskPlan(options, mask: mask.size)
    for (level, texels) in texture.levels.enumerated() {
      // What a half-float R could not tell from 0 is on the outline.
      var height = Grid<Float>(texels.size) { -texels[$0, $1].x > 0x1p-25 ? -texels[$0, $1].x : 0 }
      ReferenceJacobi.run(&height, sweeps: plan.field.sweeps(level: level), border: border)
      for y in 0..<texels.size.height {
        for x in 0..<texels.size.width {
          #expect(texels[x, y].w == height[x, y], "level \(level) at \(x),\(y)")
        }
      }
      #expect(FieldLaws(texels.floats).misplacedHeights == 0)
    }
  }

  @Test("is positive inside a shape, and 0 outside and on its outline", arguments: Precision.allCases)
  func signs(precision: Precision) throws {
    let disc = ClosedForm.disc(centre: (20, 20), radius: 15)
    let texture = try disc.mask(GridSize(width: 40, height: 40)).field(.with { $0.precision = precision })
    for y in 0..<40 {
      for x in 0..<40 {
        let texel = texture[x, y]
        #expect((texel.w > 0) == (texel.x < 0), "at \(x),\(y)")
      }
    }
    #expect(texture[20, 20].w > texture[8, 20].w)
  }

  @Test("follows the sweeps that are asked for, or the size")
  func sweeps() throws {
    let mask = CoverageMask(drawing: ["######", "######", "######", "######"])
    func heights(_ method: HeightMethod) throws -> SDFTexture {
      try mask.field(
        .with {
          $0.height = method
          $0.precision = .float
        })
    }
    #expect(try heights(.jacobi(sweeps: nil)).metadata?.height == .init(method: "jacobi", sweeps: 64))
    let none = try heights(.jacobi(sweeps: 0))
    #expect(none.metadata?.height == .init(method: "jacobi", sweeps: 0))
    for y in 0..<4 { for x in 0..<6 { #expect(none[x, y].w == max(0, -none[x, y].x)) } }
    // One sweep in a corner: two neighbours at 1/2, two beyond the border at 0.
    #expect(abs(try heights(.jacobi(sweeps: 1))[0, 0].w - 0.25) <= 1e-4)
    let flat = try heights(.none)
    #expect(flat.metadata?.height == .init(method: "none"))
    for y in 0..<4 { for x in 0..<6 { #expect(flat[x, y].w == 0) } }
  }

  @Test("mip levels have a quarter of the sweeps each, but one at least")
  func mipSweeps() throws {
    var options = MaskOptions()
    options.mipmaps = true
    let plan = try MaskPlan(options, mask: GridSize(width: 100, height: 60))
    #expect((0..<7).map { plan.field.sweeps(level: $0) } == [64, 16, 4, 1, 1, 1, 1])
    options.height = .jacobi(sweeps: 0)
    #expect(try MaskPlan(options, mask: GridSize(width: 100, height: 60)).field.sweeps(level: 2) == 0)
    options.height = .none
    #expect(try MaskPlan(options, mask: GridSize(width: 100, height: 60)).field.sweeps(level: 0) == 0)
  }
}
