import Foundation

/// The files of a run's results.
enum ResultsFolder {
  /// Writes `results.json`, `results.md`, `readme.md` (the part for the README), and the plots.
  static func write(_ results: Results, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var files = [
      ("results.json", String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"),
      ("results.md", Report.full(results)),
      ("readme.md", Report.short(results)),
    ]
    files += Plots.all(results).map { ("\($0.name).svg", $0.chart.svg) }
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: folder + "/" + name), options: .atomic)
      Log.say("wrote \(name)")
    }
  }
}
