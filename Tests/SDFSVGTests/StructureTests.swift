import SDFGeometry
import SDFSVG
import Testing

@Suite struct StructureTests {
  @Test(arguments: [
    ("translate(3)", 3.0, 0.0, 13.0, 10.0), ("translate(3,4)", 3, 4, 13, 14), ("scale(2)", 0, 0, 20, 20),
    ("scale(2 -3)", 0, -30, 20, 0), ("rotate(90)", -10, 0, 0, 10), ("rotate(-90 10 10)", 0, 10, 10, 20),
    ("matrix(1 0 0 2 5 6)", 5, 6, 15, 26), ("skewX(45)", 0, 0, 20, 10), ("skewY(-45)", 0, -10, 10, 10),
    ("translate(5)scale(2)", 5, 0, 25, 20), (" scale(2) , translate(5 , 5) ", 10, 10, 30, 30),
    ("scale(2)translate(1)rotate(180)", -18, -20, 2, 0), ("none", 0, 0, 10, 10), ("", 0, 0, 10, 10),
    ("translate(3px,4px)rotate(0.25turn)", -7, 4, 3, 14), ("scaleX(3)", 0, 0, 30, 10),
    ("translateY(2)", 0, 2, 10, 12), ("scale(1e-1-2)", 0, -20, 1, 0), ("rotate(450)", -10, 0, 0, 10),
  ]) func transformsPlaceTheSquare(
    text: String, minX: Double, minY: Double, maxX: Double, maxY: Double
  ) throws {
    let attribute = try drawing("<rect width='10' height='10' transform='\(text)'/>")
    #expect(attribute.warnings.isEmpty)
    let bounds = try attribute.painting(tolerance: 0.01).bounds
    #expect(bounds.isNear(minX, minY, maxX, maxY))
    let property = try painting(
      "<g style='transform:\(text.isEmpty ? "none" : text)'><rect width='10' height='10'/></g>")
    #expect(property.bounds == bounds)
  }

  @Test(arguments: [
    ("rotate()", "malformed at byte 7: another count of numbers for 'rotate' is expected, ')' is found"),
    ("move(1)", "malformed at byte 0: a transform function is expected, 'm' is found"),
    ("scale(1 2 3)", "malformed at byte 11: another count of numbers for 'scale' is expected, ')' is found"),
    ("scale 1", "malformed at byte 6: '(' is expected, '1' is found"),
    ("scale(1,)", "malformed at byte 8: a number is expected, ')' is found"),
    ("scale(1", "malformed at byte 7: a number is expected, the end is found"),
    ("matrix(1 2 3 4 5 6 7)", "malformed at byte 19: ')' is expected, '7' is found"),
    ("scale(1e999)", "the number at byte 6 is too large"),
  ]) func malformedTransformsAreLeftOut(text: String, reason: String) throws {
    let document = try drawing("<rect width='10' height='10' transform='\(text)'/>")
    #expect(document.warnings.map(\.reason) == ["transform is \(reason); it is left out"])
    #expect(try document.painting(tolerance: 0.01).bounds.isNear(0, 0, 10, 10))
  }

  @Test func useCopiesWhatItNames() throws {
    let body = """
      <defs><rect id='r' x='1' width='10' height='10'/><g id='g' fill='none'><use xlink:href='#r'/></g></defs>
      <use href='#r' x='20' y='30' transform='scale(2)'/><use href='#g'/><use href='#later'/>
      <path id='later' display='none' d='M0 0h99v99z'/>
      """
    let document = try drawing(body)
    #expect(document.warnings.isEmpty)
    let painting = try document.painting(tolerance: 0.01)
    #expect(painting.shapes.count == 1)
    #expect(painting.bounds.isNear(42, 60, 62, 80))
  }

  @Test func useHandsOnItsStyle() throws {
    let body =
      "<defs><rect id='r' width='10' height='10'/><rect id='s' fill='red' width='10' height='10'/></defs>"
    #expect(try painting(body + "<use href='#r' fill='none'/>").shapes.isEmpty)
    #expect(try painting(body + "<use href='#s' fill='none'/>").shapes.count == 1)
    #expect(try painting(body + "<use href='#r' opacity='0'/>").shapes.isEmpty)
  }

  @Test func symbolsShowOnlyThroughUse() throws {
    let symbol = "<symbol id='s' viewBox='0 0 10 10'><rect width='20' height='5'/></symbol>"
    #expect(try painting(symbol).shapes.isEmpty)
    let copy = try painting(symbol + "<use href='#s' x='10' y='20' width='40' height='40'/>")
    // The symbol's viewport cuts the half of the rectangle that is beyond its view box.
    #expect(copy.contains(11, 21) && copy.contains(49, 39))
    #expect(!copy.contains(51, 21) && !copy.contains(11, 41))
    let whole = symbol.replacing("<symbol", with: "<symbol overflow='visible'")
    let open = try painting(whole + "<use href='#s' x='10' y='20' width='40' height='40'/>")
    #expect(open.contains(51, 21) && open.contains(89, 39) && !open.contains(91, 39))
  }

