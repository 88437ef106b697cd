import SDFGeometry

/// A place where the outline crosses between two neighbouring texel centres of different state.
///
/// A *link* joins a texel, its first, with the one on its right or below. Links are the outline's
/// vertices: in each *dual cell*, the square between four texel centres, an edge runs from one link to
/// the next, with the inside on its right as seen on the screen.
struct OutlineLink: BitwiseCopyable, Sendable {
  /// The first texel, in columns and rows of the domain.
  var column: Int32, row: Int32
  /// Where the outline crosses, in 1/65,536 texel of the domain.
  var x: Int32, y: Int32
  /// How much grey lies beyond the two texels: 0 for a sharp edge.
  var tail: Float
  /// The links before and after along the outline; −1 where it leaves the domain.
  var previous: Int32 = -1, next: Int32 = -1
  private var flags: UInt32 = 0

  init(column: Int32, row: Int32, isVertical: Bool, firstIsInside: Bool) {
    self.column = column
    self.row = row
    x = Self.centre(column)
    y = Self.centre(row)
    tail = 0
    flags = (isVertical ? 1 : 0) | (firstIsInside ? 2 : 0)
  }

  /// Whether the second texel is below the first, not on its right.
  var isVertical: Bool { flags & 1 != 0 }

  /// Whether the first texel is inside, and so the second outside.
  var firstIsInside: Bool { flags & 2 != 0 }

  /// Whether the outline crosses the link rather than running along it.
  var isMajor: Bool {
    get { flags & 4 != 0 }
    set { flags = newValue ? flags | 4 : flags & ~4 }
  }

  /// For a link to the right: whether the mean of its two texels and the two below is inside, which
  /// decides how a saddle is joined.
  var joinsBelow: Bool {
    get { flags & 8 != 0 }
    set { flags = newValue ? flags | 8 : flags & ~8 }
  }

  /// Whether the dual cell that the outline enters here owns a corner.
  var hasCorner: Bool {
    get { flags & 16 != 0 }
    set { flags = newValue ? flags | 16 : flags & ~16 }
  }

  /// The dual cell that the outline enters through this link: its top-left texel.
  var cell: (column: Int32, row: Int32) {
    if isVertical { return firstIsInside ? (column - 1, row) : (column, row) }
    return firstIsInside ? (column, row) : (column, row - 1)
  }

  /// The crossing's place in texels from the corner of a texel of the domain.
  @inline(__always)
  func point(fromColumn: Int32, row fromRow: Int32) -> Point {
    Point(
      x: Double(x &- fromColumn &* Self.one) * Self.unit, y: Double(y &- fromRow &* Self.one) * Self.unit)
  }

  /// Where the outline crosses, in texels of the domain.
  @inline(__always)
  var point: Point { Point(x: Double(x) * Self.unit, y: Double(y) * Self.unit) }

  /// Moves the crossing to a point in texels from the corner of a texel of the domain.
  mutating func move(to point: Point, fromColumn: Int32, row fromRow: Int32) {
    x = fromColumn &* Self.one &+ Int32((point.x * Double(Self.one)).rounded())
    y = fromRow &* Self.one &+ Int32((point.y * Double(Self.one)).rounded())
  }

  /// Puts the crossing a part t of the way, 0…1, from the first texel's centre to the second's.
  mutating func cross(at t: Double) {
    let way = Int32(t * Double(Self.one) + 0.5)
    if isVertical { y = Self.centre(row) &+ way } else { x = Self.centre(column) &+ way }
  }

  /// The part of the way from the first texel's centre to the second's, as far as the crossing still lies
  /// between them.
  @inline(__always)
  var t: Float {
    Float(max(x &- Self.centre(column), y &- Self.centre(row))) * Float(Self.unit)
  }

  private static let one: Int32 = 65536
  private static let unit = 1.0 / 65536

  /// The centre of a column or row in fixed point.
  private static func centre(_ place: Int32) -> Int32 { place &* one &+ one / 2 }
}
