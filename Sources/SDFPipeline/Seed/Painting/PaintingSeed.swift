import SDFGeometry

/// Finds the outline of a painting: from its exact geometry, hidden pieces left out.
///
/// Curves become chords, contours are put into fixed point, and the resolver finds the boundary of what is
/// painted. It gives closed contours: the signs of rows follow from their crossings as they do for masks.
struct PaintingSeed: Sendable {
  /// How often the monitor is asked.
  static let steps = 2

  private var scene = PaintingScene()
  private var resolver: OutlineResolver
  private var pieces: [FixedPiece] = []
  private var order = ElementOrder()

  /// Makes a seed, whose memory is kept from painting to painting.
  init(limits: OutlineLimits = OutlineLimits()) { resolver = OutlineResolver(limits: limits) }

  /// The outline of a painting, placed in the texture.
  mutating func run(
    _ painting: Painting, placing: Placing, monitor: StageMonitor
  ) throws(SDFGenerationError) -> Outline {
    try scene.load(painting, placing: placing)
    try monitor.step()
    try resolve()
    if !resolver.tookOver { try refine(painting, placing: placing, monitor: monitor) }
    try monitor.step()
    var outline = Outline()
    outline.elements = order.sorted(
      pieces.map { EdgeElement(ax: $0.ax, ay: $0.ay, bx: $0.bx, by: $0.by) })
    if scene.isCut {
      RangeCutter.removeEdges(from: &outline)
      if outline.elements.isEmpty { throw .outOfReach(limit: -Int(EdgeElement.lowest)) }
    }
    return outline
  }

  private mutating func resolve() throws(SDFGenerationError) {
    do { try resolver.resolve(scene.fixed, into: &pieces) } catch { throw .tooManyCrossings("\(error)") }
  }

  /// More crossings than this stay as the first chords have them: where contours cross at a small angle,
  /// tips are off by the tolerance over that angle.
  private static let mostCrossings = 4096
  /// A tip may move out of where the curves were cut finely.
  private static let rounds = 3

  /// Finds the outline again with fine chords around the crossings, until those stay where they are.
  private mutating func refine(
    _ painting: Painting, placing: Placing, monitor: StageMonitor
  ) throws(SDFGenerationError) {
    var curves = CrossingCurves()
    for _ in 0..<Self.rounds {
      let crossings = scene.crossings(of: pieces, among: resolver.crossings)
      if crossings.count > Self.mostCrossings || curves.add(crossings) == 0 { break }
      try monitor.check()
      try scene.refine(painting, placing: placing, around: curves)
      try resolve()
    }
    round()
  }

  /// Brings the pieces from finer steps to those of elements.
  private mutating func round() {
    let shift = Int32(scene.shift)
    if shift == 0 { return }
    let half = Int32(1) << (shift - 1)
    for index in pieces.indices {
      let piece = pieces[index]
      pieces[index] = FixedPiece(
        ax: (piece.ax + half) >> shift, ay: (piece.ay + half) >> shift, bx: (piece.bx + half) >> shift,
        by: (piece.by + half) >> shift)
    }
    pieces.removeAll { $0.ax == $0.bx && $0.ay == $0.by }
  }
}