  @Test(arguments: [
    ("xMidYMid", 20.0, 10.0, 60.0, 50.0), ("xMinYMin meet", 10, 10, 50, 50), ("xMaxYMax", 30, 10, 70, 50),
    ("none", 10, 10, 70, 50), ("xMidYMid slice", 10, 0, 70, 60), ("xMinYMin slice", 10, 10, 70, 70),
    ("xMidYMax slice", 10, -10, 70, 50), ("bogus", 20, 10, 60, 50), ("defer xMinYMid", 10, 10, 50, 50),
  ]) func innerViewBoxesAreFitted(
    rule: String, minX: Double, minY: Double, maxX: Double, maxY: Double
  ) throws {
    let painting = try painting(
      """
      <svg x='10' y='10' width='60' height='40' viewBox='-5 -5 10 10' preserveAspectRatio='\(rule)'>
      <rect x='-5' y='-5' width='100%' height='100%'/></svg>
      """)
    #expect(painting.bounds.isNear(minX, minY, maxX, maxY))
    let clip = try #require(painting.shapes.first?.clips.first)
    #expect(clip.bounds.isNear(10, 10, 70, 50))
  }

  @Test func innerViewportsWithoutAViewBox() throws {
    let painting = try painting(
      "<svg x='10' width='50%' height='20'><rect width='100%' height='50%'/></svg>")
    #expect(painting.bounds.isNear(10, 0, 60, 10))
    #expect(try Self.paint("<svg width='0'><rect width='9' height='9'/></svg>").shapes.isEmpty)
    #expect(try Self.paint("<svg viewBox='0 0 0 9'><rect width='9' height='9'/></svg>").shapes.isEmpty)
    #expect(
      try Self.paint("<svg overflow='visible' width='5' height='5'><rect width='9' height='9'/></svg>").area
        == 81)
  }

  private static func paint(_ body: String) throws -> Painting { try painting(body) }

  @Test func switchTakesTheFirstThatHolds() throws {
    let painting = try painting(
      """
      <switch><foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/'/>
      <rect systemLanguage='fr' width='1' height='1'/><rect width='2' height='2'/><rect width='3' height='3'/></switch>
      """)
    #expect(painting.bounds.isNear(0, 0, 2, 2))
  }

  @Test func theRootTellsItsFrame() throws {
    let both = try drawing("", root: "width='2in' height='50%' viewBox='1 2 30 15'")
    #expect(both.viewBox == Box(minX: 1, minY: 2, maxX: 31, maxY: 17))
    #expect(both.size == SVGSize(width: 192, height: 96))
    let size = try drawing("", root: "width='20' height='10' preserveAspectRatio='xMinYMax slice'")
    #expect(size.viewBox == Box(minX: 0, minY: 0, maxX: 20, maxY: 10))
    #expect(size.aspectRatio == SVGAspectRatio(x: .min, y: .max, isSlice: true))
    let none = try drawing("<rect width='50%' height='50%'/>", root: "width='100%'")
    #expect(none.viewBox == nil && none.size == nil)
    #expect(try none.painting(tolerance: 0.01).bounds.isNear(0, 0, 150, 75))
    let empty = try drawing("<rect width='5' height='5'/>", root: "viewBox='0 0 0 5'")
    #expect(try empty.painting(tolerance: 0.01).shapes.isEmpty)
    #expect(empty.warnings.map(\.reason) == ["its viewBox has no area; nothing is painted"])
    let malformed = try drawing("", root: "viewBox='0 0 5'")
    #expect(
      malformed.warnings.map(\.reason) == [
        "viewBox is malformed at byte 5: a number is expected, the end is found; it is left out"
      ])
  }

  @Test func nothingIsCutAtTheRoot() throws {
    let painting = try painting("<rect x='-50' width='300' height='10'/>")
    #expect(painting.bounds.isNear(-50, 0, 250, 10))
    #expect(painting.shapes.first?.clips.isEmpty == true)
  }

  @Test func namespacesAndPrefixes() throws {
    let prefixed = """
      <s:svg xmlns:s='http://www.w3.org/2000/svg' xmlns:l='http://www.w3.org/1999/xlink' viewBox='0 0 9 9'>
      <s:defs><s:rect id='r' width='4' height='4'/></s:defs><s:use l:href='#r'/><rect width='9' height='9'/></s:svg>
      """
    let document = try SVGDocument(bytes: Array(prefixed.utf8))
    #expect(document.warnings.isEmpty)
    #expect(try document.painting(tolerance: 0.01).bounds.isNear(0, 0, 4, 4))
    let bare = "<svg><x:g><rect width='9' height='9'/></x:g><rect width='3' height='3' xlink:href='a'/></svg>"
    let without = try SVGDocument(bytes: Array(bare.utf8)).painting(tolerance: 0.01)
    #expect(without.contains(2, 2))
  }
}
