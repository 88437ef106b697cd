import SDFGeometry

/// Half of a star's point: from the axis of a tip (along x) to that of the inner corner beside it (towards y).
///
/// Its outline is the tip's arc, a line, and the inner corner's arc.
struct StarWedge: Hashable, Sendable {
  /// The direction of the inner corner's axis, which is the wedge's border.
  let border: Vector
  /// The line's ends and its direction.
  let start: Vector, direction: Vector, length: Double
  /// The tip's arc.
  let tipCenter: Vector, tipRadius: Double
  let hasRoundTip: Bool
  /// The inner corner's arc.
  let cornerCenter: Vector, cornerRadius: Double, hasRoundCorner: Bool
  /// 1 where the inner corner turns like a tip, −1 where it is a notch, 0 where it bends nothing.
  let cornerSign: Double
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
    // Without an inner radius the star is a bundle of segments, which has an inside only where notches are round.
    let isNotch = cornerCosine < 0 && (inner > 0 || corner > 0)
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
    // The edge runs clockwise: on its left is the outside.
    let across = way.cross(direction)
    let normal = -direction.turnedRight
    let isNotch = along > length && cornerSign != 0
    if !(along < 0 || isNotch) { return FieldSample(distance: across, gradient: normal) }
    // A sharp corner is a circle of no radius.
    let (center, radius, sign) =
      isNotch ? (cornerCenter, cornerRadius, cornerSign) : (tipCenter, tipRadius, 1)
    let arm = point - center
    let reach = arm.length
    return FieldSample(
      distance: sign * (reach - radius), gradient: reach > 0 ? (sign / reach) * arm : normal)
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
