import Foundation

/// Fonts of Debian's packages, which `Tests/run` installs; `ligatures` for the trait HarfBuzz.
public enum DebianFont: String, CaseIterable, Sendable {
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
  public struct Missing: Error, CustomStringConvertible {
    var font: DebianFont
    var path: String

    /// What to do.
    public var description: String {
      "\(path) is missing: install the package \(font.package), as Tests/run does"
    }
  }

  /// The package that installs it.
  public var package: String {
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

  /// The file.
  public var path: String { "/usr/share/fonts/" + rawValue }

  /// The file's contents.
  public func bytes() throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(font: self, path: path) }
    return [UInt8](data)
  }
}
