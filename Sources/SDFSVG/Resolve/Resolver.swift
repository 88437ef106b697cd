import SDFGeometry

/// Walks the tree in drawing order, with `use` expanded, and collects what is to be painted.
///
/// The walk keeps its own stack, so that deep files cannot exhaust the thread's.
struct Resolver {
  let tree: XMLTree
  let options: SVGOptions
  var cascade: Cascade
  var ledger: WarningLedger
  var rootFontSize = 16.0
  private(set) var items: [DrawItem] = []
  private var frames: [OpenElement] = []
  private var visited = 0
  private var segments = 0
  /// Bytes of attributes that were read.
  private var text = 0
  /// The paths of elements that are the same wherever they are used.
  private var paths: [Int: Path] = [:]
  /// The styles that clip paths inherit.
  var clipStyles: [Int: Style] = [:]
  /// Which gradients leave anything.
  var gradients: [Int: Bool] = [:]

  init(_ tree: XMLTree, options: SVGOptions) throws(SVGError) {
    self.tree = tree
    self.options = options
    ledger = WarningLedger(isStrict: options.strict)
    var sheet = StyleSheet()
    for (place, text) in tree.sheets {
      let attributes = tree.elements[place].attributes
      if let type = attributes["type"], !["", "text/css"].contains(type.lowercased()) {
        try ledger.warn(tree.elements[place], "style sheets of type '\(type.prefix(40))' are not read")
        continue
      }
      if let media = attributes["media"], !["", "all", "screen"].contains(media.lowercased()) {
        try ledger.warn(tree.elements[place], "style sheets for other media are not read")
        continue
      }
      for note in sheet.add(text) { try ledger.warn(tree.elements[place], note) }
    }
    cascade = Cascade(sheet, limit: options.limits.styleSteps)
  }

  /// Visits everything in the root; `viewport` is the size that percentages refer to.
  mutating func run(viewport: Viewport) throws(SVGError) {
    let context = DrawContext(style: Style(), transform: .identity, viewport: viewport)
    try visit(XMLTree.root, in: context)
    while let last = frames.indices.last {
      if let child = frames[last].next {
        frames[last].next = frames[last].isSingle ? nil : tree.elements[child].next
        try visit(child, in: frames[last].context, copySize: frames[last].copySize)
      } else {
        try finish(frames.removeLast())
      }
    }
  }

  /// Deals with an element: makes its path, or leaves its children on the stack.
  private mutating func visit(
    _ place: Int, in outer: DrawContext, copySize: CopySize? = nil
  ) throws(SVGError) {
    try countVisit(of: place)
    let kind = ElementKind(tree.elements[place].name)
    switch kind {
    case .silent: return
    case .unread(let reason): return try warn(place, reason)
    case .symbol where copySize == nil: return
    default: break
    }
    let properties = try cascade.properties(of: place, in: tree)
    if !Conditions.hold(tree.elements[place].attributes) { return }
    guard var context = try enter(place, properties, outer) else { return }
    var opened = OpenElement(element: place, context: context, firstItem: items.count)
    opened.clip = try clipUse(place, properties, context)
    switch kind {
    case .shape(let shape):
      try draw(shape, place, properties, context)
      try finish(opened)
    case .group: open(opened, firstChild: tree.elements[place].firstChild)
    case .choice:
      opened.isSingle = true
      open(opened, firstChild: chosenChild(of: place))
    case .use:
      guard let copy = try copy(place, properties, &context) else { return }
      opened.context = context
      // The shift of `use` is part of its transform, so that its clip path moves along.
      opened.clip?.transform = context.transform
      opened.copySize = copy.size
      opened.isSingle = true
      open(opened, firstChild: copy.target)
    case .viewport where place == XMLTree.root:
      open(opened, firstChild: tree.elements[place].firstChild)
    case .viewport, .symbol:
      guard let overflow = try enterViewport(place, properties, copySize, &context) else { return }
      opened.context = context
      opened.overflow = overflow.clip
      open(opened, firstChild: tree.elements[place].firstChild)
    case .silent, .unread: return
    }
  }

  private mutating func open(_ element: OpenElement, firstChild: Int?) {
    var element = element
    element.next = firstChild
    frames.append(element)
  }

  /// The element's own style and transform; nil where nothing of it is rendered.
  private mutating func enter(
    _ place: Int, _ properties: [String: String], _ outer: DrawContext
  ) throws(SVGError) -> DrawContext? {
    let (style, notes) = StyleReader.read(
      properties, parent: outer.style, rootFontSize: rootFontSize)
    if !style.isDisplayed { return nil }
    for note in notes { try warn(place, note) }
    var context = outer
    context.style = style
    if place == XMLTree.root { rootFontSize = style.fontSize }
    if style.opacity == 0 { context.isPainted = false }
    if place == XMLTree.root {
      if properties["transform"] != nil { try warn(place, "a transform of the root is not read") }
    } else {
      context.transform = outer.transform * (try transform(place, properties))
    }
    if context.isPainted { try warnOfEffects(place, properties) }
    try checkTransform(context.transform, place)
    // The comparison is false for 0: nothing is rendered then (SVG 2, section 8.5).
    return abs(context.transform.determinant) > 0 ? context : nil
  }

