import SDFGrid

/// A level of a field that has no outline: one distance everywhere, gradient and height 0.
enum FlatLevel {
  /// Fills a level; `distance` is in texels, negative where all is inside.
  static func fill(_ texels: inout TexelGrid, _ size: GridSize, _ settings: FieldSettings, distance: Float) {
    let limit = settings.range.map { Float($0) } ?? .greatestFiniteMagnitude
    let texel = SIMD4<Float>(max(-limit, min(limit, distance)), 0, 0, 0)
    switch settings.precision {
    case .half:
      var grid = texels.takeHalf()
      grid.reshape(to: size)
      grid.fill(with: HalfTexel(texel))
      texels = .half(grid)
    case .float:
      var grid = texels.takeFloat()
      grid.reshape(to: size)
      grid.fill(with: texel)
      texels = .float(grid)
    }
  }
}
