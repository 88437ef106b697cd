public import SDFGeometry

/// Any shape of the library: what a scene file's JSON object says.
///
/// The object has the shape's name under `shape` and the parameters under their names:
/// `{"shape": "star", "points": 5, "innerRadius": 0.4}`. Parameters with a default may be left out. Keys that the
/// shape has not, values of another type and values beyond their range are refused with a ``ShapeError`` that
/// names the key and what may be.
public enum Shape: Hashable, Sendable {
  /// A circle.
  case circle(CircleShape)
  /// An ellipse.
  case ellipse(EllipseShape)
  /// A capsule.
  case capsule(CapsuleShape)
  /// A rectangle.
  case rectangle(RectangleShape)
  /// A regular polygon.
  case polygon(PolygonShape)
  /// A star.
  case star(StarShape)
  /// A line.
  case segment(SegmentShape)
  /// Part of a circle's line.
  case arc(ArcShape)
  /// A circle's line.
  case ring(RingShape)
  /// A circle's sector.
  case pie(PieShape)
  /// A filled path.
  case path(PathShape)
  /// A field from a file.
  case custom(CustomShape)

  /// The shape's own value.
  public var shape: any FramedShape {
    switch self {
    case .circle(let shape): shape
    case .ellipse(let shape): shape
    case .capsule(let shape): shape
    case .rectangle(let shape): shape
    case .polygon(let shape): shape
    case .star(let shape): shape
    case .segment(let shape): shape
    case .arc(let shape): shape
    case .ring(let shape): shape
    case .pie(let shape): shape
    case .path(let shape): shape
    case .custom(let shape): shape
    }
  }

  /// The shape's name.
  public var kind: ShapeKind { type(of: shape).kind }

  /// Refuses parameters that are not numbers or beyond their ranges.
  public func validate() throws(ShapeError) { try shape.validate() }

  /// The shape in a frame; see ``FramedShape/field(in:resources:)``.
  public func field(
    in frame: Box, resources: any ShapeResources = NoShapeResources()
  ) throws(ShapeError) -> any DistanceField {
    try shape.field(in: frame, resources: resources)
  }
}

extension Shape: Codable {
  /// Reads any shape; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    switch try ShapeReader.kind(decoder) {
    case .circle: self = .circle(try CircleShape(from: decoder))
    case .ellipse: self = .ellipse(try EllipseShape(from: decoder))
    case .capsule: self = .capsule(try CapsuleShape(from: decoder))
    case .rectangle: self = .rectangle(try RectangleShape(from: decoder))
    case .polygon: self = .polygon(try PolygonShape(from: decoder))
    case .star: self = .star(try StarShape(from: decoder))
    case .segment: self = .segment(try SegmentShape(from: decoder))
    case .arc: self = .arc(try ArcShape(from: decoder))
    case .ring: self = .ring(try RingShape(from: decoder))
    case .pie: self = .pie(try PieShape(from: decoder))
    case .path: self = .path(try PathShape(from: decoder))
    case .custom: self = .custom(try CustomShape(from: decoder))
    }
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws { try shape.encode(to: encoder) }
}
