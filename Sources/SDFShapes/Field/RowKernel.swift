import SDFGeometry

/// Runs a function of a point over a row in 32-bit floats, written so that the compiler takes several points at once.
enum RowKernel {
  /// What a kernel gives: distance and gradient.
  typealias Sample = (distance: Float, x: Float, y: Float)

  /// A shorter way has no direction: its square is not a normal number, and has lost its digits.
  static var leastLength: Float { 0x1p-60 }

  /// Calls `kernel` for each point, as seen from an origin near the shape, where floats are dense.
  @inline(__always)
  static func run(
    _ row: SampleRow, from origin: Point, _ distance: inout MutableSpan<Float>,
    _ gradientX: inout MutableSpan<Float>, _ gradientY: inout MutableSpan<Float>,
    _ kernel: (_ x: Float, _ y: Float) -> Sample
  ) {
    let count = row.count
    precondition(
      count >= 0 && distance.count == count && gradientX.count == count && gradientY.count == count,
      "one place a point of the row")
    let start = row.start - origin
    let (x0, y0) = (Float(start.x), Float(start.y))
    let (dx, dy) = (Float(row.step.x), Float(row.step.y))
    for place in 0..<count {
      // 32 bits: the conversion of 64 is no vector instruction.
      let steps = Float(Int32(truncatingIfNeeded: place))
      let sample = kernel(x0 + steps * dx, y0 + steps * dy)
      distance[place] = sample.distance
      gradientX[place] = sample.x
      gradientY[place] = sample.y
    }
  }
}
