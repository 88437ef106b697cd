public import SDFGrid

/// The ways to lay a rectangle of texels onto the texel grid: turned, mirrored or both.
public enum GridSymmetry: String, CaseIterable, Sendable {
  case same, quarterTurn, halfTurn, threeQuarterTurn
  case mirror, flip, transpose, antitranspose

  /// Whether columns become rows.
  public var swapsAxes: Bool {
    switch self {
    case .same, .halfTurn, .mirror, .flip: false
    case .quarterTurn, .threeQuarterTurn, .transpose, .antitranspose: true
    }
  }

  /// Where a vector goes; turns are clockwise on the screen.
  public func apply(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
    switch self {
    case .same: (x, y)
    case .quarterTurn: (-y, x)
    case .halfTurn: (-x, -y)
    case .threeQuarterTurn: (y, -x)
    case .mirror: (-x, y)
    case .flip: (x, -y)
    case .transpose: (y, x)
    case .antitranspose: (-y, -x)
    }
  }

  /// The grid laid down that way.
  public func apply<Sample>(_ grid: Grid<Sample>) -> Grid<Sample> {
    let old = grid.size
    let size = swapsAxes ? GridSize(width: old.height, height: old.width) : old
    let (right, bottom) = (old.width - 1, old.height - 1)
    return Grid(size) { x, y in
      switch self {
      case .same: grid[x, y]
      case .quarterTurn: grid[y, bottom - x]
      case .halfTurn: grid[right - x, bottom - y]
      case .threeQuarterTurn: grid[right - y, x]
      case .mirror: grid[right - x, y]
      case .flip: grid[x, bottom - y]
      case .transpose: grid[y, x]
      case .antitranspose: grid[right - y, bottom - x]
      }
    }
  }

  /// A field laid down that way: its gradients turn with it.
  public func apply(field: Grid<SIMD4<Float>>) -> Grid<SIMD4<Float>> {
    let moved = apply(field)
    return Grid(moved.size) { x, y in
      let texel = moved[x, y]
      let gradient = apply(texel.y, texel.z)
      return SIMD4(texel.x, gradient.x, gradient.y, texel.w)
    }
  }
}
