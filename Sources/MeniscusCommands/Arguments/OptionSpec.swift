/// One option of a verb: how it is written and what its help says.
package struct OptionSpec: Sendable, Equatable {
  /// `--threshold`.
  package var name: String
  /// `-o`, where there is a short form.
  package var short: String?
  /// What stands for the value in help, `T`; nil for a flag.
  package var value: String?
  /// The values that are allowed, where they are words.
  package var choices: [String]
  /// What it does, in one sentence without a full stop.
  package var help: String
  /// What holds when it is not given.
  package var standard: String?
  /// Whether it may be given several times, each with a value of its own.
  package var isRepeatable = false

  /// An option that takes a value.
  package init(
    _ name: String, short: String? = nil, value: String, _ help: String, standard: String? = nil
  ) {
    self.init(name: name, short: short, value: value, choices: [], help: help, standard: standard)
  }

  /// An option that takes a value each time that it is given.
  package init(repeatable name: String, value: String, _ help: String) {
    self.init(name: name, short: nil, value: value, choices: [], help: help, standard: nil)
    isRepeatable = true
  }

  /// An option that takes one of several words.
  package init(_ name: String, choices: [String], _ help: String, standard: String? = nil) {
    self.init(
      name: name, short: nil, value: choices.joined(separator: "|"), choices: choices, help: help,
      standard: standard)
  }

  /// An option that takes one of the words of an enumeration.
  package init<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, words: Word.Type, _ help: String, standard: Word? = nil
  ) {
    self.init(name, choices: words.allCases.map(\.rawValue), help, standard: standard?.rawValue)
  }

  /// An option without a value.
  package init(flag name: String, short: String? = nil, _ help: String) {
    self.init(name: name, short: short, value: nil, choices: [], help: help, standard: nil)
  }

  private init(
    name: String, short: String?, value: String?, choices: [String], help: String, standard: String?
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.choices = choices
    self.help = help
    self.standard = standard
  }

  /// The spellings that a command line may use.
  package var spellings: [String] { [name] + (short.map { [$0] } ?? []) }
}

/// Options that belong together, under a heading of their verb's help.
package struct OptionGroup: Sendable {
  /// The heading.
  package var title: String
  /// In the order of the help.
  package var options: [OptionSpec]

  package init(_ title: String, _ options: [OptionSpec]) {
    self.title = title
    self.options = options
  }
}

/// Options that several verbs share.
enum CommonOption {
  static let help = OptionSpec(flag: "--help", short: "-h", "Print this help")
  static let json = OptionSpec(flag: "--json", "Print the report as JSON: indented, keys sorted")
  static let quiet = OptionSpec(flag: "--quiet", "Print nothing but errors")
  static let maxTexels = OptionSpec(
    "--max-texels", value: "N", "Refuse inputs of more texels", standard: "268435456, which is 16384x16384")
}
