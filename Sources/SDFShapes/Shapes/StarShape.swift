public import SDFGeometry

/// A star whose tips lie on the ellipse in its frame, or nearer to its middle.
///
/// A frame that is not square stretches the corners' places first; they are rounded by circles after. JSON:
/// `{"shape": "star", "points": 5, "innerRadius": 0.4, "outerRadius": 1, "tipRadius": 2, "cornerRadius": 1, "rotation": 0}`.
public struct StarShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.star

  /// How many tips there are, 2…10,000.
  public var points: Int
  /// Of the inner corners, as a fraction of half the frame's shorter side: 0…``outerRadius``.
  public var innerRadius: Double
  /// Of the tips before they are rounded, as such a fraction: 0…1.
  public var outerRadius: Double
  /// Of the circles in the tips, in points, 0 or more; radii that do not fit are scaled down together.
  public var tipRadius: Double
  /// Of the circles in the inner corners, in points, 0 or more.
  public var cornerRadius: Double
  /// In degrees clockwise, before the frame stretches; at 0 the first tip points up.
  public var rotation: Double

  /// Makes a star.
  public init(
    points: Int, innerRadius: Double, outerRadius: Double = 1, tipRadius: Double = 0,
    cornerRadius: Double = 0, rotation: Double = 0
  ) {
    self.points = points
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.tipRadius = tipRadius
    self.cornerRadius = cornerRadius
    self.rotation = rotation
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    try Limits.count(points, .star, "points", in: 2...StarField.mostPoints)
    try Limits.number(outerRadius, .star, "outerRadius", in: 0...1, "0…1")
    try Limits.number(
      innerRadius, .star, "innerRadius", in: 0...outerRadius, "0…outerRadius, \(outerRadius)")
    try Limits.length(tipRadius, .star, "tipRadius")
    try Limits.length(cornerRadius, .star, "cornerRadius")
    try Limits.angle(rotation, .star, "rotation")
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    if frame.isSquare {
      return try StarField(
        center: frame.center, points: points, outerRadius: outerRadius * frame.inradius,
        innerRadius: innerRadius * frame.inradius, tipRadius: tipRadius, cornerRadius: cornerRadius,
        rotation: rotation)
    }
    let corners = (0..<2 * points).map { place in
      let radius = place & 1 == 0 ? outerRadius : innerRadius
      return frame.place(radius * unitVector(degrees: rotation - 90 + 180 / Double(points) * Double(place)))
    }
    let radii = (0..<2 * points).map { $0 & 1 == 0 ? tipRadius : cornerRadius }
    return try StretchedCorners.field(corners, radii: radii)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(
      decoder, .star, keys: ["points", "innerRadius", "outerRadius", "tipRadius", "cornerRadius", "rotation"])
    self.init(
      points: try reader.count("points"), innerRadius: try reader.number("innerRadius"),
      outerRadius: try reader.number("outerRadius", default: 1),
      tipRadius: try reader.number("tipRadius", default: 0),
      cornerRadius: try reader.number("cornerRadius", default: 0),
      rotation: try reader.number("rotation", default: 0))
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .star)
    try writer.write(points, "points")
    try writer.write(innerRadius, "innerRadius")
    try writer.write(outerRadius, "outerRadius")
    try writer.write(tipRadius, "tipRadius")
    try writer.write(cornerRadius, "cornerRadius")
    try writer.write(rotation, "rotation")
  }
}
