/// The twin of ``DistanceKernel``: one point, in double precision.
package enum ReferenceDistance {
  /// The signed distance, in texels, and the unit gradient at (x, y).
  package static func at(
    x: Double, y: Double, nearest element: EdgeElement, isInside: Bool
  ) -> (distance: Double, gradientX: Double, gradientY: Double) {
    let (a, b) = element.ends
    let ex = b.x - a.x
    let ey = b.y - a.y
    let squaredLength = ex * ex + ey * ey
    let along = squaredLength > 0 ? ((x - a.x) * ex + (y - a.y) * ey) / squaredLength : 0
    let t = max(0, min(1, along))
    let nx = x - (a.x + t * ex)
    let ny = y - (a.y + t * ey)
    let length = (nx * nx + ny * ny).squareRoot()
    let sign: Double = isInside ? -1 : 1
    if length > 1 / 4096 { return (sign * length, sign * nx / length, sign * ny / length) }
    if squaredLength == 0 { return (sign * length, 0, -1) }
    return (sign * length, ey / squaredLength.squareRoot(), -ex / squaredLength.squareRoot())
  }
}
