import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

struct EllipseTests {
  private func field(_ a: Double, _ b: Double) throws -> EllipseField {
    try EllipseField(center: Point(x: 0, y: 0), radii: Vector(x: a, y: b))
  }

  @Test func tallEllipsesAreAsFarAsWideOnes() throws {
    let sample = try field(50, 100).sample(at: Point(x: 60, y: 0))
    #expect(abs(sample.distance - 10) < 1e-12)
    #expect((sample.gradient - Vector(x: 1, y: 0)).length < 1e-12)
    #expect(abs(try field(100, 50).distance(at: Point(x: 0, y: -60)) - 10) < 1e-12)
  }

  @Test(arguments: [1, 1.0000001, 1.5, 50, 1e4, 1e8])
  func pointsBesideTheOutlineAreAsFarAsTheyWerePut(ratio: Double) throws {
    let field = try field(100, 100 / ratio)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let angle = Double.random(in: 0...(2 * .pi), using: &random)
      let unit = CircularPoint(angle)
      let place = Point(x: 100 * unit.cosine, y: 100 / ratio * unit.sine)
      let normal = Vector(x: unit.cosine / ratio, y: unit.sine)
      let away = Double.random(in: 0...50, using: &random)
      let sample = field.sample(at: place + (away / normal.length) * normal)
      #expect(abs(sample.distance - away) < 1e-9, "\(angle), \(away)")
      #expect((sample.gradient - (1 / normal.length) * normal).length < 1e-6 * ratio)
    }
  }

  @Test func cuspsOfTheEvoluteAreSolved() throws {
    // By the cusp (c², 0)/a the nearest points run together.
    let field = try field(100, 50)
    let cusp = (100.0 * 100 - 50 * 50) / 100
    for offset in [-1e-3, -1e-9, 0, 1e-9, 1e-3] {
      for y in [0, 1e-300, 1e-12, 1e-6, 1e-3] {
        let point = Point(x: cusp + offset, y: y)
        let sample = field.sample(at: point)
        let nearest = point + -sample.distance * sample.gradient
        let level = nearest.x * nearest.x / 1e4 + nearest.y * nearest.y / 2500
        #expect(abs(level - 1) < 1e-6, "\(point) leads to \(nearest)")
        #expect(abs(sample.distance + 25) < 1e-2)
        #expect(abs(sample.gradient.length - 1) < 1e-12)
      }
    }
  }

  @Test func theLesserOfTwoNearestPointsCounts() throws {
    let wide = try field(100, 50).sample(at: Point(x: 10, y: 0))
    #expect(wide.gradient.y < -0.9)
    let tall = try field(50, 100).sample(at: Point(x: 0, y: 10))
    #expect(tall.gradient.x < -0.9)
    #expect(try field(50, 50).sample(at: Point(x: 0, y: 0)).gradient == Vector(x: 0, y: -1))
  }
}
