/// `meniscus svg`: SVG files to SDF files.
enum SVGCommand {
  static let verb = Verb(
    name: "svg", summary: "SVG files to SDF files",
    forms: [
      "IN.svg -o OUT.ktx2 [options]", "IN.svg… --output-dir DIR [options]",
      "FOLDER --output-dir DIR [options]",
    ],
    groups: SVGOption.groups,
    notes: [
      "Inputs are SVG files; '-' is standard input. A folder stands for all .svg files in it and below; "
        + "their fields keep their places below DIR. The distance is to the outline of all that is "
        + "painted, fills and strokes, whatever their colours. A point p of the root's user space lies at "
        + "origin + scale * p in texels; nothing is cut at the view box.",
      "Text, raster images, masks, filters and other things are not read: each gives a warning with its "
        + "line, or an error with --strict. References outside the file are never followed.",
      "--json prints an array with an object for each input; see 'meniscus mask --help'. The key warnings "
        + "has an object with line and reason for each warning.",
    ],
    examples: [
      ("meniscus svg icon.svg -o icon.ktx2 --size 64x64 --pad 8", "an icon, eight texels free on each side"),
      (
        "meniscus svg icon.svg -o icon.png --view-box content --scale 2",
        "what is painted, two texels a unit, as an 8-bit picture"
      ),
      ("meniscus svg icons --output-dir fields --size 64x64 --pad 8", "a folder of icons, on all cores"),
    ],
    run: run)

  private static func run(_ parsed: ParsedArguments) throws(Failure) -> ExitCode {
    let arguments = try SVGArguments(parsed)
    return try FieldCommand.run(arguments.making, inputs: arguments.inputs) { () throws(Failure) in
      try FieldTasks.checkInputs(arguments.inputs, verb: "svg")
      let tasks = try FieldTasks.plan(SVGFolder.sources(arguments.inputs), arguments.making)
      if case .folder = arguments.making.destination { try SVGFolder.makeFolders(of: tasks) }
      return (tasks, SVGMaker(arguments: arguments, paths: tasks.map(\.source.name)))
    }
  }
}
