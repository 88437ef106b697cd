import SDFGeometry

/// A clip path as paintings, all of which cut, and how many path segments they have.
struct Cutter {
  var paintings: [Painting] = []
  var cost = 0
}

// Source: CSS Masking 1, section 5.
extension Resolver {
  /// The most clip paths that name one another in a row.
  private static let longestTrail = 32

  /// The clip path that an element names; nil without one, or where it cannot be read.
  mutating func clipUse(
    _ place: Int, _ properties: [String: String], _ context: DrawContext
  ) throws(SVGError) -> ClipUse? {
    guard let text = properties["clip-path"]?.trimmed, !["none", "", "initial", "unset"].contains(text)
    else { return nil }
    guard let (address, _) = Address.read(text[...]) else {
      try warn(place, "clip-path '\(text.prefix(40))' is not read; nothing is cut")
      return nil
    }
    guard let id = Address.id(address) else {
      try warn(place, "references outside the file ('\(address.prefix(80))') are refused")
      return nil
    }
    guard let clip = tree.places[id], tree.elements[clip].name == "clipPath" else {
      try warn(place, "there is no clipPath '#\(id.prefix(80))'; nothing is cut")
      return nil
    }
    let units = tree.elements[clip].attributes["clipPathUnits"]
    return ClipUse(
      place: clip, transform: context.transform, viewport: context.viewport,
      isInBoxUnits: units == "objectBoundingBox")
  }

  /// What a clip path leaves; `trail` holds the clip paths through which it was reached.
  mutating func clipPaintings(
    _ clip: ClipUse, box: Box, trail: [Int]
  ) throws(SVGError) -> Cutter {
    try countVisit(of: clip.place)
    if trail.contains(clip.place) {
      try warn(clip.place, "it names itself; nothing is cut by it")
      return Cutter()
    }
    if trail.count >= Self.longestTrail {
      throw .tooDeep(limit: Self.longestTrail, line: tree.elements[clip.place].line)
    }
    let trail = trail + [clip.place]
    let properties = try cascade.properties(of: clip.place, in: tree)
    var context = DrawContext(
      style: try clipStyle(clip.place), transform: clip.transform, viewport: clip.viewport)
    var cutter = Cutter()
    // A clip of the clip path itself is in the same user space as what names it.
    if var outer = try clipUse(clip.place, properties, context) {
      outer.transform = clip.transform
      cutter = try clipPaintings(outer, box: box, trail: trail)
    }
    context.transform = context.transform * (try transform(clip.place, properties))
    if clip.isInBoxUnits {
      if box.isEmpty { return Cutter(paintings: [Painting()], cost: 1) }
      context.transform =
        context.transform
        * Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
      context.viewport = Viewport(width: 1, height: 1)
    }
    try checkTransform(context.transform, clip.place)
    var painting = Painting()
    for child in tree.children(of: clip.place) {
      guard let shape = try clipShape(child, context, trail) else { continue }
      painting.shapes.append(shape.shape)
      cutter.cost += shape.cost
    }
    cutter.paintings.append(painting)
    return cutter
  }

  /// A child of a clip path, in the root's user space; nil where it is none or does not show.
  private mutating func clipShape(
    _ place: Int, _ outer: DrawContext, _ trail: [Int], isCopy: Bool = false
  ) throws(SVGError) -> (shape: PaintedShape, cost: Int)? {
    try countVisit(of: place)
    let kind = ElementKind(tree.elements[place].name)
    let properties = try cascade.properties(of: place, in: tree)
    let (style, notes) = StyleReader.read(
      properties, parent: outer.style, rootFontSize: rootFontSize)
    var context = outer
    context.style = style
    if !style.isDisplayed || !Conditions.hold(tree.elements[place].attributes) { return nil }
    switch kind {
    case .silent: return nil
    case .shape, .use: for note in notes { try warn(place, note) }
    case .unread(let reason):
      try warn(place, reason)
      return nil
    default:
      try warn(place, "only shapes and copies of shapes are read in a clipPath")
      return nil
    }
    context.transform = outer.transform * (try transform(place, properties))
    try checkTransform(context.transform, place)
    if case .shape(let shape) = kind {
      return try clipShape(shape, place, properties, context, trail)
    }
    if isCopy {
      try warn(place, "only shapes and copies of shapes are read in a clipPath")
      return nil
    }
    guard let copy = try copy(place, properties, &context),
      var result = try clipShape(copy.target, context, trail, isCopy: true)
    else { return nil }
    if let clip = try clipUse(place, properties, context) {
      let local = result.shape.path.transformed(by: clip.transform.inverse)
      let cutter = try clipPaintings(clip, box: local.bounds, trail: trail)
      result.shape.clips += cutter.paintings
      result.cost += cutter.cost
    }
    return result
  }

  private mutating func clipShape(
    _ shape: ElementKind.Shape, _ place: Int, _ properties: [String: String], _ context: DrawContext,
    _ trail: [Int]
  ) throws(SVGError) -> (shape: PaintedShape, cost: Int)? {
    let path = try path(shape, place, properties, frame(context))
    if !context.style.isVisible || path.isEmpty { return nil }
    try count(path.elements.count, place)
    var result = PaintedShape(
      path.transformed(by: context.transform), fillRule: context.style.clipRule)
    var cost = path.elements.count
    if let clip = try clipUse(place, properties, context) {
      let cutter = try clipPaintings(clip, box: path.bounds, trail: trail)
      result.clips = cutter.paintings
      cost += cutter.cost
    }
    return (result, cost)
  }

  /// The style of a clip path, inherited from where it stands in the file.
  private mutating func clipStyle(_ place: Int) throws(SVGError) -> Style {
    if let style = clipStyles[place] { return style }
    var chain: [Int] = []
    var next: Int? = place
    while let element = next {
      chain.append(element)
      next = tree.elements[element].parent
    }
    var style = Style()
    for element in chain.reversed() {
      let properties = try cascade.properties(of: element, in: tree)
      style = StyleReader.read(properties, parent: style, rootFontSize: rootFontSize).style
    }
    clipStyles[place] = style
    return style
  }
}
