import Foundation
import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Where the outline of a mask lies")
struct EdgeTests {
  @Test("a hard-edged rectangle's outline runs along its cell sides, corners too")
  func hardRectangles() throws {
    for (width, height) in [(3, 3), (3, 9), (4, 7), (12, 5), (20, 20)] {
      let size = GridSize(width: width + 9, height: height + 8)
      let box = Box(x: 4, y: 5, width: width, height: height)
      for format in CoverageFormat.allCases {
        let mask = CoverageMask(Grid(size) { box.holds($0, $1) ? 1 : 0 }, format: format)
        for edges in EdgeModel.allCases {
          let errors = FieldErrors(try mask.field(.distances { $0.edges = edges }), box.closedForm, band: 99)
          #expect(errors.count == size.count)
          #expect(errors.largest <= 1e-4, "\(width)x\(height), \(format), \(edges): \(errors)")
        }
      }
    }
  }

  @Test("a hard-edged rectangle keeps its outline beside an anti-aliased disc")
  func hardBesideSoft() throws {
    let size = GridSize(width: 60, height: 40)
    let box = Box(x: 5, y: 7, width: 14, height: 25)
    let disc = ClosedForm.disc(centre: (41.3, 20.6), radius: 13.4)
    let coverage = disc.coverage(size)
    let mask = CoverageMask(Grid(size) { box.holds($0, $1) ? 1 : coverage[$0, $1] })
    let texels = try mask.field(.distances()).levels[0]
    let rectangle = FieldErrors(texels, band: 50) { x, y in
      let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
      let distance = box.closedForm.distance(px, py)
      return distance < disc.distance(px, py) - 0.1 ? distance : .infinity
    }
    #expect(rectangle.largest <= 1e-4, "\(rectangle)")
    #expect(rectangle.count > size.count / 3)
    let both = ClosedForm.apart("both", [box.closedForm, disc])
    let errors = FieldErrors(texels) { both.distance(Double($0) + 0.5, Double($1) + 0.5) }
    #expect(errors.within(0.01, 0.03, 0.05), "\(errors)")
  }

  @Test("a lone full texel is a diamond, or a square with binary edges")
  func loneTexel() throws {
    let mask = CoverageMask(drawing: [".....", ".....", "..#..", ".....", "....."])
    let diamond = try mask.field(.distances())
    let root = Float(2).squareRoot()
    expect(diamond, [(2, 2, -root / 4), (3, 2, 0.5), (2, 1, 0.5), (3, 3, 1.5 / root), (0, 2, 1.5)])
    let square = try mask.field(.distances { $0.edges = .binary })
    expect(square, [(2, 2, -0.5), (3, 2, 0.5), (2, 1, 0.5), (3, 3, 1 / root), (0, 2, 1.5)])
  }

  private func expect(_ texture: SDFTexture, _ values: [(x: Int, y: Int, r: Float)]) {
    for (x, y, r) in values { #expect(abs(texture[x, y].x - r) <= 1e-4, "at \(x),\(y)") }
  }

  @Test("a straight anti-aliased edge is where it was drawn, at any angle", arguments: 0..<24)
  func straightEdges(index: Int) throws {
    let plane = HalfPlane(degrees: Double(index) * 15 + 3.7, through: (15.3, 14.6))
    let errors = try Self.errors(plane, threshold: 0.5, format: .float)
    #expect(errors.largest <= 2e-3, "\(plane): \(errors)")
    let rounded = try Self.errors(plane, threshold: 0.5, format: .unorm8)
    #expect(rounded.largest <= 6e-3, "\(plane): \(rounded)")
  }

  @Test(
    "another threshold shifts a straight edge by what the area function gives",
    arguments: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9], [0.0, 12, 31, 45, 58, 90, 130, 200, 290])
  func thresholds(threshold: Double, degrees: Double) throws {
    let plane = HalfPlane(degrees: degrees, through: (15.3, 14.6))
    let errors = try Self.errors(plane, threshold: threshold, format: .float)
    // Far from a half, texels beyond the pair are grey: interpolation takes a part.
    let tolerance = abs(threshold - 0.5) <= 0.25 ? 0.02 : 0.14
    #expect(errors.largest <= tolerance, "\(plane): \(errors)")
  }

