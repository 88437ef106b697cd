import SDFGeometry
import SDFSVG
import Testing

@Suite struct StrokeTests {
  @Test(arguments: [
    ("", 40.0), ("stroke-width='6'", 60), ("stroke-width='10%'", 100), ("style='stroke-width:.375em'", 60),
    ("stroke-linecap='square'", 56), ("stroke-width='0'", 0), ("stroke='none'", 0), ("stroke-opacity='0'", 0),
    ("stroke-dasharray='2 3'", 16), ("stroke-dasharray='5'", 20), ("stroke-dasharray='0 0'", 40),
    ("stroke-dasharray='2,3' stroke-dashoffset='2'", 16), ("stroke-dasharray='5%,5%'", 20),
    ("stroke-dasharray='none'", 40), ("stroke-dasharray='-1 2'", 40), ("stroke-width='-1'", 40),
    ("stroke='currentColor' color='transparent'", 0), ("opacity='0'", 0),
  ]) func strokesCoverTheirWidth(attributes: String, area: Double) throws {
    let line = "<g stroke='red' stroke-width='4'><line x1='20' y1='50' x2='30' y2='50' \(attributes)/></g>"
    #expect(try painting(line).area == area)
  }

  @Test func joinsReachAsFarAsTheyShould() throws {
    let miter = try painting("<path fill='none' stroke='red' stroke-width='4' d='M10 30V10H30'/>")
    #expect(miter.contains(8.01, 8.01))
    let bevel = try painting(
      "<path fill='none' stroke='red' stroke-width='4' stroke-linejoin='bevel' d='M10 30V10H30'/>")
    #expect(!bevel.contains(8.9, 8.9) && bevel.contains(9.1, 9.1))
    let limited = try painting(
      "<path fill='none' stroke='red' stroke-width='4' stroke-miterlimit='1.4' d='M10 30V10H30'/>")
    #expect(!limited.contains(8.9, 8.9))
    let round = try painting(
      "<path fill='none' stroke='red' stroke-width='4' stroke-linejoin='round' d='M10 30V10H30'/>")
    #expect(round.contains(8.65, 8.65) && !round.contains(8.5, 8.5))
  }

  @Test func strokesAreStretchedByTheirTransform() throws {
    let uneven = try painting(
      "<g transform='scale(1 5)'><rect x='20' y='4' width='40' height='8' fill='none' stroke='red' stroke-width='2'/></g>"
    )
    #expect(uneven.bounds.isNear(19, 15, 61, 65))
    #expect(!uneven.contains(40, 40) && uneven.contains(20.5, 40) && uneven.contains(40, 24))
    let fixed = try drawing(
      "<rect x='2' y='2' width='4' height='4' fill='none' stroke='red' transform='scale(5)' vector-effect='non-scaling-stroke'/>"
    )
    #expect(try fixed.painting(tolerance: 0.01).bounds.isNear(9.5, 9.5, 30.5, 30.5))
    #expect(
      fixed.warnings.map(\.reason) == ["non-scaling-stroke is read as a width in the root's user units"])
  }

  @Test func fillAndStrokeAreTheirUnion() throws {
    let painting = try painting("<rect x='10' y='10' width='10' height='10' stroke='red' stroke-width='2'/>")
    #expect(painting.shapes.count == 2)
    #expect(painting.area == 144)
  }

  @Test(arguments: [1.0, 0.01]) func toleranceIsInTheRootsUnits(tolerance: Double) throws {
    let circle =
      "<circle cx='.5' cy='.5' r='.4' fill='none' stroke='red' stroke-width='.1' transform='scale(100)'/>"
    let painting = try drawing(circle).painting(tolerance: tolerance)
    let outline = try #require(painting.shapes.first?.path)
    for element in outline.elements {
      guard case .line(let end) = element else { continue }
      let radius = (end - Point(x: 50, y: 50)).length
      #expect(min(abs(radius - 45), abs(radius - 35)) <= tolerance)
    }
    #expect(tolerance == 1 ? outline.elements.count < 200 : outline.elements.count > 100)
  }

  @Test func impossibleStrokesAreErrors() throws {
    let line = "<line x2='1e9' stroke='red' stroke-dasharray='1e-9'/>"
    let document = try drawing(line)
    let error = SVGError.tooManyStrokePoints(limit: SVGLimits().dashPoints, isDashed: true, line: 2)
    #expect(throws: error) { try document.painting(tolerance: 0.01) }
    #expect(throws: SVGError.self) { try drawing("<line x2='9' stroke='red'/>").painting(tolerance: .nan) }
  }
}
