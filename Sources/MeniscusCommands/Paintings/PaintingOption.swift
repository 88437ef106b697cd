/// The options of verbs that make fields from paintings.
enum PaintingOption {
  static let border = MakingOption.border("Beyond the field the height is 0, or goes on mirrored")
  static let scale = MakingOption.scale(
    "Texels a unit of the source; the field has the view box's size times S")
  static let fit = MakingOption.fit("the view box")

  /// The group of sizes, with the view box that a verb takes.
  static func size(_ viewBox: OptionSpec) -> OptionGroup {
    OptionGroup(
      "Size (in texels of the field)",
      [viewBox, MakingOption.size, scale, fit, MakingOption.padding, MakingOption.range])
  }

  static let work = OptionGroup("Work", [border, MakingOption.allowEmpty] + MakingOption.work)
}
