public import SDFGeometry

/// Why elements cannot be grouped; elements count from 0.
public enum GroupError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The radius is negative or not a number.
  case radius(found: Double)
  /// A frame is empty, not finite, or too far away.
  case frame(element: Int, found: Box)
  /// A height is not a number.
  case height(element: Int)
  /// An earlier element has the same identity.
  case repeatedIdentity(element: Int)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .radius(let found): "the radius must be 0…\(Limits.largest) points, not \(found)"
    case .frame(let element, let found):
      "element \(element) needs a frame within ±\(Limits.largest) points with sides of 0 or more, "
        + "not x \(found.minX)…\(found.maxX), y \(found.minY)…\(found.maxY)"
    case .height(let element): "the z of element \(element) is not a number"
    case .repeatedIdentity(let element): "element \(element) has the identity of an earlier one"
    }
  }
}
