import SDFGeometry
import SDFGrid

/// What a generation from a mask will do, worked out from the options and the mask's size before any work.
struct MaskPlan: Sendable {
  let options: MaskOptions
  /// What comes after the seed.
  let field: FieldPlan

  init(_ options: MaskOptions, mask: GridSize) throws(SDFGenerationError) {
    try Self.validate(options)
    self.options = options
    let box = Box(minX: 0, minY: 0, maxX: Double(mask.width), maxY: Double(mask.height))
    let fitting = SourceFitting(box: box, padding: options.padding)
    let (size, placing) =
      switch options.placement {
      case .scale(let scale): try fitting.scaled(by: scale)
      case .size(let frame, let fit): try fitting.fitted(into: frame, fit)
      }
    try Self.checkReach(placing, mask: mask, size: size)
    field = FieldPlan(options.settings, size: size, placing: placing)
  }

  /// The texture's size.
  var size: GridSize { field.size }

  /// Where the mask lies in it.
  var placing: Placing { field.placing }

  /// The threads to use.
  var threads: Int { field.threads }

  private static func validate(_ options: MaskOptions) throws(SDFGenerationError) {
    try FieldSettings.require(
      options.threshold >= 0 && options.threshold < 1,
      "threshold \(options.threshold) is not in 0 ≤ threshold < 1")
    try options.settings.validate()
    if case .scale(let scale) = options.placement {
      try FieldSettings.require(scale > 0 && scale.isFinite, "scale \(scale) is not a positive number")
    }
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
