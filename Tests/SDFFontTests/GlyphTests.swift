import MeniscusTestSupport
import SDFFont
import SDFGeometry
import Testing

/// What fontTools finds in the same fonts.
@Suite struct GlyphTests {
  struct Expected {
    var font: DebianFont
    var character: Unicode.Scalar
    var name: String
    var index: Int
    var advance: Double
    var area: Double
    var bounds: (Double, Double, Double, Double)
  }

  static let expected = [
    Expected(
      font: .dejaVu, character: "A", name: "A", index: 36, advance: 1401, area: -678360,
      bounds: (16, 0, 1384, 1493)),
    Expected(
      font: .dejaVu, character: "g", name: "g", index: 74, advance: 1300, area: -732244.25,
      bounds: (113, -426, 1114, 1147)),
    Expected(
      font: .dejaVu, character: "\u{E9}", name: "eacute", index: 171, advance: 1260, area: -635586.75,
      bounds: (113, -29, 1151, 1638)),
    Expected(
      font: .cantarell, character: "A", name: "A", index: 1, advance: 626, area: 134349.5,
      bounds: (7, 0, 619, 694)),
    Expected(
      font: .cantarell, character: "@", name: "at", index: 1178, advance: 1000, area: 256617.9,
      bounds: (80, -162, 923, 704)),
    Expected(
      font: .inter, character: "Q", name: "uni0051", index: 381, advance: 2144, area: -1528411.6666667,
      bounds: (168, -192, 1976, 2076)),
    Expected(
      font: .iconsCFF, character: "\u{F015}", name: "home", index: 33, advance: 1664, area: 1208157,
      bounds: (25.8598595, 0, 1638.1401405, 1283.25)),
    Expected(
      font: .icons, character: "\u{F015}", name: "home", index: 33, advance: 1664, area: -1208169.6666667,
      bounds: (25.8888889, 0, 1638.1111111, 1283)),
    Expected(
      font: .iconsWOFF, character: "\u{F015}", name: "home", index: 33, advance: 1664,
      area: -1208169.6666667, bounds: (25.8888889, 0, 1638.1111111, 1283)),
    Expected(
      font: .iconsWOFF2, character: "\u{F015}", name: "home", index: 33, advance: 1664,
      area: -1208169.6666667, bounds: (25.8888889, 0, 1638.1111111, 1283)),
  ]

  @Test(arguments: expected)
  func outlinesAndMetrics(expected: Expected) throws {
    let glyph = try expected.font.face().glyph(for: expected.character)
    #expect(glyph.name == expected.name && glyph.index == expected.index)
    #expect(glyph.codePoint == expected.character)
    #expect(glyph.advance == expected.advance)
    #expect(abs(glyph.path.area - expected.area) < 0.01, "\(glyph.path.area)")
    let (found, wanted) = (glyph.bounds, expected.bounds)
    let sides = [
      found.minX - wanted.0, found.minY - wanted.1, found.maxX - wanted.2, found.maxY - wanted.3,
    ]
    #expect(sides.allSatisfy { abs($0) < 1e-6 }, "\(found)")
    #expect(glyph.bearingX == found.minX && glyph.bearingY == found.maxY)
  }

  /// Sums over the printing ASCII characters; DejaVu's u has one more contour, of a single point.
  @Test(arguments: [
    (DebianFont.dejaVu, 133, -48_404_762.8333), (.cantarell, 132, 9_434_861.9),
    (.inter, 142, -84_956_391.2917),
  ])
  func asciiTogether(font: DebianFont, contours: Int, area: Double) throws {
    let face = try font.face()
    let paths = try (0x20..<0x7F).map { try face.glyph(for: Unicode.Scalar($0)).path }
    #expect(paths.reduce(0) { $0 + $1.contourCount } == contours)
    #expect(abs(paths.reduce(0) { $0 + $1.area } - area) < 1, "\(paths.reduce(0) { $0 + $1.area })")
  }
}
