import Meniscus

/// How far the distances of one shape are from its closed form.
struct AccuracyRow: Codable {
  /// The name of the shape, and the side of its mask in texels.
  var shape: String, side: Int
  /// Who measured.
  var method: String
  /// The errors in texels over the texels within 8 texels of the outline.
  var mean: Double, p99: Double, max: Double
  /// The number of those texels.
  var texels: Int
}

/// How close to the truth it is, on 8-bit masks of 16 × 16 samples a texel.
enum AccuracyQuestion {
  /// How far from the outline the errors count, in texels.
  static let band = 8.0

  static func ask(_ setting: Setting, _ masks: MaskFolder, _ peer: OpenCVPeer?) throws -> [AccuracyRow] {
    try setting.accuracySides.flatMap { side in
      Log.say("accuracy, \(side)²")
      return try shapes(side).flatMap { try ask($0.name, $0.shape, side, masks, peer) }
    }
  }

  private static func shapes(_ side: Int) -> [(name: String, shape: any ClosedShape)] {
    let half = Double(side) / 2
    let centre = SIMD2(half + 0.31, half + 0.17)
    return [
      ("disc", Disc(x: centre.x, y: centre.y, radius: 0.7 * half)),
      (
        "rotated rectangle",
        Polygon.rectangle(centre: centre, sides: SIMD2(1.1, 0.7) * half, degrees: 23)
      ),
      ("star", Polygon.star(centre: centre, outer: 0.9 * half, inner: 0.4 * half, degrees: 7)),
    ]
  }

  private static func ask(
    _ name: String, _ shape: any ClosedShape, _ side: Int, _ masks: MaskFolder, _ peer: OpenCVPeer?
  ) throws -> [AccuracyRow] {
    let mask = shape.mask(GridSize(width: side, height: side))
    let truth = Grid(mask.size) { shape.distance(Double($0) + 0.5, Double($1) + 0.5) }
    func row(_ method: String, _ measured: (Int, Int) -> Double) -> AccuracyRow {
      errors(of: measured, truth).row(name, side, method)
    }
    var rows: [AccuracyRow] = []
    for edges in EdgeModel.allCases {
      var options = MaskOptions()
      options.height = .none
      options.edges = edges
      let texture = try SDFGenerator().generate(.unorm8(mask), options: options).texture
      rows.append(
        row("Meniscus, \(edges == .subpixel ? "sub-pixel" : "binary")") { Double(texture[$0, $1].x) })
    }
    if let peer {
      let path = masks.path("closed-form.raw")
      try RawFile.write(mask, to: path)
      try peer.load(path, expecting: mask)
      let field = try peer.signed(.exact, path: masks.path("closed-form-distances.raw"))
      rows.append(row("OpenCV, both signs") { Double(field[$1 * side + $0]) })
    }
    return rows
  }

  private static func errors(of measured: (Int, Int) -> Double, _ truth: Grid<Double>) -> [Double] {
    var errors: [Double] = []
    for y in 0..<truth.size.height {
      for x in 0..<truth.size.width where abs(truth[x, y]) <= band {
        errors.append(abs(measured(x, y) - truth[x, y]))
      }
    }
    return errors.sorted()
  }
}

extension [Double] {
  /// Sums sorted errors up.
  fileprivate func row(_ shape: String, _ side: Int, _ method: String) -> AccuracyRow {
    AccuracyRow(
      shape: shape, side: side, method: method, mean: reduce(0, +) / Double(count),
      p99: self[Swift.min(count - 1, Int((0.99 * Double(count)).rounded(.up)) - 1)], max: self[count - 1],
      texels: count)
  }
}
