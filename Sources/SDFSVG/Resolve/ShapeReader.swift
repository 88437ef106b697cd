import SDFGeometry

/// Makes the paths of `path` and of the basic shapes, in the element's own user space.
///
/// Source: SVG 2, chapters 9 and 10.
struct ShapeReader {
  let properties: [String: String]
  let frame: Length.Frame
  let segmentLimit: Int
  /// What of the element is not read.
  private(set) var notes: [String] = []
  /// Whether path data was cut off at the limit.
  private(set) var isOverLimit = false

  init(properties: [String: String], frame: Length.Frame, segmentLimit: Int) {
    self.properties = properties
    self.frame = frame
    self.segmentLimit = segmentLimit
  }

  /// The shape's path; empty where the element draws nothing.
  mutating func path(_ shape: ElementKind.Shape) -> Path {
    switch shape {
    case .path: return data()
    case .rect: return rectangle()
    case .circle:
      let r = size("r", .diagonal) ?? 0
      return Path.ellipse(center: center(), radii: Vector(x: r, y: r))
    case .ellipse: return ellipse()
    case .line:
      return Path.polyline([
        Point(x: length("x1", .horizontal), y: length("y1", .vertical)),
        Point(x: length("x2", .horizontal), y: length("y2", .vertical)),
      ])
    case .polyline: return Path.polyline(points())
    case .polygon: return Path.polygon(points())
    }
  }

  private mutating func data() -> Path {
    guard var text = properties["d"], text != "none" else { return Path() }
    if text.hasPrefix("path("), text.hasSuffix(")") {
      text = text.dropFirst(5).dropLast().trimmed
      if let quote = text.first, quote == "\"" || quote == "'", text.count > 1 {
        text = String(text.dropFirst().dropLast())
      }
    }
    let (path, error) = SVGPathData.parseLeniently(Array(text.utf8), segmentLimit: segmentLimit)
    if case .tooManySegments? = error { isOverLimit = true }
    if let error { notes.append("\(error); the path up to there is taken") }
    return path
  }

  private mutating func points() -> [Point] {
    guard let text = properties["points"] else { return [] }
    let (points, fault) = NumberList.points(text)
    if let fault { notes.append("points is \(fault); the points before it are taken") }
    return points
  }

  /// A rectangle; a radius that is not given is the other one (SVG 2, section 10.2).
  private mutating func rectangle() -> Path {
    let (x, y) = (length("x", .horizontal), length("y", .vertical))
    let width = size("width", .horizontal) ?? 0
    let height = size("height", .vertical) ?? 0
    let rx = size("rx", .horizontal)
    let ry = size("ry", .vertical)
    return Path.rectangle(
      Box(minX: x, minY: y, maxX: x + width, maxY: y + height),
      radii: Vector(x: rx ?? ry ?? 0, y: ry ?? rx ?? 0))
  }

  private mutating func ellipse() -> Path {
    let rx = size("rx", .horizontal)
    let ry = size("ry", .vertical)
    return Path.ellipse(center: center(), radii: Vector(x: rx ?? ry ?? 0, y: ry ?? rx ?? 0))
  }

  private mutating func center() -> Point {
    Point(x: length("cx", .horizontal), y: length("cy", .vertical))
  }

  /// A length, 0 if it is missing or malformed.
  mutating func length(_ name: String, _ direction: Length.Direction) -> Double {
    read(name, direction) ?? 0
  }

  /// A length of 0 or more; nil if it is missing, `auto` or malformed.
  mutating func size(_ name: String, _ direction: Length.Direction) -> Double? {
    guard let value = read(name, direction) else { return nil }
    if value < 0 {
      notes.append("\(name) is negative and left out")
      return nil
    }
    return value
  }

  private mutating func read(_ name: String, _ direction: Length.Direction) -> Double? {
    guard let text = properties[name], text != "auto" else { return nil }
    do throws(SyntaxFault) {
      return try Length.read(text).resolved(direction, frame)
    } catch {
      notes.append("\(name) is \(error); it is left out")
      return nil
    }
  }
}
