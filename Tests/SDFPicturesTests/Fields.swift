import SDFGrid
import SDFPictures

/// The field of a disc, exactly, in 32-bit floats; its height is the distance inside.
func disc(_ size: GridSize, centre: SIMD2<Float>, radius: Float) -> SDFTexture {
  let grid = Grid(size) { x, y in
    let way = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - centre
    let length = (way * way).sum().squareRoot()
    let gradient = length > 0 ? way / length : SIMD2(1, 0)
    return SIMD4(length - radius, gradient.x, gradient.y, max(0, radius - length))
  }
  return SDFTexture(levels: [.float(grid)], metadata: nil)
}

/// A field of one value everywhere.
func constant(_ size: GridSize, _ texel: SIMD4<Float>) -> SDFTexture {
  SDFTexture(levels: [.float(Grid(size, repeating: texel))], metadata: nil)
}

extension RGBA8 {
  /// The sum of red, green and blue.
  var brightness: Int { Int(red) + Int(green) + Int(blue) }
  /// The largest difference between two of red, green and blue.
  var colourfulness: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }
}
