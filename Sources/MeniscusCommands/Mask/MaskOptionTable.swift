import Meniscus
import SDFFormats
import SDFPNG

/// The options of `mask`.
enum MaskOption {
  static let output = OptionSpec("--output", short: "-o", value: "FILE", "The file to write, for one input")
  static let folder = OptionSpec(
    "--output-dir", value: "DIR", "The existing folder to write to, one file an input, named after it")
  static let format = OptionSpec(
    "--format", words: FieldFormat.self, "The file format; otherwise the extension of FILE tells",
    standard: .ktx2)
  static let precision = OptionSpec(
    "--precision", words: Precision.self, "16-bit or 32-bit floats", standard: .half)
  static let origin = OptionSpec(
    "--origin", words: FileOrigin.self,
    "Which row comes first; bottom-left turns the sign of the gradient's y too", standard: .topLeft)
  static let mips = OptionSpec(flag: "--mips", "Add the full chain of mip levels (ktx2)")

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
  static let border = OptionSpec(
    "--border", words: SDFMetadata.Border.self,
    "Beyond the mask there is nothing, or its edge texels go on", standard: .clear)
  static let allowEmpty = OptionSpec(flag: "--allow-empty", "Write a field even where there is no outline")

  static let scale = OptionSpec(
    "--scale", value: "S", "Texels a source texel; the field has the mask's size times S", standard: "1")
  static let size = OptionSpec("--size", value: "WxH", "The field's size, padding inside it")
  static let fit = OptionSpec(
    "--fit", words: Fit.self,
    "How the mask fits into --size; cover fills the part inside --pad and runs on into the padding",
    standard: .contain)
  static let padding = OptionSpec("--pad", value: "N", "Texels kept free on each side", standard: "0")
  static let range = OptionSpec(
    "--range", value: "T", "Clamp the distance to -T…T texels; in png the distances of white and black",
    standard: "no clamp; 8 in png")

  static let flood = OptionSpec(
    "--flood", words: FloodMethod.self, "How nearest outline pieces are found", standard: .auto)
  static let height = OptionSpec(
    "--height", choices: ["jacobi", "none"], "How the height is solved", standard: "jacobi, none in png")
  static let sweeps = OptionSpec(
    "--sweeps", value: "N", "Sweeps of the height", standard: "64, in proportion from 512 texels, up to 256")
  static let jobs = OptionSpec(
    "--jobs", value: "N", "Inputs worked on at once; they share the cores", standard: "the cores")

  static let groups = [
    OptionGroup("Output", [output, folder, format, precision, origin, mips]),
    OptionGroup("Reading the mask", [channel, coverage, threshold, invert, edges, border, allowEmpty]),
    OptionGroup("Size (in texels of the field)", [scale, size, fit, padding, range]),
    OptionGroup("Work", [flood, height, sweeps, jobs, CommonOption.maxTexels]),
    OptionGroup("Reports", [CommonOption.json, CommonOption.quiet]),
  ]
}
