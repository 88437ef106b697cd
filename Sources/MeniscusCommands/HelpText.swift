/// The texts of `--help`, made from the verbs' tables.
package enum HelpText {
  /// What plain `meniscus` prints.
  package static let usage = """
    Usage: meniscus VERB [inputs] -o OUTPUT [options]

    \(verbs)
    See 'meniscus --help'.

    """

  /// `meniscus --help`.
  package static let overview = """
    Meniscus turns shapes into signed distance fields: RGBA16F textures that hold, for
    each texel, the distance to the outline (R, negative inside), its gradient (G, B)
    and a smooth height over the inside (A).

    Usage: meniscus VERB [inputs] -o OUTPUT [options]

    \(verbs)
    \(entry("help VERB", "the options of a verb, with examples; also VERB --help", column: 14))\
    \(entry("--version", "the version", column: 14))
    '-' is standard input or output. Files are written whole or not at all.

    Examples:
      meniscus mask logo.png -o logo.ktx2
      meniscus mask icons/*.png --output-dir fields --size 64x64 --pad 8
      meniscus path 'M8 1 15 15H1Z' -o triangle.ktx2 --size 64x64 --pad 8
      meniscus svg icons --output-dir fields --size 64x64 --pad 8
      meniscus glyph DejaVuSans.ttf --characters AB --output-dir fields --em-size 64
      meniscus inspect logo.ktx2
      meniscus preview logo.ktx2 -o logo-bands.png
      meniscus compare before.ktx2 after.ktx2 --heatmap difference.png

    Exit codes: 0 done; 1 some or all of several inputs failed, the others were
    written; 64 wrong usage; 65 bad input data; 66 no such input; 70 a bug of meniscus;
    73 output cannot be made; 74 read or write failed. One input gives its own code.

    """

  /// `meniscus VERB --help`.
  package static func text(of verb: Verb) -> String {
    var text = "meniscus \(verb.name): \(verb.summary).\n\nUsage:\n"
    for form in verb.forms { text += "  meniscus \(verb.name) \(form)\n" }
    for group in verb.groups {
      text += "\n\(group.title):\n"
      for option in group.options { text += line(of: option) }
    }
    text += line(of: CommonOption.help)
    for note in verb.notes { text += "\n\(wrapped(note, indent: 0))\n" }
    text += "\nExamples:\n"
    for example in verb.examples { text += "  \(example.command)\n      \(example.does)\n" }
    return text
  }

  private static var verbs: String {
    "Verbs:\n" + VerbTable.all.map { entry($0.name, $0.summary, column: 14) }.joined()
  }

  private static func line(of option: OptionSpec) -> String {
    let spelling = option.short.map { "\($0), \(option.name)" } ?? option.name
    let help = option.help + (option.standard.map { " (default: \($0))" } ?? "")
    return entry([spelling, option.value].compactMap(\.self).joined(separator: " "), help, column: 24)
  }

  /// A term and what it means, which starts in a column of its own or on the next line.
  private static func entry(_ term: String, _ meaning: String, column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    let body = wrapped(meaning, indent: column)
    if term.count + 4 > column { return "  \(term)\n\(indent)\(body)\n" }
    return "  \(term)\(indent.dropFirst(term.count + 2))\(body)\n"
  }

  /// Breaks a text so that no line is longer than 86 columns; lines after the first are indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > 86 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
