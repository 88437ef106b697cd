public import SDFGeometry

/// A line with round ends, within its frame.
///
/// JSON: `{"shape": "segment", "thickness": 4, "from": [0, 0.5], "to": [1, 0.5]}`.
public struct SegmentShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.segment

  /// In points, 0 or more.
  public var thickness: Double
  /// The ends as fractions of the frame less half the thickness on each side, 0…1: (0, 0) is at the top left. Where
  /// the frame is narrower than the line is thick, the line's middle lies in the frame's.
  public var from: Point, to: Point

  /// Makes a line, by default from the left to the right.
  public init(thickness: Double, from: Point = Point(x: 0, y: 0.5), to: Point = Point(x: 1, y: 0.5)) {
    self.thickness = thickness
    self.from = from
    self.to = to
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    try Limits.length(thickness, .segment, "thickness")
    for (key, end) in [("from", from), ("to", to)] {
      try Limits.number(end.x, .segment, key, in: 0...1, "two numbers of 0…1")
      try Limits.number(end.y, .segment, key, in: 0...1, "two numbers of 0…1")
    }
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    let radius = 0.5 * thickness
    let (width, height) = (max(0, frame.width - thickness), max(0, frame.height - thickness))
    let center = frame.center
    func place(_ end: Point) -> Point {
      Point(x: center.x + (end.x - 0.5) * width, y: center.y + (end.y - 0.5) * height)
    }
    return try CapsuleField(from: place(from), to: place(to), radius: radius)
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .segment, keys: ["thickness", "from", "to"])
    self.init(thickness: try reader.number("thickness"))
    if let numbers = try reader.numbers("from", counts: [2]) { from = Point(x: numbers[0], y: numbers[1]) }
    if let numbers = try reader.numbers("to", counts: [2]) { to = Point(x: numbers[0], y: numbers[1]) }
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .segment)
    try writer.write(thickness, "thickness")
    try writer.write([from.x, from.y], "from")
    try writer.write([to.x, to.y], "to")
  }
}
