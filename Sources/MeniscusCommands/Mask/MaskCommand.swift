/// `meniscus mask`: PNG masks to SDF files.
enum MaskCommand {
  static let verb = Verb(
    name: "mask", summary: "PNG masks to SDF files",
    forms: ["IN.png -o OUT.ktx2 [options]", "IN.png… --output-dir DIR [options]"],
    groups: MaskOption.groups,
    notes: [
      "Inputs are PNG files of any kind; '-' is standard input or output. The formats are ktx2 (all "
        + "channels), npy (height x width x 4, with its metadata in a .json file beside it) and png (8 "
        + "bits of the distance, 0.5 - R / (2 * range), white inside).",
      "--json prints an array to standard output, or to standard error where the field goes to standard "
        + "output. It has an object for each input with the keys input, output, width, height, outline, "
        + "largestInsideDistance, floodMethod, heightMethod and stageMilliseconds (decode, seed, flood, "
        + "distance, height, compose, encode); where the input failed they are null but for input, and "
        + "error and code tell why.",
      "Many inputs are worked on at once as long as 40 bytes a texel for all of them fit into half of "
        + "the machine's memory.",
    ],
    examples: [
      ("meniscus mask logo.png -o logo.ktx2", "the field of a logo at the mask's own size"),
      (
        "meniscus mask logo-4096.png -o logo.ktx2 --size 64x64 --pad 8 --range 8",
        "a small field of a large mask, eight texels free on each side"
      ),
      (
        "meniscus mask icons/*.png --output-dir fields --format npy",
        "a field for each icon, on all cores"
      ),
      (
        "cat photo.png | meniscus mask - -o - --channel alpha > photo.ktx2",
        "from standard input to standard output"
      ),
    ],
    run: run)

  private static func run(_ parsed: ParsedArguments) throws(Failure) -> ExitCode {
    let arguments = try MaskArguments(parsed)
    return try FieldCommand.run(arguments.making, inputs: arguments.inputs) { () throws(Failure) in
      try FieldTasks.checkInputs(arguments.inputs, verb: "mask")
      let sources = arguments.inputs.map { FieldSource(file: $0) }
      return (try FieldTasks.plan(sources, arguments.making), MaskMaker(arguments: arguments))
    }
  }
}
