import Meniscus

/// The cost of a shape's distances and gradients over a grid.
struct ShapeRow: Codable {
  /// What the shape is.
  var shape: String
  /// The grid's side in texels.
  var side: Int
  /// Nanoseconds a texel, on one thread.
  var time: Timing
  /// Nanoseconds a texel that it should take at most; nil for shapes without a guide.
  var guide: Double?
}

/// What distances and gradients of a shape cost, row by row in 32-bit floats.
enum ShapesQuestion {
  static func ask(_ setting: Setting) throws -> [ShapeRow] {
    let entries = try entries(side: Double(setting.shapeSide))
    let side = setting.shapeSide
    let scratch = RowScratch(side)
    let results = try Interleaving.run(
      repetitions: setting.shapeRepetitions,
      entries.map { entry in { scratch.evaluate(entry.field) } })
    Log.say("shapes, \(side)²")
    return entries.indices.map { index in
      ShapeRow(
        shape: entries[index].name, side: side,
        time: Timing(results[index].map { $0 / Double(side * side) }), guide: entries[index].guide)
    }
  }

  /// A shape in the middle of the grid, an eighth of its side away from the border.
  struct Entry {
    var name: String
    var field: any DistanceField
    var guide: Double?
  }

  static func entries(side: Double) throws -> [Entry] {
    let square = Box(minX: side / 8, minY: side / 8, maxX: side * 7 / 8, maxY: side * 7 / 8)
    let wide = Box(minX: side / 8, minY: side / 4, maxX: side * 7 / 8, maxY: side * 3 / 4)
    let radius = side / 16
    func entry(
      _ name: String, _ shape: Shape, _ frame: Box, guide: Double? = nil
    ) throws -> Entry {
      Entry(name: name, field: try shape.field(in: frame), guide: guide)
    }
    let star = StarShape(points: 5, innerRadius: 0.4, tipRadius: radius / 4, cornerRadius: radius / 4)
    return [
      try entry("circle", .circle(CircleShape()), square, guide: 6),
      try entry(
        "rounded rectangle", .rectangle(RectangleShape(radii: CornerRadii(radius))), wide, guide: 6),
      try entry("capsule", .capsule(CapsuleShape()), wide, guide: 6),
      try entry("ring", .ring(RingShape(thickness: radius)), square),
      try entry(
        "polygon, 6 sides", .polygon(PolygonShape(sides: 6, cornerRadius: radius)), square, guide: 30),
      try entry("polygon, 1,000 sides", .polygon(PolygonShape(sides: 1000)), square, guide: 30),
      try entry("star, 5 points", .star(star), square, guide: 30),
      try entry("star, 64 points", .star(StarShape(points: 64, innerRadius: 0.4)), square, guide: 30),
      try entry("star, 5 points, stretched", .star(star), wide),
      try entry(
        "continuous rectangle", .rectangle(RectangleShape(radii: CornerRadii(radius), smoothing: 0.6)), wide),
      try entry("ellipse", .ellipse(EllipseShape()), wide),
      try entry("arc", .arc(ArcShape(thickness: radius)), square),
      try entry("pie", .pie(PieShape()), square),
      try entry("path, an ellipse", .path(PathShape(ellipse)), wide),
    ]
  }

  private static var ellipse: Path {
    Path.ellipse(center: Point(x: 0, y: 0), radii: Vector(x: 2, y: 1))
  }
}

/// The memory of a row, and the clock around a grid's rows.
private final class RowScratch {
  private let side: Int
  private var distance: [Float], x: [Float], y: [Float]

  init(_ side: Int) {
    self.side = side
    distance = Array(repeating: 0, count: side)
    (x, y) = (distance, distance)
  }

  /// Nanoseconds for all rows of a grid.
  func evaluate(_ field: any DistanceField) -> Double {
    let time = ContinuousClock().measure {
      for row in 0..<side { evaluate(field, row: row, &distance, &x, &y) }
    }
    return time.nanoseconds
  }

  private func evaluate(
    _ field: any DistanceField, row: Int, _ distance: inout [Float], _ x: inout [Float], _ y: inout [Float]
  ) {
    var distance = distance.mutableSpan
    var gradientX = x.mutableSpan
    var gradientY = y.mutableSpan
    let row = SampleRow(
      start: Point(x: 0.5, y: Double(row) + 0.5), step: Vector(x: 1, y: 0), count: side)
    field.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
  }
}
