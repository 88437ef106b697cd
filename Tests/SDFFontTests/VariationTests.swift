import MeniscusTestSupport
import SDFFont
import SDFGeometry
import Testing

@Suite struct VariationTests {
  @Test func axesAndInstances() throws {
    let face = try DebianFont.inter.face()
    #expect(face.axes.map(\.tag) == ["wght", "slnt"])
    #expect(face.axes.map(\.name) == ["Weight", "Slant"])
    #expect(face.axes.map { [$0.minimum, $0.initial, $0.maximum] } == [[100, 400, 900], [-10, 0, 0]])
    #expect(face.coordinates == [400, 0])
    #expect(face.instances.count == 18)
    #expect(face.instances[10] == FontInstance(name: "Semi Bold", coordinates: [600, 0]))
    let still = try DebianFont.dejaVu.face()
    #expect(still.axes.isEmpty && still.instances.isEmpty && still.coordinates.isEmpty)
    try still.set([])
  }

  /// fontTools at the same place keeps fractions everywhere. FreeType rounds the normalised coordinates to
  /// 2.14 bits as the format says, and deltas to 1/64 unit; loaded in font units it would round to one.
  @Test func glyphsBetweenTheMasters() throws {
    let face = try DebianFont.inter.face()
    try face.set([AxisSetting("slnt=-4"), AxisSetting("wght=650")])
    #expect(face.coordinates == [650, -4])
    for (character, area, advance, minX, maxX) in [
      ("A", -1972856.0, 2072.0, 16.8, 1952.8), ("g", -1980394.6158, 1772, 104, 1645.2),
      ("Q", -2313755.0658, 2201.2, 160.614560543, 2064.984012066),
    ] as [(Unicode.Scalar, Double, Double, Double, Double)] {
      let glyph = try face.glyph(for: character)
      #expect(abs(glyph.path.area - area) < 100, "\(character) \(glyph.path.area)")
      #expect(abs(glyph.bounds.minX - minX) < 1 / 32.0 && abs(glyph.bounds.maxX - maxX) < 1 / 32.0)
      #expect(abs(glyph.advance - advance) <= 0.5)
    }
    try face.set([])
    #expect(face.coordinates == [400, 0])
    #expect(abs(try face.glyph(for: "A").path.area + 1_212_272) < 0.01)
  }

  @Test func instancesByNameAndPlace() throws {
    let face = try DebianFont.inter.face()
    try face.selectInstance(named: "semi bold")
    #expect(face.coordinates == [600, 0])
    let byName = try face.glyph(for: "Q")
    try face.set([AxisSetting(tag: "wght", value: 600)])
    #expect(try face.glyph(for: "Q") == byName)
    try face.select(face.instances[0])
    #expect(face.coordinates == [100, 0])
    let error = #expect(throws: FontError.self) { try face.selectInstance(named: "Huge") }
    #expect(
      error.map { "\($0)" }?.hasPrefix("the font has no instance 'Huge': it has Thin, Thin Italic, ") == true)
    #expect(throws: FontError.noSuchInstance(name: "Book", instances: [])) {
      try DebianFont.dejaVu.face().selectInstance(named: "Book")
    }
    #expect(throws: FontError.axisOutOfRange(tag: "wght", value: 1000, minimum: 100, maximum: 900)) {
      try face.select(FontInstance(name: nil, coordinates: [1000, 0]))
    }
    #expect(throws: FontError.self) { try face.select(FontInstance(name: nil, coordinates: [1000])) }
    #expect(face.coordinates == [100, 0])
  }

  @Test(arguments: [
    ([AxisSetting(tag: "wght", value: 901)], "wght=901 is out of range: the axis goes from 100 to 900"),
    ([AxisSetting(tag: "slnt", value: 0.5)], "slnt=0.5 is out of range: the axis goes from -10 to 0"),
    ([AxisSetting(tag: "wght", value: .nan)], "wght=nan is out of range: the axis goes from 100 to 900"),
    ([AxisSetting(tag: "wdth", value: 100)], "the font has no axis 'wdth': it has wght, slnt"),
    (
      [AxisSetting(tag: "wght", value: 500), AxisSetting(tag: "wght", value: 600)],
      "the axis 'wght' is set twice"
    ),
  ])
  func whatTheFontCannotDo(settings: [AxisSetting], message: String) throws {
    let face = try DebianFont.inter.face()
    let error = #expect(throws: FontError.self) { try face.set(settings) }
    #expect(error.map { "\($0)" } == message)
    #expect(face.coordinates == [400, 0])
  }

  @Test func aFontThatDoesNotVary() throws {
    let face = try DebianFont.dejaVu.face()
    let error = #expect(throws: FontError.self) { try face.set([AxisSetting("wght=650")]) }
    #expect(error.map { "\($0)" } == "the font has no axis 'wght': it is not variable")
  }

  @Test func settingsAreTagAndValue() throws {
    #expect(try AxisSetting("wght=650") == AxisSetting(tag: "wght", value: 650))
    #expect(try AxisSetting("slnt=-4.5e0") == AxisSetting(tag: "slnt", value: -4.5))
    for text in [
      "", "=", "wght", "wght=", "wgt=1", "weight=1", "wght=x", "wght=1x", "wght= 1", "wght=0x10",
      "wght=nan", "wght=inf", "wght=1e999", "wghé=1", "wght=1=2",
    ] {
      let error = #expect(throws: FontError.malformedAxis(text: text)) { try AxisSetting(text) }
      #expect(error.map { "\($0)" } == "'\(text)' sets no axis: TAG=VALUE is expected, as in wght=650")
    }
  }
}
