public import SDFGeometry
public import SDFGrid

/// The size of the texture and where the view box, or the source itself, lies in it.
public enum PaintingPlacement: Sendable, Hashable {
  /// ⌈width · scale⌉ × ⌈height · scale⌉ texels of the view box and the padding around them.
  case scale(Double)
  /// Exactly this size; the view box is fitted into what the padding leaves of it.
  case size(GridSize, fit: Fit)
  /// Exactly this size; a source point p lies at origin + scale · p, in texels. A negative scale turns an
  /// axis round, as glyphs, whose y points up, need it. View box and padding place nothing.
  case placed(GridSize, origin: Point, scaleX: Double, scaleY: Double)
}

/// What to make of a painting.
public struct PaintingOptions: Sendable, Hashable {
  /// The rectangle of the source that the placement goes by; nil for the bounds of the painted outline.
  ///
  /// What is painted beyond it counts as well: neither the box nor the texture cuts the outline.
  public var viewBox: Box?
  /// The size of the texture. Default one texel a source unit.
  public var placement: PaintingPlacement = .scale(1)
  /// Output texels kept free on each side, 0 or more.
  public var padding: Int = 0
  /// How the height goes on beyond the texture's border: 0 or mirrored. Default 0.
  public var border: SDFMetadata.Border = .clear
  /// How the nearest edge elements are found. Default automatic.
  public var flood: FloodMethod = .auto
  /// How the height is solved. Default Jacobi.
  public var height: HeightMethod = .jacobi(sweeps: nil)
  /// R is clamped to ±range output texels; nil for no clamp.
  public var range: Double?
  /// The texture's number format. Default half.
  public var precision: Precision = .half
  /// Whether to make the full chain of mip levels. Each is a field of its own; R and A stay in
  /// level-0 texels.
  public var mipmaps: Bool = false
  /// The number of threads; nil for all cores where the work is worth them. It does not change the result.
  public var threads: Int?
  /// What the metadata calls the source: `path`, `svg`, `glyph`. Default `path`.
  public var source: String = "path"

  /// The defaults.
  public init() {}

  /// What paintings have in common with other sources.
  var settings: FieldSettings {
    FieldSettings(
      border: border, flood: flood, height: height, padding: padding, range: range, precision: precision,
      mipmaps: mipmaps, threads: threads)
  }
}
