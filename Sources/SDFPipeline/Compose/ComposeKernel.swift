import SDFGrid

/// Packs channels into texels, row by row.
enum ComposeKernel {
  /// What R is clamped to where no range is asked for: every distance in a texture is far below it.
  private static let finite = Half.greatestFiniteMagnitude

  /// Packs distance and gradient into half floats, rounded to nearest, ties to even; the height is 0.
  static func run(
    distance: Span<Float>, gradientX: Span<Float>, gradientY: Span<Float>, range: Float?,
    into row: inout MutableSpan<HalfTexel>
  ) {
    RowKernels.best.pack(
      distance: distance, gradientX: gradientX, gradientY: gradientY, limit: min(range ?? finite, finite),
      into: &row)
  }

  /// Puts heights into half-float texels.
  static func run(height: Span<Float>, into row: inout MutableSpan<HalfTexel>) {
    for x in 0..<row.count { row[x].bits.w = Half(min(height[x], finite)).bits }
  }

  /// Packs distance and gradient into 32-bit floats; the height is 0.
  static func run(
    distance: Span<Float>, gradientX: Span<Float>, gradientY: Span<Float>, range: Float?,
    into row: inout MutableSpan<SIMD4<Float>>
  ) {
    let limit = range ?? .greatestFiniteMagnitude
    for x in 0..<row.count {
      let r = max(-limit, min(limit, distance[x])) + 0
      row[x] = SIMD4(r, gradientX[x] + 0, gradientY[x] + 0, 0)
    }
  }

  /// Puts heights into 32-bit texels.
  static func run(height: Span<Float>, into row: inout MutableSpan<SIMD4<Float>>) {
    for x in 0..<row.count { row[x].w = height[x] }
  }
}
