import Meniscus
import SDFFormats
import SDFPictures

/// `meniscus preview`: a field as a picture for people.
enum PreviewCommand {
  private static let output = OptionSpec("--output", short: "-o", value: "OUT.png", "The picture to write")
  private static let view = OptionSpec(
    "--view", words: FieldView.self, "What the picture shows", standard: .bands)
  private static let scale = OptionSpec(
    "--scale", value: "N", "Pixels a texel, a whole number", standard: "more for small fields")
  private static let level = OptionSpec("--level", value: "N", "The mip level", standard: "0")

  /// The most pixels that a picture may have.
  private static let maxPixels = 16384 * 16384

  static let verb = Verb(
    name: "preview", summary: "a field as a picture for people",
    forms: ["FILE -o OUT.png [options]"],
    groups: [
      OptionGroup(
        "Options",
        [output, view, scale, level, FieldOption.range, CommonOption.maxTexels, CommonOption.quiet])
    ],
    notes: [
      "Views: bands of equal distance, contours, the height as a lit drop, the gradient's direction as "
        + "a hue, the four channels side by side. FILE is ktx2, npy or 8-bit png, of which there are "
        + "bands and contours alone; '-' is standard input or output."
    ],
    examples: [
      ("meniscus preview logo.ktx2 -o logo-bands.png", "distance bands, warm inside and cool outside"),
      ("meniscus preview logo.ktx2 -o drop.png --view height --scale 4", "the height, four pixels a texel"),
    ],
    run: run)

  private static func run(_ parsed: ParsedArguments) throws(Failure) -> ExitCode {
    let inputs = try FieldInputs(parsed, count: 1, to: "draw")
    guard let path = parsed.text(output) else { throw parsed.usage("no output: give -o OUT.png") }
    let (scale, level) = (
      try parsed.integer(Self.scale, 1...256), try parsed.integer(Self.level, 0...15) ?? 0
    )
    try PictureWriter.check(path, option: "-o", inputs: inputs.paths, parsed)
    let progress = ProgressLine(isWanted: !parsed.has(CommonOption.quiet))
    defer { progress.finish() }

    let picture = try OutputFile(path)
    let file = try inputs.read(progress)[0]
    let view = parsed.word(Self.view, FieldView.self) ?? .bands
    try ViewCheck.check(view, of: file)
    let texture = try pick(level, of: file, scale: scale ?? 1, parsed)
    progress.update("\(file.name): draw")
    let drawn = FieldPicture.draw(texture, view: view, scale: scale)
    progress.update("\(file.name): write")
    try PictureWriter.write(drawn, to: picture)
    if !parsed.has(CommonOption.quiet) {
      progress.print("\(file.name) -> \(picture.name)  \(drawn.size)\n")
    }
    return .done
  }

  /// One level as a texture of its own.
  private static func pick(
    _ level: Int, of file: FieldFile, scale: Int, _ parsed: ParsedArguments
  ) throws(Failure) -> SDFTexture {
    let texture = file.field.texture
    guard level < texture.levels.count else {
      throw parsed.usage(
        "'\(file.name)' has \(texture.levels.count) mip level(s); there is no level \(level)")
    }
    let size = texture.levels[level].size
    guard size.count * scale * scale <= maxPixels else {
      throw parsed.usage("a picture of \(size) texels at '--scale \(scale)' is over \(maxPixels) pixels")
    }
    return SDFTexture(levels: [texture.levels[level]], metadata: texture.metadata)
  }
}
