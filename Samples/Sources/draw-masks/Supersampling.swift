import SDFGrid

/// Turns shapes into coverage.
enum Supersampling {
  /// The part of each texel that a shape covers: the share of `side` × `side` points that are inside.
  static func coverage(of shape: Shape, _ size: GridSize, side: Int) -> Grid<Double> {
    let step = 1 / Double(side)
    return Grid(size) { x, y in
      var inside = 0
      for row in 0..<side {
        for column in 0..<side {
          let point = Point(
            Double(x) + (Double(column) + 0.5) * step, Double(y) + (Double(row) + 0.5) * step)
          if shape.contains(point) { inside += 1 }
        }
      }
      return Double(inside) / Double(side * side)
    }
  }
}
