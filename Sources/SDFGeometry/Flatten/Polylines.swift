/// A path's contours as chains of points; made once and filled again and again without new memory.
@frozen
public struct Polylines: Hashable, Sendable {
  /// One chain: two neighbours are never the same point.
  @frozen
  public struct Contour: Hashable, Sendable, BitwiseCopyable {
    /// Where its first point is in ``Polylines/points``.
    public var start: Int
    /// One past its last point.
    public var end: Int
    /// Whether it ended with a close; its first point is then not repeated at the end.
    public var isClosed: Bool

    /// Its places in ``Polylines/points``, at least one.
    @inlinable
    public var range: Range<Int> { start..<end }
  }

  /// The points of all contours, one contour after the other.
  public internal(set) var points: [Point] = []
  /// The contours in the path's order; a contour without length has one point.
  public internal(set) var contours: [Contour] = []

  /// Makes a set without contours.
  public init() {}

  /// The most chords that a curve is cut into; one that would need more is further off than the tolerance.
  public static let mostChordsPerCurve = 1 << 14
  /// The largest magnitude of a coordinate, so that products of four lengths do not overflow.
  public static let largestCoordinate = 1e75
  /// How many points there may be unless the caller says otherwise: 256 MiB of them.
  public static let defaultLimit = 1 << 24

  /// Removes all contours and keeps the memory.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  /// Adds the contours of a path after a transform of its plane, its curves cut into chords.
  ///
  /// The ends of lines and curves are kept bit for bit as the transform gives them. Chords end on the curve,
  /// and no point of the curve is further than the tolerance from its chord, nor of the chord from the curve.
  /// A move that nothing follows adds nothing. After an error the contours are those of before.
  ///
  /// - Parameters:
  ///   - path: the contours.
  ///   - transform: what is done to the plane first.
  ///   - tolerance: in the units after the transform, over 0.
  ///   - limit: how many points there may be in all.
  public mutating func append(
    _ path: Path, transform: Transform = .identity, tolerance: Double, limit: Int = defaultLimit
  ) throws(FlatteningError) {
    guard tolerance > 0, tolerance.isFinite else { throw .tolerance(found: tolerance) }
    let before = (points.count, contours.count)
    do {
      try add(path, transform: transform, tolerance: tolerance, limit: limit)
    } catch {
      points.removeLast(points.count - before.0)
      contours.removeLast(contours.count - before.1)
      throw error
    }
  }

  private mutating func add(
    _ path: Path, transform: Transform, tolerance: Double, limit: Int
  ) throws(FlatteningError) {
    var start = points.count
    var isLone = true
    for (index, element) in path.elements.enumerated() {
      if points.count > limit { throw .tooManyPoints(element: index, limit: limit) }
      switch element {
      case .move(let point):
        end(from: start, isLone: isLone, isClosed: false)
        start = points.count
        isLone = true
        points.append(try place(point, transform, element: index))
        continue
      case .line(let end):
        add(try place(end, transform, element: index))
      case .quadratic(let control, let end):
        let control = try place(control, transform, element: index)
        let end = try place(end, transform, element: index)
        let curve = CurvePolynomial(points[points.count - 1], control, end)
        ChordCutter(curve, tolerance: tolerance).cut(into: &points)
        add(end)
      case .cubic(let control1, let control2, let end):
        let control1 = try place(control1, transform, element: index)
        let control2 = try place(control2, transform, element: index)
        let end = try place(end, transform, element: index)
        let curve = CurvePolynomial(points[points.count - 1], control1, control2, end)
        ChordCutter(curve, tolerance: tolerance).cut(into: &points)
        add(end)
      case .close:
        end(from: start, isLone: false, isClosed: true)
        start = points.count
      }
      isLone = false
    }
    end(from: start, isLone: isLone, isClosed: false)
    if points.count > limit { throw .tooManyPoints(element: path.elements.count, limit: limit) }
  }

  private func place(
    _ point: Point, _ transform: Transform, element: Int
  ) throws(FlatteningError) -> Point {
    let placed = transform(point)
    if abs(placed.x) <= Self.largestCoordinate, abs(placed.y) <= Self.largestCoordinate { return placed }
    throw .coordinate(element: element, found: point)
  }

  /// Adds a point unless it repeats the last one.
  private mutating func add(_ point: Point) {
    if points[points.count - 1] != point { points.append(point) }
  }

  private mutating func end(from start: Int, isLone: Bool, isClosed: Bool) {
    if start == points.count { return }
    if isLone {
      points.removeLast()
      return
    }
    if isClosed, points.count - start > 1, points[points.count - 1] == points[start] { points.removeLast() }
    contours.append(Contour(start: start, end: points.count, isClosed: isClosed))
  }
}

extension Path {
  /// The path as polylines: its curves cut into chords at most `tolerance` away.
  ///
  /// See ``Polylines/append(_:transform:tolerance:limit:)``, which keeps memory from path to path.
  public func flattened(
    tolerance: Double, transform: Transform = .identity
  ) throws(FlatteningError) -> Polylines {
    var polylines = Polylines()
    try polylines.append(self, transform: transform, tolerance: tolerance)
    return polylines
  }
}
