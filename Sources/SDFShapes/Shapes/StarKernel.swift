import SDFGeometry

/// ``StarField`` in 32-bit floats and without branches: the twin of its fold and of ``StarWedge``.
struct StarKernel {
  private let count: Float, part: Float
  private let firstX: Float, firstY: Float
  private let borderX: Float, borderY: Float
  private let startX: Float, startY: Float, directionX: Float, directionY: Float, length: Float
  private let tipX: Float, tipRadius: Float
  private let cornerX: Float, cornerY: Float, cornerRadius: Float, cornerSign: Float

  /// Takes a wedge, the number of tips, and the direction of the first one.
  init(_ wedge: StarWedge, tips: Int, first: Vector) {
    (count, part) = (Float(tips), 1 / Float(tips))
    (firstX, firstY) = (Float(first.x), Float(first.y))
    (borderX, borderY) = (Float(wedge.border.x), Float(wedge.border.y))
    (startX, startY) = (Float(wedge.start.x), Float(wedge.start.y))
    (directionX, directionY) = (Float(wedge.direction.x), Float(wedge.direction.y))
    // A corner that bends nothing belongs to the edge.
    length = wedge.cornerSign == 0 ? .infinity : Float(wedge.length)
    (tipX, tipRadius) = (Float(wedge.tipCenter.x), Float(wedge.tipRadius))
    (cornerX, cornerY) = (Float(wedge.cornerCenter.x), Float(wedge.cornerCenter.y))
    (cornerRadius, cornerSign) = (Float(wedge.cornerRadius), Float(wedge.cornerSign))
  }

  /// Distance and gradient at a point as seen from the centre.
  @inline(__always)
  func sample(_ x: Float, _ y: Float) -> RowKernel.Sample {
    let (u, v) = (x * firstX + y * firstY, firstX * y - firstY * x)
    // The nearest tip, in turns from the first one.
    let turns = Self.rounded(Self.turns(u, v) * count) * part
    // Opposite to the first tip of an odd number the next one is more than half a turn away.
    let tip = turns - Self.rounded(turns)
    let (c, s) = Self.unit(tip)
    let across = v * c - u * s
    let (px, py) = (u * c + v * s, abs(across))
    // The angle is approximate: next to the border the neighbour may be the right one.
    let isBeyond = px * borderY < py * borderX
    let (mx, my) = mirrored(px, py)
    let found = folded(isBeyond ? mx : px, isBeyond ? my : py)
    let (nx, ny) = mirrored(found.x, found.y)
    let gx = isBeyond ? nx : found.x
    let side = isBeyond ? ny : found.y
    let gy = across < 0 ? -side : side
    let (rx, ry) = (gx * c - gy * s, gx * s + gy * c)
    return (found.distance, rx * firstX - ry * firstY, rx * firstY + ry * firstX)
  }

  /// The sample in the wedge.
  @inline(__always)
  private func folded(_ x: Float, _ y: Float) -> RowKernel.Sample {
    let (wx, wy) = (x - startX, y - startY)
    let along = wx * directionX + wy * directionY
    let across = wx * directionY - wy * directionX
    let isNotch = along > length
    // Neither "and" nor "or" from here on: they are branches, which keep the compiler from vectors.
    let held = along < 0 ? 0 : along > length ? length : along
    let isEdge = held == along
    let (ax, ay) = (x - (isNotch ? cornerX : tipX), y - (isNotch ? cornerY : 0))
    let reach = (ax * ax + ay * ay).squareRoot()
    let isMiddle = reach < RowKernel.leastLength
    let sign = isNotch ? cornerSign : 1
    let scale = sign / (isMiddle ? 1 : reach)
    let round = sign * (reach - (isNotch ? cornerRadius : tipRadius))
    let gx = isMiddle ? directionY : ax * scale
    let gy = isMiddle ? -directionX : ay * scale
    return (isEdge ? across : round, isEdge ? directionY : gx, isEdge ? -directionX : gy)
  }

  /// The mirror image of a vector across the border.
  @inline(__always)
  private func mirrored(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
    let twice = 2 * (x * borderX + y * borderY)
    return (twice * borderX - x, twice * borderY - y)
  }

  /// The nearest whole number of a magnitude below 2²².
  @inline(__always)
  private static func rounded(_ x: Float) -> Float { (x + 0x1.8p23) - 0x1.8p23 }

  /// The angle of a vector from the x axis towards the y axis, in turns of −½…½, to 2e-6.
  @inline(__always)
  private static func turns(_ x: Float, _ y: Float) -> Float {
    let (a, b) = (abs(x), abs(y))
    let high = a < b ? b : a
    let z = (a < b ? a : b) / (high == 0 ? 1 : high)
    let s = z * z
    // A minimax polynomial of the arc tangent over 0…1, over a turn.
    let series: Float = (-0.001865471 * s + 0.008380036) * s - 0.018530864
    let angle = ((series * s + 0.030803401) * s - 0.052938668) * s * z + 0.159151321 * z
    let quarter = a < b ? 0.25 - angle : angle
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? -half : half
  }

  /// Cosine and sine of an angle in turns of −½…½.
  @inline(__always)
  private static func unit(_ turns: Float) -> (cosine: Float, sine: Float) {
    let quarter = rounded(4 * turns)
    let angle = (turns - 0.25 * quarter) * (2 * .pi)
    let square = angle * angle
    // Taylor's series: over an eighth of a turn the rest is below a float's last place.
    let sineSeries: Float = ((square * (1 / 362_880) - 1 / 5_040) * square + 1 / 120) * square - 1 / 6
    let s = angle + angle * square * sineSeries
    let cosineSeries: Float = ((square * (1 / 40_320) - 1 / 720) * square + 1 / 24) * square - 0.5
    let c = 1 + square * cosineSeries
    let isOdd = abs(quarter) == 1
    let isBack = abs(quarter) == 2
    let (first, second) = (isOdd ? s : c, isOdd ? c : s)
    let cosine = quarter == 1 ? -first : first
    let sine = quarter == -1 ? -second : second
    return (isBack ? -cosine : cosine, isBack ? -sine : sine)
  }
}
