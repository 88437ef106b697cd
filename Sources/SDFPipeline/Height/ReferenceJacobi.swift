package import SDFGrid

/// The twin of ``JacobiHeight``: one texel at a time, one sweep after the other.
package enum ReferenceJacobi {
  /// Relaxes `field` in place; the contract is that of ``JacobiHeight/run(_:scratch:sweeps:border:threads:shouldStop:)``.
  package static func run(_ field: inout Grid<Float>, sweeps: Int, border: SDFMetadata.Border) {
    for _ in 0..<sweeps {
      let before = field
      field = Grid(before.size) { x, y in
        let here = before[x, y]
        if !(here > JacobiHeight.least) { return 0 }
        let left = neighbour(of: here, at: (x - 1, y), in: before, border: border)
        let right = neighbour(of: here, at: (x + 1, y), in: before, border: border)
        let up = neighbour(of: here, at: (x, y - 1), in: before, border: border)
        let down = neighbour(of: here, at: (x, y + 1), in: before, border: border)
        return ((left + right) + (up + down)) * 0.25
      }
    }
  }

  /// The height of a neighbour; beyond the border 0, or the height of the texel itself.
  private static func neighbour(
    of here: Float, at place: (x: Int, y: Int), in field: Grid<Float>, border: SDFMetadata.Border
  ) -> Float {
    let size = field.size
    if place.x >= 0 && place.x < size.width && place.y >= 0 && place.y < size.height {
      return field[place.x, place.y]
    }
    switch border {
    case .clear: return 0
    case .extend: return here
    }
  }
}
