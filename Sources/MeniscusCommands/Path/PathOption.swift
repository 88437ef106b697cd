import Meniscus

/// The options of `path` besides those of every verb that makes fields.
enum PathOption {
  static let file = OptionSpec(
    "--file", value: "FILE", "Read the path data from a file; '-' is standard input")
  static let lenient = OptionSpec(
    flag: "--lenient", "Draw malformed data up to its error, with a warning, as browsers do")

  static let fill = OptionSpec(
    "--fill", choices: ["paint", "none"], "Whether the inside of the path is painted", standard: "paint")
  static let fillRule = OptionSpec(
    "--fill-rule", words: FillRule.self, "Which places are inside where contours overlap", standard: .nonzero)
  static let width = OptionSpec(
    "--stroke-width", value: "W", "Also paint the path's stroke, W units wide", standard: "no stroke")
  static let cap = OptionSpec(
    "--stroke-linecap", words: StrokeStyle.Cap.self, "The ends of open contours and dashes", standard: .butt)
  static let join = OptionSpec(
    "--stroke-linejoin", words: StrokeStyle.Join.self, "The corners of the stroke", standard: .miter)
  static let miterLimit = OptionSpec(
    "--stroke-miterlimit", value: "M", "Longer miters are bevelled; in stroke widths, from 1", standard: "4")
  static let dashes = OptionSpec(
    "--stroke-dasharray", value: "D,G…", "Lengths of dashes and gaps in turn, in units", standard: "solid")
  static let dashOffset = OptionSpec(
    "--stroke-dashoffset", value: "O", "How far into the dashes each contour starts", standard: "0")
  static let viewBox = OptionSpec(
    "--view-box", value: "X,Y,W,H", "What is fitted into the field, in units",
    standard: "the bounds of what is painted")

  static let groups = [
    MakingOption.files(MakingOption.folder("with --file, after which the field is named")),
    OptionGroup("The path", [file, lenient, fill, fillRule]),
    OptionGroup("Its stroke", [width, cap, join, miterLimit, dashes, dashOffset]),
    PaintingOption.size(viewBox),
    PaintingOption.work,
    MakingOption.reports,
  ]
}
