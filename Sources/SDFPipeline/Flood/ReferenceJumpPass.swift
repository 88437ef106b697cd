import SDFGrid

/// The twin of ``JumpPass``: one texel and one neighbour at a time.
enum ReferenceJumpPass {
  /// The nearest of the elements that each texel and the eight a step away know.
  static func run(_ before: Grid<UInt32>, step: Int, of scene: JumpScene) -> Grid<UInt32> {
    let size = before.size
    return Grid(size) { x, y in
      var best = Nearest(id: scene.none, squared: .infinity)
      for (nx, ny) in [
        (x, y), (x - step, y), (x + step, y), (x, y - step), (x - step, y - step), (x + step, y - step),
        (x, y + step), (x - step, y + step), (x + step, y + step),
      ] where nx >= 0 && ny >= 0 && nx < size.width && ny < size.height {
        let id = before[nx, ny]
        if id == scene.none { continue }
        let element = scene.table[Int(id)]
        best.offer(id, squared: element.squaredDistance(scene.x(x), scene.y(y)))
      }
      return best.id
    }
  }
}
