public import SDFGeometry

/// A shape's parameters, without a place: a frame gives it one.
///
/// Parameters are plain values that may be changed at will; they are checked when a field is made of them or
/// when they are read from JSON. See ``Shape`` for any of the shapes and for the JSON form.
public protocol FramedShape: Hashable, Sendable, Codable {
  /// The shape's name.
  static var kind: ShapeKind { get }

  /// Refuses parameters that are not numbers or beyond their ranges.
  func validate() throws(ShapeError)

  /// The shape in a frame, which may be of zero width or height: the shape is then a segment or a point, has no
  /// inside, and its distances are 0 or more.
  ///
  /// - Parameters:
  ///   - frame: in points.
  ///   - resources: where files and texts that the shape names come from.
  /// - Returns: a field whose distances and bounds are in the frame's plane.
  func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField
}

extension FramedShape {
  /// Accepts everything: for shapes without parameters.
  public func validate() throws(ShapeError) {}

  /// The shape in a frame; shapes that name files are refused.
  public func field(in frame: Box) throws(ShapeError) -> any DistanceField {
    try field(in: frame, resources: NoShapeResources())
  }
}
