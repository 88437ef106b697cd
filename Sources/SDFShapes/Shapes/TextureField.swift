public import SDFGeometry
public import SDFGrid

/// The field that a texture holds, placed in a frame.
///
/// Between texel centres R, G and B are interpolated bilinearly and the gradient is made a unit vector again. Beyond
/// the outermost centres the distance is that to the nearest q = b − R(b) · (G, B)(b), the point of the outline that
/// the border point b knows: first of all border texels', then once more of the border point on the way there.
/// Fields of 8-bit pictures serve too: where they are clamped the distances are bounds.
public struct TextureField: DistanceField {
  private let grid: Grid<SIMD4<Float>>
  /// Where the texture's top left corner lies, and points a texel.
  private let origin: Point, scale: Vector
  /// The points of the outline that the border's texels know, in texel coordinates.
  private let seen: [Point]
  private let tree: BoxTree
  /// Where the texture's distances are clamped, in texels; 0 where they are not.
  private let clamp: Double
  /// Euclidean where the texture keeps its proportions and its distances are not clamped; else a bound.
  public let exactness: Exactness

  /// Places a texture's level 0.
  ///
  /// - Parameters:
  ///   - texture: R in texels, (G, B) its gradient; see `SDFTexture`.
  ///   - padding: texels on each side that lie outside of the frame; nil takes the metadata's, or none.
  ///   - frame: where the texture less its padding goes, in points; it has an area.
  ///   - stretch: whether the frame's proportions are taken on: distances are then bounds, the texture's times
  ///     the smaller scale. Otherwise the texture is contained in the frame's middle.
  public init(
    _ texture: SDFTexture, padding: Int? = nil, frame: Box, stretch: Bool = false
  ) throws(ShapeError) {
    try Limits.frame(frame)
    let (size, padding) = (texture.size, padding ?? texture.metadata?.padding ?? 0)
    let most = (min(size.width, size.height) - 1) / 2
    try Limits.count(padding, .custom, "padding", in: 0...most)
    guard frame.width > 0, frame.height > 0 else {
      throw .frame(found: "x \(frame.minX)…\(frame.maxX), y \(frame.minY)…\(frame.maxY), without an area")
    }
    let ratios = Vector(
      x: frame.width / Double(size.width - 2 * padding), y: frame.height / Double(size.height - 2 * padding))
    let least = min(ratios.x, ratios.y)
    scale = stretch ? ratios : Vector(x: least, y: least)
    let half = Vector(x: 0.5 * Double(size.width) * scale.x, y: 0.5 * Double(size.height) * scale.y)
    origin = frame.center + -half
    grid = texture.levels[0].floats
    seen = TextureField.seen(grid)
    tree = BoxTree(seen.map { Box(minX: $0.x, minY: $0.y, maxX: $0.x, maxY: $0.y) })
    clamp = texture.metadata?.range.map { Double($0) } ?? 0
    exactness = scale.x == scale.y && texture.metadata?.range == nil ? .distance : .bound
  }

  /// The texture's box, padding included.
  public var bounds: Box {
    Box(
      minX: origin.x, minY: origin.y, maxX: origin.x + scale.x * Double(grid.size.width),
      maxY: origin.y + scale.y * Double(grid.size.height))
  }

  /// A box that holds every point whose distance is at most a level: bounds may be short of the way there.
  public func bounds(at level: Double) -> Box {
    let (least, most) = (min(scale.x, scale.y), max(scale.x, scale.y))
    return bounds.grown(by: max(0, level) * most / least + most * clamp)
  }

  /// Distance and gradient at a point; the gradient is 0 where the texture's is.
  public func sample(at point: Point) -> FieldSample {
    let place = Point(x: (point.x - origin.x) / scale.x, y: (point.y - origin.y) / scale.y)
    let found = sample(texel: place)
    let least = min(scale.x, scale.y)
    return FieldSample(
      distance: least * found.distance,
      gradient: Vector(x: least / scale.x * found.gradient.x, y: least / scale.y * found.gradient.y))
  }

