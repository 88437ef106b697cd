/// Sets that only ever unite (union-find): union by rank, path halving (Tarjan & van Leeuwen 1984).
package struct DisjointSets {
  private var parents: [Int]
  private var ranks: [UInt8]

  /// So many sets of one element each.
  package init(count: Int) {
    parents = Array(0..<count)
    ranks = [UInt8](repeating: 0, count: count)
  }

  /// The element that stands for the set of an element.
  package mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  /// Makes one set of those of two elements.
  package mutating func unite(_ a: Int, _ b: Int) {
    let (first, second) = (root(of: a), root(of: b))
    if first == second { return }
    let (child, parent) = ranks[first] < ranks[second] ? (first, second) : (second, first)
    parents[child] = parent
    if ranks[child] == ranks[parent] { ranks[parent] += 1 }
  }
}
