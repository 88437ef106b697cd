import SDFFormats
import SDFGrid
import SDFPNG
import SDFPictures
import Testing

@Suite struct PreviewTests: ToolSuite {
  let tool: Tool
  private let field = SampleField.disc(levels: 5)

  init() throws {
    tool = try Tool()
    try workspace.write("f.ktx2", try KTX2.encode(field))
  }

  @Test(arguments: FieldView.allCases)
  func viewsAreTheLibrarys(_ view: FieldView) throws {
    let outcome = try tool.run("preview", "f.ktx2", "-o", "p.png", "--view", view.rawValue, "--scale", "3")
    let picture = FieldPicture.draw(field, view: view, scale: 3)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "f.ktx2 -> p.png  \(picture.size)\n")
    let expected = try PNGWriter.encode(picture, text: [])
    #expect(try workspace.read("p.png") == expected)
    #expect(try workspace.names() == ["f.ktx2", "p.png"])
  }

  @Test func bandsUnlessToldOtherwise() throws {
    let outcome = try tool.run("preview", "f.ktx2", "-o", "-")
    #expect(outcome.code == 0)
    let expected = try PNGWriter.encode(FieldPicture.draw(field, view: .bands), text: [])
    #expect(outcome.output == expected)
  }

  @Test(arguments: [
    (FieldView.height, "height"), (.gradient, "gradient"), (.channels, "gradient and no height"),
  ])
  func viewsOfWhatAnEightBitFileDoesNotHold(_ view: FieldView, _ missing: String) throws {
    try workspace.write("f.png", try SampleField.eightBit(range: 4))
    try workspace.write("p.png", [1, 2, 3])
    let outcome = try tool.run("preview", "f.png", "-o", "p.png", "--view", view.rawValue)
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors == "meniscus: f.png: no \(missing): an 8-bit png holds the distance alone; "
        + "take '--view bands' or '--view contours'\n")
    #expect(try workspace.read("p.png") == [1, 2, 3])
    #expect(try workspace.names() == ["f.ktx2", "f.png", "p.png"])
  }

  @Test(arguments: [FieldView.bands, .contours])
  func distancesOfAnEightBitFile(_ view: FieldView) throws {
    let bytes = try SampleField.eightBit(range: 4)
    try workspace.write("f.png", bytes)
    let outcome = try tool.run("preview", "f.png", "-o", "-", "--view", view.rawValue, "--quiet")
    #expect(outcome.code == 0 && outcome.errors == "")
    let image = try PNGImageReader.read(bytes)
    guard case .grey8(let samples) = image.samples else {
      Issue.record("the field is not 8-bit grey")
      return
    }
    let texture = try EightBitField.decode(samples: samples, text: image.text).texture
    let expected = try PNGWriter.encode(FieldPicture.draw(texture, view: view), text: [])
    #expect(outcome.output == expected)
  }

  @Test func theHeightOfAFieldMadeWithoutOne() throws {
    var flat = field
    flat.metadata?.height = SDFMetadata.Height(method: "none")
    try workspace.write("flat.ktx2", try KTX2.encode(flat))
    let outcome = try tool.run("preview", "flat.ktx2", "-o", "p.png", "--view", "height")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors == "meniscus: flat.ktx2: no height: the field was made with '--height none'; "
        + "take another view\n")
    #expect(try tool.run("preview", "flat.ktx2", "-o", "p.png", "--view", "channels").code == 0)
  }

  @Test func levels() throws {
    let words = ["preview", "f.ktx2", "-o", "p.png", "--level", "2", "--scale", "4", "--quiet"]
    #expect(try tool.run(words).errors == "")
    #expect(try PNGImageReader.read(workspace.read("p.png")).size == GridSize(width: 16, height: 12))
    let outcome = try tool.run("preview", "f.ktx2", "-o", "q.png", "--level", "5")
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("meniscus: 'f.ktx2' has 5 mip level(s); there is no level 5\n"))
    #expect(try workspace.names() == ["f.ktx2", "p.png"])
  }

  @Test func hugeScales() throws {
    try workspace.write("g.ktx2", try KTX2.encode(SampleField.disc(GridSize(width: 100, height: 100))))
    let outcome = try tool.run("preview", "g.ktx2", "-o", "p.png", "--scale", "200")
    #expect(outcome.code == 64)
    #expect(
      outcome.errors.hasPrefix(
        "meniscus: a picture of 100x100 texels at '--scale 200' is over 268435456 pixels\n"))
    #expect(try workspace.names() == ["f.ktx2", "g.ktx2"])
  }

  @Test func aFullDiskLeavesNothing() throws {
    let script = "ulimit -f 1; exec \"$@\""
    let shell = tool.throughShell(script)
    try workspace.write("big.ktx2", try KTX2.encode(SampleField.disc(GridSize(width: 64, height: 64))))
    let outcome = try shell.run("preview", "big.ktx2", "-o", "p.png", "--scale", "8")
    #expect(outcome.code == 74 && !outcome.isSignalled)
    #expect(outcome.errors == "meniscus: p.png: the file would exceed the size limit\n")
    #expect(try workspace.names() == ["big.ktx2", "f.ktx2"])
    let full = try tool.run("preview", "f.ktx2", "-o", "/dev/full")
    #expect(full.code == 74 && full.errors == "meniscus: /dev/full: no space left on the device\n")
  }

  @Test func outputEqualToInput() throws {
    let bytes = try SampleField.eightBit(range: 4)
    try workspace.write("f.png", bytes)
    let outcome = try tool.run("preview", "f.png", "-o", "./f.png")
    #expect(outcome.code == 64)
    #expect(
      outcome.errors.hasPrefix("meniscus: output './f.png' is the input 'f.png'; nothing was written\n"))
    #expect(try workspace.read("f.png") == bytes)
  }

  @Test func badInputLeavesTheOldPicture() throws {
    try workspace.write("bad.ktx2", Array(try workspace.read("f.ktx2").dropLast(5)))
    try workspace.write("p.png", [1, 2, 3])
    #expect(try tool.run("preview", "bad.ktx2", "-o", "p.png").code == 65)
    #expect(try workspace.read("p.png") == [1, 2, 3])
    #expect(try workspace.names() == ["bad.ktx2", "f.ktx2", "p.png"])
  }
}