  func checkTransform(_ transform: Transform, _ place: Int) throws(SVGError) {
    if transform.isFinite && transform.determinant.isFinite { return }
    throw .coordinateTooLarge(line: tree.elements[place].line, element: tree.elements[place].name)
  }

  /// The element's `transform`; malformed ones leave everything where it is.
  mutating func transform(
    _ place: Int, _ properties: [String: String]
  ) throws(SVGError) -> Transform {
    guard let text = properties["transform"] else { return .identity }
    do throws(SyntaxFault) {
      return try TransformList.read(text)
    } catch {
      try warn(place, "transform is \(error); it is left out")
      return .identity
    }
  }

  /// Adds a shape to the items, painted or not: boxes of groups count both.
  private mutating func draw(
    _ shape: ElementKind.Shape, _ place: Int, _ properties: [String: String], _ context: DrawContext
  ) throws(SVGError) {
    let element = tree.elements[place]
    let path = try path(shape, place, properties, frame(context))
    try count(path.elements.count, place)
    var item = DrawItem(
      path: path, transform: context.transform, line: element.line, element: element.name)
    let style = context.style
    if context.isPainted && style.isVisible && !path.isEmpty {
      if shape != .line, style.fillOpacity > 0, try paints(style.fill, place, style) {
        item.fill = style.fillRule
      }
      item.stroke = try stroke(place, properties, context)
      item.hasFixedStroke = style.hasFixedStroke
    }
    items.append(item)
    for child in tree.children(of: place) {
      if case .unread(let reason) = ElementKind(tree.elements[child].name) { try warn(child, reason) }
    }
  }

  /// A shape's path in its own user space.
  mutating func path(
    _ shape: ElementKind.Shape, _ place: Int, _ properties: [String: String], _ frame: Length.Frame
  ) throws(SVGError) -> Path {
    if let path = paths[place] { return path }
    var reader = ShapeReader(
      properties: properties, frame: frame, segmentLimit: options.limits.segments)
    let path = reader.path(shape)
    if reader.isOverLimit { try count(options.limits.segments + 1, place) }
    for note in reader.notes { try warn(place, note) }
    switch shape {
    case .path, .polyline, .polygon: paths[place] = path
    case .rect, .circle, .ellipse, .line: break
    }
    return path
  }

  /// Cuts the items of an element that is done.
  private mutating func finish(_ opened: OpenElement) throws(SVGError) {
    let range = opened.firstItem..<items.count
    if range.isEmpty { return }
    if let overflow = opened.overflow { try cut(range, [overflow], cost: 4, opened.element) }
    if let clip = opened.clip {
      let box = try boxIfNeeded(clip, range)
      let cutter = try clipPaintings(clip, box: box, trail: [])
      try cut(range, cutter.paintings, cost: cutter.cost, opened.element)
    }
  }

  private mutating func cut(
    _ range: Range<Int>, _ clips: [Painting], cost: Int, _ place: Int
  ) throws(SVGError) {
    if clips.isEmpty { return }
    for index in range {
      try count(cost + 1, place)
      items[index].clips += clips
    }
  }

  /// The box of items in the user space of the element that is clipped, where the clip asks for it.
  private mutating func boxIfNeeded(_ clip: ClipUse, _ range: Range<Int>) throws(SVGError) -> Box {
    var box = Box.empty
    if !clip.isInBoxUnits { return box }
    let inverse = clip.transform.inverse
    for item in items[range] {
      try count(item.path.elements.count, clip.place)
      let isSame = item.transform == clip.transform
      let path = isSame ? item.path : item.path.transformed(by: inverse * item.transform)
      box = box.union(path.bounds)
    }
    return box
  }

  /// What lengths refer to in a context.
  func frame(_ context: DrawContext) -> Length.Frame {
    Length.Frame(
      viewport: context.viewport, fontSize: context.style.fontSize, rootFontSize: rootFontSize)
  }

  /// Whether an element is one of those that are being visited.
  func isOpen(_ place: Int) -> Bool { frames.contains { $0.element == place } }

  mutating func countVisit(of place: Int) throws(SVGError) {
    visited += 1
    let line = tree.elements[place].line
    if visited > options.limits.elements {
      throw .tooManyElements(limit: options.limits.elements, line: line)
    }
    let element = tree.elements[place]
    // What is longest is read once and kept.
    let kept = ["d", "points"].reduce(0) { $0 + (element.attributes[$1]?.utf8.count ?? 0) }
    text += element.size - kept
    if text > options.limits.text { throw .tooMuchText(limit: options.limits.text, line: line) }
    if frames.count >= options.limits.depth {
      throw .tooDeep(limit: options.limits.depth, line: line)
    }
  }

  mutating func count(_ more: Int, _ place: Int) throws(SVGError) {
    segments += more
    if segments > options.limits.segments {
      throw .tooManySegments(limit: options.limits.segments, line: tree.elements[place].line)
    }
  }

  mutating func warn(_ place: Int, _ reason: String) throws(SVGError) {
    try ledger.warn(tree.elements[place], reason)
  }
}
