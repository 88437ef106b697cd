public import SDFGeometry

/// A sector of the largest circle in the middle of its frame.
///
/// JSON: `{"shape": "pie", "start": 0, "sweep": 90}`.
public struct PieShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.pie

  /// Where it starts, in degrees clockwise from the top.
  public var start: Double
  /// How far it goes on clockwise, in degrees, 0…360; 360 makes a disc.
  public var sweep: Double

  /// Makes a sector.
  public init(start: Double = 0, sweep: Double = 90) {
    self.start = start
    self.sweep = sweep
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    try Limits.angle(start, .pie, "start")
    try Limits.sweep(sweep, .pie, "sweep")
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    return try PieField(center: frame.center, radius: frame.inradius, start: start, sweep: sweep)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .pie, keys: ["start", "sweep"])
    self.init(
      start: try reader.number("start", default: 0), sweep: try reader.number("sweep", default: 90))
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .pie)
    try writer.write(start, "start")
    try writer.write(sweep, "sweep")
  }
}
