public import SDFGeometry

/// A filled path, contained in the middle of its frame or stretched to it.
///
/// JSON: `{"shape": "path", "data": "M 0 0 L 1 0 L 0 1 Z", "fillRule": "evenodd", "viewBox": [0, 0, 1, 1]}`. The
/// absolute commands M, L, Q, C and Z are understood here; other SVG path data is the caller's to read
/// (``ShapeResources``).
public struct PathShape: FramedShape {
  /// The shape's name.
  public static let kind = ShapeKind.path

  /// A path, or its text.
  public enum Source: Hashable, Sendable {
    /// The contours.
    case path(Path)
    /// SVG path data that the caller reads.
    case data(String)
  }

  /// What is filled.
  public var source: Source
  /// Which places are inside.
  public var fillRule: FillRule
  /// The part of the path's plane that the frame shows; nil takes the path's own box.
  public var viewBox: Box?
  /// Whether the frame's proportions are taken on: the path is stretched before anything is measured.
  public var stretch: Bool

  /// Makes a shape.
  public init(_ path: Path, fillRule: FillRule = .nonzero, viewBox: Box? = nil, stretch: Bool = false) {
    source = .path(path)
    self.fillRule = fillRule
    self.viewBox = viewBox
    self.stretch = stretch
  }

  /// Refuses parameters beyond their ranges.
  public func validate() throws(ShapeError) {
    guard let viewBox else { return }
    do {
      try Limits.frame(viewBox)
    } catch {
      throw .outOfRange(
        shape: "path", key: "viewBox",
        found: "x \(viewBox.minX)…\(viewBox.maxX), y \(viewBox.minY)…\(viewBox.maxY)",
        range: "four finite numbers, the width and height 0 or more")
    }
  }

  /// The shape in a frame.
  public func field(in frame: Box, resources: any ShapeResources) throws(ShapeError) -> any DistanceField {
    try Limits.frame(frame)
    try validate()
    let path = try path(resources)
    let box = viewBox ?? path.bounds
    // An empty path has no place, and needs none.
    if box.isEmpty { return try OutlineField(path, fillRule: fillRule) }
    // A box without width has any.
    let ratios = Vector(
      x: box.width > 0 ? frame.width / box.width : .infinity,
      y: box.height > 0 ? frame.height / box.height : .infinity)
    let least = min(ratios.x, ratios.y)
    func scale(_ ratio: Double) -> Double {
      let scale = stretch ? ratio : least
      return scale.isFinite ? scale : 1
    }
    let (sx, sy) = (scale(ratios.x), scale(ratios.y))
    let (from, to) = (box.center, frame.center)
    let placing = Transform(a: sx, b: 0, c: 0, d: sy, tx: to.x - sx * from.x, ty: to.y - sy * from.y)
    let placed = path.transformed(by: placing)
    let bounds = placed.bounds
    if bounds.isEmpty || bounds.width > 0 && bounds.height > 0 {
      return try OutlineField(placed, fillRule: fillRule)
    }
    return try CapsuleField(
      from: Point(x: bounds.minX, y: bounds.minY), to: Point(x: bounds.maxX, y: bounds.maxY), radius: 0)
  }

  private func path(_ resources: any ShapeResources) throws(ShapeError) -> Path {
    switch source {
    case .path(let path): return path
    case .data(let data):
      do {
        return try resources.path(data: data)
      } catch {
        throw .resource(shape: "path", name: "data", reason: "\(error)")
      }
    }
  }

  /// Reads the parameters; throws ``ShapeError``.
  public init(from decoder: any Decoder) throws {
    let reader = try ShapeReader(decoder, .path, keys: ["data", "fillRule", "viewBox", "stretch"])
    let data = try reader.text("data")
    let rule = try reader.text("fillRule", default: FillRule.nonzero.rawValue)
    guard let fillRule = FillRule(rawValue: rule) else {
      let known = FillRule.allCases.map(\.rawValue).joined(separator: " or ")
      throw ShapeError.outOfRange(shape: "path", key: "fillRule", found: "\"\(rule)\"", range: known)
    }
    self.init(Path(), fillRule: fillRule, stretch: try reader.flag("stretch", default: false))
    source = PlainPathData.path(data).map(Source.path) ?? .data(data)
    if let numbers = try reader.numbers("viewBox", counts: [4]) {
      viewBox = Box(
        minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2], maxY: numbers[1] + numbers[3])
    }
    try validate()
  }

  /// Writes the shape's name and all its parameters.
  public func encode(to encoder: any Encoder) throws {
    var writer = try ShapeWriter(encoder, .path)
    switch source {
    case .path(let path): try writer.write(PlainPathData.text(path), "data")
    case .data(let data): try writer.write(data, "data")
    }
    try writer.write(fillRule.rawValue, "fillRule")
    if let viewBox {
      try writer.write([viewBox.minX, viewBox.minY, viewBox.width, viewBox.height], "viewBox")
    }
    try writer.write(stretch, "stretch")
  }
}
