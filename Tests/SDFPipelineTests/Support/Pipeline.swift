import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

extension MaskOptions {
  /// The defaults, changed by a closure.
  static func with(_ change: (inout MaskOptions) -> Void) -> MaskOptions {
    var options = MaskOptions()
    change(&options)
    return options
  }

  /// 32-bit floats and no height: for tests of distances alone.
  static func distances(_ change: (inout MaskOptions) -> Void = { _ in }) -> MaskOptions {
    with {
      $0.precision = .float
      $0.height = .none
      change(&$0)
    }
  }
}

extension CoverageMask {
  /// The field of this mask, by a generator of its own.
  func field(_ options: MaskOptions = MaskOptions()) throws -> SDFTexture {
    try SDFGenerator().generate(self, options: options).texture
  }

  /// What the seed stage makes of the mask.
  func outline(_ options: MaskOptions) throws -> (outline: Outline, plan: MaskPlan) {
    let plan = try MaskPlan(options, mask: size)
    let layout = CoverageLayout(size: size, format: format)
    var chain = OutlineChain()
    let outline = withBytes { bytes in
      withCoverageRows(bytes, layout: layout) { rows in
        switch options.edges {
        case .subpixel:
          SubpixelSeed.run(
            rows, options: options, placing: plan.placing, frame: plan.size, threads: plan.threads,
            chain: &chain)
        case .binary:
          BinarySeed.run(
            rows, options: options, placing: plan.placing, frame: plan.size, threads: plan.threads)
        }
      }
    }
    return (try #require(outline), plan)
  }
}

/// Sizes for tests of every size up to a limit: all of them in release builds
/// (`swift test -c release -Xswiftc -enable-testing`), a seeded choice in debug builds.
func sizes(upTo side: Int, debugCount: Int, seed: UInt64) -> [GridSize] {
  #if DEBUG
    var random = SeededGenerator(seed: seed)
    let corners = [(1, 1), (1, 2), (2, 1), (2, 2), (1, side), (side, 1), (3, 3)]
    return corners.map { GridSize(width: $0.0, height: $0.1) }
      + (0..<debugCount).map { _ in
        GridSize.random(1...side, using: &random)
      }
  #else
    return (1...side).flatMap { height in (1...side).map { GridSize(width: $0, height: height) } }
  #endif
}
