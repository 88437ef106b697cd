#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in linear light, with sRGB's primaries; 0…1 is what a screen shows.
typealias LinearColour = SIMD3<Float>

/// Colours between screens, linear light and OKLab.
enum Colour {
  /// A colour from sRGB-encoded hexadecimal digits, as 0xRRGGBB.
  static func hex(_ digits: UInt32) -> LinearColour {
    LinearColour(decode(digits >> 16 & 255), decode(digits >> 8 & 255), decode(digits & 255))
  }

  /// Mixes in linear light: `a` at 0, `b` at 1.
  @inline(__always)
  static func mix(_ a: LinearColour, _ b: LinearColour, _ share: Float) -> LinearColour {
    a + (b - a) * share
  }

  /// An opaque pixel; values outside 0…1 are clamped, NaN is 0.
  static func pixel(_ colour: LinearColour) -> RGBA8 {
    RGBA8(red: encode(colour.x), green: encode(colour.y), blue: encode(colour.z))
  }

  /// A colour from OKLab's lightness, chroma and hue angle (B. Ottosson, "A perceptual color space for
  /// image processing", 2020).
  static func oklch(lightness: Float, chroma: Float, cosine: Float, sine: Float) -> LinearColour {
    oklab(SIMD3(lightness, chroma * cosine, chroma * sine))
  }

  /// A colour from OKLab's lightness and its two opponent axes.
  static func oklab(_ lab: SIMD3<Float>) -> LinearColour {
    let l = lab.x + 0.396_337_78 * lab.y + 0.215_803_76 * lab.z
    let m = lab.x - 0.105_561_346 * lab.y - 0.063_854_17 * lab.z
    let s = lab.x - 0.089_484_18 * lab.y - 1.291_485_5 * lab.z
    let cone = SIMD3(l * l * l, m * m * m, s * s * s)
    return LinearColour(
      (cone * SIMD3(4.076_741_7, -3.307_711_6, 0.230_969_93)).sum(),
      (cone * SIMD3(-1.268_438, 2.609_757_4, -0.341_319_4)).sum(),
      (cone * SIMD3(-0.004_196_086_3, -0.703_418_6, 1.707_614_7)).sum())
  }

  private static func decode(_ sample: UInt32) -> Float {
    let value = Float(sample) / 255
    return value <= 0.040_45 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  /// sRGB's curve (IEC 61966-2-1) at the nearest of 4,097 places: never more than one level off.
  private static func encode(_ value: Float) -> UInt8 {
    let clamped = value > 0 ? min(value, 1) : 0
    return table[Int(clamped * 4096 + 0.5)]
  }

  private static let table: [UInt8] = (0...4096).map { index in
    let value = Float(index) / 4096
    let encoded = value <= 0.003_130_8 ? 12.92 * value : 1.055 * powf(value, 1 / 2.4) - 0.055
    return UInt8(min(encoded, 1) * 255 + 0.5)
  }
}
