import MeniscusTestSupport
import SDFGeometry
import SDFSVG
import Testing

@Suite struct HostileFileTests {
  private func read(_ text: String, _ limits: SVGLimits = SVGLimits()) throws(SVGError) -> SVGDocument {
    try SVGDocument(bytes: Array(text.utf8), options: SVGOptions(limits: limits))
  }

  @Test(arguments: ["<g>", "<svg>", "<x:y>", "<defs>"]) func deepNestingIsRefused(tag: String) {
    let text = "<svg>\n" + String(repeating: tag, count: 100_000)
    #expect(throws: SVGError.tooDeep(limit: 256, line: 2)) { try read(text) }
  }

  @Test func depthUpToTheLimitIsRead() throws {
    let text =
      "<svg>" + String(repeating: "<g>", count: 254) + "<rect width='5' height='5'/>"
      + String(repeating: "</g>", count: 254) + "</svg>"
    #expect(try read(text).painting(tolerance: 0.1).shapes.count == 1)
    #expect(
      SVGError.tooDeep(limit: 256, line: 2).description
        == "the element on line 2 lies deeper than the limit of 256 elements")
  }

  @Test(arguments: [
    "<g id='a'><use href='#a'/></g>", "<use id='a' href='#a'/>",
    "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<symbol id='a'><use href='#a'/></symbol><use href='#a'/>", "<g><use href='#root'/></g>",
  ]) func cyclesOfUseEnd(body: String) throws {
    let document = try drawing(body, root: "id='root'")
    #expect(!document.warnings.isEmpty)
    for warning in document.warnings {
      #expect(warning.reason == "it copies an element that it is in; nothing is painted for it")
    }
  }

  @Test func laughsThroughUseAreBounded() {
    var body = "<defs><rect id='a0' width='1' height='1'/>"
    for level in 1...12 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      body += "<g id='a\(level)'>\(uses)</g>"
    }
    body += "</defs>\n<use href='#a12'/>"
    let limits = SVGLimits(elements: 5_000)
    let error = #expect(throws: SVGError.self) {
      try drawing(body, options: SVGOptions(limits: limits))
    }
    #expect(error == .tooManyElements(limit: 5_000, line: 2))
    #expect(
      error?.description == "the element on line 2 is beyond the limit of 5000 elements, `use` expanded")
  }

  @Test func chainsOfUseAreBounded() {
    var body = "<rect id='a0' width='1' height='1'/>"
    for level in 1...300 { body += "\n<g id='a\(level)'><use href='#a\(level - 1)'/></g>" }
    let error = #expect(throws: SVGError.self) { try drawing("<defs>\(body)</defs><use href='#a300'/>") }
    guard case .tooDeep(256, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func laughsThroughClipsAreBounded() {
    var body = "<clipPath id='a0'><rect width='1' height='1'/></clipPath>"
    for level in 1...12 {
      let shapes = String(
        repeating: "<rect width='1' height='1' clip-path='url(#a\(level - 1))'/>", count: 10)
      body += "<clipPath id='a\(level)'>\(shapes)</clipPath>"
    }
    body += "<rect width='9' height='9' clip-path='url(#a12)'/>"
    let options = SVGOptions(limits: SVGLimits(elements: 5_000))
    #expect(throws: SVGError.tooManyElements(limit: 5_000, line: 2)) { try drawing(body, options: options) }
  }

  @Test func chainsOfClipsAreBounded() {
    var body = "<clipPath id='a0'><rect width='1' height='1'/></clipPath>"
    for level in 1...40 { body += "<clipPath id='a\(level)' clip-path='url(#a\(level - 1))'/>" }
    #expect(throws: SVGError.tooDeep(limit: 32, line: 2)) {
      try drawing(body + "<rect width='9' height='9' clip-path='url(#a40)'/>")
    }
  }

  @Test func clipsCountForEveryShape() {
    let body = "<clipPath id='c'><path d='M0 0\(String(repeating: "h1", count: 999))'/></clipPath>"
    let shapes = String(repeating: "<rect width='9' height='9'/>", count: 20)
    let options = SVGOptions(limits: SVGLimits(segments: 10_000))
    #expect(throws: SVGError.tooManySegments(limit: 10_000, line: 2)) {
      try drawing(body + "<g clip-path='url(#c)'>\(shapes)</g>", options: options)
    }
  }

  @Test func segmentsHaveALimit() {
    let path = "<path d='M0 0\(String(repeating: "h1", count: 1_000))'/>"
    let options = SVGOptions(limits: SVGLimits(segments: 1_000))
    let error = SVGError.tooManySegments(limit: 1_000, line: 2)
    #expect(throws: error) { try drawing(path, options: options) }
    #expect(error.description == "the element on line 2 is beyond the limit of 1000 path segments")
  }

  @Test func strokesHaveALimit() throws {
    let dots = String(repeating: "<path d='M0 0h0' stroke='red' stroke-linecap='round'/>\n", count: 50)
    let solid = try drawing(dots, options: SVGOptions(limits: SVGLimits(strokePoints: 1_000)))
    let error = #expect(throws: SVGError.self) { try solid.painting(tolerance: 1e-3) }
    guard case .tooManyStrokePoints(1_000, isDashed: false, line: 3...51) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let lines = String(repeating: "<path d='M0 0h100' stroke='red' stroke-dasharray='1'/>\n", count: 10)
    let options = SVGOptions(limits: SVGLimits(dashPoints: 1_000))
    let dashed = try drawing(lines, options: options)
    // 50 dashes of 5 elements each a line.
    let expected = SVGError.tooManyStrokePoints(limit: 1_000, isDashed: true, line: 6)
    #expect(throws: expected) { try dashed.painting(tolerance: 0.1) }
    #expect(
      expected.description
        == "the element on line 6 is beyond the limit of 1000 outline points of dashed strokes")
  }

  @Test func dashListsCountForEveryShape() {
    let dashes = String(repeating: "9 ", count: 1_000)
    let shapes = String(repeating: "<rect width='9' height='9'/>", count: 20)
    let options = SVGOptions(limits: SVGLimits(segments: 10_000))
    #expect(throws: SVGError.tooManySegments(limit: 10_000, line: 2)) {
      try drawing("<g stroke='red' stroke-dasharray='\(dashes)'>\(shapes)</g>", options: options)
    }
  }

  @Test func attributesHaveALimit() throws {
    func attributes(_ count: Int, is sign: String = "=") -> String {
      (0..<count).map { "a\($0)\(sign)'='" }.joined(separator: " ")
    }
    let error = SVGError.tooManyAttributes(limit: 1_000, line: 2)
    #expect(throws: error) { try read("<svg>\n<g \(attributes(200_000))/></svg>") }
    #expect(error.description == "the tag on line 2 has more attributes than the limit of 1000")
    let wide = "\u{FEFF}<svg>\n<g \(attributes(1_001))/></svg>".utf16Bytes(isBig: true)
    #expect(throws: error) { try SVGDocument(bytes: wide) }
    // What the document type declares can become tags and attributes.
    for declaration in [
      "<!ENTITY x \"<g \(attributes(1_001))/>\">",
      "<!ENTITY x \"&#60;g \(attributes(1_001, is: "&#61;"))/>\">",
      "<!ATTLIST g \(attributes(1_001, is: " CDATA "))>",
    ] {
      #expect(throws: error) { try read("<!DOCTYPE svg [\n\(declaration)]><svg>&x;</svg>") }
    }
  }

  @Test func attributesUpToTheLimitAreRead() throws {
    let equals = String(repeating: "=", count: 2_000)
    let many = (3..<1_000).map { "a\($0)='1'" }.joined(separator: " ")
    let text = """
      <?p \(equals)?><!DOCTYPE svg [<!ELEMENT svg ANY><!ENTITY e 'x'>]><svg><!-- <g \(equals)> -->
      <desc>\(equals)</desc><style><![CDATA[<g \(equals)]]></style><rect id='\(equals)' width='5' height="5" \(many)/></svg>
      """
    #expect(try read(text).painting(tolerance: 0.1).shapes.count == 1)
  }

  @Test func attributesThatTheDocumentTypeAddsAreBounded() {
    let value = String(repeating: "x", count: 1_000)
    let text =
      "<!DOCTYPE svg [<!ATTLIST g a CDATA '\(value)'>]>\n<svg>" + String(repeating: "<g/>", count: 100)
      + "</svg>"
    let error = SVGError.tooMuchText(limit: 50_000, line: 2)
    #expect(throws: error) { try read(text, SVGLimits(text: 50_000)) }
    #expect(
      error.description
        == "the element on line 2 is beyond the limit of 50000 bytes of attributes, `use` expanded")
  }

  @Test func attributesCountForEveryUse() throws {
    let shape = "<rect id='a' width='9' height='9' transform='\(String(repeating: " ", count: 1_000))'/>"
    let uses = String(repeating: "<use href='#a'/>", count: 100)
    let options = SVGOptions(limits: SVGLimits(text: 50_000))
    #expect(throws: SVGError.tooMuchText(limit: 50_000, line: 2)) {
      try drawing(shape + uses, options: options)
    }
    let path = "<path id='a' d='M0 0h9v9\(String(repeating: " ", count: 1_000))'/>"
    #expect(try drawing(path + uses, options: options).painting(tolerance: 0.1).shapes.count == 101)
  }

  @Test func manyClassesCostNoMoreThanTheirNumber() throws {
    let names = (0..<5_000).map { "c\($0)" }
    let rule = "<style>\(names.map { ".\($0)" }.joined()){fill:none}</style>"
    let shape = "<rect width='9' height='9' class='\(names.joined(separator: " "))'/>"
    #expect(try drawing(rule + shape).painting(tolerance: 0.1).shapes.isEmpty)
    let options = SVGOptions(limits: SVGLimits(styleSteps: 20_000))
    #expect(throws: SVGError.tooManyStyleSteps(limit: 20_000, line: 2)) {
      try drawing(rule + String(repeating: "<g class='c0'/>", count: 10), options: options)
    }
  }

  @Test func stylesHaveALimit() {
    let rules = String(repeating: ".a{fill:red}", count: 100)
    let body = "<style>\(rules)</style>" + String(repeating: "<g class='a'/>", count: 100)
    let options = SVGOptions(limits: SVGLimits(styleSteps: 10_000))
    let error = SVGError.tooManyStyleSteps(limit: 10_000, line: 2)
    #expect(throws: error) { try drawing(body, options: options) }
    #expect(error.description == "the element on line 2 is beyond the limit of 10000 style comparisons")
  }

  @Test func elementsHaveALimit() {
    let text = "<svg>\n" + String(repeating: "<g/>", count: 20) + "</svg>"
    #expect(throws: SVGError.tooManyElements(limit: 10, line: 2)) { try read(text, SVGLimits(elements: 10)) }
  }

  @Test func laughsThroughEntitiesAreRefused() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 'lollollollol'>"
    for level in 1...12 {
      text += "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>"
    }
    let inText = text + "]>\n<svg>&a12;</svg>"
    #expect(throws: SVGError.entityExpansion(line: 2)) { try read(inText) }
    let inValue = text + "]>\n<svg><path d='&a12;'/></svg>"
    #expect(throws: SVGError.entityExpansion(line: 2)) { try read(inValue) }
    #expect(throws: SVGError.self) {
      try read("<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><svg>&a;</svg>")
    }
    #expect(
      SVGError.entityExpansion(line: 2).description
        == "an entity on line 2 expands out of proportion or contains itself")
  }

  @Test(arguments: [
    "<!DOCTYPE svg [\n<!ENTITY x SYSTEM 'file:///etc/passwd'>]><svg>&x;</svg>",
    "<?xml version='1.0'?><!-- [ --><!DOCTYPE svg [ <!ENTITY a '>]'>\n<!ENTITY x PUBLIC 'a' 'b'>]><svg/>",
    "<!DOCTYPE svg [<!-- ' --><?p ]?>\n<!ENTITY % x SYSTEM 'a.dtd'> %x;]><svg/>",
  ]) func externalEntitiesAreRefused(text: String) {
    let error = SVGError.externalEntity(name: "x", line: 2)
    #expect(throws: error) { try read(text) }
    let wide = "\u{FEFF}\(text)".utf16Bytes(isBig: false)
    #expect(throws: error) { try SVGDocument(bytes: wide) }
    #expect(error.description == "line 2 declares the entity 'x' outside the file, which is refused")
  }

  @Test func internalEntitiesAreRead() throws {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY d "M0 0h5v5z">]>
      <svg xmlns="&ns;"><path d="&d;"/></svg>
      """
    #expect(try read(text).painting(tolerance: 0.1).shapes.count == 1)
  }

  @Test(arguments: [
    ("", "the file is empty"), ("<html/>", "the root on line 1 is <html>, <svg> is expected"),
    ("<svg xmlns='urn:x'/>", "the root on line 1 is <svg>, <svg> is expected"),
    (
      "<svg>\n<g></svg>",
      "the file is not well-formed XML at line 2, column 10: a closing tag has another name than its element"
    ),
    (
      "<svg a='1' a='2'/>",
      "the file is not well-formed XML at line 1, column 17: an attribute is there twice"
    ),
    (
      "<svg/><svg/>",
      "the file is not well-formed XML at line 1, column 7: the file is cut off, or something follows the root"
    ),
    ("<svg>&nbsp;</svg>", "the file is not well-formed XML at line 1, column 12: an entity is not declared"),
  ]) func malformedFilesSayWhere(text: String, sentence: String) {
    let error = #expect(throws: SVGError.self) { try read(text) }
    #expect(error?.description == sentence)
  }

  @Test func compressedAndWideFilesAreRefused() {
    #expect(throws: SVGError.compressed) { try SVGDocument(bytes: [0x1F, 0x8B, 8, 0]) }
    #expect(throws: SVGError.unsupportedEncoding) { try SVGDocument(bytes: [0x3C, 0, 0, 0]) }
    #expect(
      SVGError.compressed.description
        == "the file is compressed (svgz): decompress it first, for example with gunzip")
  }

  @Test(arguments: [true, false]) func UTF16IsRead(isBig: Bool) throws {
    let text =
      "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?><svg><rect id='é' width='5' height='5'/><use href='#é' x='9'/></svg>"
    let bytes = text.utf16Bytes(isBig: isBig)
    #expect(try SVGDocument(bytes: bytes).painting(tolerance: 0.1).bounds.isNear(0, 0, 14, 5))
  }

  @Test(arguments: [
    "<g transform='scale(1e200)'><g transform='scale(1e200)'><rect width='1' height='1'/></g></g>",
    "<rect width='1e308' height='1' transform='scale(100)'/>",
    "<rect x='1e308' width='1e308' height='1' stroke='red'/>",
    "<svg width='1e300' height='1e300' viewBox='0 0 1e-300 1e-300'><rect width='1' height='1'/></svg>",
    "<line x2='1e300' y2='1' stroke='red'/>", "<circle r='1e308' stroke='red' stroke-width='1e308'/>",
    "<rect width='9' height='9' stroke='red' stroke-width='1e-300' transform='scale(1e-150)'/>",
  ]) func hugeNumbersAreErrorsOrFinite(body: String) throws {
    do throws(SVGError) {
      let painting = try drawing(body).painting(tolerance: 0.01)
      for shape in painting.shapes {
        let bounds = shape.path.bounds
        #expect(bounds.isEmpty || bounds.minX.isFinite && bounds.maxX.isFinite && bounds.maxY.isFinite)
      }
    } catch {
      #expect(error.description.hasPrefix("line 2, <"))
    }
  }

  private static let sample = Array(
    """
    <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY d "M0 0h5v5z">]><svg xmlns="http://www.w3.org/2000/svg" \
    xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20"><style>.a{fill:none;stroke:red}#b , rect{}</style>\
    <defs><clipPath id="c"><circle r="5"/></clipPath><symbol id="s" viewBox="0 0 4 4"><rect width="3" height="2"/>\
    </symbol></defs><g transform="rotate(30 2 2) scale(2)" clip-path="url(#c)"><path class="a" d="&d;"/>\
    <use xlink:href="#s" width="5" height="5"/></g><text>é</text><polygon points="1,2 3,4 5,1"/>\
    <path d="M1 1C2 2 3 3 4 1S5 5 6 6Q7 7 8 8T9 9A1 2 30 0 1 5 5Z" stroke-dasharray="2 1" stroke="#123"/></svg>
    """.utf8)

  @Test func cutFilesNeverCrash() throws {
    #expect(try SVGDocument(bytes: Self.sample).painting(tolerance: 0.1).shapes.count == 5)
    for percent in 0..<100 {
      let part = Array(Self.sample.prefix(Self.sample.count * percent / 100))
      #expect(throws: SVGError.self, "\(percent) %") { try SVGDocument(bytes: part) }
    }
  }

  @Test func damagedFilesNeverCrash() {
    var random = SeededGenerator(seed: 0x5356_47)
    var read = 0
    for _ in 0..<1_000 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
      }
      do throws(SVGError) {
        _ = try SVGDocument(bytes: bytes).painting(tolerance: 0.1)
        read += 1
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect((1..<1_000).contains(read))
  }
}
