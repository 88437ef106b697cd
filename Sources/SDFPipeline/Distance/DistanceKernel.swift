import SDFGrid

/// Turns the nearest elements of a row into signed distances and gradients.
struct DistanceKernel {
  /// Each column's x in fixed point.
  private let columns: [Int32]
  private let lattice: Lattice
  private let kernels: RowKernels

  init(_ lattice: Lattice, kernels: RowKernels = .best) {
    self.lattice = lattice
    self.kernels = kernels
    columns = (0..<lattice.size.width).map { EdgeElement.fixed(lattice.x($0)) }
  }

  /// Writes a row: distances in texels and unit gradients; gives the least distance.
  ///
  /// - Parameters:
  ///   - nearest: the number of each point's nearest element.
  ///   - signs: 1 outside, −1 inside.
  func run(
    row: Int, nearest: Span<UInt32>, elements: Span<EdgeElement>, signs: Span<Float>,
    distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) -> Float {
    kernels.distance(
      elements, nearest: nearest, columns: columns.span, y: EdgeElement.fixed(lattice.y(row)),
      signs: signs, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
  }
}
