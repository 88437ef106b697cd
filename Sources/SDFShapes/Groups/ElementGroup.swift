public import SDFGeometry

/// Elements that are drawn as one field, or one that stands alone.
public struct ElementGroup<ID: Comparable & Hashable & Sendable>: Sendable, Equatable {
  /// Who the group is: the least identity of its elements, the same whatever their heights and order.
  public let id: ID
  /// The places of the elements in the list that was grouped, from the lowest up: by z, then by identity.
  public let members: [Int]
  /// The box around the elements' frames, in points.
  public let bounds: Box

  /// Whether there is but one element, which merges with nothing.
  public var isAlone: Bool { members.count == 1 }

  /// The box around what the elements draw when merged by a smooth union.
  ///
  /// - Parameter smoothK: the full width of the band that blends, in points: merged shapes reach at most so far beyond
  ///   their own. An element that stands alone does not.
  public func bounds(smoothK: Double) -> Box {
    isAlone || !(smoothK > 0) ? bounds : bounds.grown(by: smoothK)
  }
}
