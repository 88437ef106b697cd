import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Size, padding and fit")
struct PlacementTests {
  static let size = GridSize(width: 40, height: 20)
  static let centre = (x: 21.3, y: 9.4)
  static let shape = ClosedForm.star(centre: centre, outer: 9, inner: 5, degrees: 13)

  /// Errors in output texels against the shape placed as the metadata says.
  private func errors(_ texture: SDFTexture, _ shape: ClosedForm) throws -> FieldErrors {
    let metadata = try #require(texture.metadata)
    let (origin, scale) = (metadata.origin, metadata.scale)
    try #require(scale[0] == scale[1])
    return FieldErrors(texture.levels[0]) { x, y in
      scale[0]
        * shape.distance((Double(x) + 0.5 - origin[0]) / scale[0], (Double(y) + 0.5 - origin[1]) / scale[1])
    }
  }

  @Test(
    "a frame of a given size holds the source as it is fitted",
    arguments: [
      (Fit.contain, GridSize(width: 64, height: 64), 4, [4.0, 18.0], [1.4, 1.4]),
      (.contain, GridSize(width: 90, height: 30), 0, [15, 0], [1.5, 1.5]),
      (.cover, GridSize(width: 64, height: 64), 4, [-24, 4], [2.8, 2.8]),
      (.cover, GridSize(width: 25, height: 10), 0, [0, -1.25], [0.625, 0.625]),
      (.fill, GridSize(width: 44, height: 24), 2, [2, 2], [1, 1]),
    ])
  func fits(fit: Fit, frame: GridSize, padding: Int, origin: [Double], scale: [Double]) throws {
    let texture = try CoverageMask(Self.shape.coverage(Self.size)).field(
      .distances {
        $0.placement = .size(frame, fit: fit)
        $0.padding = padding
      })
    #expect(texture.size == frame)
    let metadata = try #require(texture.metadata)
    for axis in 0..<2 {
      #expect(abs(metadata.origin[axis] - origin[axis]) <= 1e-9, "\(metadata)")
      #expect(abs(metadata.scale[axis] - scale[axis]) <= 1e-9, "\(metadata)")
    }
    let errors = try errors(texture, Self.shape)
    #expect(errors.within(0.03 * scale[0], 0.15 * scale[0], 0.2 * scale[0]), "\(errors)")
  }

  @Test("fill stretches the outline before anything is measured")
  func fill() throws {
    let corners = ClosedForm.starCorners(centre: Self.centre, points: 5, outer: 9, inner: 5, degrees: 13)
    let stretched = ClosedForm.polygon(corners.map { (3 + $0.x * 0.6, 3 + $0.y * 2.2) })
    let texture = try CoverageMask(Self.shape.coverage(Self.size)).field(
      .distances {
        $0.placement = .size(GridSize(width: 30, height: 50), fit: .fill)
        $0.padding = 3
      })
    #expect(texture.metadata?.scale == [0.6, 2.2])
    let errors = FieldErrors(texture, stretched, band: 40)
    #expect(errors.count == 1500)
    #expect(errors.within(0.05, 0.2, 0.35), "\(errors)")
  }

  @Test(
    "a scale gives whole texels, the top-left corners coinciding",
    arguments: [(1.0, 40, 20), (0.37, 15, 8), (2.5, 100, 50), (0.01, 1, 1), (1.26, 51, 26)])
  func scales(scale: Double, width: Int, height: Int) throws {
    let options = MaskOptions.distances {
      $0.placement = .scale(scale)
      $0.padding = 5
    }
    let texture = try CoverageMask(Self.shape.coverage(Self.size)).field(options)
    #expect(texture.size == GridSize(width: width + 10, height: height + 10))
    #expect(texture.metadata?.origin == [5, 5])
    #expect(texture.metadata?.scale == [scale, scale])
    let errors = try errors(texture, Self.shape)
    #expect(errors.largest <= 0.2 * scale + 1e-4, "\(errors)")
  }

  @Test("small fields of large masks are good to a small part of a texel")
  func largeToSmall() throws {
    #if DEBUG
      let (side, small) = (256, 16)
    #else
      let (side, small) = (4096, 64)
    #endif
    let size = Double(side)
    let shapes: [ClosedForm] = [
      .star(centre: (size * 0.51, size * 0.49), outer: size * 0.4, inner: size * 0.17, degrees: 20),
      .disc(centre: (size * 0.47, size * 0.52), radius: size * 0.31),
    ]
    for shape in shapes {
      let mask = CoverageMask(shape.coverage(GridSize(width: side, height: side), supersampling: 8))
      for flood in FloodMethod.allCases {
        let texture = try mask.field(
          .distances {
            $0.placement = .size(GridSize(width: small, height: small), fit: .contain)
            $0.flood = flood
          })
        let errors = try errors(texture, shape)
        #expect(errors.within(0.002, 0.01, 0.02), "\(shape), \(flood): \(errors)")
      }
    }
  }

  @Test("a small mask grows to a larger field")
  func smallToLarge() throws {
    let disc = ClosedForm.disc(centre: (8.3, 7.6), radius: 5.2)
    let texture = try CoverageMask(disc.coverage(GridSize(width: 16, height: 16))).field(
      .distances { $0.placement = .size(GridSize(width: 200, height: 120), fit: .contain) })
    #expect(texture.size == GridSize(width: 200, height: 120))
    #expect(texture.metadata?.origin == [40, 0])
    let errors = try errors(texture, disc)
    #expect(errors.largest <= 0.07 * 7.5, "\(errors)")
  }

  @Test("a range clamps R and nothing else", arguments: Precision.allCases)
  func range(precision: Precision) throws {
    let mask = CoverageMask(Self.shape.coverage(Self.size))
    let plain = try mask.field(.with { $0.precision = precision })
    let clamped = try mask.field(
      .with {
        $0.precision = precision
        $0.range = 2.5
      })
    #expect(clamped.metadata?.range == 2.5)
    #expect(clamped.metadata?.largestInsideDistance == plain.metadata?.largestInsideDistance)
    var held = 0
    for y in 0..<20 {
      for x in 0..<40 {
        var expected = plain[x, y]
        if abs(expected.x) > 2.5 { held += 1 }
        expected.x = max(-2.5, min(2.5, expected.x))
        #expect(clamped[x, y] == expected, "at \(x),\(y)")
      }
    }
    #expect(held > 100)
  }
}
