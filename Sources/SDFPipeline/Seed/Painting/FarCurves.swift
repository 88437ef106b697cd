import SDFGeometry

/// Puts straight lines in the place of those parts of curves that lie beyond the range of places, so that
/// curves of any size take few chords.
///
/// A part that lies wholly beyond one side of the range stays there if it is straightened: it turns around no
/// point of the range. Curves much larger than the range are halved until their parts do, or are small.
enum FarCurves {
  /// Curves whose control points lie within this many texels are left to the flattening.
  private static let near = 50_000.0
  /// Halvings of a curve; coordinates of 1e75 need 230.
  private static let depth = 256

  /// The path, in texels, with lines for what is far away.
  static func split(_ path: Path) -> Path {
    path.replacingCurves { curve, result in add(curve, to: &result, depth) }
  }

  private static func add(_ curve: Segment, to path: inout Path, _ depth: Int) {
    let box = curve.controlBox
    let reach = EdgeElement.reach
    if depth == 0 || box.maxX < reach.minX || box.minX > reach.maxX || box.maxY < reach.minY
      || box.minY > reach.maxY
    {
      path.line(to: curve.end)
    } else if max(-box.minX, -box.minY, box.maxX, box.maxY) <= near {
      path.add(curve)
    } else {
      let (first, second) = curve.halves
      add(first, to: &path, depth - 1)
      add(second, to: &path, depth - 1)
    }
  }
}
