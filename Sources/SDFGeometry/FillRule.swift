/// Which places a path's winding numbers make inside.
public enum FillRule: String, CaseIterable, Hashable, Sendable {
  /// Inside where the winding number is not 0.
  case nonzero
  /// Inside where the winding number is odd.
  case evenOdd = "evenodd"

  /// Whether a place of that winding number is inside.
  @inlinable
  public func isInside(winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