  /// The sample at texel coordinates, in texels.
  private func sample(texel point: Point) -> FieldSample {
    let border = held(point)
    let inner = interpolated(border)
    if border == point { return inner }
    let away = point - border
    if inner.distance <= 0 {
      // The shape ends at the texture's border.
      let (length, direction) = away.polar
      return FieldSample(distance: inner.distance + length, gradient: direction)
    }
    var (target, squared) = (border, Double.infinity)
    func offer(_ candidate: Point) {
      let way = point - candidate
      if way.dot(way) < squared { (target, squared) = (candidate, way.dot(way)) }
    }
    let seen = seen.span
    tree.search(from: point, within: .infinity) {
      offer(seen[$0])
      return squared
    }
    // Refined once: the border point on the straight way there lies between texels.
    let entry = entry(from: point, to: target)
    let refined = interpolated(entry)
    if refined.distance > 0 { offer(entry + -refined.distance * refined.gradient) }
    let (length, direction) = (point - target).polar
    return FieldSample(distance: length, gradient: direction)
  }

  /// The outline's points that the border's texels know; where the shape reaches the border, that is its outline.
  private static func seen(_ grid: Grid<SIMD4<Float>>) -> [Point] {
    let (width, height) = (grid.size.width, grid.size.height)
    func point(_ x: Int, _ y: Int) -> Point {
      let texel = SIMD4<Double>(grid[x, y])
      let away = max(0, texel.x)
      return Point(x: Double(x) + 0.5 - away * texel.y, y: Double(y) + 0.5 - away * texel.z)
    }
    var seen = (0..<width).flatMap { [point($0, 0), point($0, height - 1)] }
    seen += (0..<height).flatMap { [point(0, $0), point(width - 1, $0)] }
    return seen
  }

  /// The nearest point within the rectangle of texel centres.
  private func held(_ point: Point) -> Point {
    Point(
      x: max(0.5, min(Double(grid.size.width) - 0.5, point.x)),
      y: max(0.5, min(Double(grid.size.height) - 0.5, point.y)))
  }

  /// Where the straight way from a point outside that rectangle to one within enters it.
  private func entry(from point: Point, to target: Point) -> Point {
    let way = target - point
    var t = 0.0
    func cross(_ start: Double, _ step: Double, _ low: Double, _ high: Double) {
      if start < low && step > 0 { t = max(t, (low - start) / step) }
      if start > high && step < 0 { t = max(t, (high - start) / step) }
    }
    cross(point.x, way.x, 0.5, Double(grid.size.width) - 0.5)
    cross(point.y, way.y, 0.5, Double(grid.size.height) - 0.5)
    return held(point + min(t, 1) * way)
  }

  /// The bilinear sample between texel centres.
  private func interpolated(_ point: Point) -> FieldSample {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let i = max(0, min(grid.size.width - 2, Int(x)))
    let j = max(0, min(grid.size.height - 2, Int(y)))
    let (right, lower) = (min(i + 1, grid.size.width - 1), min(j + 1, grid.size.height - 1))
    let (u, v) = (x - Double(i), y - Double(j))
    func texel(_ x: Int, _ y: Int) -> SIMD4<Double> { SIMD4<Double>(grid[x, y]) }
    let top = (1 - u) * texel(i, j) + u * texel(right, j)
    let bottom = (1 - u) * texel(i, lower) + u * texel(right, lower)
    let mixed = (1 - v) * top + v * bottom
    let gradient = Vector(x: mixed.y, y: mixed.z)
    let length = gradient.length
    // Opposite gradients may cancel on a ridge; one of the texels then counts.
    let least = 1e-6
    if length > least { return FieldSample(distance: mixed.x, gradient: (1 / length) * gradient) }
    let nearest = texel(u < 0.5 ? i : right, v < 0.5 ? j : lower)
    let fallback = Vector(x: nearest.y, y: nearest.z)
    return FieldSample(
      distance: mixed.x,
      gradient: fallback.length > least ? fallback.polar.direction : Vector(x: 0, y: 0))
  }
}
