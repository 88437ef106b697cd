/// Splits the words after a verb into operands and options, by the verb's table.
///
/// `--opt value` and `--opt=value` mean the same; `--` ends the options; `-` is an operand or a value.
package struct ArgumentParser {
  private let verb: String
  private let options: [OptionSpec]

  /// A parser for one verb.
  package init(verb: String, options: [OptionSpec]) {
    self.verb = verb
    self.options = options
  }

  /// Parses the words.
  ///
  /// - Throws: wrong usage: an unknown or repeated option, a value that is missing, unwanted, or none
  ///   of the option's words.
  package func parse(_ words: [String]) throws(Failure) -> ParsedArguments {
    var parsed = ParsedArguments(verb: verb)
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.operands.append(word)
        continue
      }
      try parseOption(word, &rest, &parsed)
    }
    return parsed
  }

  private func parseOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = find(spelling) else { throw unknown(spelling) }
    if parsed.values[option.name] != nil, !option.isRepeatable {
      throw usage("option '\(option.name)' is given twice")
    }
    guard option.value != nil else {
      if parts.count > 1 { throw usage("option '\(spelling)' takes no value") }
      parsed.values[option.name] = ""
      return
    }
    let value = try parts.count > 1 ? String(parts[1]) : nextValue(of: option, spelling, &rest)
    if value.isEmpty { throw missingValue(option, spelling) }
    try checkChoice(option, value)
    parsed.values[option.name] = value
    if option.isRepeatable { parsed.repeated[option.name, default: []].append(value) }
  }

  /// The next word as a value; an option in its place means that the value was forgotten.
  private func nextValue(
    of option: OptionSpec, _ spelling: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst(), find(optionPart(value)) == nil, value != "--" else {
      throw missingValue(option, spelling)
    }
    return value
  }

  private func checkChoice(_ option: OptionSpec, _ value: String) throws(Failure) {
    if option.choices.isEmpty || option.choices.contains(value) { return }
    throw usage(
      "option '\(option.name)' is one of \(option.choices.joined(separator: ", ")), not '\(value)'"
        + Suggestions.phrase(for: value, among: option.choices))
  }

  private func missingValue(_ option: OptionSpec, _ spelling: String) -> Failure {
    usage("option '\(spelling)' needs a value: \(spelling) \(option.value ?? "")")
  }

  private func unknown(_ spelling: String) -> Failure {
    usage(
      "unknown option '\(spelling)'"
        + Suggestions.phrase(for: spelling, among: options.flatMap(\.spellings)))
  }

  private func find(_ spelling: String) -> OptionSpec? {
    options.first { $0.spellings.contains(spelling) }
  }

  private func optionPart(_ word: String) -> String {
    word.firstIndex(of: "=").map { String(word[..<$0]) } ?? word
  }

  private func usage(_ reason: String) -> Failure { .usage(reason, verb: verb) }
}
