/// An element and its squared distance; among equals the smaller number is nearer.
struct Nearest {
  /// The element's number.
  var id: UInt32
  /// Its squared distance, in (1/32,768 texel)².
  var squared: Float

  /// Takes an element if it is nearer.
  @inline(__always)
  mutating func offer(_ other: UInt32, squared otherSquared: Float) {
    if otherSquared < squared || (otherSquared == squared && other < id) {
      id = other
      squared = otherSquared
    }
  }
}
