import MeniscusTestSupport
import Testing

/// A kind of PNG: colour type, depth, tRNS, interlacing.
struct PNGVariant: Sendable, CustomTestStringConvertible {
  var colourType: Int
  var bitDepth: Int
  var hasTransparency = false
  var interlaced = false

  /// Every combination that PNG allows.
  static let all: [PNGVariant] = {
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    var all: [PNGVariant] = []
    for (colourType, depths) in depths.sorted(by: { $0.key < $1.key }) {
      for depth in depths {
        for transparency in colourType < 4 ? [false, true] : [false] {
          for interlaced in [false, true] {
            all.append(
              PNGVariant(
                colourType: colourType, bitDepth: depth, hasTransparency: transparency,
                interlaced: interlaced))
          }
        }
      }
    }
    return all
  }()

  var testDescription: String {
    "type \(colourType), \(bitDepth) bit\(hasTransparency ? ", tRNS" : "")\(interlaced ? ", Adam7" : "")"
  }

  /// Whether the decoded picture has alpha.
  var hasAlpha: Bool { hasTransparency || colourType >= 4 }

  /// A picture of random samples; one texel has the colour that tRNS names, if there is one.
  func picture(width: Int, height: Int, seed: UInt64) -> StoredPNG {
    var random = SeededGenerator(seed: seed)
    var png = StoredPNG(
      width: width, height: height, bitDepth: bitDepth, colourType: colourType, interlaced: interlaced,
      samples: [])
    let entries = 1 << min(bitDepth, 4)
    let limit = colourType == 3 ? entries : 1 << bitDepth
    png.samples = (0..<width * height * png.channels).map { _ in random.below(limit) }
    if colourType == 3 {
      png.palette = (0..<entries * 3).map { _ in UInt8(random.below(256)) }
      if hasTransparency { png.transparency = (0..<entries - 1).map { _ in UInt8(random.below(256)) } }
    } else if hasTransparency {
      let key = png.texel(width / 2, height / 2)
      png.transparency = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    return png
  }
}

extension StoredPNG {
  /// What a texel stands for: red, green, blue, alpha at 16 bits for 16-bit pictures, else at 8.
  func colour(_ x: Int, _ y: Int) -> [Int] {
    let texel = Array(texel(x, y))
    let top = bitDepth == 16 ? 65535 : 255
    let factor = bitDepth < 8 ? 255 / ((1 << bitDepth) - 1) : 1
    let isKey =
      colourType < 3 && transparency == texel.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    switch colourType {
    case 0: return [Int](repeating: texel[0] * factor, count: 3) + [isKey ? 0 : top]
    case 2: return texel + [isKey ? 0 : top]
    case 3:
      let entry = palette[texel[0] * 3..<texel[0] * 3 + 3].map(Int.init)
      let alphas = transparency ?? []
      return entry + [texel[0] < alphas.count ? Int(alphas[texel[0]]) : 255]
    case 4: return [texel[0], texel[0], texel[0], texel[1]]
    default: return texel
    }
  }
}

extension SeededGenerator {
  /// A number from 0 up to below `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
