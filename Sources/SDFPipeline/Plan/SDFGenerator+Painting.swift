public import SDFGeometry
public import SDFGrid

extension SDFGenerator {
  /// Makes a field from a painting: paths, strokes and clips, from their exact geometry.
  ///
  /// The distance is that to the outline of all that is painted, to 1/1000 of a texel before the texture's
  /// rounding; pieces of contours with paint on both sides are no outline.
  ///
  /// - Parameters:
  ///   - painting: what is painted, in the source's units.
  ///   - options: what to make of it.
  ///   - cancellation: stops the work when thrown; so does cancelling the current task.
  ///   - progress: told how far the work has come, from any thread, one call at a time.
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ painting: Painting, options: PaintingOptions = PaintingOptions(),
    cancellation: SDFCancellation? = nil, progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFGeneration {
    var texture = Self.blank
    let report = try generate(
      painting, into: &texture, options: options, cancellation: cancellation, progress: progress)
    return SDFGeneration(texture: texture, report: report)
  }

  /// Makes a field from a painting in the memory of an earlier texture.
  ///
  /// The texture is overwritten; its memory serves where it is large enough and nobody else holds it.
  /// After an error it holds a blank texel.
  ///
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ painting: Painting, into texture: inout SDFTexture, options: PaintingOptions = PaintingOptions(),
    cancellation: SDFCancellation? = nil, progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFReport {
    do {
      let monitor = StageMonitor(cancellation: cancellation, report: progress)
      let plan = try PaintingPlan(options) { () throws(SDFGenerationError) in
        try engine.bounds(of: painting, monitor: monitor)
      }
      return try engine.run(plan, painting: painting, monitor: monitor, into: &texture)
    } catch {
      texture = Self.blank
      throw error
    }
  }

  /// The bounds of all that is painted, in the painting's units: what a field goes by that has no view box.
  ///
  /// What is hidden, clipped away or without area does not count. Sides are exact where they go by a corner of
  /// a path, else good to 1e-7 of the whole.
  ///
  /// - Returns: nil where there is no outline.
  /// - Throws: ``SDFGenerationError``.
  public func outlineBounds(
    of painting: Painting, cancellation: SDFCancellation? = nil
  ) throws(SDFGenerationError) -> Box? {
    try engine.bounds(of: painting, monitor: StageMonitor(cancellation: cancellation, report: nil))
  }
}
