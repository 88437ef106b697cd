public import SDFGrid

/// Makes fields from masks and paintings; made once and used many times, it keeps its scratch memory.
///
/// Not for several threads at once: give each its own generator. One generation uses all cores unless
/// ``MaskOptions/threads`` or ``PaintingOptions/threads`` says otherwise, and gives the same texels whatever their number.
public final class SDFGenerator {
  let engine: any FieldEngine

  /// Makes a generator.
  public init() { engine = CPUEngine() }

  /// Makes a field from a mask.
  ///
  /// - Parameters:
  ///   - mask: the coverage, up to 16,384 texels a side.
  ///   - options: what to make of it.
  ///   - cancellation: stops the work when thrown; so does cancelling the current task.
  ///   - progress: told how far the work has come, from any thread, one call at a time.
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ mask: CoverageMask, options: MaskOptions = MaskOptions(), cancellation: SDFCancellation? = nil,
    progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFGeneration {
    var texture = Self.blank
    let report = try generate(
      mask, into: &texture, options: options, cancellation: cancellation, progress: progress)
    return SDFGeneration(texture: texture, report: report)
  }

  /// Makes a field from a mask in the memory of an earlier texture.
  ///
  /// The texture is overwritten; its memory serves where it is large enough and nobody else holds it.
  /// After an error it holds a blank texel.
  ///
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ mask: CoverageMask, into texture: inout SDFTexture, options: MaskOptions = MaskOptions(),
    cancellation: SDFCancellation? = nil, progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFReport {
    let layout = CoverageLayout(size: mask.size, format: mask.format)
    let result = mask.withBytes { bytes in
      attempt(bytes, layout, &texture, options, cancellation, progress)
    }
    return try result.get()
  }

  /// Makes a field from strided bytes of coverage.
  ///
  /// - Parameters:
  ///   - bytes: memory that holds the samples.
  ///   - layout: where in it they lie.
  ///   - options: what to make of them.
  ///   - cancellation: stops the work when thrown; so does cancelling the current task.
  ///   - progress: told how far the work has come, from any thread, one call at a time.
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ bytes: RawSpan, layout: CoverageLayout, options: MaskOptions = MaskOptions(),
    cancellation: SDFCancellation? = nil, progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFGeneration {
    var texture = Self.blank
    let report = try generate(
      bytes, layout: layout, into: &texture, options: options, cancellation: cancellation,
      progress: progress)
    return SDFGeneration(texture: texture, report: report)
  }

  /// Makes a field from strided bytes of coverage in an array.
  ///
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ bytes: [UInt8], layout: CoverageLayout, options: MaskOptions = MaskOptions(),
    cancellation: SDFCancellation? = nil, progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFGeneration {
    unsafe try generate(
      bytes.span.bytes, layout: layout, options: options, cancellation: cancellation, progress: progress)
  }

  /// Makes a field from strided bytes of coverage in the memory of an earlier texture.
  ///
  /// The texture is overwritten; its memory serves where it is large enough and nobody else holds it.
  /// After an error it holds a blank texel.
  ///
  /// - Throws: ``SDFGenerationError``.
  public func generate(
    _ bytes: RawSpan, layout: CoverageLayout, into texture: inout SDFTexture,
    options: MaskOptions = MaskOptions(), cancellation: SDFCancellation? = nil,
    progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) throws(SDFGenerationError) -> SDFReport {
    try attempt(bytes, layout, &texture, options, cancellation, progress).get()
  }

  static var blank: SDFTexture {
    SDFTexture(levels: [TexelGrid(GridSize(width: 1, height: 1), precision: .half)], metadata: nil)
  }

  /// The longest side of a mask, in texels.
  private static let maxMaskSide = 16_384

  private func attempt(
    _ bytes: RawSpan, _ layout: CoverageLayout, _ texture: inout SDFTexture, _ options: MaskOptions,
    _ cancellation: SDFCancellation?, _ progress: (@Sendable (SDFProgress) -> Void)?
  ) -> Result<SDFReport, SDFGenerationError> {
    let result = Result { () throws(SDFGenerationError) in
      try run(bytes, layout, &texture, options, StageMonitor(cancellation: cancellation, report: progress))
    }
    if case .failure = result { texture = Self.blank }
    return result
  }

  private func run(
    _ bytes: RawSpan, _ layout: CoverageLayout, _ texture: inout SDFTexture, _ options: MaskOptions,
    _ monitor: StageMonitor
  ) throws(SDFGenerationError) -> SDFReport {
    let size = layout.size
    if max(size.width, size.height) > Self.maxMaskSide {
      throw .tooLarge(width: size.width, height: size.height, limit: "\(Self.maxMaskSide) texels a side")
    }
    let result = withCoverageRows(bytes, layout: layout) { rows in
      Result { () throws(SDFGenerationError) in
        let plan = try MaskPlan(options, mask: size)
        return try engine.run(plan, mask: rows, monitor: monitor, into: &texture)
      }
    }
    guard let result else { throw .layoutOutOfBounds(declared: layout.byteCount, found: bytes.byteCount) }
    return try result.get()
  }
}
