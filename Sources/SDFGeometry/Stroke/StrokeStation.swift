/// A place on a contour where the stroke's cross section is set up: at right angles to the direction.
struct StrokeStation {
  /// How the contour gets here from the station before.
  enum Arrival {
    /// Along a chord.
    case step
    /// By a turn on the spot within a curve: a cusp. The stroke turns as if on a tiny circle.
    case spin
    /// By a turn between two segments, to be filled by a join.
    case join
  }

  var point: Point
  /// A unit vector.
  var direction: Vector
  /// The arc length from the contour's start.
  var length: Double
  var arrival: Arrival

  /// From the point to the outline's right side, at half the stroke's width.
  func side(_ radius: Double) -> Vector { radius * direction.turnedRight }
}

/// A contour as stations; a contour without length has none.
struct StrokeContour {
  var start: Point
  var isClosed = false
  var stations: [StrokeStation] = []

  var length: Double { stations.last?.length ?? 0 }
}

extension Vector {
  /// The vector at length 1; nil for one without length or direction.
  var unit: Vector? {
    let size = maxNorm
    guard size > 0, size.isFinite else { return nil }
    // Twice, so that neither tiny nor huge vectors lose their squares.
    let near = Vector(x: x / size, y: y / size)
    return (1 / near.length) * near
  }
}
