public import SDFGrid

/// Makes fields from masks; made once and used many times, it keeps its scratch memory.
///
/// Not for several threads at once: give each its own generator.
public final class SDFGenerator {
  /// Makes a generator.
  public init() {}

  /// Makes a field from a mask.
  ///
  /// - Parameters:
  ///   - mask: the coverage.
  ///   - options: what to make of it.
  ///   - cancellation: stops the work when thrown; so does cancelling the current task.
  ///   - progress: told how far the work has come, from the calling thread.
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ mask: CoverageMask, options: MaskOptions = MaskOptions(), cancellation: SDFCancellation? = nil,
    progress: ((SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFGeneration {
    fatalError()
  }

  /// Makes a field from strided bytes of coverage.
  ///
  /// - Parameters:
  ///   - bytes: memory that holds the samples.
  ///   - layout: where in it they lie.
  public func generate(
    _ bytes: RawSpan, layout: CoverageLayout, options: MaskOptions = MaskOptions(),
    cancellation: SDFCancellation? = nil, progress: ((SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFGeneration {
    fatalError()
  }
}
