import SDFGrid

/// A field at one point, and how it changes there; lengths in texels.
struct FieldPoint {
  /// Distance, gradient and height.
  var value: SIMD4<Float>
  /// The derivative of `value` along x, a texel.
  var alongX: SIMD4<Float>
  /// The derivative of `value` along y, a texel.
  var alongY: SIMD4<Float>

  /// Signed distance.
  var distance: Float { value.x }
  /// How steeply the sampled distance changes, in texels a texel; 1 for a true distance.
  var steepness: Float { (alongX.x * alongX.x + alongY.x * alongY.x).squareRoot() }
}

/// Samples a field between its texel centres, bilinearly; beyond the outermost centres it goes on
/// straight, so that lines do not bend at the picture's border.
struct FieldSampler {
  /// The samples.
  let source: FieldSource

  /// The field at a place in cells from the top left.
  func point(_ x: Float, _ y: Float) -> FieldPoint {
    let (left, right, toRight) = FieldSampler.neighbours(x, source.cells.size.width)
    let (top, bottom, toBottom) = FieldSampler.neighbours(y, source.cells.size.height)
    let a = source.cells[left, top]
    let b = source.cells[right, top]
    let c = source.cells[left, bottom]
    let d = source.cells[right, bottom]
    let upper = a + (b - a) * toRight
    let lower = c + (d - c) * toRight
    let steps = 1 / source.texelsPerCell
    return FieldPoint(
      value: upper + (lower - upper) * toBottom,
      alongX: ((b - a) + ((d - c) - (b - a)) * toBottom) * steps,
      alongY: (lower - upper) * steps)
  }

  /// The height's slope inside the shape at a place in cells, in texels a texel.
  ///
  /// Differences over two cells at the four centres around, mixed, so that no facets show. Cells outside,
  /// where the height stays 0, have no part in it as long as one of the four is inside.
  func heightSlope(_ x: Float, _ y: Float) -> SIMD2<Float> {
    let (left, right, toRight) = FieldSampler.neighbours(x, source.cells.size.width)
    let (top, bottom, toBottom) = FieldSampler.neighbours(y, source.cells.size.height)
    let across = max(0, min(toRight, 1))
    let down = max(0, min(toBottom, 1))
    var sum = SIMD2<Float>.zero
    var weights: Float = 0
    for (row, vertical) in [(top, 1 - down), (bottom, down)] {
      for (column, horizontal) in [(left, 1 - across), (right, across)] {
        let isInside = source.cells[column, row].x < 0
        let weight = (vertical * horizontal + 1e-4) * (isInside ? 1 : 1e-3)
        sum += slope(column, row) * weight
        weights += weight
      }
    }
    return sum / (weights * source.texelsPerCell)
  }

  private func slope(_ x: Int, _ y: Int) -> SIMD2<Float> {
    let size = source.cells.size
    let cells = source.cells
    let here = cells[x, y]
    return SIMD2(
      FieldSampler.difference(cells[max(0, x - 1), y], here, cells[min(size.width - 1, x + 1), y]),
      FieldSampler.difference(cells[x, max(0, y - 1)], here, cells[x, min(size.height - 1, y + 1)]))
  }

  /// The change of height a cell, from the side that is inside where only one of them is.
  private static func difference(
    _ before: SIMD4<Float>, _ here: SIMD4<Float>, _ after: SIMD4<Float>
  ) -> Float {
    switch (before.x < 0, after.x < 0) {
    case (true, false): here.w - before.w
    case (false, true): after.w - here.w
    default: (after.w - before.w) / 2
    }
  }

  /// The cells on both sides of a place, and how far it is on the way from one to the other.
  private static func neighbours(_ place: Float, _ count: Int) -> (Int, Int, Float) {
    guard count > 1 else { return (0, 0, 0) }
    let position = place - 0.5
    let first = max(0, min(Int(position.rounded(.down)), count - 2))
    return (first, first + 1, position - Float(first))
  }
}
