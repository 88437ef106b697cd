import Foundation
import Meniscus
import SDFFormats
import Testing

/// Path data that become fields: distances by closed forms, and where the path lies.
@Suite struct PathFieldTests: ToolSuite {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// The field of path data, in 32-bit floats without a height.
  private func drawn(_ data: String, _ words: String...) throws -> SDFTexture {
    try runToEnd(
      ["path", data, "-o", "f.ktx2", "--precision", "float", "--height", "none", "--quiet"] + words)
    return try field("f.ktx2")
  }

  /// The view box of a stroke goes by chords of its round parts.
  @Test(arguments: [1.0, 10, 100]) func boundsOfRoundStrokesAreAFourThousandthShort(scale: Double) throws {
    let stroke = ["--fill", "none", "--stroke-width", "10", "--stroke-linecap", "round"]
    try runToEnd(
      ["path", "M0 0L10 3.7", "-o", "f.ktx2", "--scale", "\(scale)", "--height", "none"] + stroke)
    let metadata = try #require(try field("f.ktx2").metadata)
    for origin in metadata.origin {
      let short = 5 * scale - origin
      #expect(short > -1e-6 && short <= 0.000_25)
    }
  }

  /// Their view box comes from strokes that are made roughly first.
  @Test(arguments: [
    "M4 20 L10 10 Q14 8 20 12", "M20 4L4 12Q3 16 8 20", "M58 69 L16 22 C15.1 21.95 15.1 21.4 16 22",
    "M10 50Q95 50 20 50.5", "M60 90C60 60 95 60 95 80S70 95 75 85",
  ]) func strokesNeedNoViewBox(data: String) throws {
    for (width, more) in [
      ("2", []), ("18", ["--stroke-linecap", "round"]), ("5", ["--stroke-dasharray", "3,2"]),
    ] {
      try runToEnd(
        ["path", data, "-o", "f.ktx2", "--size", "48x48", "--fill", "none", "--stroke-width", width] + more)
      #expect(try field("f.ktx2").metadata?.outline == true)
    }
  }

