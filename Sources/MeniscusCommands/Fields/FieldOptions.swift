import SDFFormats

/// The options of verbs that read fields.
enum FieldOption {
  static let range = OptionSpec(
    "--range", value: "T", "The distances of white and black in an 8-bit PNG that does not tell, in texels",
    standard: "8")

  /// The limit on texels and the 8-bit range.
  ///
  /// - Throws: wrong usage.
  static func reading(
    _ parsed: ParsedArguments
  ) throws(Failure) -> (maxTexels: Int, range: Double?) {
    (
      try parsed.integer(CommonOption.maxTexels, 1...Int.max) ?? defaultMaxTexels,
      try parsed.number(range, .above(0, upTo: 65504))
    )
  }

  /// Refuses a range where it has no meaning.
  ///
  /// - Throws: wrong usage where none of the files is an 8-bit one.
  static func checkRange(_ files: [FieldFile], _ parsed: ParsedArguments) throws(Failure) {
    if files.contains(where: { $0.field.format == .png }) { return }
    try parsed.refuse(range, "is for 8-bit png files alone")
  }
}
