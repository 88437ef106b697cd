package import SDFGrid

/// The twin of ``BinarySeed``: each pair of neighbouring texels of different state gives the side that
/// their cells share.
package enum ReferenceBinarySeed {
  /// The pieces of a mask's outline, each a texel long, for a texture that is the mask's size.
  ///
  /// Under an extended border, the outline goes on for a texel beyond the mask.
  package static func run(_ mask: CoverageMask, options: MaskOptions) -> [ReferencePiece] {
    let coverage = ReferenceCoverage(mask, options: options)
    // Under an extended border the texels around the mask repeat its edge: their sides are the ways out.
    let beyond = options.border == .extend ? 1 : 0
    var pieces: [ReferencePiece] = []
    for y in -beyond..<coverage.height + beyond {
      for x in -beyond..<coverage.width + beyond {
        let inside = coverage.isInside(x, y)
        // The side on the right, downwards: its right is this texel.
        let right = side(x + 1, y, x + 1, y + 1, coverage)
        // The side below, to the left: its right, as seen on the screen, is this texel.
        let below = side(x + 1, y + 1, x, y + 1, coverage)
        if inside != coverage.isInside(x + 1, y) { pieces.append(inside ? right : right.reversed) }
        if inside != coverage.isInside(x, y + 1) { pieces.append(inside ? below : below.reversed) }
      }
    }
    return pieces
  }

  private static func side(
    _ ax: Int, _ ay: Int, _ bx: Int, _ by: Int, _ coverage: ReferenceCoverage
  ) -> ReferencePiece {
    let margin = coverage.margin
    return ReferencePiece(
      ax: Double(ax - margin), ay: Double(ay - margin), bx: Double(bx - margin), by: Double(by - margin))
  }
}
