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
  /// A capsule.
  case capsule(CapsuleShape)

  /// The shape's own value.
  public var shape: any FramedShape {
    switch self {
    case .circle(let shape): shape
    case .capsule(let shape): shape
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
    default: self = .capsule(try CapsuleShape(from: decoder))
    }
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws { try shape.encode(to: encoder) }
}
