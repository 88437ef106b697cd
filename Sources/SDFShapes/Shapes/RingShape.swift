public import SDFGeometry

/// The line of the largest circle in the middle of its frame, within it. JSON: `{"shape": "ring", "thickness": 8}`.
public struct RingShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.ring

  /// From the inner circle to the outer one, in points, 0 or more; what does not fit makes a disc.
  public var thickness: Double

  /// Makes a ring.
  public init(thickness: Double) {
    self.thickness = thickness
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    try Limits.length(thickness, .ring, "thickness")
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    if thickness >= frame.inradius { return try CircleField(center: frame.center, radius: frame.inradius) }
    return try RingField(
      center: frame.center, radius: frame.inradius - 0.5 * thickness, thickness: thickness)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .ring, keys: ["thickness"])
    self.init(
      thickness: try reader.number("thickness"))
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .ring)
    try writer.write(thickness, "thickness")
  }
}
