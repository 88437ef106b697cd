import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Mip levels")
struct MipTests {
  static let shape = ClosedForm.disc(centre: (26.3, 19.4), radius: 14)

  @Test("halve the size, and hold the distances of their own centres in level-0 texels")
  func levels() throws {
    let base = GridSize(width: 53, height: 40)
    let mask = CoverageMask(Self.shape.coverage(base))
    for flood in FloodMethod.allCases {
      let texture = try mask.field(
        .distances {
          $0.mipmaps = true
          $0.flood = flood
        })
      #expect(texture.levels.map(\.size.description) == ["53x40", "26x20", "13x10", "6x5", "3x2", "1x1"])
      for level in texture.levels {
        let step = (x: 53 / Double(level.size.width), y: 40 / Double(level.size.height))
        let errors = FieldErrors(level) { x, y in
          Self.shape.distance((Double(x) + 0.5) * step.x, (Double(y) + 0.5) * step.y)
        }
        #expect(errors.count == level.size.count)
        #expect(errors.largest <= 0.04, "\(level.size), \(flood): \(errors)")
        let laws = FieldLaws(level.floats, step: step)
        #expect(laws.excessSlope <= 1e-4)
        #expect(laws.gradientLengthError <= 1e-5)
      }
    }
  }

  @Test("level 0 is the field without mip levels", arguments: Precision.allCases)
  func firstLevel(precision: Precision) throws {
    let mask = CoverageMask(Self.shape.coverage(GridSize(width: 53, height: 40)))
    let plain = try mask.field(.with { $0.precision = precision })
    let texture = try mask.field(
      .with {
        $0.precision = precision
        $0.mipmaps = true
      })
    #expect(texture.levels[0] == plain.levels[0])
    #expect(texture.metadata == plain.metadata)
    #expect(texture.levels.allSatisfy { $0.precision == precision })
  }

  @Test("have heights in level-0 texels that look like level 0's")
  func heights() throws {
    let side = 96
    let disc = ClosedForm.disc(centre: (48, 48), radius: 40)
    let texture = try CoverageMask(disc.coverage(GridSize(width: side, height: side), supersampling: 8))
      .field(
        .with {
          $0.mipmaps = true
          $0.precision = .float
        })
    let peaks = texture.levels.prefix(4).map { $0.floats.samples.map(\.w).max() ?? 0 }
    #expect(peaks[0] > 25 && peaks[0] < 40)
    for peak in peaks { #expect(abs(peak - peaks[0]) <= 0.12 * peaks[0], "\(peaks)") }
    for level in texture.levels { #expect(FieldLaws(level.floats).misplacedHeights == 0) }
  }
}
