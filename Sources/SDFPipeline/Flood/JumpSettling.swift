import SDFGrid

/// A late pass of ``JumpFlood``: where neighbours' nearest points lie far apart, a texel searches.
///
/// In the middle of a shape hundreds of pieces may be as near but for thousandths of a texel, each for a
/// sliver thinner than a texel, and no neighbour knows the right one. There the nearest points of
/// neighbouring texels lie further apart than the texels do; the search, bounded by the distance already
/// found, makes those texels exact.
enum JumpSettling {
  /// Nearest points that are this far apart, in texels, call for a search.
  private static let gap: Float = 1.5

  /// Writes a row.
  static func settle(
    row y: Int, of scene: JumpScene, from source: RowWriter<UInt32>, into row: inout MutableSpan<UInt32>
  ) {
    let py = scene.y(y)
    let table = scene.table.span
    source.withReadRow(y) { here in
      source.withReadRow(max(0, y - 1)) { up in
        source.withReadRow(min(source.size.height - 1, y + 1)) { down in
          for x in 0..<here.count {
            let px = scene.x(x)
            let own = table[Int(here[x])]
            let foot = own.nearest(px, py)
            let (left, right) = (max(0, x - 1), min(here.count - 1, x + 1))
            let neighbours = SIMD8<UInt32>(
              here[left], here[right], up[left], up[x], up[right], down[left], down[x], down[right])
            var isFar = false
            for place in 0..<8 where neighbours[place] != here[x] {
              let other = table[Int(neighbours[place])].nearest(px, py)
              isFar = isFar || apart(foot, other)
            }
            var best = Nearest(id: here[x], squared: own.squaredDistance(px, py))
            if isFar { scene.all.offer(px, py, table, to: &best) }
            row[x] = best.id
          }
        }
      }
    }
  }

  private static func apart(_ a: (x: Int32, y: Int32), _ b: (x: Int32, y: Int32)) -> Bool {
    let limit = gap * Float(JumpElement.one)
    let (dx, dy) = (Float(a.x &- b.x), Float(a.y &- b.y))
    return dx * dx + dy * dy > limit * limit
  }
}
