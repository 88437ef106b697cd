import Meniscus

extension PaintingSource {
  /// The failure of the option that an error of the generator comes from; nil where the data are at fault.
  ///
  /// - Parameters:
  ///   - error: what the generator threw.
  ///   - verb: the command's, for the line on its help.
  func optionFailure(_ error: SDFGenerationError, verb: String) -> Failure? {
    switch error {
    case .viewBox(let reason) where hasGivenBox: return .usage("option '--view-box': \(reason)", verb: verb)
    case .path(.coordinate(_, let point), _) where hasGivenBox && Self.isInReach(point):
      let place = "(\(point.x), \(point.y))"
      return .usage(
        "option '--view-box': next to a box so small, the path's point \(place) lies too far away", verb: verb
      )
    case .tooLarge(let width, let height, _):
      let frame = 2 * options.padding
      // Most of it is padding.
      if frame > 0, frame >= width - frame, frame >= height - frame {
        return .usage("option '--pad': \(error)", verb: verb)
      }
      return hasGivenBox ? .usage("option '--view-box': \(error)", verb: verb) : nil
    default: return nil
    }
  }

  private static func isInReach(_ point: Point) -> Bool {
    abs(point.x) <= Polylines.largestCoordinate && abs(point.y) <= Polylines.largestCoordinate
  }
}

/// What a field lost that has no outline though something is painted: it is too small for the field.
struct LostPainting {
  /// Width and height of what is painted, in texels.
  var width: Double
  var height: Double
  /// Whether the command line gave the view box.
  var hasGivenBox = false

  /// Nil where nothing is painted.
  init?(
    _ painting: Painting, in texture: SDFTexture, _ generator: SDFGenerator
  ) throws(SDFGenerationError) {
    guard let metadata = texture.metadata, !metadata.outline,
      let box = try generator.outlineBounds(of: painting)
    else { return nil }
    width = abs(metadata.scale[0]) * box.width
    height = abs(metadata.scale[1]) * box.height
  }

  /// A sentence without a full stop.
  var reason: String {
    "what is painted is \(Self.rounded(width)) x \(Self.rounded(height)) texels large, too small for an outline"
  }

  /// A number as far as its size tells anything.
  private static func rounded(_ number: Double) -> String {
    guard number > 0, number.isFinite else { return "\(number)" }
    let text = "\(Float(number))"
    return Float(number) > 0 ? text : "\(number)"
  }
}
