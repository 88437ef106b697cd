import Meniscus
import SDFFormats

/// The options that all verbs have that make fields.
enum MakingOption {
  static let output = OptionSpec("--output", short: "-o", value: "FILE", "The file to write, for one input")
  static let folder = folder("one file an input, named after it")
  static let format = OptionSpec(
    "--format", words: FieldFormat.self, "The file format; otherwise the extension of FILE tells",
    standard: .ktx2)
  static let precision = OptionSpec(
    "--precision", words: Precision.self, "16-bit or 32-bit floats", standard: .half)
  static let origin = OptionSpec(
    "--origin", words: FileOrigin.self,
    "Which row comes first; bottom-left turns the sign of the gradient's y too. An npy file does not say so "
      + "itself: keep the .json file beside it", standard: .topLeft)
  static let mips = OptionSpec(flag: "--mips", "Add the full chain of mip levels (ktx2)")
  static let allowEmpty = OptionSpec(flag: "--allow-empty", "Write a field even where there is no outline")

  static let size = OptionSpec("--size", value: "WxH", "The field's size, padding inside it")
  static let padding = OptionSpec("--pad", value: "N", "Texels kept free on each side", standard: "0")
  static let range = OptionSpec(
    "--range", value: "T", "Clamp the distance to -T…T texels; in png the distances of white and black",
    standard: "no clamp; 8 in png")

  static let flood = OptionSpec(
    "--flood", words: FloodMethod.self, "How nearest outline pieces are found", standard: .auto)
  static let height = OptionSpec(
    "--height", choices: ["jacobi", "none"], "How the height is solved", standard: "jacobi, none in png")
  static let sweeps = OptionSpec(
    "--sweeps", value: "N", "Sweeps of the height; each smooths and lowers it",
    standard: "64, in proportion from 512 texels, up to 256")
  static let jobs = OptionSpec(
    "--jobs", value: "N", "Inputs worked on at once; they share the cores", standard: "the cores")

  /// Where the fields go, with which names.
  static func folder(_ names: String) -> OptionSpec {
    OptionSpec("--output-dir", value: "DIR", "The existing folder to write to, \(names)")
  }

  /// What the field is scaled by.
  static func scale(_ help: String) -> OptionSpec {
    OptionSpec("--scale", value: "S", help, standard: "1")
  }

  /// How a source fits into `--size`.
  static func fit(_ source: String) -> OptionSpec {
    OptionSpec(
      "--fit", words: Fit.self,
      "How \(source) fits into --size; cover fills the part inside --pad and runs on into the padding",
      standard: .contain)
  }

  /// What lies beyond the border.
  static func border(_ help: String) -> OptionSpec {
    OptionSpec("--border", words: SDFMetadata.Border.self, help, standard: .clear)
  }

  static let files = files(folder)
  /// How files are written, with the verb's own help of the folder.
  static func files(_ folder: OptionSpec) -> OptionGroup {
    OptionGroup("Output", [output, folder, format, precision, origin, mips])
  }

  static let work = [flood, height, sweeps, jobs]
  static let reports = OptionGroup("Reports", [CommonOption.json, CommonOption.quiet])
}
