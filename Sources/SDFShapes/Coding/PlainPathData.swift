import SDFGeometry

/// Paths as SVG path data of absolute commands, words and numbers apart by spaces or commas.
enum PlainPathData {
  /// The text of a path; numbers are the shortest that read as the same.
  static func text(_ path: Path) -> String {
    func text(_ points: Point...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M \(text(point))"
      case .line(let end): "L \(text(end))"
      case .quadratic(let control, let end): "Q \(text(control, end))"
      case .cubic(let control1, let control2, let end): "C \(text(control1, control2, end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// The path of such a text; nil where it holds anything else.
  static func path(_ text: String) -> Path? {
    var words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," })[...]
    var path = Path()
    func point() -> Point? {
      guard let x = words.popFirst().flatMap({ Double($0) }), x.isFinite,
        let y = words.popFirst().flatMap({ Double($0) }), y.isFinite
      else { return nil }
      return Point(x: x, y: y)
    }
    while let word = words.popFirst() {
      if path.isEmpty && word != "M" { return nil }
      switch word {
      case "M":
        guard let start = point() else { return nil }
        path.move(to: start)
      case "L":
        guard let end = point() else { return nil }
        path.line(to: end)
      case "Q":
        guard let control = point(), let end = point() else { return nil }
        path.quadratic(control, to: end)
      case "C":
        guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
        path.cubic(control1, control2, to: end)
      case "Z": path.close()
      default: return nil
      }
    }
    return path
  }
}
