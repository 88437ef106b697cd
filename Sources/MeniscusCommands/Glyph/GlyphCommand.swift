import SDFFont

/// `meniscus glyph`: glyphs of a font to SDF files.
enum GlyphCommand {
  static let verb = Verb(
    name: "glyph", summary: "glyphs of a font to SDF files",
    forms: [
      "FONT --characters A -o OUT.ktx2 [options]", "FONT --characters ABC --output-dir DIR [options]",
    ],
    groups: GlyphOption.groups,
    notes: [
      "FONT is a TrueType, OpenType (CFF), WOFF, WOFF2 or Type 1 file, or a collection of them; '-' is "
        + "standard input or output. Outlines are not hinted, and overlapping contours are one shape.",
      "The field of a glyph is its outline's bounds at that em size, rounded outwards to texels, and the "
        + "padding. The pen's origin lies on a texel corner; the metadata has it (origin) and the glyph's "
        + "advance, bearings, code point, name and index, in texels of the field, the face where it is not 0 and "
        + "the axes of a variable font.",
      "In a folder the files are named U+0041.ktx2 by code point, glyph-12.ktx2 by index, settings.ktx2 by "
        + "name or symbol. There '_' follows each capital (A_.ktx2, a.ktx2), so that no two are one file "
        + "where capitals don't count, and stands for what is no letter, digit or one of - _ + .",
      "Blank glyphs, as spaces, are skipped with a note, or written with --allow-empty. A glyph that the "
        + "font lacks, or that is a bitmap or in colour, is named and the others are written; what a range "
        + "of code points has and the font lacks is named in parts of the range.",
      "--json prints an array to standard output, or to standard error where the field goes to standard "
        + "output. It has an object for each glyph with the keys input, output, width, height, outline, "
        + "largestInsideDistance, floodMethod, heightMethod, stageMilliseconds and glyph (advance, axes, "
        + "bearingX, bearingY, codePoint, emSize, face, index, name; codePoint and name where there are any, axes "
        + "of a variable font, face where it is not 0). Where nothing was "
        + "written, glyph is left out, the others are null but for input, and skipped, or error and code, tell "
        + "why.",
    ],
    examples: [
      ("meniscus glyph DejaVuSans.ttf --characters A -o A.ktx2", "the field of a letter, 64 texels an em"),
      (
        "meniscus glyph Inter.ttf --axis wght=650 --code-points U+20-U+7E --output-dir fields",
        "ASCII from a variable font"
      ),
      (
        "meniscus glyph icons.woff2 --symbols settings,home --output-dir icons --pad 4 --range 4",
        "icons by their ligatures"
      ),
      ("meniscus glyph icons.ttf --all --output-dir fields --quiet", "a whole font, on all cores"),
    ],
    run: run)

  private static func run(_ parsed: ParsedArguments) throws(Failure) -> ExitCode {
    let arguments = try GlyphArguments(parsed)
    let asked = arguments.choice.requests.map(\.inputName)
    let inputs = asked.isEmpty ? [arguments.font] : asked
    return try FieldCommand.run(arguments.making, inputs: inputs) { () throws(Failure) in
      let font = try GlyphFont(path: arguments.font, face: arguments.face, style: arguments.style)
      let face = try font.open()
      let requests = arguments.choice.requests(of: face.allGlyphs)
      let missing = MissingGlyphs(requests, in: face, font: arguments.font)
      let sources = try GlyphSources.list(requests, font: arguments.font, missing: missing, arguments.making)
      let tasks = try FieldTasks.plan(sources, arguments.making)
      StandardError.write(missing.lines)
      let maker = GlyphMaker(
        arguments: arguments, requests: requests, axes: GlyphMaker.axes(of: face),
        faces: FacePool(font, first: face))
      return (tasks, maker)
    }
  }
}
