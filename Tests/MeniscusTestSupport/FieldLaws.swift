public import SDFGrid

/// What holds for every signed distance field, whatever it was made from.
public struct FieldLaws: Sendable {
  /// The texels of one level: R, G, B, A.
  public let texels: Grid<SIMD4<Float>>
  /// The spacing of texels along each axis, in texels of level 0.
  public let step: (x: Double, y: Double)

  /// Takes level 0 of a texture.
  public init(_ texture: SDFTexture) { self.init(texture.levels[0].floats) }

  /// Takes the texels of a level.
  public init(_ texels: Grid<SIMD4<Float>>, step: (x: Double, y: Double) = (1, 1)) {
    self.texels = texels
    self.step = step
  }

  private var size: GridSize { texels.size }

  private func count(_ holds: (_ texel: SIMD4<Float>) -> Bool) -> Int {
    var count = 0
    for y in 0..<size.height {
      texels.withRow(y) { row in for x in 0..<row.count where holds(row[x]) { count += 1 } }
    }
    return count
  }

  /// Texels with a channel that is NaN or infinite.
  public var notFinite: Int {
    count { !($0.x.isFinite && $0.y.isFinite && $0.z.isFinite && $0.w.isFinite) }
  }

  /// By how much the distances of neighbouring texels, diagonal ones too, differ more than the texels lie
  /// apart: the largest |R(p) − R(q)| − |p − q|. At most 0 but for rounding.
  public var excessSlope: Double {
    var most = -Double.infinity
    for y in 0..<size.height {
      for x in 0..<size.width {
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
          let (nx, ny) = (x + dx, y + dy)
          if nx < 0 || nx >= size.width || ny >= size.height { continue }
          let along = Double(dx) * step.x
          let down = Double(dy) * step.y
          let difference = abs(Double(texels[nx, ny].x) - Double(texels[x, y].x))
          most = max(most, difference - (along * along + down * down).squareRoot())
        }
      }
    }
    return most
  }

  /// The largest difference of a gradient's length from 1.
  public var gradientLengthError: Double {
    var most = 0.0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (gx, gy) = (Double(texels[x, y].y), Double(texels[x, y].z))
        most = max(most, abs((gx * gx + gy * gy).squareRoot() - 1))
      }
    }
    return most
  }

  /// By how much a gradient is off the central difference of the distances, where the second differences
  /// are at most `bend` along each axis, and how many such texels there are.
  ///
  /// Second differences are large on the medial axis and near corners; where they are small, so is what a
  /// central difference is wrong by.
  public func gradientDeviation(bend: Double) -> (largest: Double, count: Int) {
    var largest = 0.0
    var count = 0
    for y in 0..<size.height where y > 0 && y + 1 < size.height {
      for x in 0..<size.width where x > 0 && x + 1 < size.width {
        let here = Double(texels[x, y].x)
        let (left, right) = (Double(texels[x - 1, y].x), Double(texels[x + 1, y].x))
        let (up, down) = (Double(texels[x, y - 1].x), Double(texels[x, y + 1].x))
        if abs(left + right - 2 * here) > bend || abs(up + down - 2 * here) > bend { continue }
        count += 1
        largest = max(
          largest, abs((right - left) / (2 * step.x) - Double(texels[x, y].y)),
          abs((down - up) / (2 * step.y) - Double(texels[x, y].z)))
      }
    }
    return (largest, count)
  }

  /// Texels with a height where R ≥ 0, or a negative one.
  public var misplacedHeights: Int { count { ($0.x >= 0 && $0.w != 0) || $0.w < 0 } }

  /// The largest difference of a channel, and where it is; infinite where the sizes differ.
  public func difference(
    _ other: Grid<SIMD4<Float>>, channels: Range<Int> = 0..<4
  ) -> (largest: Double, x: Int, y: Int) {
    var worst = (largest: 0.0, x: 0, y: 0)
    if other.size != size { return (.infinity, 0, 0) }
    for y in 0..<size.height {
      for x in 0..<size.width {
        for channel in channels {
          let difference = abs(Double(texels[x, y][channel]) - Double(other[x, y][channel]))
          if !(difference <= worst.largest) { worst = (difference, x, y) }
        }
      }
    }
    return worst
  }
}
