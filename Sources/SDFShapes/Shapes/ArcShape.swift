public import SDFGeometry

/// Part of the line of the largest circle in the middle of its frame, with round ends, within the frame.
///
/// JSON: `{"shape": "arc", "thickness": 8, "start": 0, "sweep": 270}`.
public struct ArcShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.arc

  /// In points, 0 or more; more than half of the frame's shorter side is cut to that.
  public var thickness: Double
  /// Where the line starts, in degrees clockwise from the top.
  public var start: Double
  /// How far it goes on clockwise, in degrees, 0…360; 360 makes a ring.
  public var sweep: Double

  /// Makes an arc.
  public init(thickness: Double, start: Double = 0, sweep: Double = 270) {
    self.thickness = thickness
    self.start = start
    self.sweep = sweep
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    try Limits.length(thickness, .arc, "thickness")
    try Limits.angle(start, .arc, "start")
    try Limits.sweep(sweep, .arc, "sweep")
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    let thickness = min(thickness, frame.inradius)
    let radius = frame.inradius - 0.5 * thickness
    if sweep == 360 { return try RingShape(thickness: thickness).field(in: frame) }
    return try ArcField(
      center: frame.center, radius: radius, thickness: min(thickness, 2 * radius), start: start, sweep: sweep)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .arc, keys: ["thickness", "start", "sweep"])
    self.init(
      thickness: try reader.number("thickness"), start: try reader.number("start", default: 0),
      sweep: try reader.number("sweep", default: 270))
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .arc)
    try writer.write(thickness, "thickness")
    try writer.write(start, "start")
    try writer.write(sweep, "sweep")
  }
}
