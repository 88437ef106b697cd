import Foundation
import Meniscus
import MeniscusCommands
import MeniscusTestSupport
import SDFFont
import SDFFormats
import SDFGrid
import Testing

/// Glyphs that become fields, against closed forms from the fonts' units as fontTools reads them.
@Suite struct GlyphFieldTests: ToolSuite {
  let tool: Tool

  init() throws { tool = try Tool() }

  private func run(_ font: DebianFont, _ words: String...) throws -> SDFTexture {
    let outcome = try tool.run(
      ["glyph", font.path, "-o", "out.ktx2", "--precision", "float", "--height", "none"] + words)
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    return try KTX2.decode(workspace.read("out.ktx2")).texture
  }

  /// Expects the distance to a polygon of font units in every texel.
  private func expect(
    _ field: SDFTexture, _ corners: [(Double, Double)], within tolerance: Float,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let metadata = try #require(field.metadata)
    let points = corners.map { x, y in
      Point(
        x: metadata.origin[0] + metadata.scale[0] * x, y: metadata.origin[1] + metadata.scale[1] * y)
    }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    path.close()
    let sides = zip(points, points.dropFirst() + [points[0]]).map { LineSegment($0, $1) }
    var worst: Float = 0
    for y in 0..<field.size.height {
      for x in 0..<field.size.width {
        let centre = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = sides.map { $0.nearest(to: centre).distance }.min() ?? .infinity
        let signed = path.contains(centre, fillRule: .nonzero) ? -distance : distance
        worst = max(worst, abs(field[x, y].x - Float(signed)))
      }
    }
    #expect(worst < tolerance, sourceLocation: sourceLocation)
  }

