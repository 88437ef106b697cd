import SDFGeometry
import SDFSVG
import Testing

@Suite struct StyleTests {
  private func isPainted(_ attributes: String, style: String = "", around: String = "") throws -> Bool {
    let body = "<style>\(style)</style><g \(around)><rect id='i' width='10' height='10' \(attributes)/></g>"
    return try painting(body).contains(5, 5)
  }

  @Test(arguments: [
    "fill='none'", "fill='transparent'", "fill='rgba(1,2,3,0)'", "fill='rgb(1 2 3 / 0%)'", "fill='#1230'",
    "fill='#11223300'", "fill='hsla(10, 20%, 30%, 0.0)'", "fill='hsl(10deg 20% 30% / 0)'", "fill-opacity='0'",
    "fill-opacity='0%'", "opacity='0'", "opacity='-1'", "display='none'", "visibility='hidden'",
    "visibility='collapse'", "style='fill:none'", "style='fill: none ; stroke : none'",
    "fill='currentColor' color='transparent'", "fill='currentColor' color='rgba(0,0,0,0)'",
    "fill='url(#missing)'", "fill='url(#missing) none'", "style='FILL:None'", "transform='scale(0)'",
    "transform='matrix(1 2 2 4 0 0)'", "requiredExtensions='x'", "systemLanguage='de'",
  ]) func nothingIsPainted(attributes: String) throws { #expect(try !isPainted(attributes)) }

  @Test(arguments: [
    "", "fill='red'", "fill='#123'", "fill='#1231'", "fill='RGB(1,2,3)'", "fill='rgba(1,2,3,.01)'",
    "fill='currentColor'", "fill='currentcolor' color='blue'", "opacity='.01'", "fill-opacity='1%'",
    "fill='oklch(50% 0.1 20)'", "fill='color(display-p3 1 0 0)'", "fill='url(#missing) red'",
    "fill='#fff icc-color(a, 1)'", "fill='inherit'", "fill='CanvasText'", "style='fill:none;fill:red'",
    "fill='none' style='fill:red'", "style='fill:bogus'", "visibility='visible'", "display='inline'",
    "systemLanguage='en-GB, de'", "style=\"/* fill:none; */ stroke:none\"", "style='fill:red;;garbage;x'",
  ]) func somethingIsPainted(attributes: String) throws { #expect(try isPainted(attributes)) }

  @Test func aBackgroundWithoutFillPaintsNothing() throws {
    let body = "<path d='M0 0h24v24H0z' fill='none'/><path d='M4 4h8v8z'/>"
    let painting = try painting(body, root: "viewBox='0 0 24 24'")
    #expect(painting.shapes.count == 1)
    #expect(painting.bounds.isNear(4, 4, 12, 12))
  }

  @Test func unreadableColoursAreWarnings() throws {
    let document = try drawing("<rect width='5' height='5' fill='bogus'/>")
    #expect(
      document.warnings.map(\.reason) == ["fill has the value 'bogus', which is not read and left out"])
    #expect(try document.painting(tolerance: 0.01).area == 25)
  }

  @Test func propertiesInheritAsTheyShould() throws {
    #expect(try !isPainted("", around: "fill='none'"))
    #expect(try isPainted("fill='red'", around: "fill='none'"))
    #expect(try isPainted("fill='initial'", around: "fill='none'"))
    #expect(try !isPainted("fill='unset'", around: "fill='none'"))
    #expect(try !isPainted("style='fill:inherit'", around: "fill='none'"))
    #expect(try !isPainted("", around: "visibility='hidden'"))
    #expect(try isPainted("visibility='visible'", around: "visibility='hidden'"))
    #expect(try !isPainted("opacity='1'", around: "opacity='0'"))
    #expect(try !isPainted("display='inline'", around: "display='none'"))
    #expect(try !isPainted("fill='currentColor'", around: "color='transparent'"))
    #expect(try isPainted("color='red'", around: "color='transparent' fill='currentColor'"))
  }

  @Test(arguments: [
    ("rect{fill:none}", false), ("*{fill:none}", false), ("#i{fill:none}", false), (".a{fill:none}", false),
    ("rect.a{fill:none}", false), ("rect.a.b{fill:none}", false), ("rect.a#i{fill:none}", false),
    ("*.b{fill:none}", false), ("path, rect{fill:none}", false), ("path{fill:none}", true),
    (".c{fill:none}", true), ("rect.c{fill:none}", true), ("path.a{fill:none}", true),
    ("#j{fill:none}", true),
    ("rect{fill:none}rect{fill:red}", true), ("rect{fill:red}*{fill:none}", true),
    (".a{fill:none}rect{fill:red}", false), ("#i{fill:red}.a.b{fill:none}", true),
    ("rect{fill:none!important}#i{fill:red}", false), (".a{fill:red ! important}.b{fill:none}", true),
    ("/* x */rect/**/{fill:/* y */none}", false), ("<!-- rect{fill:none} -->", false),
    ("@font-face{src:url(x)}rect{fill:none}", false), ("@media print{rect{fill:none}}", true),
    ("@import url(x.css);rect{fill:none}", false), ("rect{fill:none", false), ("}rect{fill:none}", true),
    ("rect{fill:none;}.a{fill:bogus}", true), ("g rect{fill:none}", true), ("rect:hover{fill:none}", true),
    ("rect[x]{fill:none}", true), ("g > rect, .a{fill:none}", false), ("rect{x:'}';fill:none}", false),
  ]) func rulesApplyByRankAndOrder(style: String, isPainted: Bool) throws {
    let escaped = style.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(try self.isPainted("class=' a\tb '", style: escaped) == isPainted)
  }

  @Test func stylesRankBetweenAttributesAndStyleAttributes() throws {
    #expect(try isPainted("fill='none'", style: "rect{fill:red}"))
    #expect(try !isPainted("style='fill:none'", style: "#i{fill:red}"))
    #expect(try isPainted("style='fill:none'", style: "rect{fill:red!important}"))
    #expect(try !isPainted("style='fill:none!important'", style: "rect{fill:red!important}"))
  }

  @Test func ruleOfTheIconThemes() throws {
    let style = "<style type='text/css' id='current-color-scheme'>.ColorScheme-Text{color:#232629;}</style>"
    let body = "<defs>\(style)</defs><path class='ColorScheme-Text' style='fill:currentColor' d='M0 0h4v4z'/>"
    let document = try drawing(body)
    #expect(document.warnings.isEmpty)
    #expect(try document.painting(tolerance: 0.01).bounds.isNear(0, 0, 4, 4))
  }

  @Test func cdataIsStyleToo() throws {
    let body = "<style><![CDATA[ rect { fill: none } ]]></style><rect width='5' height='5'/>"
    #expect(try painting(body).shapes.isEmpty)
  }

  @Test func unreadRulesAreWarnings() throws {
    let document = try drawing(
      "<style>g rect{fill:none}\na:hover{}@media print{}@import 'x';</style><style type='text/less'>a</style>"
    )
    #expect(
      document.warnings.map(\.description) == [
        "line 2, <style>: the selector 'g rect' is not read, its rule is left out",
        "line 2, <style>: the selector 'a:hover' is not read, its rule is left out",
        "line 2, <style>: the rule '@media' is not read", "line 2, <style>: the rule '@import' is not read",
        "line 3, <style>: style sheets of type 'text/less' are not read",
      ])
  }

