public import SDFGrid

/// What the samples of a mask mean.
public enum CoverageEncoding: String, Sendable, Codable, CaseIterable {
  /// The sample is the covered part of the texel's area.
  case linear
  /// The sample went through the sRGB transfer function (IEC 61966-2-1); it is undone first.
  case srgb
}

/// How the outline is found in a mask.
public enum EdgeModel: String, Sendable, Codable, CaseIterable {
  /// Within the texel, from coverage: an anti-aliased edge keeps its place.
  case subpixel
  /// Along the cell sides between texels of different state.
  case binary
}

/// How the nearest edge element of each texel is found.
public enum FloodMethod: String, Sendable, Codable, CaseIterable {
  /// The better one for the device at hand.
  case auto
  /// Jump flooding (Rong & Tan 2006) with extra passes: nearly exact.
  case jump
  /// Equal to brute force over the elements.
  case exact
}

/// How the height is solved.
public enum HeightMethod: Sendable, Hashable {
  /// Jacobi sweeps of Laplace's equation; nil follows the size: 64 up to 512 texels of the longer side, in
  /// proportion up to 256 beyond.
  case jacobi(sweeps: Int?)
  /// The height is 0 everywhere.
  case none
}

/// How a shape is fitted into a texture of a given size.
public enum Fit: String, Sendable, Codable, CaseIterable {
  /// All of the source shows, centred, aspect kept.
  case contain
  /// The source covers the part inside the padding, centred, aspect kept, and runs on into the padding.
  case cover
  /// The outline is stretched to the frame before anything is measured.
  case fill
}

/// The size of the texture and where the source lies in it.
public enum Placement: Sendable, Hashable {
  /// ⌈width · scale⌉ × ⌈height · scale⌉ texels and the padding around them; top-left corners coincide.
  case scale(Double)
  /// Exactly this size; the padding lies inside it.
  case size(GridSize, fit: Fit)
}

/// What to make of a mask.
public struct MaskOptions: Sendable, Hashable {
  /// The coverage on the outline, between 0 and 1; inside is more. Default 0.5.
  public var threshold: Double = 0.5
  /// Coverage c counts as 1 − c, before border and padding.
  public var invert: Bool = false
  /// What the samples mean. Default linear.
  public var coverage: CoverageEncoding = .linear
  /// How the outline is found. Default sub-pixel.
  public var edges: EdgeModel = .subpixel
  /// What lies beyond the mask's border. Default clear.
  public var border: SDFMetadata.Border = .clear
  /// How the nearest edge elements are found. Default automatic.
  public var flood: FloodMethod = .auto
  /// How the height is solved. Default Jacobi.
  public var height: HeightMethod = .jacobi(sweeps: nil)
  /// The size of the texture. Default the mask's own.
  public var placement: Placement = .scale(1)
  /// Output texels kept free on each side, 0 or more.
  public var padding: Int = 0
  /// R is clamped to ±range output texels; nil for no clamp.
  public var range: Double?
  /// The texture's number format. Default half.
  public var precision: Precision = .half
  /// Whether to make the full chain of mip levels. Each is a field of its own; R and A stay in
  /// level-0 texels.
  public var mipmaps: Bool = false
  /// The number of threads; nil for all cores. It does not change the result.
  public var threads: Int?

  /// The defaults.
  public init() {}
}
