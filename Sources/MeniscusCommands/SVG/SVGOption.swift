/// The options of `svg` besides those of every verb that makes fields.
enum SVGOption {
  static let strict = OptionSpec(flag: "--strict", "Refuse files with anything in them that is not read")
  static let viewBox = OptionSpec(
    "--view-box", value: "X,Y,W,H|content",
    "What is fitted into the field: a box in units, or the bounds of what is painted",
    standard: "the file's viewBox, else its size, else content")

  static let groups = [
    MakingOption.files,
    OptionGroup("Reading the file", [strict]),
    PaintingOption.size(viewBox),
    PaintingOption.work,
    MakingOption.reports,
  ]
}
