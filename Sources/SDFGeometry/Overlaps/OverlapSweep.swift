/// Finds pairs of boxes that overlap or touch, enough of them that uniting each pair makes the same sets as uniting all.
///
/// A line sweeps from left to right; a segment tree (Bentley 1977) over the boxes' tops and bottoms holds those it
/// meets. A box lies at the O(log n) nodes whose spans make up its own; two overlap where one lies at a node above
/// or below one of the other's. Of the boxes at a node only the one that reaches furthest right is kept, for all others
/// there were united with it while they lasted. Of those below a node, too, only that one is kept once a box covers
/// the node and has been paired with all of them. So each entry is looked at a bounded number of times:
/// O(n log n) in all, though there may be n² pairs.
package struct OverlapSweep {
  private let boxes: [Box]
  /// The ranks of tops and bottoms among all of both.
  private var tops: [Int] = [], bottoms: [Int] = []
  /// The tree's leaves; a power of two. Node 1 is the root, the children of n are 2n and 2n + 1.
  private var leaves = 1
  /// The box at each node that reaches furthest right, −1 for none.
  private var covers: [Int32] = []
  /// The first of the entries for boxes at nodes below each node, −1 for none.
  private var heads: [Int32] = []
  private var entries: [(box: Int32, next: Int32)] = []

  /// Takes the boxes; none is empty.
  package init(_ boxes: [Box]) { self.boxes = boxes }

  /// Calls `found` with the places of boxes that overlap or touch.
  package mutating func run(_ found: (Int, Int) -> Void) {
    rank()
    covers = [Int32](repeating: -1, count: 2 * leaves)
    heads = covers
    entries.removeAll(keepingCapacity: true)
    for box in boxes.indices.sorted(by: { boxes[$0].minX < boxes[$1].minX }) {
      visit(node: 1, from: 0, to: leaves - 1, box, found)
    }
  }

  private mutating func rank() {
    let values = (boxes.map(\.minY) + boxes.map(\.maxY)).sorted()
    var distinct: [Double] = []
    for value in values where distinct.last != value { distinct.append(value) }
    func place(_ value: Double) -> Int {
      var (low, high) = (0, distinct.count)
      while low < high {
        let middle = (low + high) / 2
        if distinct[middle] < value { low = middle + 1 } else { high = middle }
      }
      return low
    }
    tops = boxes.map { place($0.minY) }
    bottoms = boxes.map { place($0.maxY) }
    while leaves < distinct.count { leaves *= 2 }
  }

  /// Pairs a box with those at a node and at its children, and puts it there.
  private mutating func visit(
    node: Int, from low: Int, to high: Int, _ box: Int, _ found: (Int, Int) -> Void
  ) {
    if bottoms[box] < low || tops[box] > high { return }
    if covers[node] >= 0, isMet(covers[node], by: box) { found(Int(covers[node]), box) }
    if tops[box] <= low && bottoms[box] >= high {
      takeAllBelow(node, box, found)
      if covers[node] < 0 || boxes[Int(covers[node])].maxX < boxes[box].maxX {
        covers[node] = Int32(truncatingIfNeeded: box)
      }
      return
    }
    let middle = (low + high) / 2
    visit(node: 2 * node, from: low, to: middle, box, found)
    visit(node: 2 * node + 1, from: middle + 1, to: high, box, found)
    entries.append((Int32(truncatingIfNeeded: box), heads[node]))
    heads[node] = Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Pairs a box that covers a node with all that lie below, of which one is kept.
  private mutating func takeAllBelow(_ node: Int, _ box: Int, _ found: (Int, Int) -> Void) {
    var entry = heads[node]
    var furthest: Int32 = -1
    while entry >= 0 {
      let (other, next) = entries[Int(entry)]
      if isMet(other, by: box) {
        found(Int(other), box)
        if furthest < 0 || boxes[Int(entries[Int(furthest)].box)].maxX < boxes[Int(other)].maxX {
          furthest = entry
        }
      }
      entry = next
    }
    if furthest >= 0 { entries[Int(furthest)].next = -1 }
    heads[node] = furthest
  }

  /// Whether an earlier box still lies under the line when it comes to another's left side.
  private func isMet(_ other: Int32, by box: Int) -> Bool { boxes[Int(other)].maxX >= boxes[box].minX }
}
