import Foundation
import SDFFont

/// Fonts of Debian's packages, which `Tests/run` installs; `ligatures` for the trait HarfBuzz.
enum DebianFont: String, CaseIterable {
  case dejaVu = "truetype/dejavu/DejaVuSans.ttf"
  case cantarell = "opentype/cantarell/Cantarell-Regular.otf"
  case inter = "truetype/inter-vf/Inter.var.ttf"
  case collection = "truetype/wqy/wqy-microhei.ttc"
  case emoji = "truetype/noto/NotoColorEmoji.ttf"
  case icons = "truetype/font-awesome/fontawesome-webfont.ttf"
  case iconsCFF = "opentype/font-awesome/FontAwesome.otf"
  case iconsWOFF = "../fonts-font-awesome/fonts/fontawesome-webfont.woff"
  case iconsWOFF2 = "../fonts-font-awesome/fonts/fontawesome-webfont.woff2"
  case ligatures = "truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
  case ligaturesWOFF2 = "woff/material-design-icons-iconfont/MaterialIcons-Regular.woff2"

  /// A font is not installed: the tests cannot run.
  struct Missing: Error, CustomStringConvertible {
    var font: DebianFont
    var path: String

    var description: String { "\(path) is missing: install the package \(font.package), as Tests/run does" }
  }

  var package: String {
    switch self {
    case .dejaVu: "fonts-dejavu-core"
    case .cantarell: "fonts-cantarell"
    case .inter: "fonts-inter-variable"
    case .collection: "fonts-wqy-microhei"
    case .emoji: "fonts-noto-color-emoji"
    case .icons, .iconsCFF, .iconsWOFF, .iconsWOFF2: "fonts-font-awesome"
    case .ligatures, .ligaturesWOFF2: "fonts-material-design-icons-iconfont"
    }
  }

  /// The file's contents.
  func bytes() throws -> [UInt8] {
    let path = "/usr/share/fonts/" + rawValue
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(font: self, path: path) }
    return [UInt8](data)
  }

  func face(_ index: Int = 0) throws -> FontFace { try FontFace(FontFile(bytes()), face: index) }
}
