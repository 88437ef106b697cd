import Meniscus

/// One generator and one texture, used again and again as a renderer would.
final class Reuse {
  private let generator = SDFGenerator()
  private var texture = SDFTexture(
    levels: [TexelGrid(GridSize(width: 1, height: 1), precision: .half)], metadata: nil)

  /// Generates into the memory of the last texture; gives the report and the wall time in nanoseconds.
  func generate(_ mask: CoverageMask, _ options: MaskOptions) throws -> (report: SDFReport, time: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let report = try generator.generate(mask, into: &texture, options: options)
    return (report, (clock.now - start).nanoseconds)
  }

  /// The same from a painting.
  func generate(_ painting: Painting, _ options: PaintingOptions) throws -> (report: SDFReport, time: Double)
  {
    let clock = ContinuousClock()
    let start = clock.now
    let report = try generator.generate(painting, into: &texture, options: options)
    return (report, (clock.now - start).nanoseconds)
  }
}
