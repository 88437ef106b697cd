extension Path {
  /// How many points a stroke's outline may have unless the caller says otherwise.
  public static let defaultStrokeLimit = 1 << 22

  /// The outline of the stroked path, to be filled by the nonzero rule; straight lines only.
  ///
  /// It is the union of all cross sections with the joins, caps and dashes of SVG 2, §13.5.6. A cusp within a
  /// curve is rounded whatever the join, as the limit of ever tighter bends. Dashes start anew with each
  /// contour; where a closed contour's last dash meets its first, they are joined. A contour of length 0 shows
  /// its caps, square ones along the axes; a move that nothing follows shows nothing.
  ///
  /// - Parameters:
  ///   - style: width, caps, joins and dashes.
  ///   - tolerance: how far the outline may be from the true one, in the path's units, over 0; at least
  ///     2e-8 of the width and the curve at hand and 4e-15 of the coordinates.
  ///   - limit: how many points the outline may have, and how many dashes.
  public func stroked(
    _ style: StrokeStyle, tolerance: Double, limit: Int = defaultStrokeLimit
  ) throws(StrokeError) -> Path {
    try style.validate()
    guard tolerance > 0, tolerance.isFinite else { throw .tolerance(found: tolerance) }
    let contours = try strokeContours(radius: 0.5 * style.width, tolerance: tolerance, limit: limit)
    if style.width == 0 { return Path() }
    let dashes = StrokeDashes(style)
    var dashLimit = limit
    var outline = StrokeOutline(style: style, tolerance: tolerance, limit: limit)
    for contour in contours {
      if let dashes {
        let ranges = try dashes.ranges(length: contour.length, limit: dashLimit)
        dashLimit -= ranges.count
        try outline.add(contour, dashes: ranges)
      } else {
        try outline.add(contour, dashes: [0...contour.length])
      }
    }
    return outline.path
  }

  private func strokeContours(
    radius: Double, tolerance: Double, limit: Int
  ) throws(StrokeError) -> [StrokeContour] {
    var contours: [StrokeContour] = []
    var builder: StrokeContourBuilder?
    var isLone = true
    var count = 0
    func end() {
      if let contour = builder?.contour, !isLone {
        contours.append(contour)
        count += contour.stations.count
      }
      builder = nil
    }
    for (index, element) in elements.enumerated() {
      try element.check(index)
      if count > limit { throw .tooManyPoints(limit: limit) }
      if case .move(let point) = element {
        end()
        builder = StrokeContourBuilder(start: point, radius: radius, tolerance: tolerance, limit: limit)
        isLone = true
        continue
      }
      isLone = false
      try builder?.add(element)
      if case .close = element { end() }
    }
    end()
    return contours
  }
}

extension PathElement {
  /// Throws where a point is out of range.
  fileprivate func check(_ index: Int) throws(StrokeError) {
    func check(_ points: Point...) throws(StrokeError) {
      for point in points {
        let most = Polylines.largestCoordinate
        // Written so that NaN is refused as well.
        if !(abs(point.x) <= most && abs(point.y) <= most) { throw .coordinate(element: index, found: point) }
      }
    }
    switch self {
    case .move(let point), .line(let point): try check(point)
    case .quadratic(let control, let end): try check(control, end)
    case .cubic(let control1, let control2, let end): try check(control1, control2, end)
    case .close: break
    }
  }
}

extension StrokeContourBuilder {
  fileprivate mutating func add(_ element: PathElement) throws(StrokeError) {
    switch element {
    case .move: break
    case .line(let end): line(to: end)
    case .quadratic(let control, let end):
      try curve(CurvePolynomial(current, control, end), to: end)
    case .cubic(let control1, let control2, let end):
      try curve(CurvePolynomial(current, control1, control2, end), to: end)
    case .close: close()
    }
  }
}

extension StrokeOutline {
  /// Adds a contour's stroke.
  fileprivate mutating func add(
    _ contour: StrokeContour, dashes ranges: [ClosedRange<Double>]
  ) throws(StrokeError) {
    let length = contour.length
    if contour.stations.count < 2 || length == 0 {
      if !ranges.isEmpty { try addDot(at: contour.start) }
      return
    }
    guard let first = ranges.first, let last = ranges.last else { return }
    if contour.isClosed, first.lowerBound == 0, last.upperBound == length {
      if ranges.count == 1 { return try addRing(contour.stations) }
      var cutter = StrokeCutter(contour.stations)
      let start = cutter.stations(first)
      for range in ranges.dropFirst().dropLast() { try add(cutter.stations(range)) }
      try add(cutter.stations(last) + start)
      return
    }
    var cutter = StrokeCutter(contour.stations)
    for range in ranges { try add(cutter.stations(range)) }
  }
}

/// Cuts dashes, in rising order, out of a contour's stations.
private struct StrokeCutter {
  private let stations: [StrokeStation]
  /// The station that ends the step in which the last dash started.
  private var place = 1

  init(_ stations: [StrokeStation]) { self.stations = stations }

  /// The stations of a dash; the first arrives by a join, so that it can follow a closed contour's last dash.
  mutating func stations(_ range: ClosedRange<Double>) -> [StrokeStation] {
    while place < stations.count - 1, stations[place].length <= range.lowerBound { place += 1 }
    var first = station(at: range.lowerBound, before: place)
    first.arrival = .join
    var found = [first]
    var next = place
    while next < stations.count, stations[next].length < range.upperBound {
      found.append(stations[next])
      next += 1
    }
    if range.upperBound > range.lowerBound {
      var last = station(at: range.upperBound, before: min(next, stations.count - 1))
      last.arrival = .step
      found.append(last)
    }
    return found
  }

  /// The station at an arc length within the step that ends at a station.
  private func station(at length: Double, before end: Int) -> StrokeStation {
    let (a, b) = (stations[end - 1], stations[end])
    let t = b.length > a.length ? min(max((length - a.length) / (b.length - a.length), 0), 1) : 1
    if t == 1 { return b }
    var station = a
    station.point = a.point + t * (b.point - a.point)
    station.direction = (a.direction + t * (b.direction - a.direction)).unit ?? a.direction
    station.length = length
    return station
  }
}
