/// The figures as Markdown.
enum Report {
  /// Everything.
  static func full(_ results: Results) -> String {
    var parts = ["# Benchmarks", about(results.environment)]
    if let rows = results.opencv { parts += ["## Against OpenCV", openCV(rows), plot("opencv")] }
    if let rows = results.stages { parts += ["## Stage by stage", stages(rows), plot("stages")] }
    if let rows = results.command { parts += ["## The whole command", command(rows), plot("command")] }
    if let rows = results.memory { parts += ["## Memory", memory(rows), plot("memory")] }
    if let rows = results.accuracy { parts += ["## Accuracy", accuracy(rows), plot("accuracy")] }
    if let rows = results.glyphs { parts += ["## Glyphs", glyphs(rows)] }
    if let rows = results.paths { parts += ["## Paths", paths(rows), plot("paths")] }
    if let rows = results.shapes { parts += ["## Shapes", shapes(rows)] }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What the README shows: fewer rows of the same figures.
  static func short(_ results: Results) -> String {
    var parts: [String] = []
    if let rows = results.opencv {
      parts += ["### Against OpenCV", openCV(rows.filter { $0.threads == 2 }), plot("opencv", readmeFolder)]
    }
    if let rows = results.stages {
      let side = rows.map(\.side).filter { $0 <= 2048 }.max()
      let shown = rows.filter { $0.side == side && $0.threads == 2 && $0.flood == "exact" }
      parts += ["### Stage by stage", stages(shown)]
    }
    if let rows = results.command {
      parts += ["### The whole command", command(rows.filter { $0.mask == .text })]
    }
    if let rows = results.memory {
      let side = rows.map(\.side).max()
      parts += ["### Memory", memory(rows.filter { $0.side == side })]
    }
    if let rows = results.accuracy { parts += ["### Accuracy", accuracy(rows.filter { $0.side == 256 })] }
    if let rows = results.glyphs { parts += ["### Glyphs", glyphs(rows)] }
    if let rows = results.paths {
      let side = rows.map(\.side).max()
      parts += ["### Paths", paths(rows.filter { $0.side == side && $0.threads == 2 })]
    }
    if let rows = results.shapes { parts += ["### Shapes", shapes(rows.filter { $0.guide != nil })] }
    let all = "All figures: [results.md](\(readmeFolder)results.md)."
    return (parts + [about(results.environment) + " " + all]).joined(separator: "\n\n") + "\n"
  }

  private static let readmeFolder = "Benchmarks/Results/"

  private static func plot(_ name: String, _ folder: String = "") -> String {
    "![The same as a plot](\(folder)\(name).svg)"
  }

  private static func about(_ environment: Environment) -> String {
    let warning = environment.warning.map { "**\($0)** " } ?? ""
    return """
      \(warning)Measured on \(environment.line). Times are given as minimum / median of the number of \
      repetitions in the column n; what a table compares was measured in one run, taking turns, \
      short calls each after an unmeasured one of the same. Machines differ \
      and are noisy: trust the ratios, and run `Benchmarks/run` on yours.
      """
  }
}
