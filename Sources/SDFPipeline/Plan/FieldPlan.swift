import SDFGrid

/// What the stages after the seed will do, whatever the source.
struct FieldPlan: Sendable {
  let settings: FieldSettings
  /// The texture's size.
  let size: GridSize
  /// Where the source lies in it.
  let placing: Placing
  /// The sample points of each level, in texels of level 0.
  let levels: [Lattice]
  /// The threads to use.
  let threads: Int

  /// Takes settings that are valid.
  init(_ settings: FieldSettings, size: GridSize, placing: Placing) {
    self.settings = settings
    self.size = size
    self.placing = placing
    let count = settings.mipmaps ? size.mipCount : 1
    levels = (0..<count).map { Lattice(level: size.mip($0), of: size) }
    threads = RowBands.threads(settings.threads)
  }

  /// The Jacobi sweeps of a level.
  ///
  /// Sweeps smooth over a distance that grows with their square root: a level of half the size needs a
  /// quarter of them for the same look.
  func sweeps(level: Int) -> Int {
    guard case .jacobi(let wanted) = settings.height else { return 0 }
    let base = wanted ?? JacobiSchedule.sweeps(for: size)
    if level == 0 || base == 0 { return base }
    return max(1, base >> (2 * level))
  }

  /// The flood engine that runs: on the processor the exact one is the faster of the two.
  var floodMethod: FloodMethod { settings.flood == .jump ? .jump : .exact }

  /// A level's part of a share of all the work: a level has a quarter of the texels of the one before.
  func share(_ whole: Double, level: Int) -> Double {
    let all = levels.reduce(0) { $0 + $1.size.count }
    return whole * Double(levels[level].size.count) / Double(all)
  }

  /// What the texture says of its making.
  func metadata(
    source: String, threshold: Double?, outline: Bool, passes: Int?, largestInsideDistance: Double
  ) -> SDFMetadata {
    let height =
      switch settings.height {
      case .jacobi: SDFMetadata.Height(method: "jacobi", sweeps: sweeps(level: 0))
      case .none: SDFMetadata.Height(method: "none")
      }
    return SDFMetadata(
      border: settings.border, flood: SDFMetadata.Flood(method: floodMethod.rawValue, passes: passes),
      height: height, largestInsideDistance: largestInsideDistance,
      origin: [placing.originX, placing.originY], outline: outline, padding: settings.padding,
      range: settings.range, scale: [placing.scaleX, placing.scaleY], source: source,
      threshold: threshold)
  }
}
