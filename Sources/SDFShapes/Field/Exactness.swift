/// What a field's distances are good for; a later case promises less.
public enum Exactness: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// Each is the Euclidean distance to the outline.
  case distance
  /// None is larger, in magnitude, than the Euclidean distance, and the sign is right: a circle of that radius
  /// around the point does not cross the outline.
  case bound
  /// Only the sign is right: it tells inside from outside.
  case neither

  /// Whether the first one promises more.
  public static func < (a: Exactness, b: Exactness) -> Bool { a.rawValue < b.rawValue }
}
