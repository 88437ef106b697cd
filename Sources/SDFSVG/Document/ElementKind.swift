/// What is done with an element of a name.
enum ElementKind {
  /// Its children are visited: `g`, `a`.
  case group
  /// Its first child that the reader can take is visited.
  case choice
  /// A viewport of its own: inner `svg`.
  case viewport
  /// The same, but only where `use` asks for it.
  case symbol
  case use
  case shape(Shape)
  /// Never drawn by itself.
  case silent
  /// Not read; the text says what that means.
  case unread(String)

  /// The basic shapes and paths.
  enum Shape: String {
    case path, rect, circle, ellipse, line, polyline, polygon
  }

  init(_ name: String) {
    if let shape = Shape(rawValue: name) {
      self = .shape(shape)
      return
    }
    switch name {
    case "g", "a": self = .group
    case "switch": self = .choice
    case "svg": self = .viewport
    case "symbol": self = .symbol
    case "use": self = .use
    case "text", "tspan", "textPath", "tref": self = .unread("text is not read; convert it to paths")
    case "image": self = .unread("raster images are not read")
    case "foreignObject": self = .unread("foreign objects are not read")
    case "script": self = .unread("scripts are not run")
    case "animate", "animateTransform", "animateMotion", "animateColor", "set", "discard":
      self = .unread("animations are not read; the shape without them is taken")
    case _ where Self.silentNames.contains(name): self = .silent
    default: self = .unread("elements of this name are not read")
    }
  }

  private static let silentNames: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "pattern", "hatch",
    "mesh", "meshgradient", "solidColor", "solidcolor", "clipPath", "mask", "marker", "filter", "view",
    "cursor", "color-profile", "font", "font-face", "stop",
  ]
}
