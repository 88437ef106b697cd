public import SDFGeometry

/// The frame with its shorter sides turned into half circles. JSON: `{"shape": "capsule"}`.
public struct CapsuleShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.capsule

  /// Makes it.
  public init() {}

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    let (center, radius) = (frame.center, frame.inradius)
    let reach = Vector(x: frame.halfWidth - radius, y: frame.halfHeight - radius)
    return try CapsuleField(from: center + -reach, to: center + reach, radius: radius)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws { _ = try ShapeReader(decoder, .capsule, keys: []) }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws { _ = try ShapeWriter(encoder, .capsule) }
}
