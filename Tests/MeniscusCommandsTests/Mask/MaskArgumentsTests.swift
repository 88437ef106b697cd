import Meniscus
import MeniscusCommands
import SDFFormats
import SDFPNG
import Testing

@Suite struct MaskArgumentsTests {
  /// Reads a command line of `mask` with an input and an output before `words`.
  private func read(_ words: String..., output: String = "b.ktx2") throws(Failure) -> MaskArguments {
    try read(["a.png", "-o", output] + words)
  }

  private func read(_ words: [String]) throws(Failure) -> MaskArguments {
    let verb = try VerbTable.verb(named: "mask")
    return try MaskArguments(ArgumentParser(verb: "mask", options: verb.options).parse(words))
  }

  private func reason(_ words: [String]) -> String? {
    do throws(Failure) {
      _ = try read(words)
      return nil
    } catch {
      #expect(error.code == .usage)
      return error.reason
    }
  }

  @Test func defaults() throws {
    let arguments = try read()
    #expect(arguments.options == MaskOptions())
    #expect(arguments.inputs == ["a.png"] && arguments.making.destination == .file("b.ktx2"))
    let making = arguments.making
    #expect(making.format == .ktx2 && arguments.channel == .auto && making.origin == .topLeft)
    #expect(making.jobs == nil && arguments.maxTexels == 16384 * 16384)
    #expect(!making.allowsEmpty && !making.isJSON && !making.isQuiet)
  }

  @Test func eachOptionSetsItsPart() throws {
    func options(_ words: String..., change: (inout MaskOptions) -> Void) throws {
      var expected = MaskOptions()
      change(&expected)
      #expect(try read(["a.png", "-o", "b.ktx2"] + words).options == expected, "\(words)")
    }
    try options("--threshold", "0.25") { $0.threshold = 0.25 }
    try options("--invert") { $0.invert = true }
    try options("--coverage=srgb") { $0.coverage = .srgb }
    try options("--edges", "binary") { $0.edges = .binary }
    try options("--border", "extend") { $0.border = .extend }
    try options("--flood", "exact") { $0.flood = .exact }
    try options("--flood", "jump") { $0.flood = .jump }
    try options("--height", "none") { $0.height = .none }
    try options("--height", "jacobi") { $0.height = .jacobi(sweeps: nil) }
    try options("--sweeps", "17") { $0.height = .jacobi(sweeps: 17) }
    try options("--scale", "0.125") { $0.placement = .scale(0.125) }
    let size = GridSize(width: 64, height: 48)
    try options("--size", "64x48") { $0.placement = .size(size, fit: .contain) }
    try options("--size", "64x48", "--fit", "cover") { $0.placement = .size(size, fit: .cover) }
    try options("--size", "64x48", "--fit", "fill") { $0.placement = .size(size, fit: .fill) }
    try options("--pad", "8") { $0.padding = 8 }
    try options("--range", "12.5") { $0.range = 12.5 }
    try options("--precision", "float") { $0.precision = .float }
    try options("--mips") { $0.mipmaps = true }
  }

  @Test func optionsOfTheCommand() throws {
    #expect(try read("--channel", "green").channel == .green)
    #expect(try read("--origin", "bottom-left").making.origin == .bottomLeft)
    #expect(try read("--jobs", "3").making.jobs == 3)
    #expect(try read("--max-texels", "99").maxTexels == 99)
    #expect(try read("--allow-empty").making.allowsEmpty)
    #expect(try read("--json").making.isJSON)
    #expect(try read("--quiet").making.isQuiet)
    #expect(try read(["a.png", "b.png", "--output-dir", "d"]).making.destination == .folder("d"))
  }

