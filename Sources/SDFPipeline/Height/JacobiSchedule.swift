package import SDFGrid

/// The number of Jacobi sweeps, which follows the size of the field.
///
/// Laplace's equation with a zero rim has only the limit 0, so that the look depends on the number of
/// sweeps. This schedule is the one that renderers know.
package enum JacobiSchedule {
  /// The sweeps for fields whose longer side is at most ``smallSide``.
  static let fewest = 64
  /// The sweeps that are never exceeded.
  static let most = 256
  /// The longer side up to which the fewest sweeps run; beyond it they grow in proportion.
  static let smallSide = 512

  /// 64 sweeps up to 512 texels of the longer side, in proportion up to 256 for larger fields.
  package static func sweeps(for size: GridSize) -> Int {
    let side = max(size.width, size.height)
    if side <= smallSide { return fewest }
    return min((fewest * side + smallSide / 2) / smallSide, most)
  }
}
