import MeniscusTestSupport
import SDFGrid

/// Textures of random finite numbers: every sign, exponent and fraction, zeros of both signs and
/// subnormal numbers among them.
enum RandomTextures {
  static func texture(
    width: Int, height: Int, precision: Precision, mips: Bool = false, metadata: SDFMetadata? = nil,
    seed: UInt64
  ) -> SDFTexture {
    var random = SeededGenerator(seed: seed)
    let size = GridSize(width: width, height: height)
    let levels = (0..<(mips ? size.mipCount : 1)).map { level in
      grid(size.mip(level), precision, &random)
    }
    return SDFTexture(levels: levels, metadata: metadata)
  }

  private static func grid(
    _ size: GridSize, _ precision: Precision, _ random: inout SeededGenerator
  ) -> TexelGrid {
    switch precision {
    case .half:
      let texels = (0..<size.count).map { _ in
        HalfTexel(bits: SIMD4(half(&random), half(&random), half(&random), half(&random)))
      }
      return .half(Grid(size, samples: texels))
    case .float:
      let texels = (0..<size.count).map { _ in
        SIMD4<Float>(float(&random), float(&random), float(&random), float(&random))
      }
      return .float(Grid(size, samples: texels))
    }
  }

  /// Exponents 0 to 30 alike; a quarter of the fractions is zero.
  private static func half(_ random: inout SeededGenerator) -> UInt16 {
    let word = random.next()
    let exponent = UInt16(word >> 32 & 0xFFFF) % 31
    let fraction = word & 3 == 0 ? 0 : UInt16(word >> 8 & 0x3FF)
    return UInt16(word >> 63) << 15 | exponent << 10 | fraction
  }

  /// Exponents 0 to 254 alike; a quarter of the fractions is zero.
  private static func float(_ random: inout SeededGenerator) -> Float {
    let word = random.next()
    let exponent = UInt32(word >> 32 & 0xFFFF) % 255
    let fraction = word & 3 == 0 ? 0 : UInt32(word >> 8 & 0x7F_FFFF)
    return Float(bitPattern: UInt32(word >> 63) << 31 | exponent << 23 | fraction)
  }
}

extension SDFTexture {
  /// The bits of every channel of every level, zeros of both signs apart.
  var bits: [[UInt32]] {
    levels.map { level in
      switch level {
      case .half(let grid):
        grid.samples.flatMap { texel in (0..<4).map { UInt32(texel.bits[$0]) } }
      case .float(let grid): grid.samples.flatMap { texel in (0..<4).map { texel[$0].bitPattern } }
      }
    }
  }
}

extension SDFMetadata {
  /// A record with a value under every key.
  static func sample(origin: [Double] = [8, 8], range: Double? = nil) -> SDFMetadata {
    SDFMetadata(
      border: .clear, flood: Flood(method: "jump", passes: 12), height: Height(method: "jacobi", sweeps: 64),
      largestInsideDistance: 9.5, origin: origin, outline: true, padding: 8, range: range, scale: [1, 1],
      source: "mask", threshold: 0.5)
  }
}
