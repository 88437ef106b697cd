import SDFGeometry

/// The root's size and view box (SVG 2, section 8.3).
struct RootFrame {
  let box: Box?
  let size: SVGSize?
  let aspectRatio: SVGAspectRatio
  /// What percentages refer to: the view box, the size, or the 300 by 150 pixels of CSS.
  let viewport: Viewport
  /// Whether a view box without area keeps everything from being drawn.
  let isEmpty: Bool

  private static let defaultViewport = Viewport(width: 300, height: 150)

  init(_ resolver: inout Resolver) throws(SVGError) {
    let viewBox = try resolver.viewBox(of: XMLTree.root)
    aspectRatio = try resolver.aspectRatio(of: XMLTree.root)
    let properties = try resolver.cascade.properties(of: XMLTree.root, in: resolver.tree)
    let style = StyleReader.read(properties, parent: Style(), rootFontSize: 16).style
    // Percentages of the surroundings are unknown here, as are missing sizes.
    let lengths = ["width", "height"].map { name -> Double? in
      guard let text = properties[name], let length = try? Length.read(text) else { return nil }
      if case .percent = length { return nil }
      let frame = Length.Frame(
        viewport: Self.defaultViewport, fontSize: style.fontSize, rootFontSize: style.fontSize)
      let value = length.resolved(.horizontal, frame)
      return value > 0 && value.isFinite ? value : nil
    }
    size = Self.size(lengths[0], lengths[1], viewBox)
    isEmpty = viewBox.map { $0.width == 0 || $0.height == 0 } ?? false
    if isEmpty { try resolver.warn(XMLTree.root, "its viewBox has no area; nothing is painted") }
    if let viewBox, !isEmpty {
      box = Box(
        minX: viewBox.x, minY: viewBox.y, maxX: viewBox.x + viewBox.width,
        maxY: viewBox.y + viewBox.height)
      viewport = Viewport(width: viewBox.width, height: viewBox.height)
    } else {
      box = size.map { Box(minX: 0, minY: 0, maxX: $0.width, maxY: $0.height) }
      viewport = size.map { Viewport(width: $0.width, height: $0.height) } ?? Self.defaultViewport
    }
  }

  /// The size, a missing side filled in by the view box's proportions.
  private static func size(_ width: Double?, _ height: Double?, _ box: ViewBox?) -> SVGSize? {
    if let width, let height { return SVGSize(width: width, height: height) }
    guard let box, box.width > 0, box.height > 0 else { return nil }
    if let width { return SVGSize(width: width, height: width * box.height / box.width) }
    if let height { return SVGSize(width: height * box.width / box.height, height: height) }
    return SVGSize(width: box.width, height: box.height)
  }
}
