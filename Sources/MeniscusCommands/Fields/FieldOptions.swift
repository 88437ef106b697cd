/// The options of verbs that read fields.
enum FieldOption {
  static let range = OptionSpec(
    "--range", value: "T", "The distances of white and black in an 8-bit PNG that does not tell, in texels",
    standard: "8")
}
