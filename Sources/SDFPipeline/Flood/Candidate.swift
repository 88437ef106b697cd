/// An edge element ready for distances: midpoint relative to a tile, direction and half length.
struct Candidate: BitwiseCopyable, Sendable {
  /// The midpoint, in texels from the tile's base.
  var x: Float, y: Float
  /// The unit direction; (1, 0) for a piece without length.
  var dx: Float, dy: Float
  /// The midpoint in the piece's own axes: along it and across it.
  var alongMiddle: Float, acrossMiddle: Float
  /// Half the length, in texels.
  var half: Float
  /// The element's number.
  var id: UInt32

  /// Takes an element as seen from a whole texel.
  @inline(__always)
  init(_ element: EdgeElement, id: UInt32, baseX: Int32, baseY: Int32) {
    let unit: Float = 1 / 65536
    // 64 bits, since the two may lie further apart than 32 hold.
    let ax = Float(Int64(element.ax) - Int64(baseX)) * unit
    let ay = Float(Int64(element.ay) - Int64(baseY)) * unit
    let ex = Float(Int64(element.bx) - Int64(element.ax)) * unit
    let ey = Float(Int64(element.by) - Int64(element.ay)) * unit
    let squared = ex * ex + ey * ey
    let length = squared.squareRoot()
    let inverse = squared > 0 ? 1 / length : 0
    x = ax + ex * 0.5
    y = ay + ey * 0.5
    dx = squared > 0 ? ex * inverse : 1
    dy = ey * inverse
    alongMiddle = x * dx + y * dy
    acrossMiddle = x * dy - y * dx
    half = length * 0.5
    self.id = id
  }

  /// The squared distances from eight points of one row.
  @inline(__always)
  func squaredDistance(_ px: SIMD8<Float>, row py: Float) -> SIMD8<Float> {
    let along = px * dx + (py * dy - alongMiddle)
    let across = px * dy - (py * dx + acrossMiddle)
    var beyond = along.replacing(with: -along, where: along .< 0) - half
    beyond.replace(with: 0, where: beyond .< 0)
    return across * across + beyond * beyond
  }

  /// The squared distances from eight points.
  @inline(__always)
  func squaredDistance(_ px: SIMD8<Float>, _ py: SIMD8<Float>) -> SIMD8<Float> {
    let rx = px - x
    let ry = py - y
    let along = rx * dx + ry * dy
    let across = rx * dy - ry * dx
    var beyond = along.replacing(with: -along, where: along .< 0) - half
    beyond.replace(with: 0, where: beyond .< 0)
    return across * across + beyond * beyond
  }

  /// The point of the piece that is nearest to a point.
  @inline(__always)
  func nearest(_ px: Float, _ py: Float) -> (x: Float, y: Float) {
    let along = (px - x) * dx + (py - y) * dy
    let held = max(-half, min(half, along))
    return (x + held * dx, y + held * dy)
  }
}
