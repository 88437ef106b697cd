import SDFGrid

/// What a generation will do, worked out from the options and the mask's size before any work.
struct MaskPlan: Sendable {
  let options: MaskOptions
  /// The texture's size.
  let size: GridSize
  /// Where the mask lies in it.
  let placing: Placing
  /// The sample points of each level, in texels of level 0.
  let levels: [Lattice]
  /// The threads to use.
  let threads: Int

  init(_ options: MaskOptions, mask: GridSize) throws(SDFGenerationError) {
    try Self.validate(options)
    self.options = options
    (size, placing) = try Self.place(options, mask: mask)
    let count = options.mipmaps ? size.mipCount : 1
    let base = size
    levels = (0..<count).map { Lattice(level: base.mip($0), of: base) }
    threads = RowBands.threads(options.threads)
    try Self.checkReach(placing, mask: mask, size: size)
  }

  /// The Jacobi sweeps of a level.
  ///
  /// Sweeps smooth over a distance that grows with their square root: a level of half the size needs a
  /// quarter of them for the same look.
  func sweeps(level: Int) -> Int {
    guard case .jacobi(let wanted) = options.height else { return 0 }
    let base = wanted ?? JacobiSchedule.sweeps(for: size)
    if level == 0 || base == 0 { return base }
    return max(1, base >> (2 * level))
  }

  /// The flood engine that runs: on the processor the exact one is the faster of the two.
  var floodMethod: FloodMethod { options.flood == .jump ? .jump : .exact }

  /// A level's part of a share of all the work: a level has a quarter of the texels of the one before.
  func share(_ whole: Double, level: Int) -> Double {
    let all = levels.reduce(0) { $0 + $1.size.count }
    return whole * Double(levels[level].size.count) / Double(all)
  }

  /// What the texture says of its making.
  func metadata(outline: Bool, passes: Int?, largestInsideDistance: Double) -> SDFMetadata {
    let height =
      switch options.height {
      case .jacobi: SDFMetadata.Height(method: "jacobi", sweeps: sweeps(level: 0))
      case .none: SDFMetadata.Height(method: "none")
      }
    return SDFMetadata(
      border: options.border, flood: SDFMetadata.Flood(method: floodMethod.rawValue, passes: passes),
      height: height, largestInsideDistance: largestInsideDistance,
      origin: [placing.originX, placing.originY], outline: outline, padding: options.padding,
      range: options.range, scale: [placing.scaleX, placing.scaleY], source: "mask",
      threshold: options.threshold)
  }

  // MARK: Working out

  private static func validate(_ options: MaskOptions) throws(SDFGenerationError) {
    func require(_ holds: Bool, _ text: @autoclosure () -> String) throws(SDFGenerationError) {
      if !holds { throw .invalidOption(text()) }
    }
    try require(
      options.threshold >= 0 && options.threshold < 1,
      "threshold \(options.threshold) is not in 0 ≤ threshold < 1")
    try require(
      (0...maxPadding).contains(options.padding), "padding \(options.padding) is not in 0…\(maxPadding)")
    if let range = options.range {
      try require(
        range >= leastRange && range.isFinite,
        "range \(range) is not a number of texels from \(leastRange) up")
    }
    if case .scale(let scale) = options.placement {
      try require(scale > 0 && scale.isFinite, "scale \(scale) is not a positive number")
    }
    if case .jacobi(let sweeps?) = options.height {
      try require((0...maxSweeps).contains(sweeps), "sweeps \(sweeps) is not in 0…\(maxSweeps)")
    }
    if let threads = options.threads { try require(threads >= 1, "threads \(threads) is less than 1") }
  }

  /// Less is lost in half floats.
  private static let leastRange = 0.001
  /// The most texels of a texture: what readers take unless they are told otherwise.
  private static let maxCount = 16_384.0 * 16_384
  private static let maxPadding = EdgeElement.maxSide / 2
  private static let maxSweeps = 1_000_000

  private static func place(
    _ options: MaskOptions, mask: GridSize
  ) throws(SDFGenerationError) -> (GridSize, Placing) {
    let padding = options.padding
    switch options.placement {
    case .scale(let scale):
      let width = (Double(mask.width) * scale).rounded(.up) + Double(2 * padding)
      let height = (Double(mask.height) * scale).rounded(.up) + Double(2 * padding)
      let placing = Placing(
        originX: Double(padding), originY: Double(padding), scaleX: scale, scaleY: scale)
      return (try size(width, height), placing)
    case .size(let frame, let fit):
      let size = try size(Double(frame.width), Double(frame.height))
      let width = Double(frame.width - 2 * padding)
      let height = Double(frame.height - 2 * padding)
      guard width >= 1, height >= 1 else {
        throw .invalidOption("padding \(padding) leaves nothing of a size of \(frame)")
      }
      var scaleX = width / Double(mask.width)
      var scaleY = height / Double(mask.height)
      switch fit {
      case .contain: (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY))
      case .cover: (scaleX, scaleY) = (max(scaleX, scaleY), max(scaleX, scaleY))
      case .fill: break
      }
      let placing = Placing(
        originX: Double(padding) + (width - Double(mask.width) * scaleX) / 2,
        originY: Double(padding) + (height - Double(mask.height) * scaleY) / 2,
        scaleX: scaleX, scaleY: scaleY)
      return (size, placing)
    }
  }

  private static func size(_ width: Double, _ height: Double) throws(SDFGenerationError) -> GridSize {
    let most = EdgeElement.maxSide
    guard width <= Double(most), height <= Double(most) else {
      throw .tooLarge(
        width: Int(min(width, 1e15)), height: Int(min(height, 1e15)), limit: "\(most) texels a side")
    }
    guard width * height <= maxCount else {
      throw .tooLarge(width: Int(width), height: Int(height), limit: "\(Int(maxCount)) texels")
    }
    return GridSize(width: max(1, Int(width)), height: max(1, Int(height)))
  }

  /// A source that covers the frame may reach far beyond it, where places are held at the ends of their
  /// range. That does no harm as long as no piece reaches from there into the frame.
  private static func checkReach(
    _ placing: Placing, mask: GridSize, size: GridSize
  ) throws(SDFGenerationError) {
    let left = placing.originX - placing.scaleX
    let top = placing.originY - placing.scaleY
    let right = placing.originX + placing.scaleX * Double(mask.width + 1)
    let bottom = placing.originY + placing.scaleY * Double(mask.height + 1)
    let fits = min(left, top) > EdgeElement.lowest + 1 && max(right, bottom) < EdgeElement.highest - 1
    let piece = max(placing.scaleX, placing.scaleY) * (PieceMerger.longest + 2)
    guard fits || piece < -EdgeElement.lowest else {
      throw .invalidOption(
        "a mask of \(mask) does not cover a frame of \(size): enlarged \(placing.scaleX) times it reaches "
          + "more than \(-Int(EdgeElement.lowest)) texels beyond it")
    }
  }
}
