import SDFGeometry

/// Computes an element's style from its properties and its parent's style.
///
/// Source: SVG 2, chapters 6, 11 and 13. A malformed value counts as absent.
struct StyleReader {
  private let properties: [String: String]
  private let parent: Style
  private let rootFontSize: Double
  private var style: Style
  /// What is malformed.
  private var notes: [String] = []

  /// The style, and what of the properties is not read.
  static func read(
    _ properties: [String: String], parent: Style, rootFontSize: Double
  ) -> (style: Style, notes: [String]) {
    var reader = StyleReader(properties: properties, parent: parent, rootFontSize: rootFontSize)
    reader.readSurroundings()
    reader.readPaint()
    reader.readStroke()
    return (reader.style, reader.notes)
  }

  private init(properties: [String: String], parent: Style, rootFontSize: Double) {
    self.properties = properties
    self.parent = parent
    self.rootFontSize = rootFontSize
    style = parent.inherited
  }

  private mutating func readSurroundings() {
    let (parentSize, rootSize) = (parent.fontSize, rootFontSize)
    set("font-size", \.fontSize) { FontSize.read($0, parent: parentSize, root: rootSize) }
    let parentColour = parent.colour
    set("color", \.colour) { text in
      guard let colour = Colour(text.trimmed) else { return nil }
      return colour == .current ? parentColour : colour
    }
    setKeyword("visibility", \.isVisible, ["visible": true, "hidden": false, "collapse": false])
    set("display", \.isDisplayed, isInherited: false) { $0.lowercased() != "none" }
    set("opacity", \.opacity, isInherited: false) { Opacity.read($0) }
    set("overflow", \.showsOverflow, isInherited: false) { text in
      switch text.lowercased().split(separator: " ").first {
      case "visible", "auto": return true
      case "hidden", "scroll", "clip": return false
      default: return nil
      }
    }
  }

  private mutating func readPaint() {
    set("fill", \.fill) { Paint($0) }
    set("fill-opacity", \.fillOpacity) { Opacity.read($0) }
    set("fill-rule", \.fillRule) { FillRule(rawValue: $0.lowercased()) }
    set("clip-rule", \.clipRule) { FillRule(rawValue: $0.lowercased()) }
    set("stroke", \.stroke) { Paint($0) }
    set("stroke-opacity", \.strokeOpacity) { Opacity.read($0) }
  }

  private mutating func readStroke() {
    let fontSize = style.fontSize
    let rootSize = rootFontSize
    set("stroke-width", \.strokeWidth) { text in
      guard let length = try? Length.read(text), !length.isNegative else { return nil }
      return length.computed(fontSize: fontSize, root: rootSize)
    }
    setKeyword("stroke-linecap", \.cap, ["butt": .butt, "round": .round, "square": .square])
    setKeyword(
      "stroke-linejoin", \.join,
      ["miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel])
    if let join = properties["stroke-linejoin"], join == "miter-clip" || join == "arcs" {
      notes.append("stroke-linejoin '\(join)' is not read, miter is taken")
    }
    set("stroke-miterlimit", \.miterLimit) { text in
      guard case .units(let limit)? = try? Length.read(text), limit >= 1 else { return nil }
      return limit
    }
    set("stroke-dasharray", \.dashes) { DashList.read($0, fontSize: fontSize, root: rootSize) }
    set("stroke-dashoffset", \.dashOffset) { text in
      (try? Length.read(text))?.computed(fontSize: fontSize, root: rootSize)
    }
    set("vector-effect", \.hasFixedStroke, isInherited: false) { text in
      text.lowercased().split(separator: " ").contains("non-scaling-stroke")
    }
  }

  /// Sets a property that has one of a few keywords.
  private mutating func setKeyword<Value>(
    _ name: String, _ path: WritableKeyPath<Style, Value>, _ values: @autoclosure () -> [String: Value]
  ) {
    set(name, path) { values()[$0.lowercased()] }
  }

  /// Sets a property from its text, or as the keywords of CSS say.
  private mutating func set<Value>(
    _ name: String, _ path: WritableKeyPath<Style, Value>, isInherited: Bool = true,
    _ read: (String) -> Value?
  ) {
    guard let text = properties[name]?.trimmed else { return }
    switch text.lowercased() {
    case "inherit": style[keyPath: path] = parent[keyPath: path]
    case "initial": style[keyPath: path] = Style()[keyPath: path]
    case "unset", "revert", "revert-layer": if isInherited { style[keyPath: path] = parent[keyPath: path] }
    default:
      if let value = read(text) {
        style[keyPath: path] = value
      } else {
        notes.append("\(name) has the value '\(text.prefix(40))', which is not read and left out")
      }
    }
  }
}

/// The values of `font-size`, on which `em` depends.
private enum FontSize {
  /// Pixels of the keywords (CSS Fonts 4, section 2.5).
  private static let keywords: [String: Double] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
  ]

  static func read(_ text: String, parent: Double, root: Double) -> Double? {
    if let size = keywords[text] { return size }
    if text == "smaller" { return parent / 1.2 }
    if text == "larger" { return parent * 1.2 }
    guard let length = try? Length.read(text), !length.isNegative else { return nil }
    let viewport = Viewport(width: parent, height: parent)
    return length.resolved(
      .horizontal, Length.Frame(viewport: viewport, fontSize: parent, rootFontSize: root))
  }
}

/// The values of `stroke-dasharray`.
private enum DashList {
  /// Lengths between commas or spaces, none negative; `none` is an empty list.
  static func read(_ text: String, fontSize: Double, root: Double) -> [Length]? {
    if text.lowercased() == "none" { return [] }
    var scanner = NumberScanner(Array(text.utf8))
    var dashes: [Length] = []
    scanner.skipSpace()
    while scanner.next != nil {
      guard let length = try? scanner.length(), !length.isNegative else { return nil }
      dashes.append(length.computed(fontSize: fontSize, root: root))
      if scanner.skipCommaSpace(), scanner.next == nil { return nil }
    }
    return dashes
  }
}

extension Length {
  fileprivate var isNegative: Bool {
    switch self {
    case .units(let value), .percent(let value), .em(let value), .rem(let value): value < 0
    }
  }

  /// The length that children inherit: no longer dependent on the font size.
  fileprivate func computed(fontSize: Double, root: Double) -> Length {
    switch self {
    case .units, .percent: self
    case .em(let value): .units(value * fontSize)
    case .rem(let value): .units(value * root)
    }
  }
}
