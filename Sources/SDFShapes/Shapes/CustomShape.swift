public import SDFGeometry

/// The shape in an SDF file, 8-bit pictures among them.
///
/// JSON: `{"shape": "custom", "file": "leaf.ktx2", "stretch": false}`; the caller says what the name means
/// (``ShapeResources``).
public struct CustomShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.custom

  /// The file's name, as the caller understands it.
  public var file: String
  /// Texels on each side that lie outside of the frame, 0 or more; nil takes what the file says.
  public var padding: Int?
  /// Whether the frame's proportions are taken on, which makes the distances bounds; else the texture is contained.
  public var stretch: Bool

  /// Makes a shape.
  public init(file: String, padding: Int? = nil, stretch: Bool = false) {
    self.file = file
    self.padding = padding
    self.stretch = stretch
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    if file.isEmpty {
      throw .outOfRange(shape: "custom", key: "file", found: "empty", range: "a file's name")
    }
    if let padding { try Limits.count(padding, .custom, "padding", in: 0...(1 << 20)) }
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    // A texture has no size without a frame's: what is left is a segment or a point.
    if frame.width == 0 || frame.height == 0 {
      let (start, end) = (Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY))
      return try CapsuleField(
        from: stretch ? start : frame.center, to: stretch ? end : frame.center, radius: 0)
    }
    do {
      return try TextureField(
        resources.texture(file: file), padding: padding, frame: frame, stretch: stretch)
    } catch let error as ShapeError {
      throw error
    } catch {
      throw .resource(shape: "custom", name: file, reason: "\(error)")
    }
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .custom, keys: ["file", "padding", "stretch"])
    self.init(
      file: try reader.text("file"), padding: try reader.optional(Int.self, "padding", "a whole number"),
      stretch: try reader.flag("stretch", default: false))
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .custom)
    try writer.write(file, "file")
    try writer.write(padding, "padding")
    try writer.write(stretch, "stretch")
  }
}
