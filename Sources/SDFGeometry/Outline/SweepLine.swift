/// The pieces that a sweep's line crosses, from left to right, each with the winding number on its right.
///
/// They are kept in chunks, so that a change costs a chunk's length, not the whole line's.
struct SweepLine {
  /// A piece's place among all pieces, and the winding number on its right.
  struct Entry: BitwiseCopyable {
    var piece: Int32
    var winding: Int32
  }

  /// A place in the line: a chunk, and a place in it or at its end.
  struct Place: BitwiseCopyable {
    var chunk: Int
    var offset: Int
  }

  /// The most entries of a chunk.
  private static let capacity = 256

  /// The chunks from left to right, each at its slot's part of `entries`; there is always one, and none of
  /// several is empty.
  private var slots: [Int32] = [0]
  private var counts: [Int32] = [0]
  private var free: [Int32] = []
  private var entries = [Entry](repeating: Entry(piece: 0, winding: 0), count: capacity)

  /// Whether the line crosses nothing.
  var isEmpty: Bool { counts.count == 1 && counts[0] == 0 }

  /// Takes everything out; keeps the memory.
  mutating func removeAll() {
    free.append(contentsOf: slots.dropFirst())
    slots.removeLast(slots.count - 1)
    counts.removeLast(counts.count - 1)
    counts[0] = 0
  }

  /// Where the pieces end that lie on the left of a point.
  func place(of point: FixedPoint, _ pieces: [SweepPiece]) -> Place {
    var low = 0
    var high = slots.count - 1
    while low < high {
      let middle = (low + high) >> 1
      let last = entries[start(middle) + Int(counts[middle]) - 1]
      if pieces[Int(last.piece)].side(point) < 0 { low = middle + 1 } else { high = middle }
    }
    let base = start(low)
    var first = 0
    var end = Int(counts[low])
    while first < end {
      let middle = (first + end) >> 1
      if pieces[Int(entries[base + middle].piece)].side(point) < 0 {
        first = middle + 1
      } else {
        end = middle
      }
    }
    return Place(chunk: low, offset: first)
  }

  /// The entry on the left of a place.
  func before(_ place: Place) -> Entry? {
    if place.offset > 0 { return entries[start(place.chunk) + place.offset - 1] }
    if place.chunk == 0 { return nil }
    return entries[start(place.chunk - 1) + Int(counts[place.chunk - 1]) - 1]
  }

  /// The entry that lies some entries to the right of a place.
  func entry(_ place: Place, skipping count: Int = 0) -> Entry? {
    var chunk = place.chunk
    var offset = place.offset + count
    while offset >= Int(counts[chunk]) {
      offset -= Int(counts[chunk])
      chunk += 1
      if chunk == counts.count { return nil }
    }
    return entries[start(chunk) + offset]
  }

  /// Puts entries at a place instead of some on its right, of which there are enough.
  mutating func replace(_ count: Int, at place: Place, by new: [Entry]) {
    var place = place
    var replaced = 0
    while replaced < count {
      if place.offset == Int(counts[place.chunk]) {
        place = Place(chunk: place.chunk + 1, offset: 0)
      } else if replaced < new.count {
        entries[start(place.chunk) + place.offset] = new[replaced]
        place.offset += 1
        replaced += 1
      } else {
        remove(at: &place)
        replaced += 1
      }
    }
    for entry in new.dropFirst(replaced) { insert(entry, at: &place) }
  }

  private func start(_ chunk: Int) -> Int { Int(slots[chunk]) * Self.capacity }

  /// Takes out the entry at a place, which then is that of the next one.
  private mutating func remove(at place: inout Place) {
    let base = start(place.chunk)
    let count = Int(counts[place.chunk])
    for offset in place.offset + 1..<max(count, place.offset + 1) {
      entries[base + offset - 1] = entries[base + offset]
    }
    counts[place.chunk] -= 1
    if count > 1 || slots.count == 1 { return }
    free.append(slots.remove(at: place.chunk))
    counts.remove(at: place.chunk)
    if place.chunk == slots.count {
      place = Place(chunk: place.chunk - 1, offset: Int(counts[place.chunk - 1]))
    }
  }

  /// Puts an entry at a place, which then is the one behind it.
  private mutating func insert(_ entry: Entry, at place: inout Place) {
    if Int(counts[place.chunk]) == Self.capacity { halve(&place) }
    let base = start(place.chunk)
    var offset = Int(counts[place.chunk])
    while offset > place.offset {
      entries[base + offset] = entries[base + offset - 1]
      offset -= 1
    }
    entries[base + offset] = entry
    counts[place.chunk] += 1
    place.offset += 1
  }

  /// Moves the right half of a full chunk to one of its own.
  private mutating func halve(_ place: inout Place) {
    let half = Self.capacity / 2
    let slot: Int32
    if let last = free.popLast() {
      slot = last
    } else {
      slot = Int32(truncatingIfNeeded: entries.count / Self.capacity)
      entries.append(contentsOf: repeatElement(Entry(piece: 0, winding: 0), count: Self.capacity))
    }
    let base = start(place.chunk)
    for offset in 0..<half { entries[Int(slot) * Self.capacity + offset] = entries[base + half + offset] }
    slots.insert(slot, at: place.chunk + 1)
    counts[place.chunk] = Int32(half)
    counts.insert(Int32(half), at: place.chunk + 1)
    if place.offset > half { place = Place(chunk: place.chunk + 1, offset: place.offset - half) }
  }
}
