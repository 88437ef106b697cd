/// The rules of a file's `style` elements.
struct StyleSheet {
  /// One selector with its declarations.
  struct Rule {
    var selector: Selector
    var declarations: [Declaration]
    /// Its place among all rules.
    var order: Int
  }

  private var byID: [String: [Rule]] = [:]
  private var byClass: [String: [Rule]] = [:]
  private var byType: [String: [Rule]] = [:]
  private var universal: [Rule] = []
  private var count = 0

  /// Whether there is no rule.
  var isEmpty: Bool { count == 0 }

  /// Adds a style sheet's rules; returns what of it is not read.
  mutating func add(_ text: String) -> [String] {
    var reader = StyleSheetReader(text)
    while let block = reader.nextBlock() {
      let declarations = Declarations.read(block.body)
      for part in block.selectors.split(separator: ",", omittingEmptySubsequences: false) {
        guard let selector = Selector(part) else {
          reader.note("the selector '\(part.trimmed.prefix(80))' is not read, its rule is left out")
          continue
        }
        if !declarations.isEmpty {
          add(Rule(selector: selector, declarations: declarations, order: count))
        }
      }
    }
    return reader.notes
  }

  private mutating func add(_ rule: Rule) {
    count += 1
    if let id = rule.selector.ids.first {
      byID[id, default: []].append(rule)
    } else if let name = rule.selector.classes.first {
      byClass[name, default: []].append(rule)
    } else if let type = rule.selector.type {
      byType[type, default: []].append(rule)
    } else {
      universal.append(rule)
    }
  }

  /// The rules for an element, the strongest last; `cost` grows by the comparisons and declarations.
  func rules(name: String, id: String?, classes: [Substring], cost: inout Int) -> [Rule] {
    var found: [Rule] = []
    let present = Set(classes)
    func take(_ rules: [Rule]) {
      for rule in rules {
        cost += max(rule.selector.length, 1)
        if !rule.selector.matches(name: name, id: id, classes: present) { continue }
        cost += rule.declarations.count
        found.append(rule)
      }
    }
    take(universal)
    if let rules = byType[name] { take(rules) }
    for name in present {
      if let rules = byClass[String(name)] { take(rules) }
    }
    if let id, let rules = byID[id] { take(rules) }
    found.sort {
      let (a, b) = ($0.selector.specificity, $1.selector.specificity)
      return a == b ? $0.order < $1.order : a < b
    }
    return found
  }
}

/// Cuts a style sheet into blocks: selectors and what is between their braces.
private struct StyleSheetReader {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var notes: [String] = []

  init(_ text: String) { bytes = CSSComments.removed(text) }

  mutating func note(_ text: String) { notes.append(text) }

  /// The next rule; at-rules are gone past.
  mutating func nextBlock() -> (selectors: String, body: String)? {
    while true {
      while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
      let start = offset
      let isAtRule = start < bytes.count && bytes[start] == UInt8(ascii: "@")
      // Only at-rules may end with a semicolon.
      guard let stop = goTo(isAtRule ? [UInt8(ascii: "{"), UInt8(ascii: ";")] : [UInt8(ascii: "{")])
      else { return nil }
      let head = text(start, stop)
      offset = stop + 1
      if isAtRule {
        noteAtRule(head)
        if bytes[stop] == UInt8(ascii: "{") { skipBlock() }
        continue
      }
      let bodyStart = offset
      let bodyEnd = goTo([UInt8(ascii: "}")]) ?? bytes.count
      offset = min(bodyEnd + 1, bytes.count)
      return (head, text(bodyStart, bodyEnd))
    }
  }

  private mutating func noteAtRule(_ head: String) {
    let name = head.prefix { !$0.isWhitespace && $0 != "{" }.lowercased()
    if !["@charset", "@namespace", "@font-face"].contains(name) {
      note("the rule '\(name)' is not read")
    }
  }

  /// Goes past the end of a block whose brace was just opened.
  private mutating func skipBlock() {
    var depth = 1
    while depth > 0, let stop = goTo([UInt8(ascii: "{"), UInt8(ascii: "}")]) {
      depth += bytes[stop] == UInt8(ascii: "{") ? 1 : -1
      offset = stop + 1
    }
    if depth > 0 { offset = bytes.count }
  }

  /// Where one of some bytes comes next outside of strings.
  private func goTo(_ stops: [UInt8]) -> Int? {
    var quote: UInt8?
    for place in offset..<bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open || byte == UInt8(ascii: "\n") { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if stops.contains(byte) {
        return place
      }
    }
    return nil
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// Comments of style sheets.
enum CSSComments {
  /// The text with a space for each comment, and without the marks of HTML comments around it.
  static func removed(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: "/*".utf8) {
        offset += 2
        while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
        offset += 2
        result.append(UInt8(ascii: " "))
      } else if bytes[offset...].starts(with: "<!--".utf8) {
        offset += 4
      } else if bytes[offset...].starts(with: "-->".utf8) {
        offset += 3
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return result
  }
}
