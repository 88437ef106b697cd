import Foundation
import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Gradients")
struct GradientTests {
  static let size = GridSize(width: 80, height: 64)
  static let shapes: [ClosedForm] = [
    .disc(centre: (40.3, 31.6), radius: 22),
    .ring(centre: (40.3, 31.6), radius: 20, thickness: 9),
    .rectangle(centre: (40.3, 31.6), width: 40, height: 25, degrees: 17),
    .star(centre: (40.3, 32.6), outer: 28, inner: 12, degrees: 9),
  ]

  @Test("have length 1, in halves and floats", arguments: RandomMask.allCases)
  func lengths(kind: RandomMask) throws {
    for index in 0..<6 {
      var random = SeededGenerator(seed: UInt64(50_000 + index))
      let size = GridSize.random(1...40, using: &random)
      var options = SubpixelSeedTests.options(using: &random)
      options.edges = index % 3 == 0 ? .binary : .subpixel
      options.height = .none
      let mask = kind.mask(size, using: &random)
      for (precision, tolerance) in [(Precision.half, 1e-3), (.float, 1e-5)] {
        options.precision = precision
        let texture = try mask.field(options)
        if texture.metadata?.outline != true { continue }
        #expect(FieldLaws(texture).gradientLengthError <= tolerance, "\(kind), \(size); \(random.line)")
      }
    }
  }

  @Test("follow the finite difference of the distance away from the medial axis", arguments: shapes)
  func finiteDifferences(shape: ClosedForm) throws {
    let deviation = FieldLaws(try shape.mask(Self.size).field(.distances())).gradientDeviation(bend: 0.05)
    #expect(deviation.largest <= 0.05, "\(shape)")
    #expect(deviation.count > Self.size.count / 3, "\(shape)")
  }

  @Test("point away from the shape: a disc's away from its centre, inside and outside")
  func discGradient() throws {
    let texture = try Self.shapes[0].mask(Self.size).field(.distances())
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        let (dx, dy) = (Double(x) + 0.5 - 40.3, Double(y) + 0.5 - 31.6)
        let length = (dx * dx + dy * dy).squareRoot()
        // Near the centre, all directions are as good.
        if length < 8 { continue }
        let texel = texture[x, y]
        let along = (Double(texel.y) * dx + Double(texel.z) * dy) / length
        #expect(along >= 0.995, "at \(x),\(y)")
      }
    }
  }

  /// By how many degrees the gradients of a field are off the truth's, in rising order: within 8 texels of the
  /// outline, where the truth turns little from texel to texel, as at corners and in the middle of shapes it does.
  private static func turns(_ texture: SDFTexture, _ shape: ClosedForm) -> [Double] {
    func truth(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let step = 1e-4
      return (
        (shape.distance(x + step, y) - shape.distance(x - step, y)) / (2 * step),
        (shape.distance(x, y + step) - shape.distance(x, y - step)) / (2 * step)
      )
    }
    var turns: [Double] = []
    for j in 0..<texture.size.height {
      for i in 0..<texture.size.width {
        let (x, y) = (Double(i) + 0.5, Double(j) + 0.5)
        let wanted = truth(x, y)
        let isSteady = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].allSatisfy { dx, dy in
          let near = truth(x + dx, y + dy)
          return near.x * wanted.x + near.y * wanted.y > 0.98
        }
        if abs(shape.distance(x, y)) > 8 || !isSteady { continue }
        let (gx, gy) = (Double(texture[i, j].y), Double(texture[i, j].z))
        turns.append(
          abs(atan2(gx * wanted.y - gy * wanted.x, gx * wanted.x + gy * wanted.y)) * 180 / .pi)
      }
    }
    return turns.sorted()
  }

  @Test("point within 3 degrees of the truth along curves, 0.6 along sides, from masks", arguments: shapes)
  func directions(shape: ClosedForm) throws {
    let turns = Self.turns(try shape.mask(Self.size).field(.distances()), shape)
    let isStraight = ["rectangle", "star"].contains { shape.description.hasPrefix($0) }
    #expect(turns.count > 1_000)
    #expect(turns.reduce(0, +) / Double(turns.count) <= (isStraight ? 0.1 : 0.8), "\(shape)")
    #expect(try #require(turns.last) <= (isStraight ? 0.6 : 3), "\(shape)")
  }

  @Test("point within half a degree of the truth, from paths")
  func pathDirections() throws {
    let circle = Path.ellipse(center: Point(x: 40.3, y: 31.6), radii: Vector(x: 22, y: 22))
    var options = PaintingOptions()
    options.placement = .placed(Self.size, origin: Point(x: 0, y: 0), scaleX: 1, scaleY: 1)
    options.precision = .float
    let texture = try SDFGenerator().generate(Painting(circle), options: options).texture
    let turns = Self.turns(texture, Self.shapes[0])
    #expect(turns.count > 1_000)
    #expect(try #require(turns.last) <= 0.5)
  }

  @Test("on the outline itself the piece's normal is the gradient")
  func onTheOutline() throws {
    // The outline of a half-covered column runs through its texels' centres.
    let mask = CoverageMask(drawing: Array(repeating: "###5...", count: 5))
    let texture = try mask.field(.distances { $0.border = .extend })
    for y in 0..<5 { #expect(texture[3, y] == SIMD4(0, 1, 0, 0)) }
    let low = CoverageMask(drawing: ["....", "5555", "####"])
    let below = try low.field(.distances { $0.border = .extend })
    for x in 0..<4 { #expect(below[x, 1] == SIMD4(0, 0, -1, 0)) }
  }
}
