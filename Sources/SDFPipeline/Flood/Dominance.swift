/// The points of a tile at which candidates are measured: its corners, its centre, and three middles.
struct Probes {
  /// Corners in the first four places, the centre in the fifth.
  var x: SIMD8<Float>, y: SIMD8<Float>

  /// The place of the centre.
  static let centre = 4
  /// The order in which the nearest candidates become rivals: the centre's beats most.
  static let order: [Int] = [4, 0, 3, 1, 2, 5, 6, 7]

  /// The probes of a tile whose outermost points are given.
  init(left: Float, right: Float, top: Float, bottom: Float) {
    let midX = (left + right) / 2
    let midY = (top + bottom) / 2
    x = SIMD8(left, right, left, right, midX, midX, left, right)
    y = SIMD8(top, top, bottom, bottom, midY, top, midY, midY)
  }
}

/// Points of a few candidates that may beat other candidates all over a tile.
struct Rivals {
  /// Each point's squared distances from the tile's corners.
  private var corners = [SIMD4<Float>](repeating: .zero, count: 8)
  /// The number of the element that the point is on.
  private var ids = [UInt32](repeating: 0, count: 8)
  private var count = 0

  /// Forgets all points.
  mutating func removeAll() { count = 0 }

  /// Adds a candidate's nearest point to a probe, unless the candidate has one here already.
  mutating func add(_ candidate: Candidate, probe: Int, probes: Probes) {
    for place in 0..<count where ids[place] == candidate.id { return }
    let point = candidate.nearest(probes.x[probe], probes.y[probe])
    let rx = probes.x.lowHalf - point.x
    let ry = probes.y.lowHalf - point.y
    corners[count] = rx * rx + ry * ry
    ids[count] = candidate.id
    count += 1
  }

  /// Whether one of the points is nearer than all of a candidate, for every point of the tile; among
  /// equals the smaller number is nearer.
  @inline(__always)
  func beat(_ candidate: SIMD4<Float>, id: UInt32) -> Bool {
    let corners = corners.span
    let ids = ids.span
    var beaten = false
    for place in 0..<count {
      let nearer = all(corners[place] .< candidate)
      let equal = all(corners[place] .<= candidate)
      beaten = beaten || nearer || (equal && ids[place] < id)
    }
    return beaten
  }
}