  @Test func theNameOrTheOptionPicksTheFormat() throws {
    #expect(try read(output: "b.npy").making.format == .npy)
    #expect(try read(output: "b.PNG").making.format == .png)
    #expect(try read(output: "b").making.format == .ktx2)
    #expect(try read(output: "-").making.format == .ktx2)
    #expect(try read("--format", "npy", output: "-").making.format == .npy)
    #expect(try read("--format", "png", output: "b.sdf").making.format == .png)
    #expect(try read(["a.png", "--output-dir", "d.npy", "--format", "png"]).making.format == .png)
    #expect(
      reason(["a.png", "-o", "b.npy", "--format", "png"]) == "'--format png' contradicts the name 'b.npy'")
    #expect(
      reason(["a.png", "-o", "b.dds"])
        == "cannot tell a format from '.dds'; end the name in .ktx2, .npy or .png, or give --format")
  }

  @Test func eightBitFilesTakeTheRangeAndNoHeight() throws {
    let plain = try read(output: "b.png")
    #expect(plain.making.eightBitRange == 8 && plain.options.range == nil && plain.options.height == .none)
    let wide = try read("--range", "16", output: "b.png")
    #expect(wide.making.eightBitRange == 16 && wide.options.range == 16)
    #expect(try read("--height", "none", output: "b.png").options.height == .none)
  }

  @Test(arguments: [
    ([], "no input: name a PNG file, or '-' for standard input"),
    (["-o", "b.ktx2"], "no input: name a PNG file, or '-' for standard input"),
    (["a.png"], "no output: give -o FILE, or --output-dir DIR"),
    (["a.png", "-o", "b", "--output-dir", "d"], "'-o' and '--output-dir' exclude each other"),
    (
      ["a.png", "c.png", "-o", "b"],
      "'-o' takes the field of one input, but there are 2; use --output-dir DIR"
    ),
    (["a.png", "-o", "b", "--fit", "cover"], "option '--fit' needs '--size'"),
    (
      ["a.png", "-o", "b", "--size", "8x8", "--scale", "2"],
      "option '--scale' and '--size' exclude each other"
    ),
    (
      ["a.png", "-o", "b", "--height", "none", "--sweeps", "9"],
      "option '--sweeps' has no meaning with '--height none'"
    ),
    (["a.png", "-o", "b.npy", "--mips"], "option '--mips' has no place in a npy file; use ktx2"),
    (["a.png", "-o", "b.png", "--mips"], "option '--mips' has no place in a png file; use ktx2"),
    (
      ["a.png", "-o", "b.png", "--sweeps", "9"],
      "option '--sweeps' has no place in an 8-bit png file, which holds the distance alone; use ktx2 or npy"
    ),
    (["a.png", "-o", "b", "--threshold", "1"], "option '--threshold' must be at least 0 and below 1, not 1"),
    (["a.png", "-o", "b", "--threshold", "half"], "option '--threshold' needs a number, not 'half'"),
    (["a.png", "-o", "b", "--pad", "-1"], "option '--pad' must be from 0 to 10000, not -1"),
    (["a.png", "-o", "b", "--scale", "0"], "option '--scale' must be above 0 and at most 1024, not 0"),
    (["a.png", "-o", "b", "--range", "-4"], "option '--range' must be above 0 and at most 65504, not -4"),
    (["a.png", "-o", "b", "--size", "64"], "option '--size' needs the form WxH, not '64'"),
    (["a.png", "-o", "b", "--size", "0x4"], "both numbers of '--size' must be from 1 to 16384, not 0x4"),
    (["a.png", "-o", "b", "--sweeps", "-1"], "option '--sweeps' must be from 0 to 1000000, not -1"),
    (["a.png", "-o", "b", "--size", "64x32", "--pad", "16"], "'--pad 16' leaves nothing of '--size 64x32'"),
    (["a.png", "-o", "b", "--jobs", "0"], "option '--jobs' must be from 1 to 256, not 0"),
    (
      ["a.png", "-o", "b", "--flood", "jmup"],
      "option '--flood' is one of auto, jump, exact, not 'jmup'; did you mean 'jump'?"
    ),
    (
      ["a.png", "-o", "b", "--edges", "sharp"],
      "option '--edges' is one of subpixel, binary, not 'sharp'"
    ),
  ])
  func wrongUsage(_ words: [String], _ expected: String) {
    #expect(reason(words) == expected)
  }
}
