public import SDFGeometry

/// An SVG file, read as far as coverage asks: which places of the plane are painted.
///
/// Read are `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`, `g`, `a`, `svg`, `symbol`,
/// `use`, `defs`, `switch`, transforms, clip paths of shapes, and fill and stroke with all their properties,
/// from attributes, `style` attributes and simple rules of style sheets (a type or `*`, classes, an id).
/// Whatever has an opacity over 0 counts as painted, however transparent.
///
/// Not read, each with a warning where it is found, or an error if the options are strict: text, raster
/// images, foreign objects, masks and filters (what has them is painted as without), markers, patterns and
/// gradients as coverage (what has them counts as painted), animations, scripts, `transform-origin`, a
/// `transform` of the root, `pathLength`, basic shapes as `clip-path`, selectors with combinators, attributes
/// or pseudo-classes, at-rules, custom properties, and references outside the file, which are never followed.
/// A stroke with `vector-effect: non-scaling-stroke` has its width in the root's user units.
///
/// Refused are files that are compressed, that declare external entities, or that go beyond ``SVGLimits``.
///
/// Source: SVG 2 (W3C Candidate Recommendation, 2018).
public struct SVGDocument: Sendable {
  /// The root's user space: its `viewBox`, else (0, 0) and the size; nil without both.
  public let viewBox: Box?
  /// The width and height of the file, in CSS pixels.
  public let size: SVGSize?
  /// How the root's view box asks to be fitted to other proportions.
  public let aspectRatio: SVGAspectRatio
  /// What is not read, in the order in which it was met.
  public let warnings: [SVGWarning]
  /// What is painted.
  let items: [DrawItem]
  private let limits: SVGLimits

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file, UTF-8, UTF-16 or another encoding that its XML declaration names.
  ///   - options: strictness and limits.
  public init(bytes: [UInt8], options: SVGOptions = SVGOptions()) throws(SVGError) {
    let tree = try XMLTreeReader.read(bytes, limits: options.limits)
    var resolver = try Resolver(tree, options: options)
    let root = try RootFrame(&resolver)
    if !root.isEmpty { try resolver.run(viewport: root.viewport) }
    limits = options.limits
    viewBox = root.box
    size = root.size
    aspectRatio = root.aspectRatio
    warnings = resolver.ledger.warnings
    items = resolver.items.filter { !$0.isUnpainted }
  }

  /// What is painted, in the root's user space; nothing is cut at the view box.
  ///
  /// Throws where a coordinate is too large after the transforms, or where a stroke cannot be made: a width, a
  /// number of dashes or a number of outline points that goes beyond the limits of ``SDFGeometry/Path``.
  ///
  /// - Parameter tolerance: how far strokes may lie from their true outline, in the root's user units.
  public func painting(tolerance: Double) throws(SVGError) -> Painting {
    var painter = ItemPainter(tolerance: tolerance, limits: limits)
    for item in items { try painter.add(item) }
    return painter.painting
  }
}

/// A width and a height.
public struct SVGSize: Sendable, Hashable {
  /// From left to right, in CSS pixels.
  public var width: Double
  /// From top to bottom, in CSS pixels.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
