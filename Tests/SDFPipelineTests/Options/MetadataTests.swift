import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("What a texture and its report say of their making")
struct MetadataTests {
  static let disc = ClosedForm.disc(centre: (20.4, 17.7), radius: 11)
  static let mask = disc.mask(GridSize(width: 40, height: 36))

  @Test("the defaults")
  func defaults() throws {
    let generation = try SDFGenerator().generate(Self.mask)
    let metadata = try #require(generation.texture.metadata)
    #expect(
      metadata
        == SDFMetadata(
          border: .clear, flood: .init(method: "exact"), height: .init(method: "jacobi", sweeps: 64),
          largestInsideDistance: metadata.largestInsideDistance, origin: [0, 0], outline: true, padding: 0,
          range: nil, scale: [1, 1], source: "mask", threshold: 0.5))
    #expect(metadata.contract == 1)
    // A disc's deepest texel is the one whose centre is nearest to its own: 0.22 away.
    #expect(abs(metadata.largestInsideDistance - (11 - 0.2236)) <= 0.03)
    #expect(generation.texture.precision == .half)
    #expect(generation.report.floodMethod == .exact)
    #expect(generation.report.heightMethod == .jacobi(sweeps: nil))
    // The circle crosses 8 radii of texel sides; some pieces in one line are joined.
    #expect((45...90).contains(generation.report.elementCount))
    #expect(Set(generation.report.stageDurations.keys) == Set(Stage.allCases))
    #expect(generation.report.stageDurations.values.allSatisfy { $0 >= .zero })
  }

  @Test("the largest inside distance is −min(R) before rounding")
  func largestInsideDistance() throws {
    let texture = try Self.mask.field(.distances())
    let least = texture.levels[0].floats.samples.map(\.x).min() ?? 0
    #expect(texture.metadata?.largestInsideDistance == Double(-least))
    #expect(try Self.mask.field().metadata?.largestInsideDistance == Double(-least))
    // A dot between the samples of a small field: nothing inside.
    let dot = CoverageMask(drawing: ["......", ".#....", "......", "......", "......", "......"])
    let small = try dot.field(
      .distances { $0.placement = .size(GridSize(width: 1, height: 1), fit: .contain) })
    #expect(small.metadata?.largestInsideDistance == 0)
    #expect(small.metadata?.outline == true)
  }

  @Test("options are written down")
  func options() throws {
    let options = MaskOptions.with {
      $0.border = .extend
      $0.flood = .jump
      $0.height = .jacobi(sweeps: 7)
      $0.padding = 3
      $0.range = 12.5
      $0.threshold = 0.25
      $0.placement = .scale(0.5)
    }
    let generation = try SDFGenerator().generate(Self.mask, options: options)
    let metadata = try #require(generation.texture.metadata)
    let passes = JumpFlood.steps(for: GridSize(width: 26, height: 24)).count + 4
    #expect(
      metadata
        == SDFMetadata(
          border: .extend, flood: .init(method: "jump", passes: passes),
          height: .init(method: "jacobi", sweeps: 7),
          largestInsideDistance: metadata.largestInsideDistance, origin: [3, 3], outline: true, padding: 3,
          range: 12.5, scale: [0.5, 0.5], source: "mask", threshold: 0.25))
    #expect(generation.report.floodMethod == .jump)
    #expect(generation.report.heightMethod == .jacobi(sweeps: 7))
  }

  @Test("origin and scale put a source point in its place")
  func placesPoints() throws {
    // The disc's centre is where the distance is least.
    for placement in [
      Placement.scale(0.8), .scale(2), .size(GridSize(width: 50, height: 30), fit: .contain),
      .size(GridSize(width: 50, height: 30), fit: .cover),
    ] {
      let texture = try Self.mask.field(
        .distances {
          $0.placement = placement
          $0.padding = 2
        })
      let metadata = try #require(texture.metadata)
      let x = metadata.origin[0] + metadata.scale[0] * 20.4
      let y = metadata.origin[1] + metadata.scale[1] * 17.7
      let deepest = texture[Int(x.rounded(.down)), Int(y.rounded(.down))].x
      let radius = 11 * metadata.scale[0]
      #expect(abs(Double(deepest) + radius) <= 0.75, "\(placement)")
      // A point on the rim: the right end of the disc.
      let rim = texture[Int((x + radius).rounded(.down)), Int(y.rounded(.down))].x
      #expect(abs(rim) <= 0.75, "\(placement)")
    }
  }
}
