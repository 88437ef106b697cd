import Meniscus
import SDFFormats

/// `meniscus inspect`: what a field's file holds.
enum InspectCommand {
  private static let place = OptionSpec(
    "--at", value: "X,Y", "Also print the texel in column X of row Y, from 0 at the top left")

  static let verb = Verb(
    name: "inspect", summary: "what a field's file holds: size, metadata, statistics",
    forms: ["FILE [options]"],
    groups: [
      OptionGroup(
        "Options", [place, FieldOption.range, CommonOption.maxTexels, CommonOption.json])
    ],
    notes: [
      "FILE is ktx2, npy or 8-bit png, known by its contents; '-' is standard input. An npy file's "
        + "metadata is taken from the .json file beside it. The statistics are of mip level 0; rows "
        + "count from the top whatever the file's order is."
    ],
    examples: [
      ("meniscus inspect logo.ktx2", "a page for people"),
      ("meniscus inspect logo.ktx2 --at 32,32 --json", "the same for programs, with the texel 32,32"),
    ],
    run: run)

  private static func run(_ parsed: ParsedArguments) throws(Failure) -> ExitCode {
    let inputs = try FieldInputs(parsed, count: 1, to: "inspect")
    let place = try parsed.pair(Self.place, separator: ",", range: 0...Int(Int32.max))
    let progress = ProgressLine(isWanted: true)
    defer { progress.finish() }
    let file = try inputs.read(progress)[0]
    if let place { try check(place, within: file.field.texture.size, parsed) }
    progress.update("\(file.name): measure")
    let report = InspectReport(file, at: place.map { (x: $0.0, y: $0.1) })
    progress.finish()
    try StandardOutput.write(parsed.has(CommonOption.json) ? JSONOutput.text(report) : report.text)
    return .done
  }

  private static func check(
    _ place: (Int, Int), within size: GridSize, _ parsed: ParsedArguments
  ) throws(Failure) {
    if place.0 >= size.width || place.1 >= size.height {
      throw parsed.usage(
        "'--at \(place.0),\(place.1)' is outside the field of \(size) texels; X is 0…\(size.width - 1), "
          + "Y is 0…\(size.height - 1)")
    }
  }
}
