import SDFGrid

/// What ``JumpFlood`` starts from: each texel looks at the elements of its own cell and of the eight around.
///
/// However many elements share a cell, none is lost here: a texel less than a cell's width from the
/// outline has its nearest element for good. Elements beyond the frame are in no cell; where there are
/// such, the texels along the border search among them, since the shortest way to one leads over them.
enum JumpSeeding {
  /// Writes the nearest element around, or none, for each texel of a row.
  static func seed(row y: Int, of scene: JumpScene, into row: inout MutableSpan<UInt32>) {
    let py = scene.y(y)
    let size = scene.lattice.size
    for x in 0..<size.width {
      let px = scene.x(x)
      var best = Nearest(id: scene.none, squared: .infinity)
      scene.look(around: x, y, from: px, py, &best)
      if let outer = scene.outer, x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1 {
        outer.offer(px, py, scene.table.span, to: &best)
      }
      row[x] = best.id
    }
  }
}
