import Meniscus

/// Seed to compose without height beside OpenCV's transforms of both signs.
struct OpenCVRow: Codable {
  /// What the mask shows, and its side in texels.
  var mask: MaskKind, side: Int
  /// The number of threads of both.
  var threads: Int
  /// Nanoseconds a texel of `generate(_:into:options:)`, no height, default engine.
  var meniscus: Timing
  /// Nanoseconds a texel of a first call: new generator, new texture.
  var meniscusCold: Double
  /// Nanoseconds a texel of OpenCV's exact transform of both signs.
  var exact: Timing?
  /// Nanoseconds a texel of the first such call after the mask was loaded.
  var exactCold: Double?
  /// Nanoseconds a texel of OpenCV's 5×5 chamfer transform of both signs.
  var chamfer: Timing?
  /// Ours over OpenCV's exact one.
  var ratio: Ratio?
}

/// How fast it is against OpenCV's exact transform.
enum OpenCVQuestion {
  static func ask(_ setting: Setting, _ masks: MaskFolder, _ peer: OpenCVPeer?) throws -> [OpenCVRow] {
    try setting.openCVSides.flatMap { side in
      try [MaskKind.star, .text, .denseText].filter(masks.canMake).flatMap { kind in
        Log.say("opencv, \(kind.rawValue) \(side)²")
        return try ask(kind, side, setting, masks, peer)
      }
    }
  }

  private static func ask(
    _ kind: MaskKind, _ side: Int, _ setting: Setting, _ masks: MaskFolder, _ peer: OpenCVPeer?
  ) throws -> [OpenCVRow] {
    let path = try masks.raw(kind, side: side)
    let grid = try masks.mask(kind, side: side)
    let mask = CoverageMask.unorm8(grid)
    let cold = try setting.threads.map { threads in
      let ours = try Reuse().generate(mask, options(threads)).time
      try peer?.load(path, expecting: grid)
      return (ours: ours, theirs: try peer?.time(.exact, threads: threads))
    }
    let reuse = Reuse()
    let participants = setting.threads.flatMap { threads in
      var turns: [() throws -> Double] = [{ try reuse.generate(mask, options(threads)).time }]
      if let peer {
        turns.append { try peer.time(.exact, threads: threads) }
        turns.append { try peer.time(.chamfer, threads: threads) }
      }
      return turns
    }
    let results = try Interleaving.run(
      repetitions: setting.repetitions(side: side), warm: true, participants)
    let texels = Double(side * side)
    let timings = results.map { Timing($0.map { $0 / texels }) }
    let turns = peer == nil ? 1 : 3
    return setting.threads.indices.map { index in
      let own = Array(timings[index * turns..<(index + 1) * turns])
      return OpenCVRow(
        mask: kind, side: side, threads: setting.threads[index], meniscus: own[0],
        meniscusCold: cold[index].ours / texels, exact: peer.map { _ in own[1] },
        exactCold: cold[index].theirs.map { $0 / texels }, chamfer: peer.map { _ in own[2] },
        ratio: peer.map { _ in Ratio(own[0], over: own[1]) })
    }
  }

  private static func options(_ threads: Int) -> MaskOptions {
    var options = MaskOptions()
    options.height = .none
    options.threads = threads
    return options
  }
}
