import SDFGeometry

/// Polygons in frames that are not square.
enum StretchedCorners {
  /// The field of a polygon with rounded corners; corners on one line make a segment.
  static func field(_ corners: [Point], radii: [Double]) throws(ShapeError) -> any DistanceField {
    var box = Box.empty
    for corner in corners { box.add(corner) }
    // Flatter than this the directions of edges lose their digits, and a segment is as good.
    if min(box.width, box.height) > 1e-7 * max(box.width, box.height) {
      return OutlineField(contours: [RoundedCorners.pieces(corners, radii: radii)])
    }
    return try CapsuleField(
      from: Point(x: box.minX, y: box.minY), to: Point(x: box.maxX, y: box.maxY), radius: 0)
  }
}

extension Box {
  /// Where a point of the unit circle's plane goes when the circle is stretched to touch the sides.
  func place(_ unit: Vector) -> Point {
    center + Vector(x: halfWidth * unit.x, y: halfHeight * unit.y)
  }
}
