/// An edge element ready for jump flooding: its midpoint and half of the way from a to b.
///
/// Unlike ``Candidate`` it is relative to nothing, so that it serves every texel: the midpoint is in
/// 1/32,768 texels (a bit is given away so that differences never overflow), and a difference of
/// integers becomes a float only after it has been taken.
struct JumpElement: BitwiseCopyable, Sendable {
  /// The midpoint in 1/32,768 texels.
  var x: Int32, y: Int32
  /// From the midpoint to the end, in 1/32,768 texels.
  var halfX: Float, halfY: Float

  /// One texel.
  static let one: Double = 32768
  /// The least squared half length that is divided by; shorter pieces count as points.
  private static let least: Float = 1e-6

  /// Takes an element.
  @inline(__always)
  init(_ element: EdgeElement) {
    x = Int32((Int64(element.ax) + Int64(element.bx) + 2) >> 2)
    y = Int32((Int64(element.ay) + Int64(element.by) + 2) >> 2)
    halfX = Float(Int64(element.bx) - Int64(element.ax)) * 0.25
    halfY = Float(Int64(element.by) - Int64(element.ay)) * 0.25
  }

  private init(halfX: Float, halfY: Float) {
    x = 0
    y = 0
    self.halfX = halfX
    self.halfY = halfY
  }

  /// Stands for no element: its distance is NaN, which is less than nothing.
  static let none = JumpElement(halfX: .nan, halfY: .nan)

  /// A lattice coordinate in 1/32,768 texels.
  @inline(__always)
  static func fixed(_ texels: Double) -> Int32 { Int32((texels * one).rounded()) }

  /// The point of the piece that is nearest to a point, in 1/32,768 texels.
  @inline(__always)
  func nearest(_ px: Int32, _ py: Int32) -> (x: Int32, y: Int32) {
    let squared = halfX * halfX + halfY * halfY
    let along = Float(px &- x) * halfX + Float(py &- y) * halfY
    let t = max(-1, min(1, along / max(squared, Self.least)))
    return (x &+ Int32(t * halfX), y &+ Int32(t * halfY))
  }

  /// The squared distance from a point, in (1/32,768 texel)².
  @inline(__always)
  func squaredDistance(_ px: Int32, _ py: Int32) -> Float {
    let rx = Float(px &- x)
    let ry = Float(py &- y)
    let squared = halfX * halfX + halfY * halfY
    var t = (rx * halfX + ry * halfY) / (squared < Self.least ? Self.least : squared)
    t = t > 1 ? 1 : t
    t = t < -1 ? -1 : t
    let dx = rx - t * halfX
    let dy = ry - t * halfY
    return dx * dx + dy * dy
  }
}

/// Eight elements side by side, in the operations of ``JumpElement/squaredDistance(_:_:)``.
struct JumpElements8 {
  private var x: SIMD8<Int32>, y: SIMD8<Int32>
  private var halfX: SIMD8<Float>, halfY: SIMD8<Float>

  /// Takes eight elements from a table.
  @inline(__always)
  init(_ table: Span<JumpElement>, _ ids: SIMD8<Int32>) {
    let a = table[Int(ids[0])]
    let b = table[Int(ids[1])]
    let c = table[Int(ids[2])]
    let d = table[Int(ids[3])]
    let e = table[Int(ids[4])]
    let f = table[Int(ids[5])]
    let g = table[Int(ids[6])]
    let h = table[Int(ids[7])]
    x = SIMD8(a.x, b.x, c.x, d.x, e.x, f.x, g.x, h.x)
    y = SIMD8(a.y, b.y, c.y, d.y, e.y, f.y, g.y, h.y)
    halfX = SIMD8(a.halfX, b.halfX, c.halfX, d.halfX, e.halfX, f.halfX, g.halfX, h.halfX)
    halfY = SIMD8(a.halfY, b.halfY, c.halfY, d.halfY, e.halfY, f.halfY, g.halfY, h.halfY)
  }

  /// The squared distances, each from a point of its own in one row.
  @inline(__always)
  func squaredDistance(_ px: SIMD8<Int32>, row py: Int32) -> SIMD8<Float> {
    let rx = SIMD8<Float>(px &- x)
    let ry = SIMD8<Float>(SIMD8(repeating: py) &- y)
    var squared = halfX * halfX + halfY * halfY
    squared.replace(with: 1e-6, where: squared .< 1e-6)
    var t = (rx * halfX + ry * halfY) / squared
    t.replace(with: 1, where: t .> 1)
    t.replace(with: -1, where: t .< -1)
    let dx = rx - t * halfX
    let dy = ry - t * halfY
    return dx * dx + dy * dy
  }
}
