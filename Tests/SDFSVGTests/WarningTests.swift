import SDFSVG
import Testing

@Suite struct WarningTests {
  @Test func everythingUnreadIsNamedWithItsLine() throws {
    let body = """
      <text>a<tspan>b</tspan></text>
      <image href='a.png'/>
      <foreignObject/>
      <script/>
      <g
        id='a'
        mask='url(#m)'
        filter='url(#f)'/>
      <path d='M0 0h1v1z' marker-end='url(#m)'>
        <animate/>
      </path>
      <pattern id='p'/><rect width='5' height='5' fill='url(#p)' transform-origin='5 5' transform='scale(2)'/>
      <flowRoot/>
      <use href='other.svg#x'/>
      <use href='#none'/>
      <use/>
      <path d='M0 0h9' stroke='red' stroke-dasharray='1' pathLength='3' stroke-linejoin='arcs' fill='context-fill'/>
      """
    let expected = [
      "line 2, <text>: text is not read; convert it to paths",
      "line 3, <image>: raster images are not read",
      "line 4, <foreignObject>: foreign objects are not read",
      "line 5, <script>: scripts are not run",
      "line 6, <g>: mask: masks are not read; the element is painted as without",
      "line 6, <g>: filter: filters are not read; the element is painted as without",
      "line 10, <path>: marker-end: markers are not read",
      "line 11, <animate>: animations are not read; the shape without them is taken",
      "line 13, <rect>: transform-origin is not read; transforms are about the origin",
      "line 13, <rect>: patterns are not read; the shape counts as painted",
      "line 14, <flowRoot>: elements of this name are not read",
      "line 15, <use>: references outside the file ('other.svg#x') are refused",
      "line 16, <use>: there is no element '#none'; nothing is painted for it",
      "line 17, <use>: it has no href; nothing is painted for it",
      "line 18, <path>: stroke-linejoin 'arcs' is not read, miter is taken",
      "line 18, <path>: paints of the context are not read; the shape counts as painted",
      "line 18, <path>: pathLength is not read; dashes are measured in user units",
    ]
    let document = try drawing(body)
    #expect(document.warnings.map(\.description) == expected)
    for line in body.split(separator: "\n") where line.hasPrefix("<text") || line.hasPrefix("<use") {
      let error = #expect(throws: SVGError.self) {
        try drawing(String(line), options: SVGOptions(strict: true))
      }
      guard case .notRead(let warning) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(warning.line == 2)
      #expect(error?.description == warning.description)
    }
  }

  @Test func unreadThingsThatDoNotShowAreNoWarnings() throws {
    let body = """
      <title>a</title><desc/><metadata><rdf:RDF xmlns:rdf='urn:x'><rdf:x/></rdf:RDF></metadata>
      <defs><text/><mask id='m'><image/></mask><filter id='f'/><linearGradient id='g'><stop/></linearGradient></defs>
      <text display='none'/><g display='none'><image/></g><view/><path d='M0 0h1v1z' mask='none' filter='none'/>
      """
    let warnings = try drawing(body).warnings
    #expect(warnings.map(\.description) == ["line 4, <text>: text is not read; convert it to paths"])
  }

  @Test func repeatedCopiesWarnOnce() throws {
    let document = try drawing("<defs><text id='t'/></defs><use href='#t'/><use href='#t'/>")
    #expect(document.warnings.count == 1)
  }

  @Test func linesCountFromTheStartOfTags() throws {
    let text =
      "<?xml version='1.0'?>\n<!-- <text/>\n -->\n<svg xmlns='http://www.w3.org/2000/svg'\n>é<g/>é<text\n\n x='é'\n/>\n\n<image/></svg>"
    let document = try SVGDocument(bytes: Array(text.utf8))
    #expect(document.warnings.map(\.line) == [5, 10])
  }
}
