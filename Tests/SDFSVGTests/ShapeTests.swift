import SDFGeometry
import SDFSVG
import Testing

@Suite struct ShapeTests {
  @Test(arguments: [
    ("<rect x='10' y='20' width='30' height='40'/>", Box(minX: 10, minY: 20, maxX: 40, maxY: 60)),
    ("<circle cx='50' cy='40' r='10'/>", Box(minX: 40, minY: 30, maxX: 60, maxY: 50)),
    ("<ellipse cx='50' cy='40' rx='10' ry='5'/>", Box(minX: 40, minY: 35, maxX: 60, maxY: 45)),
    ("<ellipse cx='50' cy='40' rx='10'/>", Box(minX: 40, minY: 30, maxX: 60, maxY: 50)),
    ("<ellipse cx='50' cy='40' ry='7' rx='auto'/>", Box(minX: 43, minY: 33, maxX: 57, maxY: 47)),
    ("<polygon points='1,2 5,2 5,8'/>", Box(minX: 1, minY: 2, maxX: 5, maxY: 8)),
    ("<polyline points='1 2 5-2 5 8'/>", Box(minX: 1, minY: -2, maxX: 5, maxY: 8)),
    ("<path d='M1 2h3v4z'/>", Box(minX: 1, minY: 2, maxX: 4, maxY: 6)),
    ("<rect width='50%' height='25%'/>", Box(minX: 0, minY: 0, maxX: 50, maxY: 25)),
    ("<circle r='10%'/>", Box(minX: -10, minY: -10, maxX: 10, maxY: 10)),
    ("<rect style='x:1px;y:2px;width:3px;height:4px'/>", Box(minX: 1, minY: 2, maxX: 4, maxY: 6)),
    ("<path style='d:path(\"M1 2h3v4z\")'/>", Box(minX: 1, minY: 2, maxX: 4, maxY: 6)),
  ]) func shapesFillTheirBoxes(body: String, box: Box) throws {
    let document = try drawing(body)
    #expect(document.warnings.isEmpty)
    let bounds = try document.painting(tolerance: 0.01).bounds
    #expect(bounds.isNear(box.minX, box.minY, box.maxX, box.maxY, within: 1e-6))
  }

  @Test(arguments: [
    "<rect width='10'/>", "<rect width='0' height='5'/>", "<circle r='0'/>", "<circle/>",
    "<ellipse rx='4' ry='0'/>", "<path/>", "<path d=''/>", "<path d='none'/>", "<polygon/>",
    "<line x2='5' y2='5'/>", "<polygon points=''/>",
  ]) func shapesWithoutExtentPaintNothing(body: String) throws {
    let document = try drawing(body)
    #expect(document.warnings.isEmpty)
    #expect(try document.painting(tolerance: 0.01).shapes.isEmpty)
  }

  @Test(arguments: [
    ("rx='10'", 10.0, 10.0), ("ry='10'", 10, 10), ("rx='10' ry='auto'", 10, 10), ("rx='20' ry='10'", 20, 10),
    ("rx='400' ry='10'", 40, 10), ("rx='400'", 40, 30), ("rx='10%' ry='20%'", 10, 20),
    ("rx='-1' ry='5'", 5, 5),
  ]) func roundedCornersFollowTheAutoRules(radii: String, rx: Double, ry: Double) throws {
    let painting = try painting("<rect x='10' y='20' width='80' height='60' \(radii)/>")
    // On the corner's diagonal the ellipse is at 1 − √½ of the radii from the corner.
    let share = 1 - 0.5.squareRoot()
    #expect(painting.contains(10 + rx * share + 0.01, 20 + ry * share + 0.01))
    #expect(!painting.contains(10 + rx * share - 0.01, 20 + ry * share - 0.01))
    #expect(painting.contains(90 - rx * share - 0.01, 80 - ry * share - 0.01))
    #expect(!painting.contains(90 - rx * share + 0.01, 80 - ry * share + 0.01))
  }

  @Test func anOddCoordinateKeepsThePointsBefore() throws {
    let document = try drawing("<polygon points='0 0 10 0 10 10 7'/>")
    #expect(
      document.warnings.map(\.description) == [
        "line 2, <polygon>: points is malformed at byte 16: a number is expected, the end is found; "
          + "the points before it are taken"
      ])
    let painting = try document.painting(tolerance: 0.01)
    #expect(painting.contains(9, 1) && !painting.contains(1, 9))
  }

  @Test func pathsPaintUpToTheirError() throws {
    let document = try drawing("<path d='M0 0h10v10h-10zL1'/>")
    #expect(
      document.warnings.map(\.reason) == [
        "path data is malformed at byte 17: a number is expected, the end is found; "
          + "the path up to there is taken"
      ])
    #expect(try document.painting(tolerance: 0.01).area == 100)
  }

  @Test func fillRulesDecideOnHoles() throws {
    let data = "d='M0 0h30v30h-30zM10 10h10v10h-10z'"
    #expect(try painting("<path \(data)/>").area == 900)
    #expect(try painting("<path \(data) fill-rule='evenodd'/>").area == 800)
    #expect(try painting("<g fill-rule='evenodd'><path \(data)/></g>").area == 800)
    #expect(try painting("<g fill-rule='evenodd'><path fill-rule='nonzero' \(data)/></g>").area == 900)
  }

  @Test(arguments: [
    ("1in", 96.0), ("72pt", 96), ("6pc", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96), ("96px", 96),
    ("96", 96), ("6em", 96), ("12ex", 96), ("6rem", 96), ("96%", 96), ("9.6e1", 96),
  ]) func unitsAreThoseOfCSS(text: String, units: Double) throws {
    let painting = try painting("<rect width='\(text)' height='1'/>")
    #expect(painting.bounds.isNear(0, 0, units, 1))
  }

  @Test func fontSizesReachEmAndRem() throws {
    let body = "<g font-size='10'><g style='font-size:2em'><rect width='2em' height='1rem'/></g></g>"
    let bounds = try painting(body, root: "viewBox='0 0 100 100' font-size='4'").bounds
    #expect(bounds.isNear(0, 0, 40, 4))
  }

  @Test(arguments: ["1 px", "calc(1px)", "4vw", "", "abc", "1e999"]) func unreadLengthsAreWarnings(
    text: String
  ) throws {
    let document = try drawing("<rect width='\(text)' height='5'/>")
    #expect(document.warnings.count == 1)
    #expect(document.warnings.first?.reason.hasPrefix("width is ") == true)
    #expect(try document.painting(tolerance: 0.01).shapes.isEmpty)
  }

  @Test func negativeSizesAreWarnings() throws {
    let document = try drawing("<rect width='-4' height='5'/>")
    #expect(document.warnings.map(\.reason) == ["width is negative and left out"])
  }
}
