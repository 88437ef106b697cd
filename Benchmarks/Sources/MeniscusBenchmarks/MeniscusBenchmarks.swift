import Foundation

/// Asks the questions and writes what comes out.
@main
enum MeniscusBenchmarks {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == PeakMemory.verb { return try PeakMemory.child(Array(arguments.dropFirst())) }
      try run(Setting(arguments))
    } catch {
      Log.say("meniscus-benchmarks: \(error)")
      exit(1)
    }
  }

  private static func run(_ setting: Setting) throws {
    let masks = MaskFolder(setting)
    let start = ProcessorTime.now()
    let peer = try setting.python.map {
      try OpenCVPeer(python: $0, script: setting.peers + "/opencv-peer.py")
    }
    var results = Results(environment: try Environment(setting, peer))
    for question in Question.allCases where setting.questions.contains(question) {
      switch question {
      case .stages: results.stages = try StagesQuestion.ask(setting, masks)
      case .opencv: results.opencv = try OpenCVQuestion.ask(setting, masks, peer)
      case .memory: results.memory = try MemoryQuestion.ask(setting, masks)
      case .accuracy: results.accuracy = try AccuracyQuestion.ask(setting, masks, peer)
      case .command: results.command = try CommandQuestion.ask(setting, masks)
      case .glyphs: results.glyphs = try GlyphsQuestion.ask(setting)
      case .paths: results.paths = try PathsQuestion.ask(setting)
      case .shapes: results.shapes = try ShapesQuestion.ask(setting)
      }
    }
    try peer?.close()
    results.environment.othersShare = start.flatMap { ProcessorTime.now()?.othersShare(since: $0) }
    try ResultsFolder.write(results, to: setting.output)
    if let warning = results.environment.warning { Log.say("WARNING: \(warning)") }
  }
}
