import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Where paintings are placed, and what their fields say of it")
struct PaintingOptionTests {
  static let circle = Painting(Path(circle: 7, 5, 4))

  @Test("the bounds of the painted outline are the default view box")
  func bounds() throws {
    let texture = try Self.circle.field(.with { $0.padding = 3 })
    #expect(texture.size == GridSize(width: 14, height: 14))
    let metadata = try #require(texture.metadata)
    #expect(metadata.origin == [0, 2])
    #expect(metadata.scale == [1, 1])
    #expect(metadata.source == "path")
    #expect(metadata.threshold == nil)
    #expect(metadata.padding == 3)
    #expect(abs(Double(texture[6, 6].x) + 4 - 0.5.squareRoot()) <= 0.01)
  }

  @Test("what is hidden, clipped away or without area does not count for the bounds")
  func hiddenBounds() throws {
    var path = Path(rectangle: 2, 3, 10, 7)
    path.append(Path(polygon: [(5, 5), (90, 60), (5, 5)]))
    var hidden = Path(rectangle: 30, 40, 5, 5)
    hidden.append(Path(rectangle: 30, 40, 5, 5))
    let clipped = PaintedShape(
      Path(rectangle: -50, 4, 60, 2), clips: [Painting(Path(rectangle: 1, 0, 50, 50))])
    let painting = Painting([PaintedShape(path), PaintedShape(hidden, fillRule: .evenOdd), clipped])
    let texture = try painting.field(.with { $0.placement = .scale(2) })
    #expect(texture.size == GridSize(width: 22, height: 14))
    #expect(texture.metadata?.origin == [-2, -6])
  }

  @Test("a scale rounds the size up, but not by what rounding may have added")
  func scale() throws {
    func size(_ width: Double, _ scale: Double) throws -> GridSize {
      try Painting(Path(rectangle: 1, 1, width, 2)).field(
        .with {
          $0.placement = .scale(scale)
          $0.height = .none
        }
      ).size
    }
    #expect(try size(3, 0.1 * 3 * 10) == GridSize(width: 9, height: 6))
    #expect(try size(2.01, 10) == GridSize(width: 21, height: 20))
    #expect(try size(0.1 + 0.2, 10) == GridSize(width: 3, height: 20))
  }

  @Test("contain, cover and fill", arguments: Fit.allCases)
  func fits(fit: Fit) throws {
    let options = PaintingOptions.with {
      $0.viewBox = SDFGeometry.Box(minX: 2, minY: 1, maxX: 12, maxY: 6)
      $0.placement = .size(GridSize(width: 34, height: 34), fit: fit)
      $0.padding = 2
    }
    let metadata = try #require(try Self.circle.field(options).metadata)
    switch fit {
    case .contain:
      #expect(metadata.scale == [3, 3])
      #expect(metadata.origin == [-4, 6.5])
    case .cover:
      #expect(metadata.scale == [6, 6])
      #expect(metadata.origin == [-25, -4])
    case .fill:
      #expect(metadata.scale == [3, 6])
      #expect(metadata.origin == [-4, -4])
    }
  }

  @Test("an axis may be turned round, as glyphs need it")
  func turned() throws {
    let triangle = Path(polygon: [(1, 2), (9, 2), (4, 12)])
    let options = PaintingOptions.frame(16, 20) {
      $0.placement = .placed(
        GridSize(width: 16, height: 20), origin: Point(x: 3, y: 17), scaleX: 1, scaleY: -1)
      $0.source = "glyph"
      $0.range = 3
    }
    let found = try Painting(triangle).field(options)
    let placed = Painting(Path(polygon: [(4, 15), (12, 15), (7, 5)]))
    #expect(found.levels == (try placed.field(.frame(16, 20) { $0.range = 3 })).levels)
    let metadata = try #require(found.metadata)
    #expect(metadata.origin == [3, 17])
    #expect(metadata.scale == [1, -1])
    #expect(metadata.source == "glyph")
    #expect(metadata.range == 3)
  }

  @Test("the height is that of the inside distances")
  func height() throws {
    for border in SDFMetadata.Border.allCases {
      let options = PaintingOptions.frame(24, 18) {
        $0.height = .jacobi(sweeps: 20)
        $0.border = border
      }
      let texels = try Painting(Path(circle: 3, 9, 8)).field(options).levels[0].floats
      var height = Grid<Float>(texels.size) { max(0, -texels[$0, $1].x) }
      ReferenceJacobi.run(&height, sweeps: 20, border: border)
      for y in 0..<18 { for x in 0..<24 { #expect(texels[x, y].w == height[x, y]) } }
    }
  }

  @Test("a texture of one texel")
  func oneTexel() throws {
    let texture = try Self.circle.field(.frame(1, 1))
    #expect(abs(Double(texture[0, 0].x) - (6.5 * 6.5 + 4.5 * 4.5).squareRoot() + 4) <= 2e-3)
    let inside = try Self.circle.field(
      .with { $0.placement = .size(GridSize(width: 1, height: 1), fit: .fill) })
    #expect(abs(inside[0, 0].x + 0.5) <= 1e-3)
  }

  @Test("without an outline there are no bounds, but a texture")
  func noBounds() throws {
    let scaled = try Painting().field(.with { $0.padding = 2 })
    #expect(scaled.size == GridSize(width: 4, height: 4))
    #expect(scaled.metadata?.outline == false)
    let sized = try Painting().field(
      .with { $0.placement = .size(GridSize(width: 3, height: 4), fit: .contain) })
    #expect(sized[1, 1].x == 5)
  }

  @Test("options outside their ranges are named")
  func errors() throws {
    func expect(_ text: String, _ change: @escaping (inout PaintingOptions) -> Void) {
      #expect(throws: SDFGenerationError.invalidOption(text)) {
        _ = try Self.circle.field(.with(change))
      }
    }
    expect("padding -1 is not in 0…10000") { $0.padding = -1 }
    expect("range 0.0 is not a number of texels from 0.001 up") { $0.range = 0 }
    expect("scale nan is not a positive number") { $0.placement = .scale(.nan) }
    expect("threads 0 is less than 1") { $0.threads = 0 }
    expect("padding 4 leaves nothing of a size of 9x8") {
      $0.placement = .size(GridSize(width: 9, height: 8), fit: .contain)
      $0.padding = 4
    }
    let size = GridSize(width: 4, height: 4)
    expect("scale 0.0 is not a number other than 0") {
      $0.placement = .placed(size, origin: Point(x: 0, y: 0), scaleX: 1, scaleY: 0)
    }
    expect("the origin (inf, 0.0) is not finite") {
      $0.placement = .placed(size, origin: Point(x: .infinity, y: 0), scaleX: 1, scaleY: 1)
    }
    expect("a view box of 0.0, 0.0 to 0.0, 5.0 has no finite width and height over 0") {
      $0.viewBox = SDFGeometry.Box(minX: 0, minY: 0, maxX: 0, maxY: 5)
    }
    #expect(throws: SDFGenerationError.tooLarge(width: 21000, height: 8, limit: "20000 texels a side")) {
      _ = try Painting(Path(rectangle: 0, 0, 21000, 8)).field(PaintingOptions())
    }
  }
}
