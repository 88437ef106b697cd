public import SDFGeometry

/// The largest circle in the middle of its frame. JSON: `{"shape": "circle"}`.
public struct CircleShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.circle

  /// Makes it.
  public init() {}

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    return try CircleField(center: frame.center, radius: frame.inradius)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws { _ = try ShapeReader(decoder, .circle, keys: []) }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws { _ = try ShapeWriter(encoder, .circle) }
}
