/// What half a cross section sweeps on its way between two stations.
enum StrokeSweep {
  /// A quadrilateral without crossing edges, on the stroke's own side of the path.
  case plain
  /// On the inner side of a bend so tight that the outer end runs backwards: two triangles that meet at the focus,
  /// where both cross sections cross.
  case fold(focus: Point)
  /// The path itself runs backwards, as next to a cusp: pieces that count one by one.
  case pieces([[Point]])

  /// - Parameters:
  ///   - start: the path's point at the first station.
  ///   - end: the path's point at the second.
  ///   - startSide: the cross section's outer end at the first station.
  ///   - endSide: the outer end at the second.
  ///   - isLeft: whether the outer ends lie on the path's left.
  init(_ start: Point, _ end: Point, startSide: Point, endSide: Point, isLeft: Bool) {
    if let focus = crossing(start, startSide, end, endSide) {
      self = .fold(focus: focus)
    } else if let middle = crossing(start, end, startSide, endSide) {
      self = .pieces([[start, startSide, middle], [end, endSide, middle]])
    } else {
      let area = (endSide - start).cross(startSide - end)
      self = (isLeft ? -area : area) >= 0 ? .plain : .pieces([[start, end, endSide, startSide]])
    }
  }
}

/// Where the pieces from a to b and from c to d cross, not at their ends.
private func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
  let (first, second, way) = (b - a, d - c, c - a)
  let cross = first.cross(second)
  let t = way.cross(second) / cross
  let u = way.cross(first) / cross
  return t > 0 && t < 1 && u > 0 && u < 1 ? a + t * first : nil
}
