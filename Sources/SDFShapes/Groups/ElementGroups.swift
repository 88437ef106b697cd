import SDFGeometry

/// Which elements merge: those whose frames overlap or touch when each is grown by a radius, and whatever
/// overlaps those in turn.
///
/// Groups and members come in an order that depends on heights and identities only, so that nothing flickers when
/// elements move: groups by their lowest member, members by z, then by identity.
///
/// Takes time in proportion to n log n for n elements, however many of them overlap.
public struct ElementGroups<ID: Comparable & Hashable & Sendable>: Sendable, Equatable {
  /// All groups, elements that stand alone among them, from the lowest up.
  public let groups: [ElementGroup<ID>]
  /// Each element's group, as a place in ``groups``.
  public let groupOfElement: [Int]

  /// Groups elements.
  ///
  /// - Parameters:
  ///   - elements: in any order.
  ///   - radius: by how much each frame is grown on all sides, in points, 0 or more.
  /// - Throws: ``GroupError``.
  public init(_ elements: [GroupElement<ID>], radius: Double = 80) throws(GroupError) {
    try Self.check(elements, radius)
    var sets = DisjointSets(count: elements.count)
    var sweep = OverlapSweep(elements.map { $0.frame.grown(by: radius) })
    sweep.run { a, b in sets.unite(a, b) }
    let order = elements.indices.sorted { a, b in
      let (first, second) = (elements[a], elements[b])
      return first.z != second.z ? first.z < second.z : first.id < second.id
    }
    // In that order, so that a group's place is that of its lowest member.
    var placeOfRoot = [Int](repeating: -1, count: elements.count)
    var members: [[Int]] = []
    var places = placeOfRoot
    for element in order {
      let root = sets.root(of: element)
      if placeOfRoot[root] < 0 {
        placeOfRoot[root] = members.count
        members.append([])
      }
      places[element] = placeOfRoot[root]
      members[placeOfRoot[root]].append(element)
    }
    groups = members.map { members in
      var id = elements[members[0]].id
      var bounds = Box.empty
      for member in members {
        id = min(id, elements[member].id)
        bounds = bounds.union(elements[member].frame)
      }
      return ElementGroup(id: id, members: members, bounds: bounds)
    }
    groupOfElement = places
  }

  private static func check(_ elements: [GroupElement<ID>], _ radius: Double) throws(GroupError) {
    guard radius >= 0, radius <= Limits.largest else { throw .radius(found: radius) }
    var ids = Set<ID>(minimumCapacity: elements.count)
    for (place, element) in elements.enumerated() {
      let frame = element.frame
      let sides = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      guard sides.allSatisfy({ abs($0) <= Limits.largest }), !frame.isEmpty else {
        throw .frame(element: place, found: frame)
      }
      if element.z.isNaN { throw .height(element: place) }
      if !ids.insert(element.id).inserted { throw .repeatedIdentity(element: place) }
    }
  }
}
