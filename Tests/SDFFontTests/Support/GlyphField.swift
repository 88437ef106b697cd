import SDFFont
import SDFGeometry
import SDFGrid
import SDFPipeline

/// Where a glyph lies in a texture: the pen on a texel's corner.
struct GlyphFrame {
  var size: GridSize
  /// Whole texels from the left edge to the pen, and from the top edge down to the baseline.
  var penX: Int, penY: Int
  /// Texels a unit of the outline.
  var scale: Double

  /// The frame of a glyph and some texels around it.
  init(_ glyph: Glyph, emSize: Int, padding: Int) {
    scale = Double(emSize) / Double(glyph.unitsPerEm)
    penX = padding - Int((glyph.bounds.minX * scale).rounded(.down))
    penY = padding + Int((glyph.bounds.maxY * scale).rounded(.up))
    size = GridSize(
      width: penX + padding + Int((glyph.bounds.maxX * scale).rounded(.up)),
      height: penY + padding - Int((glyph.bounds.minY * scale).rounded(.down)))
  }

  /// The frame of one of FreeType's images, for outlines in its pixels.
  init(_ image: FreeTypeRenderer.Image) {
    size = GridSize(width: image.width, height: image.height)
    (penX, penY) = (-image.left, image.top)
    scale = 1
  }

  /// From the outline's units to texels.
  var transform: Transform {
    Transform(a: scale, b: 0, c: 0, d: -scale, tx: Double(penX), ty: Double(penY))
  }

  /// 32-bit floats, without height, on one thread.
  var options: PaintingOptions {
    var options = PaintingOptions()
    options.placement = .placed(
      size, origin: Point(x: Double(penX), y: Double(penY)), scaleX: scale, scaleY: -scale)
    options.height = .none
    options.precision = .float
    options.threads = 1
    return options
  }
}
