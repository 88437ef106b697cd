/// What a cross section sweeps on the inner side of a bend so tight that its outer end runs backwards.
///
/// Neighbouring folds share a cross section, but cross over at different points of it. Rounded, those points are
/// not quite on the cross section; so that its edges cancel, each fold goes by its neighbours' points too.
struct StrokeFold {
  let start: Point, end: Point, endSide: Point, startSide: Point
  /// Where the cross sections cross, if they do.
  let crossing: Point?
  /// Where the fold before crosses over.
  private let previous: Point?

  init(_ start: Point, _ end: Point, _ endSide: Point, _ startSide: Point, after previous: Point?) {
    (self.start, self.end, self.endSide, self.startSide) = (start, end, endSide, startSide)
    self.previous = previous
    let first = startSide - start
    let second = endSide - end
    let way = end - start
    let cross = first.cross(second)
    let t = way.cross(second) / cross
    let u = way.cross(first) / cross
    crossing = t > 0 && t < 1 && u > 0 && u < 1 ? start + t * first : nil
  }

  /// Two triangles that meet where the cross sections cross, or the quadrilateral if they do not; with the point
  /// where the fold after crosses over.
  func pieces(before next: Point?) -> [[Point]] {
    let previous = previous.map { [$0] } ?? []
    let next = next.map { [$0] } ?? []
    guard let crossing else { return [[start, end] + next + [endSide, startSide] + previous] }
    func isNear(_ point: Point, _ centre: Point) -> Bool {
      let (own, other) = (crossing - centre, point - centre)
      return other.dot(other) < own.dot(own)
    }
    return [
      [start, end] + next.filter { isNear($0, end) } + [crossing] + previous.filter { isNear($0, start) },
      [crossing] + next.filter { !isNear($0, end) } + [endSide, startSide]
        + previous.filter { !isNear($0, start) },
    ]
  }
}
