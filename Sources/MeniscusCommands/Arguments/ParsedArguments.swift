import SDFFormats

/// The operands and options of a command line, split but not yet read.
package struct ParsedArguments {
  /// The verb, for messages.
  package var verb: String
  /// The words that are no options, in order.
  package var operands: [String] = []
  /// By the option's name; the empty text for a flag, the last value of an option that may be repeated.
  package var values: [String: String] = [:]
  /// By the option's name: all values of options that may be repeated, in order.
  package var repeated: [String: [String]] = [:]

  /// Nothing given.
  package init(verb: String) { self.verb = verb }

  /// Whether an option was given.
  package func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

  /// The text of an option.
  package func text(_ option: OptionSpec) -> String? { values[option.name] }

  /// The texts of an option that may be repeated, in order.
  package func texts(_ option: OptionSpec) -> [String] { repeated[option.name] ?? [] }

  /// A word of an enumeration.
  package func word<Word: RawRepresentable<String>>(_ option: OptionSpec, _: Word.Type) -> Word? {
    values[option.name].flatMap(Word.init(rawValue:))
  }

  /// A finite number in a range.
  ///
  /// - Parameter range: the numbers that are allowed.
  /// - Throws: wrong usage that names the option, the value and the range.
  package func number(_ option: OptionSpec, _ range: NumberRange) throws(Failure) -> Double? {
    guard let text = values[option.name] else { return nil }
    guard let value = StrictNumber.double(text) else {
      throw usage("option '\(option.name)' needs a number, not '\(text)'")
    }
    guard range.contains(value) else {
      throw usage("option '\(option.name)' must be \(range), not \(text)")
    }
    return value
  }

  /// A whole number in a range.
  ///
  /// - Throws: wrong usage that names the option, the value and the range.
  package func integer(_ option: OptionSpec, _ range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = values[option.name] else { return nil }
    guard let digits = StrictNumber.integer(text) else {
      throw usage("option '\(option.name)' needs a whole number, not '\(text)'")
    }
    guard let value = digits.value, range.contains(value) else {
      throw usage(
        "option '\(option.name)' must be from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return value
  }

  /// Two whole numbers around a separator, as in `64x48` or `10,20`.
  ///
  /// - Throws: wrong usage that shows the form.
  package func pair(
    _ option: OptionSpec, separator: Character, range: ClosedRange<Int>
  ) throws(Failure) -> (Int, Int)? {
    guard let text = values[option.name] else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.map { StrictNumber.integer(String($0)) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else {
      throw usage("option '\(option.name)' needs the form \(option.value ?? ""), not '\(text)'")
    }
    guard let a = first.value, let b = second.value, range.contains(a), range.contains(b) else {
      throw usage(
        "both numbers of '\(option.name)' must be from \(range.lowerBound) to \(range.upperBound), not \(text)"
      )
    }
    return (a, b)
  }

  /// The limit on an input's texels.
  ///
  /// - Throws: wrong usage.
  package func maxTexels() throws(Failure) -> Int {
    try integer(CommonOption.maxTexels, 1...Int.max) ?? defaultMaxTexels
  }

  /// Refuses an option that has no meaning beside what else was given.
  package func refuse(_ option: OptionSpec, _ why: String) throws(Failure) {
    if has(option) { throw usage("option '\(option.name)' \(why)") }
  }

  /// Wrong usage of this verb.
  package func usage(_ reason: String) -> Failure { .usage(reason, verb: verb) }
}
