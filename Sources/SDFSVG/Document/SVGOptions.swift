public import SDFGeometry

/// How an SVG file is read.
public struct SVGOptions: Sendable, Hashable {
  /// Whether everything that is not read is an error instead of a warning.
  public var strict: Bool
  /// What is too much.
  public var limits: SVGLimits

  /// Makes options.
  public init(strict: Bool = false, limits: SVGLimits = SVGLimits()) {
    self.strict = strict
    self.limits = limits
  }
}

/// Bounds on what a file may ask for, so that a hostile one costs little time and memory.
public struct SVGLimits: Sendable, Hashable {
  /// The most elements in the file, and the most that are visited when `use` is expanded.
  public var elements: Int
  /// The most elements inside one another, in the file and when `use` is expanded.
  public var depth: Int
  /// The most attributes of one element, or in one declaration of the document type.
  public var attributes: Int
  /// The most bytes of attributes, in the file with what its document type adds, and once more of those that are
  /// read anew as `use` is expanded (path data and lists of points are not).
  public var text: Int
  /// The most path segments in the painting; a clip counts once for each shape it cuts. Entries of dash lists
  /// count as well.
  public var segments: Int
  /// The most points of the outlines of all solid strokes.
  public var strokePoints: Int
  /// The most points of the outlines of all dashed strokes.
  public var dashPoints: Int
  /// The most comparisons of elements with style rules and of declarations copied.
  public var styleSteps: Int

  /// Makes limits.
  public init(
    elements: Int = 500_000, depth: Int = 256, attributes: Int = 1_000, text: Int = 1 << 28,
    segments: Int = 10_000_000, strokePoints: Int = Path.defaultStrokeLimit, dashPoints: Int = 500_000,
    styleSteps: Int = 10_000_000
  ) {
    self.elements = elements
    self.depth = depth
    self.attributes = attributes
    self.text = text
    self.segments = segments
    self.strokePoints = strokePoints
    self.dashPoints = dashPoints
    self.styleSteps = styleSteps
  }
}
