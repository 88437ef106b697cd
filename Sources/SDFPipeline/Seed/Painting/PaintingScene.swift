import SDFGeometry

/// A painting as contours of chords in texels; its memory is kept from painting to painting.
struct PaintingScene: Sendable {
  /// Chords may be this far from their curves, in texels: with the rounding of places and distances the
  /// whole error stays under 1/1000.
  static let tolerance = 1.0 / 1500

  /// The contours in fixed point and how they combine.
  private(set) var fixed = FixedPainting()
  /// Whether contours reached beyond the range of places and were cut there.
  private(set) var isCut = false
  /// Places are in steps of 2^−shift of an element's.
  private(set) var shift = 0
  private var hasCurves = false
  private var polylines = Polylines()
  /// How many contours each path has.
  private var counts: [Int] = []

  /// Makes an empty scene.
  init() {}

  /// Replaces what is here by a painting.
  mutating func load(_ painting: Painting, placing: Placing) throws(SDFGenerationError) {
    hasCurves = false
    try flatten(painting) { path, polylines throws(FlatteningError) in
      try polylines.append(path, transform: placing.transform, tolerance: Self.tolerance)
    }
    isCut = !polylines.bounds.isWithin(EdgeElement.reach)
    if isCut { try flatten(painting, placing, CrossingCurves()) }
    write(painting, shift: 0)
  }

  /// The same painting again, with the curves cut finely where contours cross and, where the range allows,
  /// places in finer steps.
  mutating func refine(
    _ painting: Painting, placing: Placing, around crossings: CrossingCurves
  ) throws(SDFGenerationError) {
    try flatten(painting, placing, crossings)
    var shift = 0
    while shift < Self.mostShift && polylines.bounds.isWithin(EdgeElement.reach(over: shift + 1)) {
      shift += 1
    }
    write(painting, shift: isCut ? 0 : shift)
  }

  /// How much finer than the elements' steps: as a power of two.
  private static let mostShift = 10

  private mutating func write(_ painting: Painting, shift: Int) {
    self.shift = shift
    fixed.removeAll()
    var leaf = 0
    var contour = 0
    for shape in painting.shapes { write(shape, &leaf, &contour) }
  }

  /// Where contours cross, so that a corner of the outline may be off by too much: those ends of pieces that
  /// are no corners of the contours.
  ///
  /// - Parameters:
  ///   - pieces: the outline.
  ///   - places: all places that may be such ends.
  func crossings(of pieces: [FixedPiece], among places: [FixedPoint]) -> [Crossing] {
    let scale = Self.scale(shift)
    // Without curves only the rounding of places counts.
    let tolerance = hasCurves ? Self.tolerance : 1 / scale
    var new = PlaceSet(capacity: places.count)
    for place in places { new.insert(place) }
    var corners = PlaceSet(capacity: places.count)
    for point in polylines.points {
      let place = Self.place(point, scale)
      if new.contains(place) { corners.insert(place) }
    }
    var found: [Crossing] = []
    var last = pieces.last
    for (index, piece) in pieces.enumerated() {
      defer { last = piece }
      let place = FixedPoint(x: piece.ax, y: piece.ay)
      if !new.contains(place) || corners.contains(place) { continue }
      if let before = last, before.bx != piece.ax || before.by != piece.ay {
        // A contour starts here: what comes before is its last piece.
        last = pieces[index...].first { $0.bx == piece.ax && $0.by == piece.ay }
      }
      guard let last else { continue }
      let crossing = Crossing(
        at: Point(x: Double(piece.ax) / scale, y: Double(piece.ay) / scale), from: last.way, to: piece.way,
        tolerance: tolerance)
      if let crossing { found.append(crossing) }
    }
    return found
  }

  // MARK: Flattening

  private mutating func flatten(
    _ painting: Painting, _ placing: Placing, _ crossings: CrossingCurves
  ) throws(SDFGenerationError) {
    let isCut = isCut
    try flatten(painting) { path, polylines throws(FlatteningError) in
      var near = path.transformed(by: placing.transform)
      if isCut { near = FarCurves.split(near) }
      if !crossings.isEmpty { near = crossings.split(near) }
      try polylines.append(near, tolerance: Self.tolerance)
    }
  }

