/// A verb of the command line: what help tells of it and what it runs.
package struct Verb: Sendable {
  /// As it is typed.
  package var name: String
  /// One line for the list of verbs.
  package var summary: String
  /// The forms of its command line, without `meniscus` and the verb.
  package var forms: [String]
  /// In the order of the help.
  package var groups: [OptionGroup]
  /// What the help adds below the options.
  package var notes: [String]
  /// A command each, with what it does.
  package var examples: [(command: String, does: String)]
  /// Does the work.
  package var run: @Sendable (ParsedArguments) throws(Failure) -> ExitCode

  /// All options, `--help` among them.
  package var options: [OptionSpec] { groups.flatMap(\.options) + [CommonOption.help] }
}

/// The verbs, in the order of the help.
package enum VerbTable {
  package static let all: [Verb] = [
    MaskCommand.verb, PathCommand.verb, SVGCommand.verb, GlyphCommand.verb, InspectCommand.verb,
    PreviewCommand.verb, CompareCommand.verb,
  ]

  /// A verb by its name.
  ///
  /// - Throws: wrong usage, with the nearest verb or what to do with a picture.
  package static func verb(named name: String) throws(Failure) -> Verb {
    if let verb = all.first(where: { $0.name == name }) { return verb }
    if name.hasPrefix("-"), name != "-" {
      let known = ["--help", "--version"]
      throw .usage("unknown option '\(name)'" + Suggestions.phrase(for: name, among: known))
    }
    if name.lowercased().hasSuffix(".png") {
      throw .usage("'\(name)' is no verb; did you mean 'meniscus mask \(name) -o OUT.ktx2'?")
    }
    if name.lowercased().hasSuffix(".svg") {
      throw .usage("'\(name)' is no verb; did you mean 'meniscus svg \(name) -o OUT.ktx2'?")
    }
    throw .usage(
      "unknown verb '\(name)'" + Suggestions.phrase(for: name, among: all.map(\.name) + ["help"]))
  }
}
