public import SDFGeometry

/// An element that may merge with others: where it is, and who it is from frame to frame.
public struct GroupElement<ID: Comparable & Hashable & Sendable>: Sendable {
  /// Who it is; no two elements have the same one.
  public var id: ID
  /// Where it is, in points.
  public var frame: Box
  /// How far up it lies; of elements at one height the one with the lesser identity comes first.
  public var z: Double

  /// Makes an element.
  public init(id: ID, frame: Box, z: Double = 0) {
    (self.id, self.frame, self.z) = (id, frame, z)
  }
}

extension GroupElement: Equatable {}
