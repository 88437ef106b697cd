/// How a field was made and how to place it: the JSON value that files carry under `meniscus`.
///
/// It holds no times, paths or thread counts, so that the same input gives the same bytes.
public struct SDFMetadata: Sendable, Equatable, Codable {
  /// What lies beyond a mask's border.
  public enum Border: String, Sendable, Codable, CaseIterable {
    /// Outside: a shape that touches the border has its outline there.
    case clear
    /// The edge texels repeat, and the border is no outline.
    case extend
  }

  /// How the nearest edge elements were found.
  public struct Flood: Sendable, Equatable, Codable {
    /// `jump` or `exact`.
    public var method: String
    /// Jump-flood passes; nil for the exact engine.
    public var passes: Int?

    /// Makes a record of a flood.
    public init(method: String, passes: Int? = nil) {
      self.method = method
      self.passes = passes
    }
  }

  /// How the height was solved.
  public struct Height: Sendable, Equatable, Codable {
    /// `jacobi` or `none`.
    public var method: String
    /// Jacobi sweeps on level 0; nil for other methods.
    public var sweeps: Int?

    /// Makes a record of a height.
    public init(method: String, sweeps: Int? = nil) {
      self.method = method
      self.sweeps = sweeps
    }
  }

  /// The glyph that the field was made from; its lengths are in texels of level 0.
  ///
  /// The pen starts on the baseline at the source's point (0, 0), which `origin` places in the texture.
  public struct Glyph: Sendable, Equatable, Codable {
    /// To the right from this pen to the next glyph's.
    public var advance: Double
    /// The value of each axis by its tag, such as `wght`; nil where the font is not variable.
    public var axes: [String: Double]?
    /// To the right from the pen to the left edge of the outline's bounds.
    public var bearingX: Double
    /// Up from the baseline to the top edge of the outline's bounds.
    public var bearingY: Double
    /// The character, 0…0x10FFFF; nil where the glyph was not chosen by one.
    public var codePoint: Int?
    /// The font's em.
    public var emSize: Double
    /// The face within the font's file; nil for the first one, 0.
    public var face: Int?
    /// The glyph's index in the font.
    public var index: Int
    /// The glyph's name in the font; nil where the font has no names.
    public var name: String?

    /// Makes a record of a glyph.
    public init(
      advance: Double, axes: [String: Double]? = nil, bearingX: Double, bearingY: Double,
      codePoint: Int? = nil, emSize: Double, face: Int? = nil, index: Int, name: String? = nil
    ) {
      self.advance = advance
      self.axes = axes
      self.bearingX = bearingX
      self.bearingY = bearingY
      self.codePoint = codePoint
      self.emSize = emSize
      self.face = face
      self.index = index
      self.name = name
    }
  }

  /// The version of the contract between files and readers.
  public static let currentContract = 1

  /// What lies beyond a mask's border.
  public var border: Border
  /// The version of the contract; 1.
  public var contract: Int
  /// How the nearest edge elements were found.
  public var flood: Flood
  /// The glyph that the field was made from; nil where the source is no glyph.
  public var glyph: Glyph?
  /// How the height was solved.
  public var height: Height
  /// The largest distance inside, in texels: −min(R) before rounding, 0 where nothing is inside.
  public var largestInsideDistance: Double
  /// Where the source's point (0, 0) lies in texel coordinates: [x, y].
  public var origin: [Double]
  /// Whether there is an outline at all.
  public var outline: Bool
  /// Texels added, or kept free, on each side.
  public var padding: Int
  /// R was clamped to ±range, in texels; nil where it was not.
  public var range: Double?
  /// Texels a source unit along x and y: a source point p lies at origin + scale · p.
  public var scale: [Double]
  /// What the field was made from: `mask`, `path`, `svg` or `glyph`.
  public var source: String
  /// The coverage on the outline, 0…1; nil where the source is no mask.
  public var threshold: Double?

  /// Makes a record; `origin` and `scale` have two numbers each.
  public init(
    border: Border, flood: Flood, height: Height, largestInsideDistance: Double, origin: [Double],
    outline: Bool, padding: Int, range: Double?, scale: [Double], source: String, threshold: Double?,
    glyph: Glyph? = nil, contract: Int = SDFMetadata.currentContract
  ) {
    self.border = border
    self.contract = contract
    self.flood = flood
    self.glyph = glyph
    self.height = height
    self.largestInsideDistance = largestInsideDistance
    self.origin = origin
    self.outline = outline
    self.padding = padding
    self.range = range
    self.scale = scale
    self.source = source
    self.threshold = threshold
  }

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case border, contract, flood, glyph, height, largestInsideDistance, origin, outline, padding, range
    case scale, source, threshold
  }

  /// Writes every key that applies; `range` is null where nothing was clamped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(border, forKey: .border)
    try container.encode(contract, forKey: .contract)
    try container.encode(flood, forKey: .flood)
    try container.encodeIfPresent(glyph, forKey: .glyph)
    try container.encode(height, forKey: .height)
    try container.encode(largestInsideDistance, forKey: .largestInsideDistance)
    try container.encode(origin, forKey: .origin)
    try container.encode(outline, forKey: .outline)
    try container.encode(padding, forKey: .padding)
    try container.encode(range, forKey: .range)
    try container.encode(scale, forKey: .scale)
    try container.encode(source, forKey: .source)
    try container.encodeIfPresent(threshold, forKey: .threshold)
  }
}
