public import SDFGeometry

/// How far a shape's outline is from a point, and which way.
///
/// Lengths are in points, the unit of the plane that the shape lies in (x right, y down). A distance is negative
/// inside, positive outside, 0 on the outline; a gradient points away from the shape. Fields are values:
/// evaluating one changes nothing, and several threads may do so at once.
///
/// A conforming type writes ``sample(at:)``. ``sample(_:distance:gradientX:gradientY:)`` has a default that calls
/// it for each point; write it too where a whole row costs less.
public protocol DistanceField: Sendable {
  /// A box that holds every point whose distance is 0 or less: empty where there is none, infinite where
  /// the inside has no end. Shapes give the least one.
  var bounds: Box { get }

  /// A box that holds every point whose distance is at most a level, in points.
  ///
  /// The default is right where distances outside are Euclidean: ``bounds`` grown by the level on all sides.
  func bounds(at level: Double) -> Box

  /// What the distances are good for.
  var exactness: Exactness { get }

  /// Distance and gradient at a point, in double precision.
  ///
  /// The gradient is never NaN. Where ``exactness`` is ``Exactness/distance`` it is a unit vector: away from
  /// the nearest point of the outline outside, towards it inside, and the outward normal on it. Of several
  /// nearest points the one with the smaller y, then x, counts.
  func sample(at point: Point) -> FieldSample

  /// Distances and gradients at the points of a row.
  ///
  /// The same numbers as ``sample(at:)`` gives but for the rounding of 32-bit floats: distances are off by
  /// at most a few units in the last place of the row's furthest coordinate, seen from the shape's middle. Where
  /// several points of the outline are nearest within that error, any of them may give the gradient.
  ///
  /// - Parameters:
  ///   - row: the points, at most 2³¹ − 1 of them.
  ///   - distance: takes one distance a point; `row.count` places.
  ///   - gradientX: takes the gradients' parts to the right; `row.count` places.
  ///   - gradientY: takes the gradients' parts down; `row.count` places.
  func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>)
}

extension DistanceField {
  /// ``bounds`` grown by the level on all sides.
  public func bounds(at level: Double) -> Box {
    let box = bounds
    return Box(
      minX: box.minX - level, minY: box.minY - level, maxX: box.maxX + level, maxY: box.maxY + level)
  }

  /// Calls ``sample(at:)`` for each point of the row.
  @inlinable
  /// The same for a row, several points at once.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    for place in 0..<row.count {
      let sample = sample(at: row.point(place))
      distance[place] = Float(sample.distance)
      gradientX[place] = Float(sample.gradient.x)
      gradientY[place] = Float(sample.gradient.y)
    }
  }

  /// The distance alone, in points.
  @inlinable
  public func distance(at point: Point) -> Double { sample(at: point).distance }
}