  /// The errors of a half-plane's distances, away from the border, where repeated texels bend the edge.
  private static func errors(
    _ plane: HalfPlane, threshold: Double, format: CoverageFormat
  ) throws -> FieldErrors {
    let size = GridSize(width: 30, height: 30)
    let options = MaskOptions.distances {
      $0.threshold = threshold
      $0.border = .extend
    }
    let mask = CoverageMask(Grid(size, plane.coverage), format: format)
    let shift = plane.depth(coverage: threshold)
    return FieldErrors(try mask.field(options).levels[0], band: 20) { x, y in
      let distance = plane.distance(Double(x) + 0.5, Double(y) + 0.5)
      // The point of the line that is nearest.
      let foot = (
        x: Double(x) + 0.5 - distance * plane.normal.x, y: Double(y) + 0.5 - distance * plane.normal.y
      )
      let isClear = foot.x > 4 && foot.y > 4 && foot.x < 26 && foot.y < 26
      return isClear ? distance + shift : .infinity
    }
  }

  @Test("invert takes coverage c as 1 − c, before the border")
  func invert() throws {
    let star = ClosedForm.star(centre: (20.3, 19.8), outer: 17, inner: 7)
    let coverage = star.coverage(GridSize(width: 40, height: 40))
    let mask = CoverageMask(coverage, format: .float)
    let opposite = CoverageMask(Grid(coverage.size) { 1 - coverage[$0, $1] }, format: .float)
    for border in SDFMetadata.Border.allCases {
      let inverted = try mask.field(
        .distances {
          $0.border = border
          $0.invert = true
        })
      let truth = try opposite.field(.distances { $0.border = border })
      #expect(FieldLaws(inverted).difference(truth.levels[0].floats).largest <= 1e-4)
    }
    // Under an extended border nothing but the sign changes.
    let plain = try mask.field(.distances { $0.border = .extend }).levels[0].floats
    let inverted = try mask.field(
      .distances {
        $0.border = .extend
        $0.invert = true
      })
    let negated = Grid(plain.size) { plain[$0, $1] * SIMD4(-1, -1, -1, 1) }
    #expect(FieldLaws(inverted).difference(negated, channels: 0..<1).largest <= 2 * PieceMerger.tolerance)
    // An empty mask inverted is full, but for the clear border around it.
    let full = try CoverageMask(drawing: ["......", "......", "......"]).field(
      .distances { $0.invert = true })
    #expect(FieldErrors(full, Box(x: 0, y: 0, width: 6, height: 3).closedForm).largest <= 1e-4)
  }

  @Test("sRGB coverage is made linear first")
  func srgb() throws {
    for sample in 0...255 {
      let encoded = Double(sample) / 255
      let linear = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
      #expect(abs(Double(MaskRows.linear(Float(encoded))) - linear) <= 1e-6)
    }
    let disc = ClosedForm.disc(centre: (20.3, 19.8), radius: 14)
    let coverage = disc.coverage(GridSize(width: 40, height: 40))
    let encoded = Grid(coverage.size) { x, y in
      let c = coverage[x, y]
      return c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - 0.055
    }
    let linear = try CoverageMask(coverage, format: .unorm16).field(.distances())
    let srgb = try CoverageMask(encoded, format: .unorm16).field(.distances { $0.coverage = .srgb })
    #expect(FieldLaws(srgb).difference(linear.levels[0].floats, channels: 0..<1).largest <= 1e-3)
    // Taken as linear the disc would be too large.
    let wrong = try CoverageMask(encoded, format: .unorm16).field(.distances())
    #expect(FieldLaws(wrong).difference(linear.levels[0].floats, channels: 0..<1).largest > 0.1)
  }
}

/// A rectangle of whole texels.
struct Box: Sendable {
  var x: Int, y: Int, width: Int, height: Int

  func holds(_ column: Int, _ row: Int) -> Bool {
    (x..<x + width).contains(column) && (y..<y + height).contains(row)
  }

  var closedForm: ClosedForm {
    .rectangle(
      centre: (Double(x) + Double(width) / 2, Double(y) + Double(height) / 2), width: Double(width),
      height: Double(height), degrees: 0)
  }
}
