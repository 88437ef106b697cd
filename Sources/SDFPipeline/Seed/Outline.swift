/// Where a source lies in the texture: a source point p is at origin + scale · p, in texels.
struct Placing: Sendable, Hashable {
  var originX: Double, originY: Double
  var scaleX: Double, scaleY: Double

  /// The fixed-point texture coordinates of a source point.
  @inline(__always)
  func fixed(x: Double, y: Double) -> (x: Int32, y: Int32) {
    (EdgeElement.fixed(originX + scaleX * x), EdgeElement.fixed(originY + scaleY * y))
  }
}

/// What the seed stage gives: the pieces of outline, placed in the texture.
struct Outline: Sendable {
  /// Of equally near pieces the first one counts: see ``sorted(_:)``.
  var elements: [EdgeElement] = []
  /// Whether a point far to the left of row 0 is inside: only under an extended border, or where a painting
  /// reaches beyond the range of places.
  var leftIsInside = false
  /// The heights, in fixed point and rising, at which the state far to the left changes.
  var leftFlips: [Int32] = []
  /// Whether pieces beyond the range of places were left out: there may be outline just beyond it.
  var isCut = false
}
