import Meniscus

/// The cost of a path of many segments.
struct PathRow: Codable {
  /// What the path is, and how many segments it has.
  var path: PathKind, segments: Int
  /// The texture's side in texels.
  var side: Int
  /// The number of threads.
  var threads: Int
  /// The number of edge elements.
  var elements: Int
  /// Milliseconds of each stage, by its name.
  var stages: [String: Timing]
  /// Milliseconds of the whole call.
  var whole: Timing
  /// Milliseconds of the field of the same shape's mask of that size, where it was measured.
  var mask: Timing?
  /// The path's time over its mask's.
  var ratio: Ratio?
}

/// How the cost of paths grows with their segments and with texels, and what a mask of the same costs.
enum PathsQuestion {
  /// The number of segments at which the mask is measured too.
  static let maskSegments = 10_000

  static func ask(_ setting: Setting) throws -> [PathRow] {
    try setting.pathSides.flatMap { side in
      try PathKind.allCases.flatMap { kind in
        Log.say("paths, \(kind.rawValue) \(side)²")
        return try ask(kind, side, setting)
      }
    }
  }

  /// One path and number of threads.
  private struct Case {
    var segments: Int, threads: Int
    var painting: Painting
    var mask: CoverageMask?
  }

  private static func ask(_ kind: PathKind, _ side: Int, _ setting: Setting) throws -> [PathRow] {
    let cases = try setting.pathSegments.flatMap { segments throws in
      let painting = Painting(kind.path(segments: segments, side: side))
      let mask = segments == maskSegments ? try mask(of: painting, side) : nil
      return setting.threads.map { Case(segments: segments, threads: $0, painting: painting, mask: mask) }
    }
    let reuse = Reuse()
    typealias Run = (report: SDFReport, time: Double)
    var turns: [() throws -> Run] = cases.map { entry in
      { try reuse.generate(entry.painting, options(side, entry.threads)) }
    }
    let masks = cases.indices.filter { cases[$0].mask != nil }
    for index in masks {
      guard let mask = cases[index].mask else { continue }
      turns.append { try reuse.generate(mask, maskOptions(cases[index].threads)) }
    }
    let results = try Interleaving.run(repetitions: setting.pathRepetitions, warm: true, turns)
    return cases.indices.map { index in
      let runs = results[index]
      let stages = [Stage.seed, .flood, .distance, .compose].map { stage in
        (stage.rawValue, Timing(runs.map { ($0.report.stageDurations[stage] ?? .zero).nanoseconds / 1e6 }))
      }
      let whole = Timing(runs.map { $0.time / 1e6 })
      let mask = masks.firstIndex(of: index).map { Timing(results[cases.count + $0].map { $0.time / 1e6 }) }
      return PathRow(
        path: kind, segments: cases[index].segments, side: side, threads: cases[index].threads,
        elements: runs[0].report.elementCount, stages: Dictionary(uniqueKeysWithValues: stages),
        whole: whole, mask: mask, ratio: mask.map { Ratio(whole, over: $0) })
    }
  }

  /// The painting as a mask: its own distances as the coverage of edges, a texel wide.
  private static func mask(of painting: Painting, _ side: Int) throws -> CoverageMask {
    var options = options(side, 1)
    options.precision = .float
    let field = try SDFGenerator().generate(painting, options: options).texture
    return .unorm8(
      Grid(field.size) { x, y in UInt8((255 * min(max(0.5 - field[x, y].x, 0), 1)).rounded()) })
  }

  private static func options(_ side: Int, _ threads: Int) -> PaintingOptions {
    var options = PaintingOptions()
    options.placement = .placed(
      GridSize(width: side, height: side), origin: Point(x: 0, y: 0), scaleX: 1, scaleY: 1)
    options.height = .none
    options.threads = threads
    return options
  }

  private static func maskOptions(_ threads: Int) -> MaskOptions {
    var options = MaskOptions()
    options.height = .none
    options.threads = threads
    return options
  }
}
