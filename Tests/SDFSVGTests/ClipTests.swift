import SDFGeometry
import SDFSVG
import Testing

@Suite struct ClipTests {
  /// The area left of a square of 20 by 20 at (10, 10) in a group that is moved and doubled.
  private func area(_ defs: String, _ attributes: String = "clip-path='url(#c)'") throws -> Double {
    let body = """
      <defs>\(defs)</defs>
      <g transform='translate(10 10) scale(2)'><rect x='0' y='0' width='10' height='10' \(attributes)/></g>
      """
    return try painting(body).area
  }

  @Test func clipsCutInTheUserSpaceOfTheElement() throws {
    #expect(try area("<clipPath id='c'><rect width='5' height='5'/></clipPath>") == 100)
    #expect(
      try area("<clipPath id='c' transform='translate(5 0)'><rect width='9' height='5'/></clipPath>") == 100)
    #expect(
      try area("<clipPath id='c'><rect transform='scale(.5)' width='5' height='10'/></clipPath>") == 25 * 2)
    #expect(try area("<clipPath id='c'/>") == 0)
    #expect(
      try area("<clipPath id='c'><rect width='5' height='5'/></clipPath>", "style='clip-path: url(\"#c\")'")
        == 100)
  }

  @Test func boxUnitsAreTheElementsBox() throws {
    let clip = "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='50%'/></clipPath>"
    #expect(try area(clip) == 100)
    let body = """
      <defs>\(clip)</defs><g clip-path='url(#c)'><rect x='10' y='10' width='20' height='20'/>
      <rect x='40' y='40' width='10' height='10' fill='none'/></g>
      """
    // The group's box is from 10 to 50, the clip up to 30.
    #expect(try painting(body).area == 400)
    let line = "<defs>\(clip)</defs><line x1='5' y1='5' x2='5' y2='50' stroke='red' clip-path='url(#c)'/>"
    #expect(try painting(line).area == 0)
  }

  @Test func clipsOfClipsCutToo() throws {
    let own = """
      <clipPath id='d'><rect x='2' width='9' height='9'/></clipPath>
      <clipPath id='c' clip-path='url(#d)'><rect width='5' height='5'/></clipPath>
      """
    #expect(try area(own) == 60)
    let child = """
      <clipPath id='d'><rect width='1' height='9'/></clipPath>
      <clipPath id='c'><rect width='5' height='5' clip-path='url(#d)'/><rect x='8' width='2' height='5'/></clipPath>
      """
    #expect(try area(child) == 20 + 40)
  }

  @Test func clipRulesAndHiddenChildren() throws {
    let ring = "M0 0h8v8h-8zM2 2h4v4h-4z"
    #expect(try area("<clipPath id='c'><path d='\(ring)'/></clipPath>") == 256)
    #expect(try area("<clipPath id='c'><path clip-rule='evenodd' d='\(ring)'/></clipPath>") == 192)
    #expect(try area("<clipPath id='c' clip-rule='evenodd'><path d='\(ring)'/></clipPath>") == 192)
    #expect(try area("<g clip-rule='evenodd'><clipPath id='c'><path d='\(ring)'/></clipPath></g>") == 192)
    #expect(try area("<clipPath id='c'><path fill='none' opacity='0' d='\(ring)'/></clipPath>") == 256)
    #expect(try area("<clipPath id='c'><path display='none' d='\(ring)'/></clipPath>") == 0)
    #expect(try area("<clipPath id='c'><path visibility='hidden' d='\(ring)'/></clipPath>") == 0)
  }

  @Test func clipsTakeCopies() throws {
    let defs = """
      <rect id='r' width='5' height='5'/><clipPath id='d'><rect width='4' height='9'/></clipPath>
      <clipPath id='c'><use href='#r' x='3' clip-path='url(#d)'/></clipPath>
      """
    // The copy is moved by 3 with its clip: 4 of its 5 units are left.
    #expect(try area(defs) == 80)
  }

  @Test func groupsAndStrokesAreCut() throws {
    let clip = "<clipPath id='c'><rect width='20' height='20'/></clipPath>"
    let group =
      "<g clip-path='url(#c)'><rect width='30' height='10'/><rect y='10' width='10' height='30'/></g>"
    #expect(try painting(clip + group).area == 300)
    let stroke = "<line y1='10' x2='90' y2='10' stroke='red' stroke-width='4' clip-path='url(#c)'/>"
    #expect(try painting(clip + stroke).area == 80)
  }

  @Test func unreadClipsAreWarnings() throws {
    let body = """
      <clipPath id='c'><text>a</text><g/><rect width='5' height='5'/></clipPath><clipPath id='d' clip-path='url(#d)'>
      <rect width='4' height='4'/></clipPath>
      <rect width='9' height='9' clip-path='url(#c)'/>
      <rect width='9' height='9' clip-path='circle(5px)'/>
      <rect width='9' height='9' clip-path='url(#x)'/>
      <rect width='9' height='9' clip-path='url(a.svg#x)'/>
      <rect width='9' height='9' clip-path='url(#d)'/>
      """
    #expect(
      try drawing(body).warnings.map(\.description) == [
        "line 2, <text>: text is not read; convert it to paths",
        "line 2, <g>: only shapes and copies of shapes are read in a clipPath",
        "line 5, <rect>: clip-path 'circle(5px)' is not read; nothing is cut",
        "line 6, <rect>: there is no clipPath '#x'; nothing is cut",
        "line 7, <rect>: references outside the file ('a.svg#x') are refused",
        "line 2, <clipPath>: it names itself; nothing is cut by it",
      ])
  }
}
