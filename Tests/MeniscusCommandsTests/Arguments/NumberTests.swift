import MeniscusCommands
import Testing

@Suite struct NumberTests {
  private let option = OptionSpec("--n", value: "WxH", "A number")

  private func parsed(_ text: String) -> ParsedArguments {
    var parsed = ParsedArguments(verb: "verb")
    parsed.values["--n"] = text
    return parsed
  }

  private func reason(_ body: () throws(Failure) -> Void) -> String? {
    do throws(Failure) { try body() } catch { return error.reason }
    return nil
  }

  @Test(arguments: [
    "", " 1", "1 ", "0x10", "inf", "-inf", "nan", "1e999", "1,5", "1.5px", "½", "--1", "e", ".",
  ])
  func noNumbers(_ text: String) {
    #expect(StrictNumber.double(text) == nil)
    #expect(
      reason { () throws(Failure) in _ = try parsed(text).number(option, .between(0, 1)) }
        == "option '--n' needs a number, not '\(text)'")
  }

  @Test(arguments: [("0.5", 0.5), ("-3", -3), ("+2", 2), ("1e-3", 0.001), (".25", 0.25), ("007", 7)])
  func numbers(_ text: String, _ value: Double) {
    #expect(StrictNumber.double(text) == value)
  }

  @Test func rangesAreNamed() throws {
    #expect(try parsed("0.5").number(option, .between(0, 1)) == 0.5)
    #expect(
      reason { () throws(Failure) in _ = try parsed("1").number(option, .between(0, 1)) }
        == "option '--n' must be above 0 and below 1, not 1")
    #expect(try parsed("64").number(option, .above(0, upTo: 64)) == 64)
    #expect(
      reason { () throws(Failure) in _ = try parsed("65").number(option, .above(0, upTo: 64)) }
        == "option '--n' must be above 0 and at most 64, not 65")
  }

  @Test func wholeNumbers() throws {
    #expect(try parsed("12").integer(option, 0...12) == 12)
    #expect(
      reason { () throws(Failure) in _ = try parsed("13").integer(option, 0...12) }
        == "option '--n' must be from 0 to 12, not 13")
    #expect(
      reason { () throws(Failure) in _ = try parsed("99999999999999999999").integer(option, 0...12) }
        == "option '--n' must be from 0 to 12, not 99999999999999999999")
    for text in ["1.0", "+1", "1e3", "", "-", "١"] {
      #expect(
        reason { () throws(Failure) in _ = try parsed(text).integer(option, 0...12) }
          == "option '--n' needs a whole number, not '\(text)'")
    }
  }

  @Test func pairs() throws {
    let pair = try #require(try parsed("64x48").pair(option, separator: "x", range: 1...64))
    #expect(pair == (64, 48))
    for text in ["64", "64x", "x48", "64x48x2", "64X48", "64 x 48", "6.5x3"] {
      #expect(
        reason { () throws(Failure) in _ = try parsed(text).pair(option, separator: "x", range: 1...64) }
          == "option '--n' needs the form WxH, not '\(text)'")
    }
    #expect(
      reason { () throws(Failure) in _ = try parsed("64x65").pair(option, separator: "x", range: 1...64) }
        == "both numbers of '--n' must be from 1 to 64, not 64x65")
  }

  @Test func absentOptionsAreNil() throws {
    let none = ParsedArguments(verb: "verb")
    #expect(try none.number(option, .between(0, 1)) == nil)
    #expect(try none.integer(option, 0...1) == nil)
    #expect(try none.pair(option, separator: "x", range: 0...1) == nil)
  }
}
