import SDFGrid

/// Turns the nearest elements of a row into signed distances and gradients.
struct DistanceKernel {
  /// Nearer than this to an element, in texels, the direction to it is lost in rounding: the piece's
  /// normal serves.
  private static let onTheOutline: Float = 1 / 4096

  /// Each column's x in fixed point.
  private let columns: [Int32]
  private let lattice: Lattice

  init(_ lattice: Lattice) {
    self.lattice = lattice
    columns = (0..<lattice.size.width).map { EdgeElement.fixed(lattice.x($0)) }
  }

  /// Writes a row: distances in texels and unit gradients.
  ///
  /// - Parameters:
  ///   - nearest: the number of each point's nearest element.
  ///   - signs: 1 outside, −1 inside.
  func run(
    row: Int, nearest: Span<UInt32>, elements: Span<EdgeElement>, signs: Span<Float>,
    distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    let y = EdgeElement.fixed(lattice.y(row))
    let columns = columns.span
    let unit: Float = 1 / 65536
    for x in 0..<distance.count {
      let element = elements[Int(nearest[x])]
      let ex = Float(element.bx &- element.ax) * unit
      let ey = Float(element.by &- element.ay) * unit
      let rx = Float(columns[x] &- element.ax) * unit
      let ry = Float(y &- element.ay) * unit
      let squaredLength = ex * ex + ey * ey
      // A piece without length: 0 / tiny is 0.
      let along = (rx * ex + ry * ey) / max(squaredLength, .leastNormalMagnitude)
      let t = max(0, min(1, along))
      let nx = rx - t * ex
      let ny = ry - t * ey
      let length = (nx * nx + ny * ny).squareRoot()
      let sign = signs[x]
      distance[x] = length * sign
      if length > Self.onTheOutline {
        let scale = sign / length
        gradientX[x] = nx * scale
        gradientY[x] = ny * scale
      } else {
        let normal = Self.normal(ex, ey, squaredLength)
        gradientX[x] = normal.x
        gradientY[x] = normal.y
      }
    }
  }

  /// A piece's unit normal, away from the inside; straight up for a piece without length.
  private static func normal(_ ex: Float, _ ey: Float, _ squaredLength: Float) -> (x: Float, y: Float) {
    if squaredLength == 0 { return (0, -1) }
    let scale = 1 / squaredLength.squareRoot()
    return (ey * scale, -ex * scale)
  }
}
