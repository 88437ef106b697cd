package import Meniscus

/// The numbers of a field's level 0 in short.
package struct FieldStatistics: Equatable, Sendable {
  /// The smallest and largest value of something, and the mean.
  package struct Extent: Equatable, Sendable, Encodable {
    package var min: Float
    package var max: Float
    package var mean: Double

    package init(min: Float, max: Float, mean: Double) {
      self.min = min
      self.max = max
      self.mean = mean
    }
  }

  /// R, G, B and A.
  package let channels: [Extent]
  /// Texels with R < 0.
  package let insideTexels: Int
  /// The length of (G, B).
  package let gradientLength: Extent

  /// Measures a texture; sums go row by row, so that the result does not depend on anything else.
  package init(_ texture: SDFTexture) {
    let size = texture.size
    var row = [SIMD4<Float>](repeating: .zero, count: size.width)
    var (low, high) = (SIMD4<Float>(repeating: .infinity), SIMD4<Float>(repeating: -.infinity))
    var sum = SIMD4<Double>.zero
    var inside = 0
    var length = (min: Float.infinity, max: Float(0), sum: 0.0)
    for y in 0..<size.height {
      texture.levels[0].copyRow(y, into: &row)
      for texel in row {
        low.replace(with: texel, where: texel .< low)
        high.replace(with: texel, where: texel .> high)
        sum += SIMD4<Double>(texel)
        if texel.x < 0 { inside += 1 }
        let slope = (texel.y * texel.y + texel.z * texel.z).squareRoot()
        length = (Swift.min(length.min, slope), Swift.max(length.max, slope), length.sum + Double(slope))
      }
    }
    let count = Double(size.count)
    channels = (0..<4).map { Extent(min: low[$0], max: high[$0], mean: sum[$0] / count) }
    insideTexels = inside
    gradientLength = Extent(min: length.min, max: length.max, mean: length.sum / count)
  }
}

/// The channels of a field, by letter.
package enum FieldChannel: String, CaseIterable, Sendable {
  case r, g, b, a

  /// What the channel holds.
  var meaning: String {
    switch self {
    case .r: "R distance"
    case .g: "G gradient x"
    case .b: "B gradient y"
    case .a: "A height"
    }
  }

  /// The place in a texel.
  var index: Int { Self.allCases.firstIndex(of: self)! }
}
