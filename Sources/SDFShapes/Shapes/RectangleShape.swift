public import SDFGeometry

/// The frame with rounded or continuous corners.
///
/// JSON: `{"shape": "rectangle", "radii": [8, 8, 0, 0], "smoothing": 0.6}`, the radii clockwise from the
/// top left; one number stands for four.
public struct RectangleShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.rectangle

  /// Of the corners, in points, 0 or more; radii that do not fit their sides are scaled down together.
  public var radii: CornerRadii
  /// How gently the corners' curvature starts, 0…1: 0 makes circles, 0.6 is the look of app icons.
  public var smoothing: Double

  /// Makes a rectangle.
  public init(radii: CornerRadii = CornerRadii(0), smoothing: Double = 0) {
    self.radii = radii
    self.smoothing = smoothing
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    try radii.validate()
    try Limits.number(smoothing, .rectangle, "smoothing", in: 0...1, "0…1")
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try RectangleField(frame: frame, radii: radii, smoothing: smoothing)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .rectangle, keys: ["radii", "smoothing"])
    let numbers = try reader.numbers("radii", counts: [1, 4]) ?? [0]
    self.init(radii: CornerRadii(numbers[0]), smoothing: try reader.number("smoothing", default: 0))
    if numbers.count == 4 {
      radii = CornerRadii(
        topLeft: numbers[0], topRight: numbers[1], bottomRight: numbers[2], bottomLeft: numbers[3])
    }
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .rectangle)
    try writer.write([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft], "radii")
    try writer.write(smoothing, "smoothing")
  }
}
