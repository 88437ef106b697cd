import Meniscus
import SDFFormats
import SDFPictures

/// `meniscus compare`: two fields side by side.
enum CompareCommand {
  private static let heatmap = OptionSpec(
    "--heatmap", value: "OUT.png", "Also draw where the distances differ")

  static let verb = Verb(
    name: "compare", summary: "two fields side by side: error statistics, a heat map",
    forms: ["A B [options]"],
    groups: [
      OptionGroup(
        "Options", [heatmap, FieldOption.range, CommonOption.maxTexels, CommonOption.json])
    ],
    notes: [
      "Prints mean, 99th percentile, maximum and root mean square of |A - B| for each channel, over all "
        + "texels and over the band |R of A| <= 8 texels, on mip level 0. The percentile is by nearest "
        + "rank: the smallest value that at least 99 % of the texels do not exceed. Of 8-bit png files "
        + "the distance alone is compared. The exit code is 0 whatever the difference.",
      "A note on standard error tells where the two are not clamped alike.",
      "--json prints the objects all and band, each with count and with mean, p99, max and rms under r, "
        + "g, b and a; and the object clamp with the T of ±T under a and b, null without one.",
    ],
    examples: [
      ("meniscus compare jump.ktx2 exact.ktx2", "a table for people"),
      ("meniscus compare a.ktx2 b.npy --json --heatmap where.png", "numbers for programs, and a picture"),
    ],
    run: run)

  private static func run(_ parsed: ParsedArguments) throws(Failure) -> ExitCode {
    let inputs = try FieldInputs(parsed, count: 2, to: "compare")
    var picture: OutputFile?
    if let path = parsed.text(heatmap) {
      try PictureWriter.check(path, option: "--heatmap", inputs: inputs.paths, parsed)
      picture = try OutputFile(path)
    }
    let progress = ProgressLine(isWanted: true)
    defer { progress.finish() }

    let files = try inputs.read(progress)
    let (a, b) = (files[0], files[1])
    let report = try compare(a, b, progress)
    if let picture {
      progress.update("draw")
      try PictureWriter.write(HeatMap.draw(a.field.texture, b.field.texture), to: picture)
    }
    progress.finish()
    if !parsed.has(CommonOption.json) { StandardError.write(ClampNote.text(a, b)) }
    try StandardOutput.write(
      report: parsed.has(CommonOption.json) ? JSONOutput.text(report) : report.text,
      besidesOutput: parsed.text(heatmap) == "-")
    return .done
  }

  private static func compare(
    _ a: FieldFile, _ b: FieldFile, _ progress: ProgressLine
  ) throws(Failure) -> CompareReport {
    let (first, second) = (a.field.texture, b.field.texture)
    guard first.size == second.size else {
      throw Failure(
        .badData, nil, "sizes differ: \(a.name) has \(first.size) texels, \(b.name) has \(second.size)")
    }
    let shared = a.channels.filter(b.channels.contains)
    let comparison = FieldComparison(first, second, channels: shared) { progress.update("compare", $0) }
    return CompareReport(
      a: a.path, b: b.path, size: first.size, clamp: CompareReport.Clamp(a: a.clamp, b: b.clamp),
      comparison: comparison)
  }
}
