extension Path {
  /// A rectangle with rounded corners, clockwise as seen on the screen from the end of the top left corner.
  ///
  /// Corners are quarters of an ellipse; radii are cut to half of the sides, and a radius of 0 or less makes
  /// sharp corners (SVG 2, §10.2). A box without area gives an empty path.
  public static func rectangle(_ box: Box, radii: Vector = Vector(x: 0, y: 0)) -> Path {
    var path = Path()
    guard box.width > 0, box.height > 0 else { return path }
    let rx = min(radii.x, 0.5 * box.width)
    let ry = min(radii.y, 0.5 * box.height)
    guard rx > 0, ry > 0 else {
      return polygon([
        Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY),
        Point(x: box.minX, y: box.maxY),
      ])
    }
    func side(_ x: Double, _ y: Double, thenTo cornerX: Double, _ cornerY: Double) {
      if path.current != Point(x: x, y: y) { path.line(to: Point(x: x, y: y)) }
      path.arc(
        radii: Vector(x: rx, y: ry), rotation: 0, largeArc: false, sweep: true,
        to: Point(x: cornerX, y: cornerY))
    }
    path.move(to: Point(x: box.minX + rx, y: box.minY))
    side(box.maxX - rx, box.minY, thenTo: box.maxX, box.minY + ry)
    side(box.maxX, box.maxY - ry, thenTo: box.maxX - rx, box.maxY)
    side(box.minX + rx, box.maxY, thenTo: box.minX, box.maxY - ry)
    side(box.minX, box.minY + ry, thenTo: box.minX + rx, box.minY)
    path.close()
    return path
  }

  /// An ellipse with its axes along x and y, clockwise as seen on the screen from its right end (SVG 2, §10.4).
  ///
  /// Radii of 0 or less give an empty path. The error is that of ``arc(radii:rotation:largeArc:sweep:to:)``.
  public static func ellipse(center: Point, radii: Vector) -> Path {
    var path = Path()
    guard radii.x > 0, radii.y > 0 else { return path }
    path.move(to: Point(x: center.x + radii.x, y: center.y))
    for end in [
      Point(x: center.x, y: center.y + radii.y), Point(x: center.x - radii.x, y: center.y),
      Point(x: center.x, y: center.y - radii.y), Point(x: center.x + radii.x, y: center.y),
    ] {
      path.arc(radii: radii, rotation: 0, largeArc: false, sweep: true, to: end)
    }
    path.close()
    return path
  }

  /// A closed contour of straight lines; empty without points.
  public static func polygon(_ points: [Point]) -> Path {
    var path = polyline(points)
    path.close()
    return path
  }

  /// An open contour of straight lines; empty without points.
  public static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    return path
  }
}
