/// `meniscus path`: SVG path data to an SDF file.
enum PathCommand {
  static let verb = Verb(
    name: "path", summary: "SVG path data to an SDF file",
    forms: [
      "'M…' -o OUT.ktx2 [options]", "--file FILE -o OUT.ktx2 [options]",
      "--file FILE --output-dir DIR [options]", "- -o OUT.ktx2 [options]",
    ],
    groups: PathOption.groups,
    notes: [
      "The path data are what SVG's 'd' attribute holds: in the command line itself, quoted; in a file "
        + "after --file; or in standard input for '-'. The distance is to the outline of all that is "
        + "painted: pieces of contours with paint on both sides are no outline. With --stroke-width fill "
        + "and stroke are painted both; --fill none leaves the stroke alone.",
      "A point p of the path lies at origin + scale * p in texels; 'meniscus inspect' shows both. "
        + "Nothing is cut at the view box.",
      "--json prints an array with one object; see 'meniscus mask --help'. Its key warnings has the "
        + "warnings, and input is 'argument' for path data of the command line.",
    ],
    examples: [
      (
        "meniscus path 'M0 0H24V24H0Z M6 6V18H18V6Z' -o frame.ktx2 --size 64x64 --pad 8",
        "a square with a hole, eight texels free on each side"
      ),
      (
        "meniscus path 'M2 9Q9 2 16 9' -o arc.ktx2 --scale 4 --fill none --stroke-width 3",
        "a stroke without its inside, four texels a unit"
      ),
      (
        "echo 'M8 1 15 15H1Z' | meniscus path - -o triangle.npy --size 32x32",
        "path data from standard input"
      ),
    ],
    run: run)

  private static func run(_ parsed: ParsedArguments) throws(Failure) -> ExitCode {
    let maker = PathMaker(arguments: try PathArguments(parsed))
    let making = maker.arguments.making
    return try FieldCommand.run(making, inputs: [maker.name]) { () throws(Failure) in
      (try FieldTasks.plan([source(maker)], making), maker)
    }
  }

  private static func source(_ maker: PathMaker) -> FieldSource {
    switch maker.arguments.input {
    case .argument: FieldSource(name: maker.name, path: nil, stem: nil)
    case .file(let path): FieldSource(file: path)
    }
  }
}