  @Test(arguments: ["linearGradient", "radialGradient"]) func gradientsCountAsPainted(name: String) throws {
    func document(_ stops: String) throws -> SVGDocument {
      try drawing("<\(name) id='g'>\(stops)</\(name)><rect width='10' height='10' fill='url(#g) none'/>")
    }
    let painted = try document("<stop stop-opacity='0'/><stop offset='1'/>")
    #expect(
      painted.warnings.map(\.description) == [
        "line 2, <rect>: gradients as coverage are not read; the shape counts as painted"
      ])
    #expect(try painted.painting(tolerance: 0.01).area == 100)
    #expect(try document("").painting(tolerance: 0.01).shapes.isEmpty)
    let clear = try document("<stop style='stop-opacity:0'/><stop stop-color='transparent'/>")
    #expect(try clear.painting(tolerance: 0.01).shapes.isEmpty)
  }

  @Test func gradientsTakeStopsFromOthers() throws {
    let body = """
      <linearGradient id='a'><stop/></linearGradient><linearGradient id='b' xlink:href='#a'/>
      <linearGradient id='c' href='#d'/><linearGradient id='d' href='#c'/>
      <rect width='10' height='10' fill='url("#b")'/><rect x='50' width='9' height='9' fill='url(#c)'/>
      """
    #expect(try painting(body).area == 100)
  }
}
