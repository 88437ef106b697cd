/// Fixed point for one stroke.
struct StrokeGrid {
  /// Points are rounded to a power of two between this part of the tolerance and half of it, where they fit.
  private static let fineness = 1.0 / 128
  /// And to at most this part.
  private static let leastFineness = 1.0 / 4
  /// A tolerance larger than the stroke leaves a shape of so many steps all the same.
  private static let leastSteps = 0x1p20

  private let origin: Point
  private let unit: Double

  /// Nil where the contours reach too far for the tolerance.
  init?(_ contours: [[Point]], tolerance: Double) {
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    for point in contours.joined() {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let reach = max(high.x - low.x, high.y - low.y)
    let (lowest, highest) = (Double(FixedPoint.lowest) + 2, Double(FixedPoint.highest) - 2)
    var unit = min(tolerance * Self.fineness, reach / Self.leastSteps).binade
    while reach > (highest - lowest) * unit { unit *= 2 }
    guard unit <= tolerance * Self.leastFineness, unit.isNormal else { return nil }
    self.unit = unit
    // Whole units, so that round coordinates stay what they are.
    origin = Point(
      x: ((low.x / unit).rounded(.down) - lowest) * unit,
      y: ((low.y / unit).rounded(.down) - lowest) * unit)
  }

  /// Adds contours, filled by the nonzero rule, to a painting.
  func addArea(_ contours: [[Point]], to painting: inout FixedPainting) {
    for contour in contours {
      for point in contour {
        painting.add(
          x: Int32(((point.x - origin.x) / unit).rounded()), y: Int32(((point.y - origin.y) / unit).rounded())
        )
      }
      painting.endContour()
    }
    painting.endArea(fillRule: .nonzero)
  }

  /// A place as a point.
  func point(_ place: FixedPoint) -> Point {
    Point(x: origin.x + Double(place.x) * unit, y: origin.y + Double(place.y) * unit)
  }
}