  @Test func aStemIsItsRectangle() throws {
    let field = try run(.dejaVu, "--characters", "l")
    // 193…377 and 0…1556 of 2048 units at 64 texels: 6.03…11.78 and 0…48.6.
    #expect(field.size == GridSize(width: 22, height: 65))
    let metadata = try #require(field.metadata)
    #expect(metadata.origin == [2, 57] && metadata.scale == [0.03125, -0.03125])
    #expect(metadata.source == "glyph" && metadata.padding == 8 && metadata.threshold == nil)
    #expect(
      metadata.glyph
        == SDFMetadata.Glyph(
          advance: 569.0 / 32, bearingX: 193.0 / 32, bearingY: 1556.0 / 32, codePoint: 0x6C, emSize: 64,
          index: 79, name: "l"))
    try expect(field, [(193, 0), (377, 0), (377, 1556), (193, 1556)], within: 1e-3)
    // The stem's middle at x = 2 + 285 / 32 = 10.90625: half its width of 5.75 deep, less the way to a centre.
    #expect(abs(field[10, 30].x - (0.40625 - 2.875)) < 1e-3)
  }

  @Test(arguments: [(20.5, 3), (64, 0), (100, 12)] as [(Double, Int)])
  func emSizeAndPadding(emSize: Double, padding: Int) throws {
    let field = try run(.dejaVu, "--names", "l", "--em-size", "\(emSize)", "--pad", "\(padding)")
    try expect(field, [(193, 0), (377, 0), (377, 1556), (193, 1556)], within: 1e-3)
    let origin = try #require(field.metadata?.origin)
    #expect(origin.allSatisfy { $0 == $0.rounded() })
    #expect(field.metadata?.glyph?.emSize == emSize && field.metadata?.glyph?.codePoint == nil)
    let unit = emSize / 2048
    let width = (377 * unit).rounded(.up) - (193 * unit).rounded(.down)
    #expect(field.size.width == Int(width) + 2 * padding)
    #expect(field.size.height == Int((1556 * unit).rounded(.up)) + 2 * padding)
  }

  /// Inter's plus is two overlapping bars: the outline is that of the cross.
  @Test(arguments: [
    (400.0, [816, 1040, 140, 1460], [268, 1588, 688, 912], 1856),
    (
      700.0, [777.6015625, 1135.99609375, 111.201171875, 1527.197265625],
      [248.80078125, 1664.796875, 640.001953125, 998.396484375], 1914
    ),
  ])
  func overlapsAreNoOutline(weight: Double, bar: [Double], beam: [Double], advance: Double) throws {
    let field = try run(.inter, "--characters", "+", "--axis", "wght=\(weight)", "--axis", "slnt=0")
    let cross = [
      (bar[0], bar[2]), (bar[1], bar[2]), (bar[1], beam[2]), (beam[1], beam[2]), (beam[1], beam[3]),
      (bar[1], beam[3]), (bar[1], bar[3]), (bar[0], bar[3]), (bar[0], beam[3]), (beam[0], beam[3]),
      (beam[0], beam[2]), (bar[0], beam[2]),
    ]
    // FreeType keeps varied points to 1/64 of a unit.
    try expect(field, cross, within: 2e-3)
    #expect(field.metadata?.glyph?.advance == advance * 64 / 2816)
    // In the middle the corners are nearest, not the bars' hidden sides.
    let half = (bar[1] - bar[0]) / 2 * 64 / 2816
    let deepest = try #require(field.metadata?.largestInsideDistance)
    #expect(deepest > half * 1.2 && deepest <= half * 2.0.squareRoot() + 1e-3)
  }

  @Test func theMetadataTellWhichFaceItIs() throws {
    #expect(try run(.dejaVu, "--characters", "g").metadata?.glyph?.axes == nil)
    #expect(try run(.inter, "--characters", "g").metadata?.glyph?.axes == ["wght": 400, "slnt": 0])
    let heavy = try run(.inter, "--characters", "g", "--axis", "wght=650.5")
    #expect(heavy.metadata?.glyph?.axes == ["wght": 650.5, "slnt": 0] && heavy.metadata?.glyph?.face == nil)
    let shown = try runToEnd(["inspect", "out.ktx2"]).output
    #expect(String(decoding: shown, as: UTF8.self).contains(/\n +font +slnt=0, wght=650\.5\n/))
    let second = try run(.collection, "--characters", "i", "--face", "1")
    #expect(second.metadata?.glyph?.face == 1 && second.metadata?.glyph?.axes == nil)
    let other = try runToEnd(["inspect", "out.ktx2"]).output
    #expect(String(decoding: other, as: UTF8.self).contains(/\n +font +face 1\n/))
  }

  @Test func anInstanceIsItsPlace() throws {
    let named = try run(.inter, "--characters", "g", "--instance", "Semi Bold")
    #expect(try named == run(.inter, "--characters", "g", "--axis", "wght=600"))
    #expect(try named != run(.inter, "--characters", "g"))
  }

  @Test(arguments: [
    ["--flood", "jump"], ["--height", "none"], ["--sweeps", "3"], ["--range", "2"], ["--pad", "3"],
    ["--precision", "float"], ["--mips"], ["--origin", "bottom-left"], ["--em-size", "21"],
  ])
  func everyOptionReachesTheFile(_ words: [String]) throws {
    let all = [DebianFont.cantarell.path, "--characters", "g", "-o", "out.ktx2"] + words
    let outcome = try tool.run(["glyph", "--quiet"] + all)
    #expect(outcome.code == 0 && outcome.errors == "" && outcome.output.isEmpty)
    let expected = try bytes(all)
    #expect(try workspace.read("out.ktx2") == expected)
    let plain = try bytes([DebianFont.cantarell.path, "--characters", "g", "-o", "out.ktx2"])
    #expect(expected != plain, "the option changes the file")
  }

  /// What the libraries make of a command line.
  private func bytes(_ words: [String]) throws -> [UInt8] {
    let verb = try VerbTable.verb(named: "glyph")
    let arguments = try GlyphArguments(ArgumentParser(verb: "glyph", options: verb.options).parse(words))
    let glyph = try FontFace(FontFile(DebianFont.cantarell.bytes())).glyph(arguments.choice.requests[0])
    guard case .outline(let path, let fillRule) = glyph.content else { return [] }
    let placing = GlyphPlacing(glyph, emSize: arguments.emSize, padding: arguments.padding)
    var field = try SDFGenerator().generate(
      Painting(path, fillRule: fillRule), options: arguments.options(placing)
    ).texture
    field.metadata?.glyph = placing.record(of: glyph)
    return try KTX2.encode(field, origin: arguments.making.origin)
  }

  @Test func streams() throws {
    let font = try DebianFont.cantarell.bytes()
    let piped = try tool.run(["glyph", "-", "--characters", "g", "-o", "-"], input: font)
    #expect(piped.code == 0 && piped.errors.hasPrefix("U+0067 -> standard output  "))
    let expected = try bytes(["-", "--characters", "g", "-o", "-"])
    #expect(piped.output == expected)
    #expect(try workspace.names().isEmpty)
  }

  @Test func facesOfACollection() throws {
    let first = try run(.collection, "--characters", "i")
    #expect(try run(.collection, "--characters", "i", "--face", "0") == first)
    #expect(try run(.collection, "--characters", "i", "--face", "1").metadata?.glyph != first.metadata?.glyph)
  }
}
