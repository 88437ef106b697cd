public import SDFGeometry

/// A regular polygon whose corners lie on the ellipse in its frame.
///
/// A frame that is not square stretches the corners' places first; corners are rounded by circles after. JSON:
/// `{"shape": "polygon", "sides": 6, "cornerRadius": 4, "rotation": 0}`.
public struct PolygonShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.polygon

  /// 3…10,000.
  public var sides: Int
  /// In points, 0 or more; radii that do not fit their edges are scaled down together.
  public var cornerRadius: Double
  /// In degrees clockwise, before the frame stretches; at 0 the first corner points up.
  public var rotation: Double

  /// Makes a polygon.
  public init(sides: Int, cornerRadius: Double = 0, rotation: Double = 0) {
    self.sides = sides
    self.cornerRadius = cornerRadius
    self.rotation = rotation
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    try Limits.count(sides, .polygon, "sides", in: 3...StarField.mostPoints)
    try Limits.length(cornerRadius, .polygon, "cornerRadius")
    try Limits.angle(rotation, .polygon, "rotation")
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    if frame.isSquare {
      return try StarField(
        center: frame.center, sides: sides, radius: frame.inradius, cornerRadius: cornerRadius,
        rotation: rotation)
    }
    let corners = (0..<sides).map { place in
      frame.place(unitVector(degrees: rotation - 90 + 360 / Double(sides) * Double(place)))
    }
    return try StretchedCorners.field(corners, radii: Array(repeating: cornerRadius, count: sides))
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .polygon, keys: ["sides", "cornerRadius", "rotation"])
    self.init(
      sides: try reader.count("sides"), cornerRadius: try reader.number("cornerRadius", default: 0),
      rotation: try reader.number("rotation", default: 0))
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .polygon)
    try writer.write(sides, "sides")
    try writer.write(cornerRadius, "cornerRadius")
    try writer.write(rotation, "rotation")
  }
}
