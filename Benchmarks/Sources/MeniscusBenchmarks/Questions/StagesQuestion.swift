import Meniscus

/// The times of the stages for one mask.
struct StageRow: Codable {
  /// What the mask shows, and its side in texels.
  var mask: MaskKind, side: Int
  /// The number of threads.
  var threads: Int
  /// The flood that ran: `exact` or `jump`.
  var flood: String
  /// The number of edge elements.
  var elements: Int
  /// Nanoseconds a texel of each stage, by its name.
  var stages: [String: Timing]
  /// Nanoseconds a texel of the whole call.
  var whole: Timing
}

/// Where the time goes: each stage with the default height, sizes, masks and threads interleaved.
enum StagesQuestion {
  static func ask(_ setting: Setting, _ masks: MaskFolder) throws -> [StageRow] {
    try setting.stageSides.flatMap { side in
      Log.say("stages, \(side)²")
      return try ask(side, setting, masks)
    }
  }

  /// One way to run one mask.
  private struct Case {
    var kind: MaskKind, mask: CoverageMask
    var options: MaskOptions
  }

  private static func ask(_ side: Int, _ setting: Setting, _ masks: MaskFolder) throws -> [StageRow] {
    let cases = try cases(side, setting, masks)
    let reuse = Reuse()
    let participants = cases.map { entry in
      { () throws -> (report: SDFReport, time: Double) in try reuse.generate(entry.mask, entry.options) }
    }
    // The largest masks take seconds each with their height.
    let repetitions = side > 2048 ? 5 : setting.repetitions(side: side)
    let results = try Interleaving.run(repetitions: repetitions, warm: true, participants)
    let texels = Double(side * side)
    return zip(cases, results).map { entry, runs in
      let stages = Stage.allCases.map { stage in
        (stage.rawValue, Timing(runs.map { ($0.report.stageDurations[stage] ?? .zero).nanoseconds / texels }))
      }
      return StageRow(
        mask: entry.kind, side: side, threads: entry.options.threads ?? 0,
        flood: runs[0].report.floodMethod.rawValue, elements: runs[0].report.elementCount,
        stages: Dictionary(uniqueKeysWithValues: stages), whole: Timing(runs.map { $0.time / texels }))
    }
  }

  private static func cases(_ side: Int, _ setting: Setting, _ masks: MaskFolder) throws -> [Case] {
    let floods: [FloodMethod] = setting.jumpSides.contains(side) ? [.exact, .jump] : [.exact]
    return try [MaskKind.star, .text, .noise].filter(masks.canMake).flatMap { kind in
      let mask = CoverageMask.unorm8(try masks.mask(kind, side: side))
      return floods.flatMap { flood in
        setting.threads.map { threads in
          var options = MaskOptions()
          options.flood = flood
          options.threads = threads
          return Case(kind: kind, mask: mask, options: options)
        }
      }
    }
  }
}
