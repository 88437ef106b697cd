import Meniscus
import SDFPNG

/// The options of `mask` besides those of every verb that makes fields.
enum MaskOption {
  static let channel = OptionSpec(
    "--channel", words: PNGChannel.self,
    "What to read the coverage from; auto takes alpha where it is not opaque everywhere, else luma",
    standard: .auto)
  static let coverage = OptionSpec(
    "--coverage", words: CoverageEncoding.self, "How the coverage is encoded", standard: .linear)
  static let threshold = OptionSpec(
    "--threshold", value: "T", "The coverage on the outline; more is inside", standard: "0.5")
  static let invert = OptionSpec(flag: "--invert", "Swap inside and outside")
  static let edges = OptionSpec(
    "--edges", words: EdgeModel.self,
    "Place the outline by coverage, or along the cell sides", standard: .subpixel)
  static let border = MakingOption.border("Beyond the mask there is nothing, or its edge texels go on")
  static let scale = MakingOption.scale(
    "Texels a source texel; the field has the mask's size times S")

  static let groups = [
    MakingOption.files,
    OptionGroup(
      "Reading the mask", [channel, coverage, threshold, invert, edges, border, MakingOption.allowEmpty]),
    OptionGroup(
      "Size (in texels of the field)",
      [scale, MakingOption.size, MakingOption.fit("the mask"), MakingOption.padding, MakingOption.range]),
    OptionGroup("Work", MakingOption.work + [CommonOption.maxTexels]),
    MakingOption.reports,
  ]
}
