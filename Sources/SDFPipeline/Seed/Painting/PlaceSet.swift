import SDFGeometry

/// A set of places with open addressing: the library's hashing, which guards against chosen keys, took a fifth
/// of the seed's time of many curves.
struct PlaceSet {
  /// No place: it lies beyond the range of all.
  private static let none = FixedPoint(x: .min, y: .min)

  private var slots: [FixedPoint]
  private let shift: UInt64

  /// Makes an empty set for so many places.
  init(capacity: Int) {
    var bits: UInt64 = 4
    while 1 << bits < 2 * capacity { bits += 1 }
    shift = 64 - bits
    slots = Array(repeating: Self.none, count: 1 << bits)
  }

  /// Adds a place; no more different ones than the capacity.
  mutating func insert(_ place: FixedPoint) { slots[slot(of: place)] = place }

  /// Whether a place is in the set.
  func contains(_ place: FixedPoint) -> Bool { slots[slot(of: place)] == place }

  /// Where a place is, or would be.
  @inline(__always)
  private func slot(of place: FixedPoint) -> Int {
    let key = UInt64(UInt32(bitPattern: place.x)) << 32 | UInt64(UInt32(bitPattern: place.y))
    // Fibonacci hashing (Knuth, volume 3, 6.4): the product's upper bits depend on all of the key's lower ones.
    var mixed = key &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 32) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(mixed >> shift)
    while slots[slot] != place && slots[slot] != Self.none { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
