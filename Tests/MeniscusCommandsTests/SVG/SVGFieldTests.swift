import Foundation
import SDFFormats
import SDFGrid
import Testing

/// SVG files that become fields.
@Suite struct SVGFieldTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  private func write(_ name: String, _ body: String, root: String = "viewBox='0 0 24 24'") throws {
    try workspace.write(
      name, Array("<svg xmlns='http://www.w3.org/2000/svg' \(root)>\n\(body)\n</svg>".utf8))
  }

  /// The field of a body, in 32-bit floats without a height.
  private func field(
    of body: String, _ words: String..., root: String = "viewBox='0 0 24 24'"
  ) throws -> SDFTexture {
    try write("in.svg", body, root: root)
    try runToEnd(
      ["svg", "in.svg", "-o", "f.ktx2", "--precision", "float", "--height", "none", "--quiet"] + words)
    return try field("f.ktx2")
  }

  @Test func aCircleAndAPathAreTheirUnion() throws {
    let union = try field(of: "<circle cx='8' cy='12' r='6'/><path d='M8 8H20V16H8Z'/>", "--scale", "2")
    #expect(union.size == GridSize(width: 48, height: 48) && union.metadata?.source == "svg")
    for y in 0..<48 {
      for x in 0..<48 {
        let (u, v) = ((Double(x) + 0.5) / 2, (Double(y) + 0.5) / 2)
        let circle = ((u - 8) * (u - 8) + (v - 12) * (v - 12)).squareRoot() - 6
        let truth = min(circle, distance(u, v, toBoxFrom: 8, 8, to: 20, 16)) * 2
        let found = Double(union[x, y].x)
        if truth >= 0 {
          #expect(abs(found - truth) < 1e-3, "\(x), \(y)")
        } else {
          #expect(found <= truth + 1e-3, "\(x), \(y)")
        }
      }
    }
  }

  @Test func unpaintedShapesAreNoOutline() throws {
    let square = try field(
      of: """
        <rect width='24' height='24' fill='none'/>
        <style>.gone { display: none } rect.a { fill: #123 }</style>
        <defs><circle id='c' r='3'/></defs>
        <rect class='gone' width='20' height='20'/><path d='M0 0H20V20Z' opacity='0'/>
        <rect class='a' x='6' y='6' width='12' height='12'/>
        """)
    #expect(square.largestError { distance($0, $1, toBoxFrom: 6, 6, to: 18, 18) } < 1e-3)
  }

  @Test func useAndStrokesAndTransforms() throws {
    let lines = try field(
      of: """
        <defs><path id='l' d='M2 0H10' stroke='red' stroke-width='4'/></defs>
        <use href='#l' y='6'/><use href='#l' transform='translate(0 18)' stroke='none'/>
        """)
    let worst = lines.largestError { x, y in
      min(distance(x, y, toBoxFrom: 2, 4, to: 10, 8), distance(x, y, toBoxFrom: 2, 16, to: 10, 20))
    }
    #expect(worst < 1e-3)
  }

  @Test func viewBoxes() throws {
    let body = "<rect x='4' y='6' width='8' height='4'/>"
    let own = try field(of: body, "--size", "48x48")
    #expect(own.metadata?.origin == [0, 0] && own.metadata?.scale == [2, 2])
    let content = try field(of: body, "--view-box", "content")
    #expect(content.size == GridSize(width: 8, height: 4) && content.metadata?.origin == [-4, -6])
    let told = try field(of: body, "--view-box", "4 4 10 10", "--scale", "3")
    #expect(told.size == GridSize(width: 30, height: 30) && told.metadata?.origin == [-12, -12])
    let sized = try field(of: body, root: "width='16' height='1in'")
    #expect(sized.size == GridSize(width: 16, height: 96))
    let bare = try field(of: body, root: "")
    #expect(bare.size == GridSize(width: 8, height: 4))
    // The corner (4, 6) at the texel 8, 12 of two texels a unit.
    _ = try field(of: body, "--size", "48x48")
    let at = try inspect("f.ktx2", at: 8, 12)
    #expect(at.distance == -0.5 && at.source == "svg")
  }

  @Test func theBoundsOfAStrokeAreExact() throws {
    let ring = try field(
      of: "<circle cx='8' cy='12' r='6' fill='none' stroke='#000' stroke-width='2'/>",
      "--view-box", "content", "--size", "140x140")
    let origin = try #require(ring.metadata?.origin)
    let scale = try #require(ring.metadata?.scale)
    #expect(abs(scale[0] - 10) < 1e-3 && abs(origin[0] + 10) < 0.01 && abs(origin[1] + 50) < 0.01)
    let worst = ring.largestError { x, y in
      let radius = ((x - 70) * (x - 70) + (y - 70) * (y - 70)).squareRoot()
      return abs(radius - 60) - 10
    }
    #expect(worst < 2e-3)
  }

  @Test func fromStandardInput() throws {
    try write("in.svg", "<rect width='9' height='9'/>")
    try runToEnd(["svg", "in.svg", "-o", "f.ktx2"])
    let piped = try runToEnd(["svg", "-", "-o", "-"], input: try workspace.read("in.svg"))
    #expect(try piped.output == workspace.read("f.ktx2"))
  }

  @Test func warningsNameFileAndLine() throws {
    try write("in.svg", "<rect width='9' height='9'/>\n<text>a</text>")
    let reason = "<text>: text is not read; convert it to paths"
    let outcome = try runToEnd(["svg", "in.svg", "-o", "f.ktx2"])
    #expect(
      outcome.errors.hasPrefix("meniscus: in.svg:3: warning: \(reason)\nin.svg -> f.ktx2  24x24, "))
    let record = try #require(
      try runToEnd(["svg", "in.svg", "-o", "f.ktx2", "--json"]).records().first)
    let warnings = try #require(record["warnings"] as? [[String: Any]])
    #expect(warnings.count == 1)
    #expect(warnings[0]["line"] as? Int == 3 && warnings[0]["reason"] as? String == reason)
    #expect(try runToEnd(["svg", "in.svg", "-o", "f.ktx2", "--quiet"]).errors == "")
    try expectFailure(
      65, "meniscus: in.svg: line 3, \(reason)\n", ["svg", "in.svg", "-o", "f.ktx2", "--strict"])
  }

  @Test func aFileWithoutPaintTellsWhy() throws {
    try write("in.svg", "<text>a</text>")
    try expectFailure(
      65,
      """
      meniscus: in.svg:2: warning: <text>: text is not read; convert it to paths
      meniscus: in.svg: no outline: nothing is painted; --allow-empty writes such a field

      """, ["svg", "in.svg", "-o", "f.ktx2"])
    try runToEnd(["svg", "in.svg", "-o", "f.ktx2", "--allow-empty"])
    #expect(try field("f.ktx2").metadata?.outline == false)
  }

  @Test func examplesOfTheHelpRun() throws {
    try write("icon.svg", "<circle cx='12' cy='12' r='9'/>")
    try workspace.makeFolder("icons/small")
    try workspace.makeFolder("fields")
    for name in ["icons/a.svg", "icons/small/b.SVG"] { try workspace.write(name, workspace.read("icon.svg")) }
    try runExamples(of: "svg")
    #expect(try workspace.names("fields") == ["a.ktx2", "small"])
    #expect(try workspace.names("fields/small") == ["b.ktx2"])
  }
}
