import Foundation
import SDFFont

/// The glyphs that are measured together.
enum GlyphSet: String, Codable, CaseIterable {
  /// The 95 printing ASCII characters of DejaVu Sans; the space is blank.
  case ascii = "ASCII, DejaVu Sans"
  /// Seeded Chinese characters of Noto Sans CJK.
  case cjk = "CJK, Noto Sans CJK"

  /// The font's file, which the system's packages install.
  var fontPath: String {
    switch self {
    case .ascii: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    case .cjk: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    }
  }

  /// The font's bytes; nil where it is not installed.
  var font: [UInt8]? { FileManager.default.contents(atPath: fontPath).map { [UInt8]($0) } }

  /// The glyphs' indices, with `cjkCount` of the Chinese ones.
  func glyphs(of face: FontFace, cjkCount: Int) throws -> [Int] {
    switch self {
    case .ascii: return try (0x20...0x7E).map { try face.glyph(for: Unicode.Scalar($0)).index }
    case .cjk:
      var characters: [UInt32] = []
      var seen: Set<UInt32> = []
      var random = SplitMix64(state: 0x4D65_6E69_7363_7573)
      while characters.count < cjkCount {
        let character = UInt32.random(in: 0x4E00...0x9FA5, using: &random)
        if seen.insert(character).inserted { characters.append(character) }
      }
      return try characters.compactMap { try Unicode.Scalar($0).map { try face.glyph(for: $0).index } }
    }
  }
}
