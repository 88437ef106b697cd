import MeniscusTestSupport
import SDFGeometry
import SDFSVG
import Testing

@Suite struct PathDataTests {
  private func parse(_ text: String) throws(SVGPathError) -> Path {
    try SVGPathData.parse(Array(text.utf8))
  }

  @Test(arguments: [
    ("M1 2L3 4", "M1 2l2 2"),
    ("M1 2H7", "M1 2h6"),
    ("M1 2V7", "M1 2v5"),
    ("M1 2C3 4 5 6 7 9", "M1 2c2 2 4 4 6 7"),
    ("M1 2C3 4 5 6 7 9S1 1 2 2", "M1 2c2 2 4 4 6 7s-6-8-5-7"),
    ("M1 2Q3 4 5 7", "M1 2q2 2 4 5"),
    ("M1 2Q3 4 5 7T9 9", "M1 2q2 2 4 5t4 2"),
    ("M1 2A3 4 30 1 0 5 6", "M1 2a3 4 30 1 0 4 4"),
    ("M1 2L3 4ZM5 5L6 6", "m1 2l2 2zm4 3l1 1"),
  ]) func relativeVerbsMeanTheSame(absolute: String, relative: String) throws {
    #expect(try parse(absolute) == parse(relative))
  }

  @Test func everyVerbAddsItsElement() throws {
    let path = try parse("M0 0L1 0H2V1C1 2 3 4 5 6S7 8 9 10Q1 1 2 2T3 5Z")
    let p = { (x: Double, y: Double) in Point(x: x, y: y) }
    #expect(
      path.elements == [
        .move(p(0, 0)), .line(p(1, 0)), .line(p(2, 0)), .line(p(2, 1)),
        .cubic(p(1, 2), p(3, 4), p(5, 6)), .cubic(p(7, 8), p(7, 8), p(9, 10)),
        .quadratic(p(1, 1), p(2, 2)), .quadratic(p(3, 3), p(3, 5)), .close,
      ])
  }

  @Test func smoothVerbsReflectOnlyTheirOwnKind() throws {
    let p = { (x: Double, y: Double) in Point(x: x, y: y) }
    let smooth = try parse("M0 0Q1 1 2 0S3 1 4 0")
    #expect(smooth.elements.last == .cubic(p(2, 0), p(3, 1), p(4, 0)))
    let quadratic = try parse("M0 0C1 1 2 2 3 0T4 0")
    #expect(quadratic.elements.last == .quadratic(p(3, 0), p(4, 0)))
    let twice = try parse("M0 0T2 0T4 0")
    #expect(twice.elements.last == .quadratic(p(4, 0), p(4, 0)))
    let chain = try parse("M0 0Q1 1 2 0T4 0T6 0")
    #expect(chain.elements.last == .quadratic(p(5, 1), p(6, 0)))
  }

  @Test(arguments: [
    ("M0 0 1 2 3 4", "M0 0L1 2L3 4"),
    ("m1 1 1 2 3 4", "M1 1l1 2l3 4"),
    ("M0,0L1,2,3,4", "M0 0L1 2L3 4"),
    ("M0 0h1 2 3", "M0 0h1h2h3"),
    ("M.5.5", "M0.5 0.5"),
    ("M0 0l1-2-3 4", "M0 0l1-2l-3 4"),
    ("M0 0L1e-3-2", "M0 0L.001-2"),
    ("M0 0L1e2.5", "M0 0L100 .5"),
    ("M0 0L1E+2-0", "M0 0L100 0"),
    ("M+1+2", "M1 2"),
    ("M0 0a1 1 0 012 0", "M0 0a1 1 0 0 1 2 0"),
    ("M0 0a1 1 0 1110 10", "M0 0a1 1 0 1 1 10 10"),
    ("M0 0a1 1 0 00.5.5.5.5 0 01-.5-.5", "M0 0a1 1 0 0 0 .5 .5 a.5 .5 0 0 1 -.5 -.5"),
    (
      "M 100 200 C 100,100 250,100 250,200 S 400,300 400,200",
      "M100 200C100 100 250 100 250 200S400 300 400 200"
    ),
    ("M 100-200", "M 100 -200"),
    ("M 0.6.5", "M 0.6 0.5"),
    (" \t\r\n\u{0C}M\n1\n,\n2\nz ", "M1 2z"),
    ("M0 0zz", "M0 0z"),
  ]) func compactFormsMeanTheSame(compact: String, spelled: String) throws {
    #expect(try parse(compact) == parse(spelled))
  }

  @Test func afterACloseThePathGoesOnFromTheStart() throws {
    let path = try parse("M1 1h2v2zl-1 0")
    #expect(path.elements.suffix(2) == [.move(Point(x: 1, y: 1)), .line(Point(x: 0, y: 1))])
  }

  @Test(arguments: ["", "  \n"]) func nothingIsAnEmptyPath(text: String) throws {
    #expect(try parse(text).isEmpty)
  }

  @Test(arguments: [
    ("L1 1", 0, "a moveto, M or m, is expected, 'L' is found"),
    ("1 1", 0, "a moveto, M or m, is expected, '1' is found"),
    ("M", 1, "a number is expected, the end is found"),
    ("M1", 2, "a number is expected, the end is found"),
    ("M,1 1", 1, "a number is expected, ',' is found"),
    ("M1,,1", 3, "a number is expected, ',' is found"),
    ("M1 1,", 5, "a number is expected, the end is found"),
    ("M0 0L1", 6, "a number is expected, the end is found"),
    ("M0 0L1 1,z", 9, "a number is expected, 'z' is found"),
    ("M0 0l1 1 2z", 10, "a number is expected, 'z' is found"),
    ("M0 0H", 5, "a number is expected, the end is found"),
    ("M0 0hx", 5, "a number is expected, 'x' is found"),
    ("M0 0V", 5, "a number is expected, the end is found"),
    ("M0 0v-", 6, "a digit is expected, the end is found"),
    ("M0 0C1 1 2 2 3", 14, "a number is expected, the end is found"),
    ("M0 0c1 1 2 2 3 3 4z", 18, "a number is expected, 'z' is found"),
    ("M0 0S1 1 2", 10, "a number is expected, the end is found"),
    ("M0 0S,1 1 2 2", 5, "a number is expected, ',' is found"),
    ("M0 0Q1 1 2", 10, "a number is expected, the end is found"),
    ("M0 0T1", 6, "a number is expected, the end is found"),
    ("M0 0t,1 1", 5, "a number is expected, ',' is found"),
    ("M0 0A1 1 0 2 0 3 3", 11, "a flag, 0 or 1, is expected, '2' is found"),
    ("M0 0a1 1 0 0 -1 3 3", 13, "a flag, 0 or 1, is expected, '-' is found"),
    ("M0 0A1 1 0 0 1 3", 16, "a number is expected, the end is found"),
    ("M0 0z1 1", 5, "a command is expected, '1' is found"),
    ("M0 0Z,", 5, "a command is expected, ',' is found"),
    ("M0 0L1 1e", 8, "a number or a command is expected, 'e' is found"),
    ("M0 0L1 1x", 8, "a number or a command is expected, 'x' is found"),
    ("M0 0L1 1.z", 9, "a digit is expected, 'z' is found"),
    ("M0 0L1 .", 8, "a digit is expected, the end is found"),
    ("M0 0L1 +-1", 8, "a digit is expected, '-' is found"),
    ("M0 0Lé", 5, "a number is expected, 'é' is found"),
    ("M0 0LNaN", 5, "a number is expected, 'N' is found"),
    ("M0 0L1 inf", 7, "a number is expected, 'i' is found"),
    ("M0 0L1\u{0}", 6, "a number is expected, '\\0' is found"),
  ]) func malformedDataSaysWhere(text: String, offset: Int, sentence: String) {
    let error = #expect(throws: SVGPathError.self) { try parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.description == "path data is malformed at byte \(offset): \(sentence)")
  }

  /// The numbers that each command takes, all of them malformed in turn.
  static let commands: [(name: String, numbers: Int)] = [
    ("M", 2), ("L", 2), ("H", 1), ("V", 1), ("C", 6), ("S", 4), ("Q", 4), ("T", 2), ("A", 7), ("Z", 0),
  ].flatMap { [($0.0, $0.1), ($0.0.lowercased(), $0.1)] }

  @Test(arguments: commands) func eachNumberOfEachCommandIsChecked(name: String, numbers: Int) {
    let start = "M5 5L6 6"
    for place in 0..<numbers {
      let isFlag = numbers == 7 && (place == 3 || place == 4)
      let before = start + name + String(repeating: "1 ", count: place)
      let expected = isFlag ? "a flag, 0 or 1, is expected" : "a number is expected"
      for (text, found) in [
        ("", "the end"), ("NaN 1 1", "'N'"), ("inf 1 1", "'i'"), ("x", "'x'"), ("M1 1", "'M'"),
      ] {
        let result = SVGPathData.parseLeniently(Array((before + text).utf8))
        #expect(result.error?.offset == before.utf8.count, "\(before + text)")
        #expect(
          result.error?.description.hasSuffix(": \(expected), \(found) is found") == true, "\(before + text)")
        if let error = result.error { #expect(throws: error) { try parse(before + text) } }
        #expect(result.path == (try? parse(start)), "what comes before is kept")
      }
      if isFlag { continue }
      for text in ["1e999 ", "-1e400 ", "1" + String(repeating: "0", count: 400) + " "] {
        let whole = before + text + String(repeating: "1 ", count: numbers - place - 1)
        #expect(throws: SVGPathError.numberTooLarge(offset: before.utf8.count), "\(whole)") {
          try parse(whole)
        }
      }
    }
    let after = start + name + String(repeating: "1 ", count: numbers)
    let rest = numbers == 0 ? "1" : ",,"
    let error = #expect(throws: SVGPathError.self) { try parse(after + rest) }
    #expect(error?.offset == after.utf8.count + (numbers == 0 ? 0 : 1), "\(after + rest)")
  }

  #if DEBUG
    static let manySegments = 100_000
  #else
    static let manySegments = 1_000_000
  #endif

  @Test(arguments: [
    ("M0 0L1e999 1", 5), ("M1e400 0", 1), ("M1e308 0l1e308 1", 9), ("M0 0L1 1e1000000000000000000000", 7),
    ("M-1e308 0C0 0 1e308 0 -1e308 0S1 1 2 2", 31),
  ]) func numbersThatOverflowSayWhere(text: String, offset: Int) {
    let error = #expect(throws: SVGPathError.self) { try parse(text) }
    #expect(error == .numberTooLarge(offset: offset))
    #expect(error?.description == "path data has a number at byte \(offset) that is too large")
  }

  @Test(arguments: [
    ("M0 0L1 1 2", "M0 0L1 1"), ("M10 10L20 20 30", "M10 10L20 20"), ("M0 0h1 2z3", "M0 0h1h2z"),
    ("M1", ""), ("x", ""), ("M0 0L1e999 0", "M0 0"),
  ]) func lenientReadingKeepsTheSegmentsBefore(text: String, kept: String) throws {
    let result = SVGPathData.parseLeniently(Array(text.utf8))
    #expect(result.path == (try parse(kept)))
    #expect(result.error != nil)
  }

  @Test func segmentsHaveALimit() throws {
    let data = Array("M0 0L1 1 2 2 3 3".utf8)
    #expect(try SVGPathData.parse(data, segmentLimit: 4).elements.count == 4)
    let error = SVGPathError.tooManySegments(limit: 3, offset: 13)
    #expect(throws: error) { try SVGPathData.parse(data, segmentLimit: 3) }
    #expect(
      error.description
        == "path data has more segments than the limit of 3, the first one too many is at byte 13")
  }

  /// Half of an ellipse with radii 4 and 2, its long axis along (1, 1): its points are on that ellipse, and
  /// the sweep says on which side of the chord they are.
  @Test(arguments: [0, 1]) func rotationsAreInDegrees(sweep: Int) throws {
    let reach = 4 * 0.5.squareRoot()
    let path = try parse("M\(-reach) \(-reach)A4 2 45 0 \(sweep) \(reach) \(reach)")
    for element in path.elements {
      guard case .cubic(_, _, let end) = element else { continue }
      let long = (end.x + end.y) * 0.5.squareRoot() / 4
      let short = (end.x - end.y) * 0.5.squareRoot() / 2
      #expect(abs(long * long + short * short - 1) < 1e-9)
      #expect(sweep == 1 ? short > -1e-9 : short < 1e-9)
    }
    #expect(
      path.bounds.isNear(
        -reach, -reach, reach, reach, within: 10.squareRoot() - reach + 1e-6))
    #expect(path.elements.count > 3)
  }

  @Test func numbersAreRoundedAsTheStandardLibraryRoundsThem() throws {
    var random = SeededGenerator(seed: 0x5347)
    for _ in 0..<2_000 {
      let text = Self.numeral(using: &random)
      let path = try parse("M\(text) 0")
      #expect(path.current.x == Double(text), Comment(rawValue: "\(text), \(random)"))
    }
  }

  /// A number of 1 to 25 digits with a point and an exponent somewhere.
  private static func numeral(using random: inout SeededGenerator) -> String {
    let digits = (0..<Int.random(in: 1...25, using: &random)).map { _ in
      String(Int.random(in: 0...9, using: &random))
    }
    let point = Int.random(in: 0..<digits.count, using: &random)
    let sign = ["", "-", "+"].randomElement(using: &random) ?? ""
    let exponent = Bool.random(using: &random) ? "e\(Int.random(in: -330...280, using: &random))" : ""
    return sign + digits[..<point].joined() + "." + digits[point...].joined() + exponent
  }

  @Test func manySegmentsAreReadWhole() throws {
    let count = Self.manySegments
    let path = try SVGPathData.parse(Array(("M0 0" + String(repeating: "l1-1", count: count)).utf8))
    #expect(path.elements.count == count + 1)
    #expect(path.current == Point(x: Double(count), y: -Double(count)))
  }

  @Test func damagedDataNeverCrashes() {
    var random = SeededGenerator(seed: 0x50_4154_48)
    let whole = Array("M1.5-2e1L3,4H5V6C7 8 9 10 11 12S1 2 3 4Q5 6 7 8T9 10A1 2 30 01 5 6zm1 1l2 2".utf8)
    for _ in 0..<2_000 {
      var data = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let result = SVGPathData.parseLeniently(data)
      #expect((result.error?.offset ?? 0) <= data.count, Comment(rawValue: "\(random)"))
    }
  }
}
