import SDFGeometry
import SDFGrid

/// What a generation from a painting will do, worked out from the options and, where no view box is given,
/// the painted outline's bounds.
struct PaintingPlan: Sendable {
  /// What comes after the seed.
  let field: FieldPlan
  /// What the metadata calls the source.
  let source: String

  /// - Parameter bounds: the bounds of the painted outline; asked where the options do not say them, nil where
  ///   nothing is painted.
  init(
    _ options: PaintingOptions, bounds: () throws(SDFGenerationError) -> Box?
  ) throws(SDFGenerationError) {
    try Self.validate(options)
    let (size, placing) = try Self.place(options, bounds: bounds)
    var settings = options.settings
    if size.count <= Self.smallCount { settings.threads = 1 }
    field = FieldPlan(settings, size: size, placing: placing)
    source = options.source
  }

  /// Up to this many texels starting threads costs more than it saves.
  private static let smallCount = 128 * 128

  private static func place(
    _ options: PaintingOptions, bounds: () throws(SDFGenerationError) -> Box?
  ) throws(SDFGenerationError) -> (GridSize, Placing) {
    if case .placed(let size, let origin, let scaleX, let scaleY) = options.placement {
      let placing = Placing(originX: origin.x, originY: origin.y, scaleX: scaleX, scaleY: scaleY)
      return (try SourceFitting.size(Double(size.width), Double(size.height)), placing)
    }
    var box = options.viewBox
    if box == nil { box = try bounds() }
    guard let box else { return try placeNothing(options) }
    let fitting = SourceFitting(box: box, padding: options.padding)
    let placed =
      switch options.placement {
      case .scale(let scale): try fitting.scaled(by: scale)
      case .size(let frame, let fit): try fitting.fitted(into: frame, fit)
      case .placed(let size, _, _, _): try fitting.fitted(into: size, .fill)
      }
    let numbers = [placed.1.originX, placed.1.originY, placed.1.scaleX, placed.1.scaleY]
    if !numbers.allSatisfy(\.isFinite) {
      let name = options.viewBox == nil ? "an outline within" : "a view box of"
      throw .viewBox("\(name) \(describe(box)) is too small for \(placed.0) texels")
    }
    return placed
  }

  /// A texture for a painting without outline and bounds.
  private static func placeNothing(
    _ options: PaintingOptions
  ) throws(SDFGenerationError) -> (GridSize, Placing) {
    var scale = 1.0
    var size = GridSize(width: max(1, 2 * options.padding), height: max(1, 2 * options.padding))
    switch options.placement {
    case .scale(let wanted): scale = wanted
    case .size(let frame, _), .placed(let frame, _, _, _): size = frame
    }
    let padding = Double(options.padding)
    let placing = Placing(originX: padding, originY: padding, scaleX: scale, scaleY: scale)
    return (try SourceFitting.size(Double(size.width), Double(size.height)), placing)
  }

  private static func validate(_ options: PaintingOptions) throws(SDFGenerationError) {
    try options.settings.validate()
    switch options.placement {
    case .scale(let scale):
      try FieldSettings.require(scale > 0 && scale.isFinite, "scale \(scale) is not a positive number")
    case .size: break
    case .placed(_, let origin, let scaleX, let scaleY):
      try FieldSettings.require(
        origin.x.isFinite && origin.y.isFinite, "the origin (\(origin.x), \(origin.y)) is not finite")
      for scale in [scaleX, scaleY] {
        try FieldSettings.require(
          scale != 0 && scale.isFinite, "scale \(scale) is not a number other than 0")
      }
    }
    if let box = options.viewBox {
      let sides = [box.minX, box.minY, box.width, box.height]
      try FieldSettings.require(
        sides.allSatisfy(\.isFinite) && box.width > 0 && box.height > 0,
        "a view box of \(describe(box)) has no finite width and height over 0")
    }
  }

  private static func describe(_ box: Box) -> String {
    "\(box.minX), \(box.minY) to \(box.maxX), \(box.maxY)"
  }
}
