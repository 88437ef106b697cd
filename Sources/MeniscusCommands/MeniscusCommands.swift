import Meniscus

/// The command line `meniscus`: verbs, options, files, exit codes.
public enum MeniscusCommands {
  /// Runs a command line and returns the process's exit code.
  ///
  /// Files, standard streams and signal handlers of the process are used; call it once.
  ///
  /// - Parameter arguments: the words after the program's name; nil for one that is no valid UTF-8,
  ///   which is refused: a name must not turn into another one.
  public static func main(_ arguments: [String?]) -> Int32 {
    ProcessGuard.prepare()
    do {
      return try run(valid(arguments)).rawValue
    } catch {
      StandardError.write(error.line)
      return error.code.rawValue
    }
  }

  private static func valid(_ arguments: [String?]) throws(Failure) -> [String] {
    var words: [String] = []
    for (index, word) in arguments.enumerated() {
      guard let word else { throw .usage("argument \(index + 1) is not valid UTF-8; nothing was done") }
      words.append(word)
    }
    return words
  }

  private static func run(_ arguments: [String]) throws(Failure) -> ExitCode {
    guard let first = arguments.first else {
      StandardError.write(HelpText.usage)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--version":
      return try printAlone("meniscus \(meniscusVersion)\n", first, rest)
    case "--help", "-h":
      return try printAlone(HelpText.overview, first, rest)
    case "help": return try help(rest)
    default: return try run(VerbTable.verb(named: first), rest)
    }
  }

  private static func run(_ verb: Verb, _ words: [String]) throws(Failure) -> ExitCode {
    let optionWords = words.prefix { $0 != "--" }
    if optionWords.contains("--help") || optionWords.contains("-h") {
      try StandardOutput.write(HelpText.text(of: verb))
      return .done
    }
    return try verb.run(ArgumentParser(verb: verb.name, options: verb.options).parse(words))
  }

  private static func help(_ words: [String]) throws(Failure) -> ExitCode {
    guard let name = words.first, name != "--help" else {
      return try printAlone(HelpText.overview, "help", [])
    }
    return try printAlone(
      HelpText.text(of: VerbTable.verb(named: name)), "help \(name)", Array(words.dropFirst()))
  }

  private static func printAlone(
    _ text: String, _ what: String, _ rest: [String]
  ) throws(Failure) -> ExitCode {
    if let extra = rest.first { throw .usage("'\(what)' takes nothing after it, but got '\(extra)'") }
    try StandardOutput.write(text)
    return .done
  }
}
