public import SDFGeometry

/// The field of an outline of lines, arcs and cubics: the exact distance to the nearest piece, through a tree.
///
/// The side follows from the nearest piece; where that is a corner, from the corner's turn. Where several
/// corners meet in one point, the pieces that a level ray crosses are counted.
public struct OutlineField: DistanceField, Hashable {
  /// What a point knows where one piece ends and the next one starts.
  private enum Joint: Hashable, Sendable {
    /// Both have one tangent.
    case smooth
    /// The inside takes less than half of the way around.
    case convex
    /// The inside takes more.
    case reflex
    /// Several corners are here.
    case crowded
  }

  private let pieces: [OutlinePiece]
  /// The joints at the pieces' starts, and which piece follows which.
  private let joints: [Joint], next: [Int32]
  private let tree: BoxTree

  /// Makes a field of closed contours, each without gaps, pieces without length left out.
  init(contours: [[OutlinePiece]]) {
    pieces = contours.flatMap(\.self)
    var joints: [Joint] = []
    var next: [Int32] = []
    var corners: [Point: Int] = [:]
    for contour in contours {
      let first = joints.count
      for (place, piece) in contour.enumerated() {
        corners[piece.start, default: 0] += 1
        let before = contour[place == 0 ? contour.count - 1 : place - 1].lastWay.polar.direction
        let after = piece.firstWay.polar.direction
        let turn = before.cross(after)
        if abs(turn) < Self.smoothTurn && before.dot(after) > 0 {
          joints.append(.smooth)
        } else {
          joints.append(turn >= 0 ? .convex : .reflex)
        }
        next.append(Int32(place + 1 < contour.count ? first + place + 1 : first))
      }
    }
    for (place, piece) in pieces.enumerated() where corners[piece.start, default: 0] > 1 {
      joints[place] = .crowded
    }
    (self.joints, self.next) = (joints, next)
    tree = BoxTree(pieces.map(\.bounds))
  }

  /// A smaller turn, in radians, counts as none: it is the rounding of tangents.
  private static let smoothTurn = 1e-9

  /// The least box around the outline; empty without one.
  public var bounds: Box { tree.bounds }
  /// Euclidean.
  public var exactness: Exactness { .distance }

  /// Distance and gradient at a point; without an outline the distance is infinite and the gradient 0.
  public func sample(at point: Point) -> FieldSample {
    var hint = 0
    return sample(at: point, hint: &hint)
  }

  /// The same for a row: the search starts with the piece that is nearest to the point before.
  public func sample(
    _ row: SampleRow, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) {
    var hint = 0
    for place in 0..<row.count {
      let sample = sample(at: row.point(place), hint: &hint)
      distance[place] = Float(sample.distance)
      gradientX[place] = Float(sample.gradient.x)
      gradientY[place] = Float(sample.gradient.y)
    }
  }

  /// Searches from a piece on and leaves the nearest one there.
  private func sample(at point: Point, hint: inout Int) -> FieldSample {
    if pieces.isEmpty { return FieldSample(distance: .infinity, gradient: Vector(x: 0, y: 0)) }
    let pieces = pieces.span
    let first = hint
    var best = pieces[first].nearest(to: point)
    var piece = first
    tree.search(from: point, within: best.squaredDistance * (1 + Self.tie)) { candidate in
      if candidate == first { return best.squaredDistance * (1 + Self.tie) }
      let found = pieces[candidate].nearest(to: point)
      if Self.precedes(found, best) { (best, piece) = (found, candidate) }
      return best.squaredDistance * (1 + Self.tie)
    }
    hint = piece
    return sample(at: point, best, piece)
  }

  /// Squared distances that differ by less than this part are equal: their rounding is larger.
  private static let tie = 1e-14

  /// Whether a point of the outline counts before another one: nearer, or as near and with less y, then x.
  @inline(__always)
  private static func precedes(_ a: NearestPoint, _ b: NearestPoint) -> Bool {
    if a.squaredDistance < b.squaredDistance * (1 - tie) { return true }
    if a.squaredDistance > b.squaredDistance * (1 + tie) { return false }
    return a.point.y != b.point.y ? a.point.y < b.point.y : a.point.x < b.point.x
  }

  private func sample(at point: Point, _ nearest: NearestPoint, _ piece: Int) -> FieldSample {
    let joint =
      nearest.parameter == 0 ? joints[piece] : nearest.parameter == 1 ? joints[Int(next[piece])] : .smooth
    let way = point - nearest.point
    let (length, direction) = way.polar
    let normal = pieces[piece].normal(at: nearest, of: point)
    switch joint {
    case .smooth: return FieldSample(distance: way.dot(normal) < 0 ? -length : length, gradient: normal)
    default: break
    }
    if length == 0 { return FieldSample(distance: 0, gradient: normal) }
    let isOutside = joint == .crowded ? !isInside(point) : joint == .convex
    return isOutside
      ? FieldSample(distance: length, gradient: direction)
      : FieldSample(distance: -length, gradient: -direction)
  }

  /// Whether a level ray to the right crosses an odd number of lines. Corners are crowded only in outlines
  /// of lines.
  private func isInside(_ point: Point) -> Bool {
    var isInside = false
    for case .line(let line) in pieces where (line.start.y <= point.y) != (line.end.y <= point.y) {
      let (top, bottom) = line.start.y < line.end.y ? (line.start, line.end) : (line.end, line.start)
      if (bottom - top).cross(point - top) > 0 { isInside.toggle() }
    }
    return isInside
  }
}
