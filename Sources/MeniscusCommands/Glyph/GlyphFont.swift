package import SDFFont

/// The font of a `glyph` command: its bytes, and which face of it at which place of its design space.
package struct GlyphFont: Sendable {
  /// Where in the design space.
  package enum Style: Equatable, Sendable {
    /// Some axes set; the others, or all, as the font has them.
    case axes([AxisSetting])
    /// The instance of that name.
    case instance(String)
  }

  /// The file, or `-`.
  package let path: String
  private let file: FontFile
  private let index: Int
  private let style: Style

  /// Reads a font's file.
  ///
  /// - Throws: 66 where it is not there, 74 where reading fails.
  package init(path: String, face index: Int, style: Style) throws(Failure) {
    self.path = path
    self.index = index
    self.style = style
    file = FontFile(try InputFile.read(path) { _ in true })
  }

  /// Opens the face, for one thread.
  ///
  /// - Throws: 65 where the file is no font, is damaged or has no outlines; 64 where it has not what the
  ///   options ask for.
  package func open() throws(Failure) -> FontFace {
    do {
      let face = try FontFace(file, face: index)
      guard face.hasOutlines else {
        throw Failure(.badData, nil, "the font has no outlines: its glyphs are bitmaps, which are not read")
      }
      switch style {
      case .axes(let settings): try face.set(settings)
      case .instance(let name): try face.selectInstance(named: name)
      }
      return face
    } catch {
      throw Failure(error, subject: InputFile.name(path))
    }
  }
}
