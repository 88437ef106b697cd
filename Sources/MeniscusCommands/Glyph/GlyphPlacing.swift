import Foundation
package import Meniscus
package import SDFFont

/// Where a glyph lies in its field: the bounds of its outline, rounded outwards to texels, and the padding
/// around them.
///
/// The pen's origin lies on a texel corner, so that fields of one em size can be set side by side.
package struct GlyphPlacing: Equatable {
  /// The size of the field.
  package let size: GridSize
  /// The texel corner of the pen's origin, from the field's top left corner.
  package let originX: Int, originY: Int
  /// Texels in an em.
  package let emSize: Double
  /// Font units in an em.
  private let unitsPerEm: Double

  /// No field is placed further out, in texels; such sizes are over the generator's limit.
  private static let furthest = 1e9

  /// Places a glyph; a blank one gets the padding alone, the pen's origin in its middle.
  ///
  /// - Parameters:
  ///   - emSize: texels in an em, above 0.
  ///   - padding: texels on each side, 0 or more.
  package init(_ glyph: Glyph, emSize: Double, padding: Int) {
    self.emSize = emSize
    unitsPerEm = Double(max(1, glyph.unitsPerEm))
    let box = glyph.bounds.isEmpty ? Box(minX: 0, minY: 0, maxX: 0, maxY: 0) : glyph.bounds
    // Divided last, so that what falls on a texel's side stays there.
    let sides = [box.minX, -box.maxY, box.maxX, -box.minY].map { [unitsPerEm] side in
      min(max(side * emSize / unitsPerEm, -Self.furthest), Self.furthest)
    }
    originX = padding - Int(sides[0].rounded(.down))
    originY = padding - Int(sides[1].rounded(.down))
    size = GridSize(
      width: max(1, originX + Int(sides[2].rounded(.up)) + padding),
      height: max(1, originY + Int(sides[3].rounded(.up)) + padding))
  }

  /// As the generator takes it: y points up in fonts, down in fields.
  package var placement: PaintingPlacement {
    let scale = emSize / unitsPerEm
    return .placed(
      size, origin: Point(x: Double(originX), y: Double(originY)), scaleX: scale, scaleY: -scale)
  }

  /// The glyph's metrics in texels, for the field's metadata.
  package func record(of glyph: Glyph) -> SDFMetadata.Glyph {
    SDFMetadata.Glyph(
      advance: glyph.advance * emSize / unitsPerEm, bearingX: glyph.bearingX * emSize / unitsPerEm,
      bearingY: glyph.bearingY * emSize / unitsPerEm, codePoint: glyph.codePoint.map { Int($0.value) },
      emSize: emSize, index: glyph.index, name: glyph.name)
  }
}
