/// A simple selector: a type or `*`, classes and an id, all of which an element must have.
struct Selector: Equatable {
  /// The element's name; nil for any.
  var type: String?
  var classes: [String] = []
  var ids: [String] = []

  /// Reads a selector; nil for those with combinators, attributes or pseudo-classes.
  init?(_ text: some StringProtocol) {
    let text = text.trimmed
    if text.isEmpty { return nil }
    var rest = text[...]
    let name = rest.prefix { $0 != "." && $0 != "#" }
    if !name.isEmpty && name != "*" {
      guard Self.isName(name) else { return nil }
      type = String(name)
    }
    rest = rest.dropFirst(name.count)
    while let mark = rest.first {
      rest = rest.dropFirst()
      let name = rest.prefix { $0 != "." && $0 != "#" }
      guard Self.isName(name) else { return nil }
      if mark == "." { classes.append(String(name)) } else { ids.append(String(name)) }
      rest = rest.dropFirst(name.count)
    }
  }

  /// How it ranks against others (CSS Selectors 4, section 15): ids first, then classes, then types.
  var specificity: Specificity {
    Specificity(ids: ids.count, classes: classes.count, types: type == nil ? 0 : 1)
  }

  /// How many names must be compared.
  var length: Int { ids.count + classes.count + (type == nil ? 0 : 1) }

  /// Whether an element with that name, id and classes has all that is asked for.
  func matches(name: String, id: String?, classes present: Set<Substring>) -> Bool {
    if let type, type != name { return false }
    if !ids.allSatisfy({ $0 == id }) { return false }
    return classes.allSatisfy { present.contains($0[...]) }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.value >= 0x80 || $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
  }
}

/// A selector's rank.
struct Specificity: Comparable {
  var ids: Int
  var classes: Int
  var types: Int

  static func < (a: Specificity, b: Specificity) -> Bool {
    (a.ids, a.classes, a.types) < (b.ids, b.classes, b.types)
  }
}
