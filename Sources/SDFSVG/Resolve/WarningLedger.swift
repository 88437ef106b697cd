/// Collects warnings, each once; a strict one throws the first.
struct WarningLedger {
  let isStrict: Bool
  private(set) var warnings: [SVGWarning] = []
  private var known: Set<SVGWarning> = []

  init(isStrict: Bool) { self.isStrict = isStrict }

  mutating func warn(_ element: XMLElement, _ reason: String) throws(SVGError) {
    let warning = SVGWarning(line: element.line, element: element.name, reason: reason)
    if isStrict { throw .notRead(warning) }
    if known.insert(warning).inserted { warnings.append(warning) }
  }
}
