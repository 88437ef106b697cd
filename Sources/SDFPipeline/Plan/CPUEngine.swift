import SDFGeometry
import SDFGrid

/// The five stages on the processor's cores.
final class CPUEngine: FieldEngine {
  private var chain = OutlineChain()
  private var seed = PaintingSeed()
  private var nearest = Grid<UInt32>(GridSize(width: 1, height: 1), repeating: 0)
  private var field = Grid<Float>(GridSize(width: 1, height: 1), repeating: 0)
  private var heightScratch = Grid<Float>(GridSize(width: 1, height: 1), repeating: 0)

  func run(
    _ plan: MaskPlan, mask: CoverageRows, monitor: StageMonitor, into texture: inout SDFTexture
  ) throws(SDFGenerationError) -> SDFReport {
    try monitor.begin(.seed, share: 0.1, expected: 1)
    let outline = try monitor.time(.seed) { () throws(SDFGenerationError) in
      switch plan.options.edges {
      case .subpixel:
        SubpixelSeed.run(
          mask, options: plan.options, placing: plan.placing, frame: plan.size, threads: plan.threads,
          chain: &chain)
      case .binary:
        BinarySeed.run(
          mask, options: plan.options, placing: plan.placing, frame: plan.size, threads: plan.threads)
      }
    }
    return try run(
      plan.field, outline, source: "mask", threshold: plan.options.threshold, monitor: monitor,
      into: &texture)
  }

  func run(
    _ plan: PaintingPlan, painting: Painting, monitor: StageMonitor, into texture: inout SDFTexture
  ) throws(SDFGenerationError) -> SDFReport {
    try monitor.begin(.seed, share: 0.3, expected: PaintingSeed.steps)
    let outline = try monitor.time(.seed) { () throws(SDFGenerationError) in
      try seed.run(painting, placing: plan.field.placing, monitor: monitor)
    }
    return try run(
      plan.field, outline, source: plan.source, threshold: nil, monitor: monitor, into: &texture)
  }

  func bounds(
    of painting: Painting, monitor: StageMonitor
  ) throws(SDFGenerationError) -> Box? {
    try PaintingBounds.find(painting, seed: &seed, monitor: monitor)
  }

  /// The stages after the seed.
  private func run(
    _ plan: FieldPlan, _ outline: Outline, source: String, threshold: Double?, monitor: StageMonitor,
    into texture: inout SDFTexture
  ) throws(SDFGenerationError) -> SDFReport {
    var levels = texture.levels
    texture = SDFTexture(levels: [TexelGrid(GridSize(width: 1, height: 1), precision: .half)], metadata: nil)
    var passes: Int?
    var deepest: Float = 0
    for (level, lattice) in plan.levels.enumerated() {
      if level == levels.count { levels.append(TexelGrid(lattice.size, precision: plan.settings.precision)) }
      if outline.elements.isEmpty {
        let distance = Float(plan.size.diagonal) * (outline.leftIsInside ? -1 : 1)
        FlatLevel.fill(&levels[level], lattice.size, plan.settings, distance: distance)
        deepest = max(deepest, -distance)
        continue
      }
      let found = try flood(outline, lattice, plan, level, monitor)
      if level == 0 {
        passes = found
        if outline.isCut { try checkReach(outline, lattice) }
      }
      let inside = try measure(outline, lattice, plan, level, monitor, into: &levels[level])
      if level == 0 { deepest = inside }
      try raise(lattice, plan, level, monitor, into: &levels[level])
    }
    try monitor.finish()
    levels.removeSubrange(plan.levels.count...)
    texture = SDFTexture(
      levels: levels,
      metadata: plan.metadata(
        source: source, threshold: threshold, outline: !outline.elements.isEmpty, passes: passes,
        largestInsideDistance: Double(deepest)))
    return SDFReport(
      floodMethod: plan.floodMethod, heightMethod: plan.settings.height,
      elementCount: outline.elements.count, stageDurations: monitor.durations)
  }

  /// Finds each point's nearest element; gives the passes of a jump flood.
  private func flood(
    _ outline: Outline, _ lattice: Lattice, _ plan: FieldPlan, _ level: Int, _ monitor: StageMonitor
  ) throws(SDFGenerationError) -> Int? {
    let bands = RowBands.count(height: lattice.size.height, bandHeight: ExactFlood.tileSide)
    try monitor.begin(.flood, share: plan.share(0.4, level: level), expected: bands)
    return try monitor.time(.flood) { () throws(SDFGenerationError) -> Int? in
      switch plan.floodMethod {
      case .jump:
        return JumpFlood.run(
          outline.elements, lattice: lattice, into: &nearest, threads: plan.threads,
          shouldStop: { monitor.shouldStop() })
      case .exact, .auto:
        ExactFlood.run(
          outline.elements, lattice: lattice, into: &nearest, threads: plan.threads,
          shouldStop: { monitor.shouldStop() })
        return nil
      }
    }
  }

  /// Refuses a field with a texel to which outline that was cut away might be nearer than what was found.
  private func checkReach(_ outline: Outline, _ lattice: Lattice) throws(SDFGenerationError) {
    for y in 0..<lattice.size.height {
      for x in 0..<lattice.size.width {
        let element = outline.elements[Int(nearest[x, y])]
        let squared = BruteForceFlood.squaredDistance(element, x: lattice.x(x), y: lattice.y(y))
        if squared > EdgeElement.lowest * EdgeElement.lowest {
          throw .outOfReach(limit: -Int(EdgeElement.lowest))
        }
      }
    }
  }

  /// Packs distances and gradients, and keeps the inside distances for the height; gives the largest.
  private func measure(
    _ outline: Outline, _ lattice: Lattice, _ plan: FieldPlan, _ level: Int, _ monitor: StageMonitor,
    into texels: inout TexelGrid
  ) throws(SDFGenerationError) -> Float {
    let driver = DistanceDriver(outline: outline, lattice: lattice, plan: plan, monitor: monitor)
    try monitor.begin(.distance, share: plan.share(0.2, level: level), expected: driver.bandCount)
    field.reshape(to: plan.settings.height == .none ? GridSize(width: 1, height: 1) : lattice.size)
    return driver.run(nearest: &nearest, field: &field, texels: &texels)
  }

  /// Solves the height and puts it into the texels.
  private func raise(
    _ lattice: Lattice, _ plan: FieldPlan, _ level: Int, _ monitor: StageMonitor,
    into texels: inout TexelGrid
  ) throws(SDFGenerationError) {
    if plan.settings.height == .none { return }
    let sweeps = plan.sweeps(level: level)
    try monitor.begin(.height, share: plan.share(0.25, level: level), expected: sweeps)
    try monitor.time(.height) { () throws(SDFGenerationError) in
      heightScratch.reshape(to: lattice.size)
      JacobiHeight.run(
        &field, scratch: &heightScratch, sweeps: sweeps, border: plan.settings.border,
        threads: plan.threads, shouldStop: { monitor.shouldStop() })
    }
    try monitor.begin(.compose, share: plan.share(0.05, level: level), expected: 1)
    try monitor.time(.compose) { () throws(SDFGenerationError) in
      HeightDriver.run(field: &field, texels: &texels, threads: plan.threads)
    }
  }
}
