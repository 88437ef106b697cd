/// A signed distance field as a texture: R distance, G and B its gradient, A height.
///
/// R is the Euclidean distance to the outline in level-0 texels, negative inside. (G, B) is the unit
/// gradient of R in texel axes (x right, y down), pointing away from the shape; zero only where there
/// is no outline. A is 0 on the outline and outside and rises smoothly inside, in level-0 texels.
/// Texel (i, j) of level 0 holds the field at the point (i + 0.5, j + 0.5) from the top left.
public struct SDFTexture: Sendable, Equatable {
  /// Level 0 first; each further level has half the size, rounded down. Never empty.
  public var levels: [TexelGrid]
  /// What is known of the field's making; nil where a file holds none.
  public var metadata: SDFMetadata?

  /// Makes a texture; `levels` must not be empty.
  public init(levels: [TexelGrid], metadata: SDFMetadata?) {
    precondition(!levels.isEmpty, "a texture has at least one level")
    self.levels = levels
    self.metadata = metadata
  }

  /// Width and height of level 0, in texels.
  public var size: GridSize { levels[0].size }

  /// The number format of all levels.
  public var precision: Precision { levels[0].precision }

  /// The texel of level 0 in column `x` of row `y`: (R, G, B, A).
  public subscript(x: Int, y: Int) -> SIMD4<Float> { levels[0][x, y] }
}
