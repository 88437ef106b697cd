/// The shapes of the library, by the names that scene files and the command line give them.
public enum ShapeKind: String, CaseIterable, Hashable, Sendable {
  /// A circle.
  case circle
  /// An ellipse with its axes along x and y.
  case ellipse
  /// A rectangle whose shorter sides are half circles.
  case capsule
  /// A rectangle with rounded or continuous corners.
  case rectangle
  /// A regular polygon.
  case polygon
  /// A star.
  case star
  /// A line with round ends.
  case segment
  /// Part of a circle's line, with round ends.
  case arc
  /// A circle's line.
  case ring
  /// A circle's sector.
  case pie
  /// A filled path.
  case path
  /// A field from a texture.
  case custom
}