  @Test func aSquare() throws {
    let outcome = try runToEnd(["path", "M2 3H10V11H2Z", "-o", "f.ktx2", "--view-box", "0,0,16,16"])
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("argument -> f.ktx2  16x16, exact flood, "))
    var path = Path()
    path.move(to: Point(x: 2, y: 3))
    for (x, y) in [(10.0, 3.0), (10, 11), (2, 11)] { path.line(to: Point(x: x, y: y)) }
    path.close()
    var options = PaintingOptions()
    options.viewBox = Box(minX: 0, minY: 0, maxX: 16, maxY: 16)
    let expected = try KTX2.encode(SDFGenerator().generate(Painting(path), options: options).texture)
    #expect(try workspace.read("f.ktx2") == expected)
    let exact = try drawn("M2 3H10V11H2Z", "--view-box", "0 0 16 16")
    #expect(exact.largestError { distance($0, $1, toBoxFrom: 2, 3, to: 10, 11) } < 1e-3)
  }

  @Test func aPointOfThePathLiesAtOriginPlusScaleTimesIt() throws {
    try runToEnd([
      "path", "M2 3H10V11H2Z", "-o", "f.ktx2", "--view-box=0,0,16,16", "--size", "64x48", "--pad", "8",
    ])
    // Contained: 32 of 48 texels for 16 units, centred; the corner (2, 3) lies at (20, 14).
    let inside = try inspect("f.ktx2", at: 20, 14)
    #expect(inside.origin == [16, 8] && inside.scale == [2, 2] && inside.source == "path")
    #expect(inside.distance == -0.5)
    #expect(abs(try inspect("f.ktx2", at: 19, 13).distance - 0.5.squareRoot()) < 1e-3)
  }

  @Test func theBoundsAreTheViewBoxUnlessOneIsGiven() throws {
    let plain = try drawn("M10 10H30V20H10Z", "--scale", "2")
    #expect(plain.size == GridSize(width: 40, height: 20))
    #expect(plain.metadata?.origin == [-20, -20] && plain.metadata?.scale == [2, 2])
    // Round caps and all; the hidden contour inside counts for nothing.
    let stroke = ["--stroke-width", "2", "--stroke-linecap", "round"]
    try runToEnd(["path", "M2 2H12M5 2H6", "-o", "s.ktx2", "--scale", "4", "--fill", "none"] + stroke)
    let stroked = try field("s.ktx2")
    #expect(stroked.size == GridSize(width: 48, height: 8))
    let origin = try #require(stroked.metadata?.origin)
    #expect(abs(origin[0] + 4) < 1e-3 && abs(origin[1] + 4) < 1e-3)
  }

  @Test func overlappingContoursAreOneOutline() throws {
    let union = try drawn("M0 0H10V10H0ZM5 2H20V8H5Z", "--view-box", "-4,-4,28,18")
    let worst = union.largestError { x, y in
      let (x, y) = (x - 4, y - 4)
      let (a, b) = (
        distance(x, y, toBoxFrom: 0, 0, to: 10, 10), distance(x, y, toBoxFrom: 5, 2, to: 20, 8)
      )
      if min(a, b) >= 0 { return min(a, b) }
      // Inside, the nearest piece of the union's outline: sides without what the other box hides.
      let pieces = [
        (0.0, 0.0, 0.0, 10.0), (0, 0, 10, 0), (0, 10, 10, 10), (10, 0, 10, 2), (10, 8, 10, 10),
        (10, 2, 20, 2), (10, 8, 20, 8), (20, 2, 20, 8),
      ]
      return -pieces.map { distance(x, y, toBoxFrom: $0.0, $0.1, to: $0.2, $0.3) }.min()!
    }
    #expect(worst < 1e-3)
  }

  @Test func eitherWindingGivesTheSameBytes() throws {
    var files: [[UInt8]] = []
    for data in ["M2 2H12V9H2Z", "M2 2V9H12V2Z"] {
      try runToEnd(["path", data, "-o", "f.ktx2", "--size", "40x40", "--pad", "3"])
      files.append(try workspace.read("f.ktx2"))
    }
    #expect(files[0] == files[1])
  }

  @Test func fillRules() throws {
    let ring = "M0 0H18V18H0ZM6 6H12V12H6Z"
    #expect(try abs(drawn(ring)[9, 9].x + 8.5) < 1e-3)
    #expect(try abs(drawn(ring, "--fill-rule", "nonzero")[9, 9].x + 8.5) < 1e-3)
    #expect(try abs(drawn(ring, "--fill-rule", "evenodd")[9, 9].x - 2.5) < 1e-3)
  }

  @Test func strokes() throws {
    let box = ["--view-box", "0,0,16,16"]
    func stroked(_ data: String, _ words: String...) throws -> SDFTexture {
      try runToEnd(
        ["path", data, "-o", "f.ktx2", "--precision", "float", "--height", "none"] + box + words)
      return try field("f.ktx2")
    }
    let line = try stroked("M2 8H14", "--stroke-width", "4")
    #expect(line.largestError { distance($0, $1, toBoxFrom: 2, 6, to: 14, 10) } < 1e-3)
    let capped = try stroked("M4 8H12", "--stroke-width", "4", "--stroke-linecap", "square")
    #expect(capped.largestError { distance($0, $1, toBoxFrom: 2, 6, to: 14, 10) } < 1e-3)
    let round = try stroked("M4 8H12", "--stroke-width", "4", "--stroke-linecap", "round")
    #expect(round.largestError { distance($0, $1, toBoxFrom: 4, 8, to: 12, 8) - 2 } < 1e-3)
    // Fill and stroke are painted both, unless the fill is none.
    let both = try stroked("M4 4H12V12H4Z", "--stroke-width", "2")
    #expect(both.largestError { distance($0, $1, toBoxFrom: 3, 3, to: 13, 13) } < 1e-3)
    let ring = try stroked("M4 4H12V12H4Z", "--stroke-width", "2", "--fill", "none")
    #expect(abs(ring[7, 7].x - 2.5) < 1e-3)
    let rounded = try stroked("M4 4H12V12H4Z", "--stroke-width", "4", "--stroke-linejoin", "round")
    #expect(rounded.largestError { distance($0, $1, toBoxFrom: 4, 4, to: 12, 12) - 2 } < 1e-3)
    // Dashes from 2: painted 2…4, a gap, 6…8 and so on; the offset moves them along.
    let dashed = try stroked("M2 8H14", "--stroke-width", "4", "--stroke-dasharray", "2", "--fill=none")
    #expect(dashed[2, 7].x < 0 && dashed[4, 7].x > 0 && dashed[6, 7].x < 0)
    let moved = try stroked(
      "M2 8H14", "--stroke-width", "4", "--stroke-dasharray", "2 2", "--stroke-dashoffset", "-2")
    #expect(moved[2, 7].x > 0 && moved[4, 7].x < 0 && moved[6, 7].x > 0)
    let mitred = try stroked("M2 14 8 2 14 14", "--stroke-width", "1", "--fill=none")
    let bevelled = try stroked(
      "M2 14 8 2 14 14", "--stroke-width", "1", "--fill=none", "--stroke-miterlimit", "1")
    #expect(mitred[7, 1].x < bevelled[7, 1].x)
  }

  @Test func fromAFileAndStandardInput() throws {
    let data = "M2 3H10\n  V11H2Z\n"
    try runToEnd(["path", data, "-o", "a.ktx2"])
    let expected = try workspace.read("a.ktx2")
    try workspace.write("shape.txt", Array(data.utf8))
    try runToEnd(["path", "--file", "shape.txt", "-o", "f.ktx2"])
    #expect(try workspace.read("f.ktx2") == expected)
    let piped = try runToEnd(["path", "-", "-o", "-"], input: Array(data.utf8))
    #expect(piped.output == expected)
    #expect(piped.errors.hasPrefix("standard input -> standard output  8x8, "))
    let named = try runToEnd(["path", "--file", "-", "-o", "-"], input: Array(data.utf8))
    #expect(named.output == expected)
    try workspace.makeFolder("out")
    try runToEnd(["path", "--file", "shape.txt", "--output-dir", "out"])
    #expect(try workspace.read("out/shape.ktx2") == expected)
  }

  @Test func optionsOfEveryVerbReachTheFile() throws {
    let data = "M0 0H20V14H9Z"
    try runToEnd(["path", data, "-o", "plain.ktx2"])
    let plain = try workspace.read("plain.ktx2")
    for words in [
      ["--flood", "jump"], ["--sweeps", "3"], ["--mips"], ["--origin", "bottom-left"], ["--range", "2"],
      ["--border", "extend"], ["--size", "20x20", "--fit", "fill"], ["--precision", "float"],
    ] {
      try runToEnd(["path", data, "-o", "f.ktx2"] + words)
      #expect(try workspace.read("f.ktx2") != plain, "\(words)")
    }
    try runToEnd(["path", data, "-o", "f.npy"])
    try runToEnd(["path", data, "-o", "f.png"])
    #expect(try workspace.names() == ["f.json", "f.ktx2", "f.npy", "f.png", "plain.ktx2"])
  }

  @Test func report() throws {
    let outcome = try runToEnd(["path", "M0 0H9V9Z", "-o", "f.ktx2", "--json"])
    #expect(outcome.errors == "")
    let record = try #require(try outcome.records().first)
    #expect(record["input"] as? String == "argument" && record["output"] as? String == "f.ktx2")
    #expect(record["width"] as? Int == 9 && (record["warnings"] as? [Any])?.isEmpty == true)
  }

  @Test func examplesOfTheHelpRun() throws {
    try runExamples(of: "path")
    #expect(try workspace.names() == ["arc.ktx2", "frame.ktx2", "triangle.json", "triangle.npy"])
    #expect(try field("frame.ktx2")[32, 32].x > 0, "the hole")
  }
}
