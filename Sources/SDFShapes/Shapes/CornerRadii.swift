/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of a corner.
  public var topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double

  /// Makes radii, clockwise from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Makes four equal radii.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The largest one.
  var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

  /// Refuses radii that are not numbers of 0 or more.
  func validate() throws(ShapeError) {
    try Limits.length(topLeft, .rectangle, "radii.topLeft")
    try Limits.length(topRight, .rectangle, "radii.topRight")
    try Limits.length(bottomRight, .rectangle, "radii.bottomRight")
    try Limits.length(bottomLeft, .rectangle, "radii.bottomLeft")
  }

  /// The radii scaled down by one factor, so that two neighbours fit on their side (CSS Backgrounds 3, §5.5).
  func fitted(width: Double, height: Double) -> CornerRadii {
    var scale = 1.0
    for (sum, side) in [
      (topLeft + topRight, width), (bottomLeft + bottomRight, width), (topLeft + bottomLeft, height),
      (topRight + bottomRight, height),
    ] where sum > side { scale = min(scale, side / sum) }
    if scale == 1 { return self }
    return CornerRadii(
      topLeft: scale * topLeft, topRight: scale * topRight, bottomRight: scale * bottomRight,
      bottomLeft: scale * bottomLeft)
  }
}
