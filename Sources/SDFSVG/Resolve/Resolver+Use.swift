import SDFGeometry

extension Resolver {
  /// What a `use` element copies, and the context moved to where it goes; nil where there is nothing to copy.
  ///
  /// Source: SVG 2, section 5.6.
  mutating func copy(
    _ place: Int, _ properties: [String: String], _ context: inout DrawContext
  ) throws(SVGError) -> (target: Int, size: CopySize)? {
    guard let target = try target(of: place) else { return nil }
    if target == place || isOpen(target) {
      try warn(place, "it copies an element that it is in; nothing is painted for it")
      return nil
    }
    var reader = ShapeReader(properties: properties, frame: frame(context), segmentLimit: 0)
    let shift = Vector(x: reader.length("x", .horizontal), y: reader.length("y", .vertical))
    for note in reader.notes { try warn(place, note) }
    context.transform = context.transform * .translation(shift)
    try checkTransform(context.transform, place)
    return (target, CopySize(width: properties["width"], height: properties["height"]))
  }

  /// The element that a `use` names.
  mutating func target(of place: Int) throws(SVGError) -> Int? {
    guard let reference = tree.reference(of: place)?.trimmed, !reference.isEmpty else {
      try warn(place, "it has no href; nothing is painted for it")
      return nil
    }
    guard let id = Address.id(reference) else {
      try warn(place, "references outside the file ('\(reference.prefix(80))') are refused")
      return nil
    }
    guard let target = tree.places[id] else {
      try warn(place, "there is no element '#\(id.prefix(80))'; nothing is painted for it")
      return nil
    }
    return target
  }

  /// Goes into a viewport: an inner `svg`, or a `symbol` that is copied; nil where it shows nothing.
  ///
  /// Source: SVG 2, sections 5.5 and 8.2.
  mutating func enterViewport(
    _ place: Int, _ properties: [String: String], _ copySize: CopySize?, _ context: inout DrawContext
  ) throws(SVGError) -> (clip: Painting?, Void)? {
    var properties = properties
    if let width = copySize?.width { properties["width"] = width }
    if let height = copySize?.height { properties["height"] = height }
    var reader = ShapeReader(properties: properties, frame: frame(context), segmentLimit: 0)
    let corner = Vector(x: reader.length("x", .horizontal), y: reader.length("y", .vertical))
    let viewport = Viewport(
      width: reader.size("width", .horizontal) ?? context.viewport.width,
      height: reader.size("height", .vertical) ?? context.viewport.height)
    for note in reader.notes { try warn(place, note) }
    if !(viewport.width > 0 && viewport.height > 0) { return nil }
    context.transform = context.transform * .translation(corner)
    let showsOverflow = context.style.showsOverflow ?? false
    let outline = Path.rectangle(Box(minX: 0, minY: 0, maxX: viewport.width, maxY: viewport.height))
    let clip = showsOverflow ? nil : Painting(outline.transformed(by: context.transform))
    context.viewport = viewport
    if let box = try viewBox(of: place) {
      if box.width == 0 || box.height == 0 { return nil }
      let rule = try aspectRatio(of: place)
      context.transform = context.transform * rule.transform(from: box, to: viewport)
      context.viewport = Viewport(width: box.width, height: box.height)
    }
    try checkTransform(context.transform, place)
    return (clip, ())
  }

  /// An element's `viewBox`; a malformed one counts as missing.
  mutating func viewBox(of place: Int) throws(SVGError) -> ViewBox? {
    guard let text = tree.elements[place].attributes["viewBox"] else { return nil }
    do throws(SyntaxFault) {
      return try NumberList.viewBox(text)
    } catch {
      try warn(place, "viewBox is \(error); it is left out")
      return nil
    }
  }

  /// An element's `preserveAspectRatio`; a malformed one counts as missing.
  mutating func aspectRatio(of place: Int) throws(SVGError) -> SVGAspectRatio {
    guard let text = tree.elements[place].attributes["preserveAspectRatio"] else {
      return SVGAspectRatio()
    }
    if let rule = SVGAspectRatio(text) { return rule }
    try warn(place, "preserveAspectRatio '\(text.prefix(40))' is malformed and left out")
    return SVGAspectRatio()
  }
}
