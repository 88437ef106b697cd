import SDFGeometry

extension Resolver {
  /// Whether a paint leaves anything, as far as it is read.
  mutating func paints(_ paint: Paint, _ place: Int, _ style: Style) throws(SVGError) -> Bool {
    switch paint {
    case .none: return false
    case .painted: return true
    case .current: return style.colour == .painted
    case .context:
      try warn(place, "paints of the context are not read; the shape counts as painted")
      return true
    case .server(let address, let fallback):
      if let id = Address.id(address), let server = tree.places[id] {
        let name = tree.elements[server].name
        if Self.gradientNames.contains(name) {
          if !(try isPainted(byGradient: server)) { return false }
          try warn(place, "gradients as coverage are not read; the shape counts as painted")
          return true
        }
        if name == "pattern" || name == "hatch" {
          try warn(place, "patterns are not read; the shape counts as painted")
          return true
        }
      }
      try warn(place, "there is no paint '\(address.prefix(80))'; its fallback is taken")
      return try paints(fallback, place, style)
    }
  }

  private static let gradientNames: Set<String> = [
    "linearGradient", "radialGradient", "meshgradient", "solidColor", "solidcolor",
  ]

  /// Whether a gradient leaves anything; found out once.
  private mutating func isPainted(byGradient server: Int) throws(SVGError) -> Bool {
    if let known = gradients[server] { return known }
    let isPainted = try hasPaintedStops(server)
    gradients[server] = isPainted
    return isPainted
  }

  /// Whether a gradient has a stop that is not wholly transparent, of its own or of the gradient that it
  /// takes them from (SVG 2, section 14.2).
  private mutating func hasPaintedStops(_ server: Int) throws(SVGError) -> Bool {
    let name = tree.elements[server].name
    if name != "linearGradient" && name != "radialGradient" { return true }
    var place = server
    for _ in 0..<Self.longestGradientTrail {
      let stops = tree.children(of: place).filter { tree.elements[$0].name == "stop" }
      for stop in stops {
        let properties = try cascade.properties(of: stop, in: tree)
        let isClear = properties["stop-color"].flatMap { Colour($0.trimmed) } == .clear
        let opacity = properties["stop-opacity"].flatMap(Opacity.read) ?? 1
        if !isClear && opacity > 0 { return true }
      }
      guard stops.isEmpty, let reference = tree.reference(of: place),
        let id = Address.id(reference.trimmed), let next = tree.places[id]
      else { return false }
      place = next
    }
    return false
  }

  /// How many gradients are gone through for one that has stops.
  private static let longestGradientTrail = 32

  /// How a shape is stroked; nil where it is not.
  ///
  /// Source: SVG 2, section 13.5; dashes that are all 0 give a solid line.
  mutating func stroke(
    _ place: Int, _ properties: [String: String], _ context: DrawContext
  ) throws(SVGError) -> StrokeStyle? {
    let style = context.style
    let frame = frame(context)
    let width = style.strokeWidth.resolved(.diagonal, frame)
    if !(style.strokeOpacity > 0 && width > 0) { return nil }
    if !(try paints(style.stroke, place, style)) { return nil }
    try count(style.dashes.count, place)
    var dashes = style.dashes.map { $0.resolved(.diagonal, frame) }
    if dashes.reduce(0, +) > 0 {
      if properties["pathLength"] != nil {
        try warn(place, "pathLength is not read; dashes are measured in user units")
      }
    } else {
      dashes = []
    }
    if style.hasFixedStroke {
      try warn(place, "non-scaling-stroke is read as a width in the root's user units")
    }
    return StrokeStyle(
      width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit, dashes: dashes,
      dashOffset: style.dashOffset.resolved(.diagonal, frame))
  }

  /// Warns of what changes an element's look and is not read.
  mutating func warnOfEffects(_ place: Int, _ properties: [String: String]) throws(SVGError) {
    for (name, reason) in Self.effects {
      guard let value = properties[name]?.trimmed else { continue }
      if !["none", "", "inherit", "initial", "unset"].contains(value) {
        try warn(place, "\(name): \(reason)")
      }
    }
    if let origin = properties["transform-origin"], properties["transform"] != nil {
      if !["0", "0 0", "0px 0px", "left top", "top left"].contains(origin.trimmed) {
        try warn(place, "transform-origin is not read; transforms are about the origin")
      }
    }
  }

  private static let effects: [(String, String)] = [
    ("mask", "masks are not read; the element is painted as without"),
    ("mask-image", "masks are not read; the element is painted as without"),
    ("filter", "filters are not read; the element is painted as without"),
    ("marker", "markers are not read"),
    ("marker-start", "markers are not read"),
    ("marker-mid", "markers are not read"),
    ("marker-end", "markers are not read"),
  ]
}
