import MeniscusCommands
import Testing

@Suite struct ArgumentParserTests {
  private let number = OptionSpec("--number", short: "-n", value: "N", "A number")
  private let flag = OptionSpec(flag: "--flag", "A flag")
  private let colour = OptionSpec("--colour", choices: ["red", "green", "blue"], "A colour")

  private let axis = OptionSpec(repeatable: "--axis", value: "A", "An axis")

  private func parse(_ words: String...) throws(Failure) -> ParsedArguments {
    try ArgumentParser(verb: "verb", options: [number, flag, colour, axis]).parse(words)
  }

  /// The reason that parsing fails for.
  private func reason(_ words: String...) -> String? {
    do throws(Failure) {
      _ = try ArgumentParser(verb: "verb", options: [number, flag, colour, axis]).parse(words)
      return nil
    } catch {
      #expect(error.code == .usage)
      #expect(error.advice == "See 'meniscus verb --help'.")
      return error.reason
    }
  }

  @Test func splitsOperandsAndOptions() throws {
    let parsed = try parse("a", "--number", "3", "b", "--flag", "--colour=red", "-")
    #expect(parsed.operands == ["a", "b", "-"])
    #expect(parsed.values == ["--number": "3", "--flag": "", "--colour": "red"])
    #expect(parsed.has(flag) && parsed.text(number) == "3")
  }

  @Test func shortFormsAndEqualsMeanTheSame() throws {
    #expect(try parse("-n", "-").text(number) == "-")
    #expect(try parse("-n=a=b").text(number) == "a=b")
    #expect(try parse("--number", "-5").text(number) == "-5")
  }

  @Test func dashesEndTheOptions() throws {
    let parsed = try parse("--flag", "--", "--number", "-x", "--")
    #expect(parsed.operands == ["--number", "-x", "--"])
    #expect(parsed.values == ["--flag": ""])
  }

  @Test func someOptionsAreRepeated() throws {
    let parsed = try parse("--axis", "b", "x", "--axis=a", "--axis", "b")
    #expect(parsed.texts(axis) == ["b", "a", "b"] && parsed.has(axis) && parsed.operands == ["x"])
    #expect(try parse("x").texts(axis).isEmpty)
    #expect(reason("--axis", "a", "--axis") == "option '--axis' needs a value: --axis A")
  }

  @Test func wrongOptions() {
    #expect(reason("--nubmer", "1") == "unknown option '--nubmer'; did you mean '--number'?")
    #expect(reason("-x") == "unknown option '-x'; did you mean '-n'?")
    #expect(reason("--zebra=1") == "unknown option '--zebra'")
    #expect(reason("--flag", "--flag") == "option '--flag' is given twice")
    #expect(reason("-n", "1", "--number=2") == "option '--number' is given twice")
    #expect(reason("--flag=yes") == "option '--flag' takes no value")
  }

  @Test func missingValues() {
    let expected = "option '--number' needs a value: --number N"
    #expect(reason("--number") == expected)
    #expect(reason("--number", "--flag") == expected)
    #expect(reason("--number", "--colour=red") == expected)
    #expect(reason("--number", "--") == expected)
    #expect(reason("--number=") == expected)
  }

  @Test func wordsOfAChoice() {
    #expect(
      reason("--colour", "gren")
        == "option '--colour' is one of red, green, blue, not 'gren'; did you mean 'green'?")
    #expect(reason("--colour", "octarine") == "option '--colour' is one of red, green, blue, not 'octarine'")
  }
}
