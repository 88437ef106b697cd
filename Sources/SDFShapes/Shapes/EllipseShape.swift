public import SDFGeometry

/// The ellipse that touches its frame's sides. JSON: `{"shape": "ellipse"}`.
public struct EllipseShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.ellipse

  /// Makes it.
  public init() {
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    return try EllipseField(center: frame.center, radii: Vector(x: frame.halfWidth, y: frame.halfHeight))
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    _ = try ShapeReader(decoder, .ellipse, keys: [])
    self.init()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    _ = try ShapeWriter(encoder, .ellipse)
  }
}
