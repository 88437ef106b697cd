/// The twin of ``DistanceKernel``: one point, in double precision.
package enum ReferenceDistance {
  /// The signed distance, in texels, and the unit gradient at (x, y).
  package static func at(
    x: Double, y: Double, nearest element: EdgeElement, isInside: Bool
  ) -> (distance: Double, gradientX: Double, gradientY: Double) {
    let way = element.way(toX: x, y: y)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let sign: Double = isInside ? -1 : 1
    if length > 1 / 4096 { return (sign * length, sign * way.x / length, sign * way.y / length) }
    // On the outline the gradient is the piece's normal.
    let (a, b) = element.ends
    let (ex, ey) = (b.x - a.x, b.y - a.y)
    let pieceLength = (ex * ex + ey * ey).squareRoot()
    return pieceLength > 0
      ? (sign * length, ey / pieceLength, -ex / pieceLength) : (sign * length, 0, -1)
  }
}
