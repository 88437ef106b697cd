public import SDFGeometry
public import SDFGrid

/// The five stages, in order.
public enum Stage: String, Sendable, CaseIterable {
  /// Finds the outline and writes edge elements.
  case seed
  /// Tells every texel which edge element is nearest.
  case flood
  /// Turns the nearest element into signed distance and gradient.
  case distance
  /// Solves the height inside the shape.
  case height
  /// Packs the four channels.
  case compose
}

/// How far a generation has come.
public struct SDFProgress: Sendable {
  /// The stage at work.
  public var stage: Stage
  /// The part of the whole generation that is done, 0…1, never falling.
  public var fraction: Double
}

/// What a generation did and how long it took.
public struct SDFReport: Sendable {
  /// The engine that ran: `jump` or `exact`.
  public var floodMethod: FloodMethod
  /// The method that ran.
  public var heightMethod: HeightMethod
  /// The number of edge elements.
  public var elementCount: Int
  /// Wall time of each stage, over all mip levels.
  public var stageDurations: [Stage: Duration]
}

/// A texture and the report of its making.
public struct SDFGeneration: Sendable {
  /// The field.
  public var texture: SDFTexture
  /// What was done.
  public var report: SDFReport
}

/// Why no texture was made.
public enum SDFGenerationError: Error, Sendable, Equatable {
  /// The layout reaches byte `declared`, or is not sensible (nil); there are `found` bytes.
  case layoutOutOfBounds(declared: Int?, found: Int)
  /// An option is outside its range; the text names option, value and range.
  case invalidOption(String)
  /// The view box, or the painted bounds in its place, cannot be placed in the texture; the text says why.
  case viewBox(String)
  /// The mask or the texture is larger than `limit` texels on a side or in all.
  case tooLarge(width: Int, height: Int, limit: String)
  /// A path cannot be used: `shape` is the number of its shape in the painting, from 0, clips included.
  case path(FlatteningError, shape: Int)
  /// The contours cross and touch each other more often than `limit` allows; the text says how.
  case tooManyCrossings(String)
  /// The nearest outline may lie further from the texture than `limit` texels, where places end.
  case outOfReach(limit: Int)
  /// The caller, or the current task, cancelled the work.
  case cancelled
}

extension SDFGenerationError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .layoutOutOfBounds(let declared?, let found):
      "the layout reaches to byte \(declared), but there are \(found) bytes"
    case .layoutOutOfBounds(nil, _): "the layout has a negative offset or a stride shorter than its samples"
    case .invalidOption(let text), .viewBox(let text): text
    case .tooLarge(let width, let height, let limit):
      "\(width)x\(height) texels are over the limit of \(limit)"
    case .path(let error, let shape): "shape \(shape) of the painting: \(error)"
    case .tooManyCrossings(let text): text
    case .outOfReach(let limit):
      "the outline lies more than \(limit) texels beyond the texture, further than can be measured"
    case .cancelled: "the work was cancelled"
    }
  }
}
