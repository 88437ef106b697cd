/// Gives elements their properties, from attributes, style sheets and `style` attributes.
///
/// Source: CSS Cascading 4, section 6; presentation attributes come before all style sheets (SVG 2, section
/// 6.6).
struct Cascade {
  private let sheet: StyleSheet
  private let limit: Int
  private var steps = 0

  init(_ sheet: StyleSheet, limit: Int) {
    self.sheet = sheet
    self.limit = limit
  }

  /// An element's attributes, with the properties of styles in the place of attributes of those names.
  mutating func properties(of place: Int, in tree: XMLTree) throws(SVGError) -> [String: String] {
    let element = tree.elements[place]
    let inline = element.attributes["style"].map {
      Declarations.read(String(decoding: CSSComments.removed($0), as: UTF8.self))
    }
    if sheet.isEmpty && inline == nil { return element.attributes }
    let rules = sheet.rules(
      name: element.name, id: element.attributes["id"], classes: tree.classes(of: place), cost: &steps)
    if steps > limit { throw .tooManyStyleSteps(limit: limit, line: element.line) }
    var properties = element.attributes
    for isImportant in [false, true] {
      for rule in rules { rule.declarations.apply(isImportant, to: &properties) }
      inline?.apply(isImportant, to: &properties)
    }
    return properties
  }
}

extension [Declaration] {
  fileprivate func apply(_ isImportant: Bool, to properties: inout [String: String]) {
    for declaration in self where declaration.isImportant == isImportant {
      properties[declaration.name] = declaration.value
    }
  }
}
