public import SDFGeometry

/// A glyph of a face, in font units: x to the right, y up, the pen at (0, 0) on the baseline.
///
/// Outlines are as the font has them, without hinting: whole units exactly, and what lies between (variable
/// fonts, transformed parts, fractions in CFF) to 1/64 unit or better; to 1/32 in CFF and Type 1 fonts of more
/// than 2,000 units an em.
public struct Glyph: Hashable, Sendable {
  /// What a glyph shows.
  public enum Content: Hashable, Sendable {
    /// Closed contours, without hinting, and which places of them are filled. Contours may overlap.
    case outline(Path, FillRule)
    /// Nothing at all, as a space.
    case blank
    /// No outline, but a bitmap, colour layers or an SVG document, none of which is read.
    case picture
  }

  /// The glyph's place in the font.
  public var index: Int
  /// The glyph's name in the font; nil where the font does not name its glyphs.
  public var name: String?
  /// The character that the glyph was asked for by; nil where it was something else.
  public var codePoint: Unicode.Scalar?
  /// Font units in an em; 0 in a font without outlines.
  public var unitsPerEm: Int
  /// From this pen to the next glyph's; FreeType rounds it to whole units in variable fonts.
  public var advance: Double
  /// What holds the outline, exactly: the curves, not their control points. Empty where there is none.
  public var bounds: Box
  /// What the glyph shows.
  public var content: Content

  /// Makes a glyph.
  public init(
    index: Int, name: String?, codePoint: Unicode.Scalar? = nil, unitsPerEm: Int, advance: Double,
    bounds: Box, content: Content
  ) {
    self.index = index
    self.name = name
    self.codePoint = codePoint
    self.unitsPerEm = unitsPerEm
    self.advance = advance
    self.bounds = bounds
    self.content = content
  }

  /// From the pen to the outline's left edge; 0 where there is no outline.
  public var bearingX: Double { bounds.isEmpty ? 0 : bounds.minX }
  /// From the baseline up to the outline's top edge; 0 where there is no outline.
  public var bearingY: Double { bounds.isEmpty ? 0 : bounds.maxY }
}
