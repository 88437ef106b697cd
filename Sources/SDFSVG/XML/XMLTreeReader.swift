import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a file's elements through the platform's XML parser, within limits.
final class XMLTreeReader: NSObject, XMLParserDelegate {
  private static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"

  private var tree = XMLTree()
  private let limits: SVGLimits
  private var failure: SVGError?
  private var lines: TagLines
  /// The root's namespace: SVG's, or none.
  private var namespace = ""
  /// The elements around this place, with the last child that each had.
  private var open: [(element: Int, lastChild: Int?)] = []
  /// Bytes of attributes so far.
  private var text = 0
  /// How many tags deep this place is in an element that is not kept.
  private var skipped = 0
  /// The prefixes of XLink's namespace, the first few.
  private var prefixes: Set<String> = []

  private init(limits: SVGLimits, lines: TagLines) {
    self.limits = limits
    self.lines = lines
  }

  /// The tree of a file's SVG elements.
  static func read(_ bytes: [UInt8], limits: SVGLimits) throws(SVGError) -> XMLTree {
    try Prolog.check(bytes)
    let fromUTF16 = Prolog.utf8(bytes)
    try AttributeCount.check(fromUTF16 ?? bytes, limit: limits.attributes)
    let reader = XMLTreeReader(limits: limits, lines: TagLines(fromUTF16 != nil ? [] : bytes))
    // As a stream the file is read in pieces; at once, libxml2 refuses more than ten million bytes.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldProcessNamespaces = true
    parser.shouldReportNamespacePrefixes = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    _ = parser.parse()
    if let failure = reader.failure { throw failure }
    if reader.tree.elements.isEmpty || !reader.open.isEmpty || reader.skipped > 0 {
      throw .malformed(
        line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1),
        reason: "there is no whole root element")
    }
    return reader.tree
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if failure != nil { return }
    let line = lines.start(ofTagEndingAt: parser.lineNumber, column: parser.columnNumber)
    if open.count + skipped >= limits.depth {
      return fail(.tooDeep(limit: limits.depth, line: line), parser)
    }
    if tree.elements.isEmpty {
      namespace = namespaceURI ?? ""
      if name != "svg" || !(namespace.isEmpty || namespace == Self.svg) {
        return fail(.notSVG(root: qualifiedName ?? name, line: line), parser)
      }
    }
    if skipped > 0 || (namespaceURI ?? "") != namespace {
      skipped += 1
      return
    }
    if tree.elements.count >= limits.elements {
      return fail(.tooManyElements(limit: limits.elements, line: line), parser)
    }
    let size = attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    text += size
    if text > limits.text { return fail(.tooMuchText(limit: limits.text, line: line), parser) }
    add(
      XMLElement(
        name: name, attributes: canonical(attributes), size: size, line: line, parent: open.last?.element))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if failure != nil { return }
    if skipped > 0 { skipped -= 1 } else { _ = open.popLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { addText(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    addText(String(decoding: block, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String
  ) {
    if namespaceURI == Self.xlink, prefixes.count < 8 { prefixes.insert(prefix) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    if failure != nil || XMLFault.isHarmless(code) { return }
    fail(XMLFault.error(code, line: parser.lineNumber, column: parser.columnNumber), parser)
  }

  private func fail(_ error: SVGError, _ parser: XMLParser) {
    failure = error
    parser.abortParsing()
  }

  private func add(_ element: XMLElement) {
    let place = tree.elements.count
    if let last = open.indices.last {
      if let sibling = open[last].lastChild {
        tree.elements[sibling].next = place
      } else {
        tree.elements[open[last].element].firstChild = place
      }
      open[last].lastChild = place
    }
    if let id = element.attributes["id"], tree.places[id] == nil { tree.places[id] = place }
    if element.name == "style" { tree.sheets.append((place, "")) }
    tree.elements.append(element)
    open.append((place, nil))
  }

  private func addText(_ text: String) {
    if failure != nil || skipped > 0 { return }
    guard let last = tree.sheets.indices.last, open.last?.element == tree.sheets[last].element else {
      return
    }
    tree.sheets[last].text += text
  }

  /// The attributes with the prefix `xlink` for XLink's namespace.
  private func canonical(_ attributes: [String: String]) -> [String: String] {
    var attributes = attributes
    for prefix in prefixes where prefix != "xlink" {
      if let value = attributes["\(prefix):href"] { attributes["xlink:href"] = value }
    }
    return attributes
  }
}
