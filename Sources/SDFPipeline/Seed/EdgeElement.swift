/// A straight piece of outline, its ends in 1/65,536 of a texel of the texture.
///
/// Fixed point keeps a vertex that two pieces share the same number in both, so that crossings can be
/// counted without doubt, and it keeps differences exact at every place of a large texture. The inside
/// lies to the right of the way from a to b, as seen on the screen (y down).
package struct EdgeElement: BitwiseCopyable, Sendable, Hashable {
  /// The start.
  package var ax: Int32, ay: Int32
  /// The end; equal to the start for a piece without length.
  package var bx: Int32, by: Int32

  /// One texel in fixed point.
  package static let one: Double = 65536
  /// The least and the largest coordinate, in texels: a difference of two fits 32 bits.
  package static let lowest: Double = -6_300
  package static let highest: Double = 26_400
  /// The most texels that a texture may have along one side.
  package static let maxSide = 20_000

  /// Makes a piece from its ends in fixed point.
  package init(ax: Int32, ay: Int32, bx: Int32, by: Int32) {
    self.ax = ax
    self.ay = ay
    self.bx = bx
    self.by = by
  }

  /// A coordinate in texels as fixed point, rounded to nearest and held between ``lowest`` and ``highest``.
  @inline(__always)
  package static func fixed(_ texels: Double) -> Int32 {
    let held = max(lowest, min(highest, texels)) * one
    // A conversion cuts the fraction off; the library's rounding would be a call.
    return Int32(truncatingIfNeeded: Int64(held < 0 ? held - 0.5 : held + 0.5))
  }

  /// The ends in texels.
  package var ends: (a: (x: Double, y: Double), b: (x: Double, y: Double)) {
    (
      (Double(ax) / Self.one, Double(ay) / Self.one),
      (Double(bx) / Self.one, Double(by) / Self.one)
    )
  }

  /// The way from the nearest point of the piece to (x, y), in texels: for the reference twins.
  package func way(toX x: Double, y: Double) -> (x: Double, y: Double) {
    let (a, b) = ends
    let ex = b.x - a.x
    let ey = b.y - a.y
    let squared = ex * ex + ey * ey
    let along = squared > 0 ? ((x - a.x) * ex + (y - a.y) * ey) / squared : 0
    let t = max(0, min(1, along))
    return (x - (a.x + t * ex), y - (a.y + t * ey))
  }
}
