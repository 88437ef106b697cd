import Meniscus

/// Finds how finely strokes must be made: a field's scale is known only when its view box is, and the view box
/// may be the bounds of what the strokes paint.
///
/// Round parts of strokes are chords within them, so bounds that go by one are up to the tolerance short, 1/4000
/// texel: the outline that is measured ends there as well.
struct StrokedPainting {
  /// How far strokes may be off, in texels; what is left of 1/1000 is for the generator.
  private static let tolerance = 0.000_25
  /// How far they may be off where only their bounds are asked for, in parts of these.
  private static let roughTolerance = 1e-5
  /// A tolerance that leaves strokes only their corners.
  private static let largest = 1e9

  /// The painting at a tolerance in the source's units.
  let paint: (_ tolerance: Double) throws -> Painting

  /// The painting and its options, with the bounds as its view box where they have none.
  func framed(
    _ options: PaintingOptions, _ generator: SDFGenerator
  ) throws -> (painting: Painting, options: PaintingOptions) {
    if let box = options.viewBox {
      return (try paint(Self.tolerance(options, box)), options)
    }
    var options = options
    var painting = try rough()
    options.viewBox = try generator.outlineBounds(of: painting)
    guard let box = options.viewBox else { return (painting, options) }
    let fine = try paint(Self.tolerance(options, box))
    if fine != painting {
      painting = fine
      options.viewBox = try generator.outlineBounds(of: painting)
    }
    return (painting, options)
  }

  /// The painting with strokes good enough to find the bounds.
  private func rough() throws -> Painting {
    let coarse = try paint(Self.largest)
    var reach = Box.empty
    for shape in coarse.shapes {
      for element in shape.path.elements {
        if let end = element.end { reach.add(end) }
      }
    }
    let side = reach.isEmpty ? 0 : max(reach.width, reach.height)
    return try paint(Self.valid(side * Self.roughTolerance))
  }

  private static func tolerance(_ options: PaintingOptions, _ box: Box) -> Double {
    switch options.placement {
    case .scale(let scale): return valid(tolerance / scale)
    case .placed(_, _, let scaleX, let scaleY): return valid(tolerance / max(abs(scaleX), abs(scaleY)))
    case .size(let size, _):
      let scale = max(
        Double(size.width - 2 * options.padding) / box.width,
        Double(size.height - 2 * options.padding) / box.height)
      return valid(tolerance / scale)
    }
  }

  /// A tolerance that strokes can be made with; the generator tells what is wrong with a scale.
  private static func valid(_ tolerance: Double) -> Double {
    tolerance > 0 && tolerance.isFinite ? tolerance : largest
  }
}

extension PathElement {
  /// Where the step ends; nil for a close.
  fileprivate var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
