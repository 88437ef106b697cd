import SDFGeometry

/// What an element hands on to its children.
struct DrawContext {
  var style: Style
  /// From the element's user space to the root's.
  var transform: Transform
  /// The size of the nearest viewport in user units.
  var viewport: Viewport
  /// Whether no element around has an opacity of 0.
  var isPainted = true
}

/// An element whose children are being visited.
struct OpenElement {
  var element: Int
  /// What its children get.
  var context: DrawContext
  /// The child to visit next.
  var next: Int?
  /// Whether that child is the only one: the target of `use`, the choice of `switch`.
  var isSingle = false
  /// The size that `use` gives to its target.
  var copySize: CopySize?
  /// How many items there were before it.
  var firstItem: Int
  /// The clip path that the element names.
  var clip: ClipUse?
  /// The viewport's rectangle, if it cuts.
  var overflow: Painting?

  init(element: Int, context: DrawContext, firstItem: Int) {
    self.element = element
    self.context = context
    self.firstItem = firstItem
  }
}

/// The width and height of a `use` element, as written.
struct CopySize {
  var width: String?
  var height: String?
}

/// A clip path that an element names.
struct ClipUse {
  /// The `clipPath` element.
  var place: Int
  /// From the user space of the element that names it to the root's.
  var transform: Transform
  var viewport: Viewport
  /// Whether the clip's unit square is the box of the element that names it.
  var isInBoxUnits: Bool
}