  private mutating func flatten(
    _ painting: Painting, _ append: (Path, inout Polylines) throws(FlatteningError) -> Void
  ) throws(SDFGenerationError) {
    polylines.removeAll()
    counts.removeAll(keepingCapacity: true)
    for (index, shape) in painting.shapes.enumerated() {
      do { try flatten(shape, append) } catch { throw .path(error, shape: index) }
    }
  }

  private mutating func flatten(
    _ shape: PaintedShape, _ append: (Path, inout Polylines) throws(FlatteningError) -> Void
  ) throws(FlatteningError) {
    let before = polylines.contours.count
    hasCurves = hasCurves || shape.path.elements.contains(where: \.isCurve)
    try append(shape.path, &polylines)
    counts.append(polylines.contours.count - before)
    for clip in shape.clips { for part in clip.shapes { try flatten(part, append) } }
  }

  // MARK: Fixed point

  /// Writes a shape as one area.
  private mutating func write(_ shape: PaintedShape, _ leaf: inout Int, _ contour: inout Int) {
    for _ in 0..<counts[leaf] {
      Self.write(
        polylines.contours[contour], of: polylines.points, isCut: isCut, Self.scale(shift), to: &fixed)
      contour += 1
    }
    leaf += 1
    fixed.endArea(fillRule: shape.fillRule)
    if shape.clips.isEmpty { return }
    for clip in shape.clips {
      for part in clip.shapes { write(part, &leaf, &contour) }
      fixed.unite(clip.shapes.count)
    }
    fixed.intersect(shape.clips.count + 1)
  }

  private static func write(
    _ contour: Polylines.Contour, of points: [Point], isCut: Bool, _ scale: Double,
    to fixed: inout FixedPainting
  ) {
    func add(_ point: Point) {
      let place = place(point, scale)
      fixed.add(x: place.x, y: place.y)
    }
    if isCut {
      var last = points[contour.end - 1]
      for place in contour.range {
        RangeCutter.cut(last, points[place], add)
        last = points[place]
      }
    } else {
      for place in contour.range { add(points[place]) }
    }
    fixed.endContour()
  }

  /// Steps in a texel.
  private static func scale(_ shift: Int) -> Double { EdgeElement.one * Double(1 << shift) }

  @inline(__always)
  private static func place(_ point: Point, _ scale: Double) -> FixedPoint {
    FixedPoint(x: fixed(point.x * scale), y: fixed(point.y * scale))
  }

  /// Rounded to nearest and held within the range; the library's rounding would be a call.
  @inline(__always)
  private static func fixed(_ steps: Double) -> Int32 {
    let held = max(EdgeElement.lowest * EdgeElement.one, min(EdgeElement.highest * EdgeElement.one, steps))
    return Int32(truncatingIfNeeded: Int64(held < 0 ? held - 0.5 : held + 0.5))
  }
}

extension Placing {
  /// The same as a transform of the plane.
  var transform: Transform { Transform(a: scaleX, b: 0, c: 0, d: scaleY, tx: originX, ty: originY) }
}

extension EdgeElement {
  /// All places, in texels.
  static let reach = Box(minX: lowest, minY: lowest, maxX: highest, maxY: highest)

  /// All places in steps of 2^−shift of an element's.
  static func reach(over shift: Int) -> Box {
    let part = 1 / Double(1 << shift)
    return Box(minX: part * lowest, minY: part * lowest, maxX: part * highest, maxY: part * highest)
  }
}

extension Polylines {
  /// The box around all points.
  fileprivate var bounds: Box {
    var box = Box.empty
    for point in points { box.add(point) }
    return box
  }
}

extension Box {
  /// Whether no point of it is outside another.
  func isWithin(_ other: Box) -> Bool {
    isEmpty || minX >= other.minX && minY >= other.minY && maxX <= other.maxX && maxY <= other.maxY
  }
}

extension PathElement {
  fileprivate var isCurve: Bool {
    switch self {
    case .quadratic, .cubic: true
    case .move, .line, .close: false
    }
  }
}

extension FixedPiece {
  fileprivate var way: Vector { Vector(x: Double(bx) - Double(ax), y: Double(by) - Double(ay)) }
}
