public import SDFGeometry

/// A rectangle's field, its corners rounded or continuous: exact everywhere.
///
/// Round corners of at most half the shorter side are evaluated from the nearest corner's circle alone; larger
/// ones reach beyond their quarter of the rectangle, and continuous ones are curves: both go by their outline.
public struct RectangleField: DistanceField, Hashable {
  /// The rectangle, in points.
  public let frame: Box
  /// The radii that the corners have, in points, after all are scaled down to fit.
  public let radii: CornerRadii
  /// How the corners' curvature starts: 0 at once, as a circle's, 1 as gently as can be.
  public let smoothing: Double
  private let center: Point, half: Vector
  private let outline: OutlineField?

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - frame: in points; without width or height it is a segment or a point.
  ///   - radii: 0 or more; radii that do not fit their sides are scaled down together, as CSS does.
  ///   - smoothing: 0…1; a corner of radius r then takes (1 + smoothing) r of its sides, or what they have.
  public init(frame: Box, radii: CornerRadii = CornerRadii(0), smoothing: Double = 0) throws(ShapeError) {
    try Limits.frame(frame)
    try radii.validate()
    try Limits.number(smoothing, .rectangle, "smoothing", in: 0...1, "0…1")
    self.frame = frame
    self.radii = radii.fitted(width: frame.width, height: frame.height)
    self.smoothing = smoothing
    center = frame.center
    half = Vector(x: frame.halfWidth, y: frame.halfHeight)
    let largest = self.radii.largest
    let isSimple = largest <= frame.inradius * (1 + 1e-12) && (smoothing == 0 || largest == 0)
    outline =
      isSimple
      ? nil
      : OutlineField(contours: [RectangleOutline.pieces(frame, radii: self.radii, smoothing: smoothing)])
  }

  /// The frame.
  public var bounds: Box { frame }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point.
  public func sample(at point: Point) -> FieldSample {
    if let outline { return outline.sample(at: point) }
    let way = point - center
    let (isRight, isLower) = (way.x > 0, way.y > 0)
    let radius =
      isLower ? (isRight ? radii.bottomRight : radii.bottomLeft) : (isRight ? radii.topRight : radii.topLeft)
    let (qx, qy) = (abs(way.x) - half.x + radius, abs(way.y) - half.y + radius)
    let (sx, sy): (Double, Double) = (isRight ? 1 : -1, isLower ? 1 : -1)
    if qx > 0 && qy > 0 {
      let (length, direction) = Vector(x: qx, y: qy).polar
      return FieldSample(
        distance: length - radius, gradient: Vector(x: sx * direction.x, y: sy * direction.y))
    }
    // Of two sides as near the upper one counts, which is nearest to what lies in the upper half.
    let isLevel = isLower ? qy > qx : qy >= qx
    return FieldSample(
      distance: max(qx, qy) - radius,
      gradient: isLevel ? Vector(x: 0, y: sy) : Vector(x: sx, y: 0))
  }

  /// The same for a row, several points at once where the corners are round.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    if let outline {
      return outline.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
    }
    let (topLeft, topRight) = (Float(radii.topLeft), Float(radii.topRight))
    let (bottomRight, bottomLeft) = (Float(radii.bottomRight), Float(radii.bottomLeft))
    let (halfX, halfY) = (Float(half.x), Float(half.y))
    RowKernel.run(row, from: center, &distance, &gradientX, &gradientY) { x, y in
      let upper = x > 0 ? topRight : topLeft
      let lower = x > 0 ? bottomRight : bottomLeft
      let radius = y > 0 ? lower : upper
      let (qx, qy) = (abs(x) - halfX + radius, abs(y) - halfY + radius)
      let (cx, cy) = (qx > 0 ? qx : 0, qy > 0 ? qy : 0)
      let length = (cx * cx + cy * cy).squareRoot()
      let isInner = length < RowKernel.leastLength
      let isLevel = qy >= qx
      let scale = 1 / (isInner ? 1 : length)
      let gx: Float = isInner ? (isLevel ? 0 : 1) : cx * scale
      let gy: Float = isInner ? (isLevel ? 1 : 0) : cy * scale
      let inner = isLevel ? qy : qx
      return ((inner < 0 ? inner : 0) + length - radius, x > 0 ? gx : -gx, y > 0 ? gy : -gy)
    }
  }
}
