import SDFGeometry

/// Half of a star's point: from the axis of a tip (along x) to that of the inner corner beside it (towards y).
///
/// Its outline is the tip's arc, a line, and the inner corner's arc.
struct StarWedge: Hashable, Sendable {
  /// The direction of the inner corner's axis, which is the wedge's border.
  let border: Vector
  /// The line's ends and its direction.
  private let start: Vector, direction: Vector, length: Double
  /// The tip's arc.
  let tipCenter: Vector, tipRadius: Double
  let hasRoundTip: Bool
  /// The inner corner's arc.
  private let cornerCenter: Vector, cornerRadius: Double, hasRoundCorner: Bool
  /// 1 where the inner corner turns like a tip, −1 where it is a notch, 0 where it bends nothing.
  private let cornerSign: Double
  /// How far the outline is from the middle on the tip's axis.
  let reach: Double

  init(_ points: Int, outer: Double, inner: Double, tip: Double, corner: Double) {
    border = unitVector(degrees: 180 / Double(points))
    let (top, notch) = (Vector(x: outer, y: 0), inner * border)
    let edge = notch - top
    let (edgeLength, edgeDirection) = edge.polar
    // Cosine and sine of half the corners' angles, from the edge to their axes.
    let (tipCosine, tipSine) = (-edgeDirection.x, edgeDirection.y)
    let (cornerCosine, cornerSine) = (edgeDirection.dot(border), border.cross(-edgeDirection))
    let sine = abs(cornerSine)
    var (tipReach, cornerReach) = (0.0, 0.0)
    var (tip, corner) = (edgeLength > 0 ? tip : 0, edgeLength > 0 ? corner : 0)
    if tip > 0 { tipReach = tipSine > 0 ? tip * tipCosine / tipSine : .infinity }
    let isStraight = abs(cornerCosine) <= StarWedge.straight
    if isStraight { corner = 0 }
    if corner > 0 { cornerReach = sine > 0 ? corner * abs(cornerCosine) / sine : .infinity }
    if tipReach + cornerReach > edgeLength {
      let scale = edgeLength / (tipReach + cornerReach)
      (tip, corner) = (scale * tip, scale * corner)
      tipReach = tip > 0 ? tip * tipCosine / tipSine : 0
      cornerReach = corner > 0 ? corner * abs(cornerCosine) / sine : 0
    }
    (tipRadius, cornerRadius) = (tip, corner)
    (hasRoundTip, hasRoundCorner) = (tip > 0, corner > 0)
    tipCenter = Vector(x: outer - (tip > 0 ? tip / tipSine : 0), y: 0)
    // Without an inner radius the star is a bundle of segments, which has no inside.
    let isNotch = cornerCosine < 0 && inner > 0
    cornerSign = isStraight ? 0 : isNotch ? -1 : 1
    cornerCenter = notch - (corner > 0 ? cornerSign * corner / sine : 0) * border
    start = top + tipReach * edgeDirection
    direction = edgeDirection
    length = max(0, edgeLength - tipReach - cornerReach)
    reach = tipCenter.x + tip
  }

  /// A cosine below this bends nothing.
  private static let straight = 1e-9

  /// How far a point is from the border; negative beyond it.
  @inline(__always)
  func edgeGap(_ point: Vector) -> Double { point.cross(border) }

  /// Distance and gradient at a point of the wedge.
  @inline(__always)
  func sample(_ point: Vector) -> FieldSample {
    let way = point - start
    let along = way.dot(direction)
    // To the right of the edge's way, which runs clockwise, is the inside.
    let across = way.cross(direction)
    if along < 0 {
      if hasRoundTip { return round(point - tipCenter, tipRadius, 1) }
      return corner(Vector(x: along, y: across), 1)
    }
    if along > length {
      if hasRoundCorner { return round(point - cornerCenter, cornerRadius, cornerSign) }
      return corner(Vector(x: along - length, y: across), cornerSign)
    }
    return FieldSample(distance: across, gradient: -direction.turnedRight)
  }

  /// The sample by an arc, seen from its centre.
  @inline(__always)
  private func round(_ way: Vector, _ radius: Double, _ sign: Double) -> FieldSample {
    let length = way.length
    let scale = length > 0 ? sign / length : 0
    let gradient = length > 0 ? scale * way : -direction.turnedRight
    return FieldSample(distance: sign * (length - radius), gradient: gradient)
  }

  /// The sample by a sharp corner, the point in the edge's axes as seen from there; a corner that does not bend
  /// leaves the side to the edge.
  @inline(__always)
  private func corner(_ way: Vector, _ sign: Double) -> FieldSample {
    let length = way.length
    let distance = sign > 0 || sign == 0 && way.y >= 0 ? length : -length
    if length == 0 { return FieldSample(distance: 0, gradient: -direction.turnedRight) }
    let gradient = (1 / distance) * way
    return FieldSample(
      distance: distance, gradient: gradient.x * direction + -gradient.y * direction.turnedRight)
  }

  /// What a tip and its inner corners add to a box around the middle, the tip in the direction of a unit vector.
  func add(tip: Vector, to box: inout Box) {
    func place(_ local: Vector, _ mirror: Double) -> Vector {
      local.x * tip + (mirror * local.y) * tip.turnedRight
    }
    let origin = Point(x: 0, y: 0)
    if hasRoundTip {
      let way = start - tipCenter
      let arc = CircularArc(
        center: origin + place(tipCenter, 1), radius: tipRadius, start: place(way, -1).polar.direction,
        end: place(way, 1).polar.direction, isClockwise: true)
      box = box.union(arc.bounds)
    } else {
      box.add(origin + place(start, 1))
    }
    let end = start + length * direction
    if hasRoundCorner && cornerSign > 0 {
      // The other end lies across the border.
      let mirrored = 2 * end.dot(border) * border - end
      let arc = CircularArc(
        center: origin + place(cornerCenter, 1), radius: cornerRadius,
        start: place(end - cornerCenter, 1).polar.direction,
        end: place(mirrored - cornerCenter, 1).polar.direction, isClockwise: true)
      box = box.union(arc.bounds)
    } else {
      box.add(origin + place(end, 1))
    }
  }
}
