/// Which winding numbers are inside.
enum WindingRule: Sendable, BitwiseCopyable {
  /// All but 0.
  case nonzero
  /// The odd ones.
  case odd
  /// Those of at least this: the union (1) or intersection (n) of n areas whose own winding numbers are 0 and 1.
  case atLeast(Int32)

  init(_ rule: FillRule) {
    self =
      switch rule {
      case .nonzero: .nonzero
      case .evenOdd: .odd
      }
  }

  @inline(__always)
  func isInside(_ winding: Int32) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .odd: winding & 1 != 0
    case .atLeast(let least): winding >= least
    }
  }
}
