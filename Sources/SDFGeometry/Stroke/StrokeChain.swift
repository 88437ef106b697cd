/// One side of a stroke's outline as it grows: along the parallel, or for a while along the path itself.
struct StrokeChain {
  private(set) var points: [Point] = []
  /// Whether the last point is on the path.
  private var isAtCentre = false

  mutating func start(_ point: Point) {
    points.removeAll(keepingCapacity: true)
    points.append(point)
    isAtCentre = false
  }

  /// Goes on to a point of the parallel; `first` is where the parallel is now.
  mutating func add(_ point: Point, after first: Point) {
    leaveCentre(to: first)
    points.append(point)
  }

  /// Goes back to the parallel if it is not there.
  mutating func leaveCentre(to first: Point) {
    if isAtCentre { points.append(first) }
    isAtCentre = false
  }

  /// Goes along the path from one point to another.
  mutating func addCentre(_ first: Point, _ second: Point) {
    if !isAtCentre { points.append(first) }
    if second != first { points.append(second) }
    isAtCentre = true
  }
}

/// What a cross section sweeps on the inner side of a bend so tight that its outer end runs backwards.
enum StrokeFold {
  /// Two triangles that meet where the cross sections cross, or the quadrilateral if they do not.
  static func pieces(_ start: Point, _ end: Point, _ endSide: Point, _ startSide: Point) -> [[Point]] {
    let first = startSide - start
    let second = endSide - end
    let way = end - start
    let cross = first.cross(second)
    let t = way.cross(second) / cross
    let u = way.cross(first) / cross
    if t > 0, t < 1, u > 0, u < 1 {
      let crossing = start + t * first
      return [[start, end, crossing], [crossing, endSide, startSide]]
    }
    return [[start, end, endSide, startSide]]
  }
}
