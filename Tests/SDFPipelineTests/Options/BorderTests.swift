import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Beyond the border")
struct BorderTests {
  /// Distances of a field with padding, as errors against a shape in the mask's texels.
  private func errors(
    _ mask: CoverageMask, padding: Int, border: SDFMetadata.Border, edges: EdgeModel = .subpixel,
    _ shape: ClosedForm
  ) throws -> FieldErrors {
    let texture = try mask.field(
      .distances {
        $0.padding = padding
        $0.border = border
        $0.edges = edges
      })
    let size = GridSize(width: mask.size.width + 2 * padding, height: mask.size.height + 2 * padding)
    #expect(texture.size == size)
    #expect(texture.metadata?.padding == padding)
    let offset = 0.5 - Double(padding)
    return FieldErrors(texture.levels[0]) { shape.distance(Double($0) + offset, Double($1) + offset) }
  }

  @Test(
    "clear: a shape that touches the border has its outline there", arguments: [0, 6], EdgeModel.allCases)
  func clearBorder(padding: Int, edges: EdgeModel) throws {
    for (box, size) in [
      (Box(x: 0, y: 0, width: 7, height: 5), (7, 5)), (Box(x: 0, y: 3, width: 5, height: 4), (12, 9)),
      (Box(x: 4, y: 0, width: 5, height: 9), (9, 9)),
    ] {
      let mask = CoverageMask(Grid(GridSize(width: size.0, height: size.1)) { box.holds($0, $1) ? 1 : 0 })
      let errors = try errors(mask, padding: padding, border: .clear, edges: edges, box.closedForm)
      #expect(errors.largest <= 1e-4, "\(box): \(errors)")
    }
  }

  @Test(
    "extend: stripes go on to all sides, and the border is no outline", arguments: [0, 9], EdgeModel.allCases)
  func stripes(padding: Int, edges: EdgeModel) throws {
    // Full from 0 to 3 and from 7 to 12, and above: the first stripe goes on upwards.
    let stripes = ClosedForm("stripes") { p in max(min(p.y - 3, max(7 - p.y, p.y - 12)), -1e9) }
    let lying = Grid<Double>(GridSize(width: 8, height: 16)) { _, y in y < 3 || (7..<12).contains(y) ? 1 : 0 }
    for symmetry in GridSymmetry.allCases {
      let mask = CoverageMask(symmetry.apply(lying))
      let options = MaskOptions.distances {
        $0.padding = padding
        $0.border = .extend
        $0.edges = edges
      }
      let texels = try mask.field(options).levels[0].floats
      let truth = symmetry.apply(
        field: Grid<SIMD4<Float>>(GridSize(width: 8 + 2 * padding, height: 16 + 2 * padding)) { x, y in
          let height = Double(y) + 0.5 - Double(padding)
          let step = stripes.distance(0, height + 1e-6) > stripes.distance(0, height - 1e-6)
          return SIMD4(Float(stripes.distance(0, height)), 0, step ? 1 : -1, 0)
        })
      let difference = FieldLaws(texels).difference(truth, channels: 0..<1)
      #expect(difference.largest <= 1e-4, "\(symmetry): \(difference)")
      // Midway between two outlines the gradient may be either one's: heights of whole texels.
      let wrong = (0..<texels.size.height).flatMap { y in (0..<texels.size.width).map { ($0, y) } }.count {
        let (found, right) = (texels[$0, $1], truth[$0, $1])
        return abs(found.y - right.y) + abs(found.z - right.z) > 1e-3
      }
      #expect(wrong <= max(texels.size.width, texels.size.height) * 2, "\(symmetry)")
    }
  }

  @Test(
    "extend: a quadrant goes on in two directions, whichever corner it fills", arguments: EdgeModel.allCases)
  func quadrants(edges: EdgeModel) throws {
    let padding = 11
    let quadrant = Grid<Double>(GridSize(width: 15, height: 12)) { x, y in x < 7 && y < 6 ? 1 : 0 }
    let truth = Grid<SIMD4<Float>>(GridSize(width: 15 + 2 * padding, height: 12 + 2 * padding)) { x, y in
      let qx = Double(x - padding) + 0.5 - 7
      let qy = Double(y - padding) + 0.5 - 6
      let outer = (max(qx, 0) * max(qx, 0) + max(qy, 0) * max(qy, 0)).squareRoot()
      return SIMD4(Float(outer + min(max(qx, qy), 0)), 0, 0, 0)
    }
    for symmetry in GridSymmetry.allCases {
      for invert in [false, true] {
        let texture = try CoverageMask(symmetry.apply(quadrant)).field(
          .distances {
            $0.padding = padding
            $0.border = .extend
            $0.edges = edges
            $0.invert = invert
          })
        let sign: Float = invert ? -1 : 1
        let expected = symmetry.apply(Grid(truth.size) { truth[$0, $1] * sign })
        let difference = FieldLaws(texture).difference(expected, channels: 0..<1)
        #expect(difference.largest <= 1e-4, "\(symmetry), inverted: \(invert): \(difference)")
      }
    }
  }

  @Test("extend: an anti-aliased edge keeps its place on the way out")
  func softEdges() throws {
    // Half-planes along an axis, through the middle of texels.
    for degrees in [0.0, 90, 180, 270] {
      let plane = HalfPlane(degrees: degrees, through: (6.3, 5.8))
      let mask = CoverageMask(Grid(GridSize(width: 12, height: 12), plane.coverage), format: .float)
      let errors = try errors(mask, padding: 8, border: .extend, plane.closedForm)
      #expect(errors.largest <= 1e-4, "\(plane): \(errors)")
    }
  }

  @Test(
    "no outline: plus or minus the diagonal, gradient and height 0, and it is said",
    arguments: Precision.allCases)
  func noOutline(precision: Precision) throws {
    let full = CoverageMask(drawing: ["####", "####"])
    let empty = CoverageMask(drawing: ["....", "...."])
    for (mask, border, isInside) in [
      (full, SDFMetadata.Border.extend, true), (empty, .extend, false), (empty, .clear, false),
    ] {
      for edges in EdgeModel.allCases {
        let options = MaskOptions.with {
          $0.border = border
          $0.edges = edges
          $0.padding = 2
          $0.precision = precision
          $0.mipmaps = true
        }
        let generation = try SDFGenerator().generate(mask, options: options)
        let texture = generation.texture
        // 8 × 6 texels: a diagonal of 10.
        #expect(texture.levels.map(\.size.description) == ["8x6", "4x3", "2x1", "1x1"])
        for level in texture.levels {
          #expect(level.precision == precision)
          let texel = SIMD4<Float>(isInside ? -10 : 10, 0, 0, 0)
          #expect(level.floats.samples.allSatisfy { $0 == texel })
        }
        #expect(texture.metadata?.outline == false)
        #expect(texture.metadata?.largestInsideDistance == (isInside ? 10 : 0))
        #expect(generation.report.elementCount == 0)
        var clamped = options
        clamped.range = 4
        #expect(try mask.field(clamped)[0, 0].x == (isInside ? -4 : 4))
      }
    }
  }
}
