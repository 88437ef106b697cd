import Foundation

/// The time of one command, from process start to exit.
struct CommandRow: Codable {
  /// What the mask shows, and its side in texels.
  var mask: MaskKind, side: Int
  /// What runs.
  var command: String
  /// Milliseconds.
  var time: Timing
  /// The size of the file that it writes, in bytes.
  var outputBytes: Int
}

/// How long a PNG file takes to a file of distances, beside a Python script with OpenCV.
enum CommandQuestion {
  static func ask(_ setting: Setting, _ masks: MaskFolder) throws -> [CommandRow] {
    try setting.commandSides.flatMap { side in
      try [MaskKind.star, .text].filter(masks.canMake).flatMap { kind in
        Log.say("command, \(kind.rawValue) \(side)²")
        return try ask(kind, side, setting, masks)
      }
    }
  }

  /// A command and the file that it writes.
  private struct Case {
    var name: String
    var words: [String]
    var output: String
  }

  private static func ask(
    _ kind: MaskKind, _ side: Int, _ setting: Setting, _ masks: MaskFolder
  ) throws -> [CommandRow] {
    let input = try masks.png(kind, side: side)
    let (texture, raw) = (masks.path("out.ktx2"), masks.path("out.raw"))
    let ours = [setting.tool, "mask", input, "-o", texture]
    var cases = [
      Case(name: "meniscus mask --height none", words: ours + ["--height", "none"], output: texture),
      Case(name: "meniscus mask", words: ours, output: texture),
    ]
    if let python = setting.python {
      let script = setting.peers + "/png-to-distances.py"
      cases.append(Case(name: "Python with OpenCV", words: [python, script, input, raw], output: raw))
    }
    var sizes = [Int](repeating: 0, count: cases.count)
    let participants = cases.indices.map { index in
      { () throws -> Double in
        let time = try Command.time(cases[index].words, log: masks.path("command.log")).nanoseconds / 1e6
        sizes[index] = try fileSize(cases[index].output)
        try FileManager.default.removeItem(atPath: cases[index].output)
        return time
      }
    }
    let results = try Interleaving.run(repetitions: setting.isQuick ? 3 : 9, participants)
    return cases.indices.map { index in
      CommandRow(
        mask: kind, side: side, command: cases[index].name, time: Timing(results[index]),
        outputBytes: sizes[index])
    }
  }

  private static func fileSize(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
  }
}
