import MeniscusTestSupport
import SDFFont

extension DebianFont {
  func face(_ index: Int = 0) throws -> FontFace { try FontFace(FontFile(bytes()), face: index) }
}
