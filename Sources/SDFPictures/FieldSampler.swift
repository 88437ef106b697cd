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

  /// The height's slope at a place in cells, in texels a texel: differences over two cells at the
  /// centres around, with smooth weights between them, so that no facets show.
  func heightSlope(_ x: Float, _ y: Float) -> SIMD2<Float> {
    let (left, right, toRight) = FieldSampler.neighbours(x, source.cells.size.width)
    let (top, bottom, toBottom) = FieldSampler.neighbours(y, source.cells.size.height)
    let across = max(0, min(toRight, 1))
    let down = max(0, min(toBottom, 1))
    let upper = slope(left, top) * (1 - across) + slope(right, top) * across
    let lower = slope(left, bottom) * (1 - across) + slope(right, bottom) * across
    return upper * (1 - down) + lower * down
  }

  private func slope(_ x: Int, _ y: Int) -> SIMD2<Float> {
    let size = source.cells.size
    let left = max(0, x - 1)
    let right = min(size.width - 1, x + 1)
    let top = max(0, y - 1)
    let bottom = min(size.height - 1, y + 1)
    let across = source.cells[right, y].w - source.cells[left, y].w
    let down = source.cells[x, bottom].w - source.cells[x, top].w
    return SIMD2(across / Float(max(1, right - left)), down / Float(max(1, bottom - top)))
      / source.texelsPerCell
  }

  /// The cells on both sides of a place, and how far it is on the way from one to the other.
  private static func neighbours(_ place: Float, _ count: Int) -> (Int, Int, Float) {
    guard count > 1 else { return (0, 0, 0) }
    let position = place - 0.5
    let first = max(0, min(Int(position.rounded(.down)), count - 2))
    return (first, first + 1, position - Float(first))
  }
}
