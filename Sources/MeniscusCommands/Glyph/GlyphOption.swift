/// The options of `glyph` besides those of every verb that makes fields.
enum GlyphOption {
  static let face = OptionSpec("--face", value: "N", "The face of a collection, from 0", standard: "0")
  static let axis = OptionSpec(
    repeatable: "--axis", value: "TAG=VALUE",
    "The value of an axis of a variable font, as in wght=650; once for each axis, not with --instance")
  static let instance = OptionSpec(
    "--instance", value: "NAME", "A named place of a variable font's axes, as in 'Semi Bold'; not with --axis"
  )

  static let characters = OptionSpec("--characters", value: "TEXT", "Each character of the text")
  static let codePoints = OptionSpec(
    "--code-points", value: "LIST",
    "Code points and ranges with commas between, as in 'U+E900,\\e901,0xE902,U+41-U+5A'")
  static let names = OptionSpec(
    "--names", value: "LIST", "Names that the font gives its glyphs, with commas between")
  static let indices = OptionSpec(
    "--indices", value: "LIST", "Places in the font and ranges of them, as in 3,4-9")
  static let charset = OptionSpec(
    "--charset", value: "FILE",
    "A file in UTF-8 with code points (65, 0x41, U+41, 'A'), ranges ([0x20, 0x7E]), texts (\"ABC\") and # comments"
  )
  static let symbols = OptionSpec(
    "--symbols", value: "LIST",
    "Names that an icon font shows as ligatures, as in settings,home; needs a build with HarfBuzz")
  static let all = OptionSpec(flag: "--all", "Every glyph of the font")

  static let emSize = OptionSpec("--em-size", value: "N", "Texels in an em", standard: "64")
  static let padding = OptionSpec(
    "--pad", value: "N", "Texels around the glyph's bounds; give at least the distance that you draw with",
    standard: "\(standardPadding)")

  /// Room for outlines, shadows and blurs of an eighth of the standard em.
  static let standardPadding = 8

  /// The options that say which glyphs are wanted.
  static let choosing = [characters, codePoints, names, indices, charset, symbols, all]

  static let groups = [
    MakingOption.files,
    OptionGroup("Font", [face, axis, instance]),
    OptionGroup("Glyphs (several of these may be given)", choosing + [MakingOption.allowEmpty]),
    OptionGroup("Size (in texels of the field)", [emSize, padding, MakingOption.range]),
    OptionGroup("Work", MakingOption.work),
    MakingOption.reports,
  ]
}
